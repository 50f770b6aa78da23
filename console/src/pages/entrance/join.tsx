import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JoinBody } from '../../../../src/dialects/console/views.ts';
import { useEntrance } from '../../api/session.ts';
import { words } from '../../words/words.ts';
import { GoodLink } from './link.tsx';
import { NewPersonForm } from './new-person.tsx';

const route = getRouteApi('/outside/join');

export function Join() {
  const navigate = useNavigate();
  const joined = useEntrance<JoinBody>('join', () => void navigate({ to: '/' }));
  const { title, lead, action } = words.entrance.join;
  return (
    <GoodLink token={route.useSearch().token} kind="invitation" title={title} lead={lead}>
      {(token) => (
        <NewPersonForm
          action={action}
          asks={['name']}
          working={joined.isPending}
          fault={joined.error}
          onSubmit={({ name, password }) => joined.mutate({ token, name, password })}
        />
      )}
    </GoodLink>
  );
}
