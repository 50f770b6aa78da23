import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CreationView } from '../../../../src/dialects/console/views.ts';
import { isUnreachable } from '../../api/client.ts';
import { creationQuery } from '../../api/queries.ts';
import { useChange } from '../../api/session.ts';
import { type Draft, recallDraft, toForm } from './draft.ts';

interface Order {
  readonly draft: Draft;
  readonly idempotencyKey: string;
  readonly stop: AbortController;
}

export interface Making {
  readonly isPending: boolean;
  readonly error: Error | null;
  start(draft: Draft): void;
  /** The same as something that was asked for before. */
  repeat(creation: CreationView): Promise<void>;
  /** What nobody has begun is not begun. */
  stop(): void;
  forget(): void;
}

/** Asks for a film or an image. Whoever tries again where nobody answered gets one, not two. */
export function useMake(onMade: (creation: CreationView) => void): Making {
  const client = useQueryClient();
  const last = useRef<Order | null>(null);
  const make = useChange<Order, CreationView>({
    path: ({ draft }) => (draft.kind === 'video' ? 'videos' : 'images'),
    body: ({ draft }) => toForm(draft),
    call: ({ idempotencyKey, stop }) => ({ idempotencyKey, signal: stop.signal }),
    refreshes: ['creations', 'balance', 'charges', 'usage', 'keys'],
    onDone: (creation) => {
      client.setQueryData(creationQuery(creation.id).queryKey, creation);
      onMade(creation);
    },
  });
  const start = (draft: Draft) => {
    const isAgain = isUnreachable(make.error) && last.current?.draft === draft;
    const known = isAgain ? last.current?.idempotencyKey : undefined;
    const order = { draft, idempotencyKey: known ?? drawKey(), stop: new AbortController() };
    last.current = order;
    make.mutate(order);
  };
  return {
    isPending: make.isPending,
    error: make.error,
    start,
    repeat: async (creation) => start(await recallDraft(creation)),
    stop: () => {
      last.current?.stop.abort();
      make.reset();
    },
    forget: make.reset,
  };
}

/** Not crypto.randomUUID(): on plain http, other than on this machine, a browser does not offer it. */
const drawKey = (): string => `console-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
