import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { SessionView, UserView } from '../../../src/dialects/console/views.ts';
import { ask } from './client.ts';
import { forgetEverything } from './memory.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask<SessionView>('session', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useSession(): SessionView {
  return useSuspenseQuery(sessionQuery).data;
}

/** For pages behind the sign-in: the router lets nobody else reach them. */
export function useUser(): UserView {
  const { user } = useSession();
  if (user === null) throw new Error('This page needs a signed-in user.');
  return user;
}

type Method = 'POST' | 'PATCH' | 'DELETE';

interface Change<Input, View> {
  readonly method?: Method;
  readonly path: string | ((input: Input) => string);
  /** What is sent; the input itself where nothing is said. */
  readonly body?: (input: Input) => unknown;
  /** What goes with it besides. */
  readonly call?: (input: Input) => { readonly idempotencyKey?: string; readonly signal?: AbortSignal };
  /** Queries that this makes stale, by the first word of their key. */
  readonly refreshes?: readonly string[];
  readonly onDone?: (view: View, input: Input) => void;
}

/** A change carries the token of the session as it is now, and renews what it touched. */
export function useChange<Input, View>(change: Change<Input, View>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { csrf } = await client.ensureQueryData(sessionQuery);
      const path = typeof change.path === 'string' ? change.path : change.path(input);
      const body = change.body === undefined ? input : change.body(input);
      return ask<View>(path, {
        method: change.method ?? 'POST',
        body: body ?? undefined,
        csrf,
        ...change.call?.(input),
      });
    },
    onSuccess: async (view, input) => {
      for (const name of change.refreshes ?? []) void client.invalidateQueries({ queryKey: [name] });
      change.onDone?.(view, input);
    },
  });
}

/** Signing in: the answer is the new session, and nothing that another user saw may stay in memory. */
export function useEntrance<Input>(path: string, onDone: (session: SessionView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const { csrf } = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      return ask<SessionView>(path, { method: 'POST', body: input ?? {}, csrf });
    },
    onSuccess: (session) => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      client.setQueryData(sessionQuery.queryKey, session);
      onDone(session);
    },
  });
}

const SIGN_IN = '/console/sign-in';

/** A new page, so that nothing the user saw stays in memory. Whoever signs in again is back where this was. */
export function showSignIn(): void {
  const { pathname, search } = window.location;
  // Several answers may tell of one ended session.
  if (pathname === SIGN_IN) return;
  window.location.assign(`${SIGN_IN}?${new URLSearchParams({ next: `${pathname}${search}` })}`);
}

/** Out of the house, by one's own wish: nothing of what was written is left behind. */
export function useLeave(path: 'sign-out' | 'sign-out-everywhere') {
  return useChange<Record<string, never>, SessionView>({
    path,
    onDone: () => {
      forgetEverything();
      window.location.assign(SIGN_IN);
    },
  });
}
