import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ResetBody } from '../../../../src/dialects/console/views.ts';
import { useEntrance } from '../../api/session.ts';
import { words } from '../../words/words.ts';
import { GoodLink } from './link.tsx';
import { NewPersonForm } from './new-person.tsx';

const route = getRouteApi('/outside/reset');

export function Reset() {
  const navigate = useNavigate();
  const reset = useEntrance<ResetBody>('reset', ({ user }) => void navigate({ to: user === null ? '/sign-in' : '/' }));
  const { title, lead, action } = words.entrance.reset;
  return (
    <GoodLink token={route.useSearch().token} kind="reset" title={title} lead={lead}>
      {(token) => (
        <NewPersonForm
          action={action}
          asks={[]}
          working={reset.isPending}
          fault={reset.error}
          onSubmit={({ password }) => reset.mutate({ token, password })}
        />
      )}
    </GoodLink>
  );
}
