import { ServiceError } from '../core/errors.ts';

/**
 * The memory that the bodies of all requests may take together. Each is counted as it comes in and until its request is
 * answered, since it is held for so long. Whoever would go beyond is told to come back, and costs nothing more.
 */
export interface BodyBudget {
  /** `findOwner`: the key it belongs to, asked with every part of it. Null: of nobody known. */
  open(findOwner: () => string | null): BodyShare;
  readonly bytes: number;
}

/** One request's part of it. */
export interface BodyShare {
  /** Refuses what does not fit. */
  take(bytes: number): void;
  /** What was taken and is in memory no more. */
  give(bytes: number): void;
  close(): void;
  /** For what takes its time: one after the other, and between two of them everybody else. */
  takeTurn(): Promise<void>;
}

/** A body beyond this is a large one, and the last of the room is not for it: pictures must not keep out those who only write. */
const LARGE_BYTES = 1024 * 1024;
const SHARE_OF_LARGE = 7 / 8;
/** Nor is all of it for one key: whoever sends many at once, and each of them as slowly as is let pass, keeps nobody else out. */
const SHARE_OF_ONE = 3 / 4;
const RETRY_SECONDS = 2;

export function makeBodyBudget(mostBytes: number): BodyBudget {
  let bytes = 0;
  const bytesOfOwner = new Map<string, number>();
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    get bytes() {
      return bytes;
    },
    open(findOwner) {
      let own = 0;
      let owner: string | null = null;
      const add = (change: number) => {
        own += change;
        bytes += change;
        if (owner === null) return;
        const all = (bytesOfOwner.get(owner) ?? 0) + change;
        if (all > 0) bytesOfOwner.set(owner, all);
        else bytesOfOwner.delete(owner);
      };
      return {
        take(more) {
          // Known before the first part of a body is read, and the same from then on: what was added is taken off again.
          if (own === 0) owner = findOwner();
          const most = own + more > LARGE_BYTES ? mostBytes * SHARE_OF_LARGE : mostBytes;
          const ofOwner = owner === null ? 0 : (bytesOfOwner.get(owner) ?? 0);
          if (bytes + more > most || ofOwner + more > mostBytes * SHARE_OF_ONE) {
            const message = 'The service is reading as many requests as it can hold. Try again in a moment.';
            throw new ServiceError('service_unavailable', message, { retryAfterSeconds: RETRY_SECONDS });
          }
          add(more);
        },
        give: (less) => add(-Math.min(less, own)),
        close: () => add(-own),
        takeTurn() {
          lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
          return lastTurn;
        },
      };
    },
  };
}
