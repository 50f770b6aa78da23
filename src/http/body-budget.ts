import { ServiceError } from '../core/errors.ts';

/**
 * The memory that the bodies of all requests may take together. Each is counted as it comes in and until its request is
 * answered, since it is held for so long. Whoever would go beyond is told to come back, and costs nothing more.
 */
export interface BodyBudget {
  open(): BodyShare;
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
const RETRY_SECONDS = 2;

export function makeBodyBudget(mostBytes: number): BodyBudget {
  let bytes = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  return {
    get bytes() {
      return bytes;
    },
    open() {
      let own = 0;
      const add = (change: number) => {
        own += change;
        bytes += change;
      };
      return {
        take(more) {
          const most = own + more > LARGE_BYTES ? mostBytes * SHARE_OF_LARGE : mostBytes;
          if (bytes + more > most) {
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
