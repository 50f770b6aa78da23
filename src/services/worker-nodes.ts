import type { Clock } from '../core/clock.ts';
import type { Store } from '../core/store.ts';
import type { LaneLoad, WorkerNode } from '../core/worker-node.ts';

/** Who works for this house. Nothing but a page for people rests on it: work is given out by the queue. */
export interface WorkerNodes {
  /** This process first, if it works, and every other that was heard of within the hour. */
  list(): Promise<readonly WorkerNode[]>;
  /** Tells the others that this process works, if it does. To be called again before SILENT_SECONDS are over. */
  announce(): Promise<void>;
  leave(): Promise<void>;
}

export interface WorkerNodesParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly self: Pick<WorkerNode, 'id' | 'host' | 'version' | 'startedAt'>;
  /** Empty where this process only answers. */
  readonly listLanes: () => readonly LaneLoad[];
  /** Whether there may be others. Where there are none nothing is written. */
  readonly isShared: boolean;
}

/** Two words of a node that did not come: it has stopped, or nobody hears it. */
export const SILENT_SECONDS = 15;
/** So long a node is remembered that went without a word. */
export const REMEMBERED_SECONDS = 60 * 60;

export function makeWorkerNodes({ store, clock, self, listLanes, isShared }: WorkerNodesParts): WorkerNodes {
  const findOwn = (): WorkerNode | null => {
    const lanes = listLanes();
    return lanes.length === 0 ? null : { ...self, seenAt: clock.now(), lanes };
  };
  return {
    async list() {
      const own = findOwn();
      const since = new Date(clock.now().getTime() - REMEMBERED_SECONDS * 1000);
      const known = isShared ? await store.nodes.list(since) : [];
      return [...(own === null ? [] : [own]), ...known.filter(({ id }) => id !== self.id)];
    },

    async announce() {
      const own = findOwn();
      if (isShared && own !== null) await store.transaction((transaction) => transaction.nodes.put(own));
    },

    async leave() {
      if (isShared && findOwn() !== null) await store.transaction((transaction) => transaction.nodes.delete(self.id));
    },
  };
}
