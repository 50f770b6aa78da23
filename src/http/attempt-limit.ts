import { hash } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Store } from '../core/store.ts';

/**
 * Slows down whoever guesses. An attempt is counted before it is looked at, by where it comes from and by whom it is about;
 * one that succeeds is taken off again. The store counts, for all nodes together.
 */
export interface AttemptLimit {
  /** Refuses what comes too often. Answers with how to take the attempt off. */
  count(address: string, subject: string): Promise<() => Promise<void>>;
}

const QUARTER_MILLISECONDS = 15 * 60 * 1000;
/** By one address; by one address about one person; about one person, from anywhere: enough to be safe, too many to lock out. */
const ATTEMPTS = { address: 30, pair: 5, subject: 60 } as const;
/** What is closed stays so until its time: whoever goes on knocking is told without asking the store, as far as we remember. */
const MOST_CLOSED = 10_000;

interface Counter {
  readonly name: string;
  readonly most: number;
}

export function makeAttemptLimit({ store, clock }: { readonly store: Store; readonly clock: Clock }): AttemptLimit {
  const closedUntil = new Map<string, Date>();

  function close(name: string, until: Date): void {
    closedUntil.set(name, until);
    const [oldest] = closedUntil.keys();
    if (closedUntil.size > MOST_CLOSED && oldest !== undefined) closedUntil.delete(oldest);
  }

  function checkClosed(counters: readonly Counter[], now: Date): void {
    for (const { name } of counters) {
      const until = closedUntil.get(name);
      if (until === undefined) continue;
      if (until > now) throw tooMany(until, now);
      closedUntil.delete(name);
    }
  }

  /** Null: as often as it may. */
  async function findRefusal(counters: readonly Counter[], now: Date): Promise<Date | null> {
    const endsAt = new Date(now.getTime() + QUARTER_MILLISECONDS);
    return store.transaction(async (transaction) => {
      for (const { name, most } of counters) {
        const counted = await transaction.attempts.count(name, { now, endsAt });
        if (counted.count <= most) continue;
        close(name, counted.endsAt);
        return counted.endsAt;
      }
      return null;
    });
  }

  return {
    async count(address, subject) {
      const now = clock.now();
      const [from, pair, about] = [
        { name: nameOf('address', address), most: ATTEMPTS.address },
        { name: nameOf('pair', address, subject), most: ATTEMPTS.pair },
        { name: nameOf('subject', subject), most: ATTEMPTS.subject },
      ] as const;
      // Always in this order, so that no two wait for each other.
      const counters = [from, pair, about];
      checkClosed(counters, now);
      const until = await findRefusal(counters, now);
      if (until !== null) throw tooMany(until, now);
      return () =>
        store.transaction(async (transaction) => {
          await transaction.attempts.takeOff(from.name);
          await transaction.attempts.delete(pair.name);
          await transaction.attempts.takeOff(about.name);
        });
    },
  };
}

/** Neither addresses nor people are written down for it. */
const nameOf = (...words: readonly string[]): string => hash('sha256', words.join('\n'));

function tooMany(until: Date, now: Date): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}
