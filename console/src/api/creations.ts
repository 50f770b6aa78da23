import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { CreationView, DoneView } from '../../../src/dialects/console/views.ts';
import { words } from '../words/words.ts';
import { creationQuery } from './queries.ts';
import { useChange } from './session.ts';
import { isUnfinished } from './unfinished.ts';

/** The pictures of what has failed are not kept, and without them it would be another film. */
export const isRepeatable = ({ state, inputs }: CreationView): boolean => state === 'failed' && inputs.length === 0;

/** Deletes what is there, and ends what is being made: the hold for it is given back. */
export function useRemoveCreation(onDone: () => void) {
  const client = useQueryClient();
  return useChange<CreationView, DoneView>({
    method: 'DELETE',
    path: ({ id }) => `creations/${id}`,
    body: () => undefined,
    refreshes: ['creations', 'balance', 'charges'],
    onDone: (_, creation) => {
      client.removeQueries({ queryKey: creationQuery(creation.id).queryKey });
      notifications.show({ message: isUnfinished(creation) ? words.library.cancelled : words.library.removed });
      onDone();
    },
  });
}
