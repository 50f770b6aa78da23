import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Store } from '../core/store.ts';

/**
 * Slows down whoever guesses. An attempt is counted before it is looked at, by where it comes from and by whom it is about;
 * one that succeeds is taken off again. The store counts, for all nodes together.
 *
 * Strangers must not shut the door on somebody by guessing at him. A device that he has come in with before is counted by
 * itself alone; and where many addresses guess at one person, the others are not refused but wait in one line, so that
 * guessing gains little and a new device still comes in.
 */
export interface AttemptLimit {
  /**
   * Refuses what comes too often, and holds up what may be one of many. `device`: the name of one that is known to be the
   * person's. Answers with how to take the attempt off.
   */
  count(address: string, subject: string, device: string | null): Promise<() => Promise<void>>;
}

const QUARTER_MILLISECONDS = 15 * 60 * 1000;
/** By one address; by one address about one person; about one person, from anywhere; with a device of the person's own. */
const ATTEMPTS = { address: 30, pair: 5, subject: 60, device: 10 } as const;
/** Between two attempts at a person whom too many have guessed at, on each node. */
const LINE_MILLISECONDS = 2_000;
/** Whoever would wait longer than this is asked to come back. */
const LONGEST_LINE_MILLISECONDS = 30_000;
/** What is closed stays so until its time: whoever goes on knocking is told without asking the store, as far as we remember. */
const MOST_CLOSED = 10_000;

interface Counter {
  readonly name: string;
  readonly most: number;
}

export interface AttemptLimitParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export function makeAttemptLimit({ store, clock, pause = wait }: AttemptLimitParts): AttemptLimit {
  const closedUntil = new Map<string, Date>();
  /** When the next in the line to a person may try, by the clock that only goes on. */
  const lines = new Map<string, number>();

  function checkClosed(counters: readonly Counter[], now: Date): void {
    for (const { name } of counters) {
      const until = closedUntil.get(name);
      if (until === undefined) continue;
      if (until > now) throw tooMany(until, now);
      closedUntil.delete(name);
    }
  }

  /** Counts at all of them, up to the first at which it is too much. Answers with the count at the last. */
  async function countAt(counters: readonly Counter[], now: Date): Promise<number> {
    checkClosed(counters, now);
    const endsAt = new Date(now.getTime() + QUARTER_MILLISECONDS);
    const { count, refusedUntil } = await store.transaction(async (transaction) => {
      let last = 0;
      // Always in this order, so that no two wait for each other.
      for (const { name, most } of counters) {
        const counted = await transaction.attempts.count(name, { now, endsAt });
        last = counted.count;
        if (counted.count <= most) continue;
        remember(closedUntil, name, counted.endsAt);
        return { count: last, refusedUntil: counted.endsAt };
      }
      return { count: last, refusedUntil: null };
    });
    if (refusedUntil !== null) throw tooMany(refusedUntil, now);
    return count;
  }

  async function standInLine(name: string): Promise<void> {
    const now = clock.elapsedMilliseconds();
    const turn = Math.max(now, lines.get(name) ?? now) + LINE_MILLISECONDS;
    if (turn - now > LONGEST_LINE_MILLISECONDS) throw lineTooLong();
    remember(lines, name, turn);
    await pause(turn - now);
  }

  return {
    async count(address, subject, device) {
      const now = clock.now();
      if (device !== null) {
        const own = nameOf('device', device, subject);
        await countAt([{ name: own, most: ATTEMPTS.device }], now);
        return () => store.transaction((transaction) => transaction.attempts.delete(own));
      }
      const [from, pair, about] = [
        { name: nameOf('address', address), most: ATTEMPTS.address },
        { name: nameOf('pair', address, subject), most: ATTEMPTS.pair },
        { name: nameOf('subject', subject), most: Number.POSITIVE_INFINITY },
      ] as const;
      const tries = await countAt([from, pair, about], now);
      if (tries > ATTEMPTS.subject) await standInLine(about.name);
      return () =>
        store.transaction(async (transaction) => {
          await transaction.attempts.takeOff(from.name);
          await transaction.attempts.delete(pair.name);
          await transaction.attempts.takeOff(about.name);
        });
    },
  };
}

/** The oldest goes where there are too many. */
function remember<Value>(kept: Map<string, Value>, name: string, value: Value): void {
  kept.delete(name);
  kept.set(name, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_CLOSED && oldest !== undefined) kept.delete(oldest);
}

/** Neither addresses nor people are written down for it. */
const nameOf = (...words: readonly string[]): string => hash('sha256', words.join('\n'));

function tooMany(until: Date, now: Date): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}

const lineTooLong = () =>
  new ServiceError('rate_limit_exceeded', 'Too many attempts at this account. Try again in a minute.', {
    retryAfterSeconds: 60,
  });
