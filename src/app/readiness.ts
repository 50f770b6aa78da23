import { setTimeout as wait } from 'node:timers/promises';

export interface ReadinessParts {
  /** Throws when the service is stopping. */
  readonly checkOpen: () => void;
  readonly ping: () => Promise<void>;
  readonly checkRoom: () => Promise<void>;
  readonly patienceMilliseconds?: number;
}

/** Whoever watches gives up after a few seconds, too; a database that takes longer is one that nobody should be sent to. */
const PATIENCE_MILLISECONDS = 2_500;

/**
 * Throws where a request could not be taken now, and never takes long to say so. While the database is silent there is one
 * question to it, however often we are asked: the others would only take its connections.
 */
export function makeCheckReady({ checkOpen, ping, checkRoom, patienceMilliseconds }: ReadinessParts) {
  let asked: Promise<void> | null = null;
  const ask = (): Promise<void> => {
    asked ??= ping().finally(() => {
      asked = null;
    });
    return asked;
  };
  return async (): Promise<void> => {
    checkOpen();
    await within(patienceMilliseconds ?? PATIENCE_MILLISECONDS, ask());
    await checkRoom();
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const late = wait(milliseconds, undefined, { signal: done.signal }).then(() => {
    throw new Error('The database has not answered in time.');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    done.abort();
    // Whichever of the two came last has nobody left to tell.
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
