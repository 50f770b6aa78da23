import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkBody, LinkView } from '../../../../src/dialects/console/views.ts';
import { ask } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import { Door } from './door.tsx';

interface GoodLinkProps {
  readonly token: string | undefined;
  readonly kind: LinkView['kind'];
  readonly title: string;
  readonly lead: (email: string) => string;
  readonly children: (token: string) => ReactNode;
}

/** A form behind a one-time link: shown only when the link is still good, so that nobody fills it in for nothing. */
export function GoodLink({ token = '', kind, title, lead, children }: GoodLinkProps) {
  const { csrf } = useSession();
  const body: LinkBody = { token };
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: ({ signal }) => ask<LinkView>('link', { method: 'POST', body, csrf, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
  if (token !== '' && link.isPending) {
    return (
      <Door title={title} lead={words.loading}>
        <WaitingRows />
      </Door>
    );
  }
  if (link.data?.kind !== kind) {
    return (
      <Door title={words.entrance.badLink} lead={words.entrance.badLinkHint}>
        <LinkButton to="/sign-in" variant="default" size="md">
          {words.entrance.toSignIn}
        </LinkButton>
      </Door>
    );
  }
  return (
    <Door title={title} lead={lead(link.data.email ?? '')}>
      {children(token)}
    </Door>
  );
}
