import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkBody, LinkView } from '../../../../src/dialects/console/views.ts';
import { ask, Refusal } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { FaultNote } from '../../parts/fault.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { WaitingRows } from '../../parts/waiting.tsx';
import { words } from '../../words/words.ts';
import classes from './door.module.css';
import { Door } from './door.tsx';

interface GoodLinkProps {
  readonly token: string | undefined;
  readonly kind: LinkView['kind'];
  readonly title: string;
  readonly lead: (email: string) => string;
  /** How a link that works is to be had, for whoever cannot sign in either. */
  readonly otherwise?: { readonly hint: string; readonly command: string };
  readonly children: (token: string) => ReactNode;
}

/** A form behind a one-time link: shown only when the link is still good, so that nobody fills it in for nothing. */
export function GoodLink({ token = '', kind, title, lead, otherwise, children }: GoodLinkProps) {
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
  // Too many tries, or nobody there: that says nothing of the link.
  if (link.error !== null && !(link.error instanceof Refusal && link.error.code === 'link_not_valid')) {
    return (
      <Door title={title} lead={words.entrance.unchecked}>
        <FaultNote fault={link.error} onRetry={() => void link.refetch()} />
      </Door>
    );
  }
  if (link.data?.kind !== kind) {
    return (
      <Door title={words.entrance.badLink} lead={otherwise?.hint ?? words.entrance.badLinkHint}>
        {otherwise === undefined ? (
          <LinkButton to="/sign-in" variant="default" size="md">
            {words.entrance.toSignIn}
          </LinkButton>
        ) : (
          <code className={classes.command}>{otherwise.command}</code>
        )}
      </Door>
    );
  }
  return (
    <Door title={title} lead={lead(link.data.email ?? '')}>
      {children(token)}
    </Door>
  );
}
