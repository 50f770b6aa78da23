import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SetupBody } from '../../../../src/dialects/console/views.ts';
import { useEntrance } from '../../api/session.ts';
import { words } from '../../words/words.ts';
import { Door } from './door.tsx';
import { GoodLink } from './link.tsx';
import { NewPersonForm } from './new-person.tsx';

const route = getRouteApi('/outside/setup');

export function Setup() {
  const navigate = useNavigate();
  const { token } = route.useSearch();
  const setUp = useEntrance<SetupBody>('setup', () => void navigate({ to: '/' }));
  const { title, lead, action, missing, missingHint, badHint, command } = words.entrance.setup;
  if (token === undefined) return <Door title={missing} lead={missingHint} />;
  return (
    <GoodLink token={token} kind="setup" title={title} lead={() => lead} otherwise={{ hint: badHint, command }}>
      {() => (
        <NewPersonForm
          action={action}
          asks={['name', 'email']}
          working={setUp.isPending}
          fault={setUp.error}
          onSubmit={(person) => setUp.mutate({ token, ...person })}
        />
      )}
    </GoodLink>
  );
}
