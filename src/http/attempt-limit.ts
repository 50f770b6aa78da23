import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../core/errors.ts';

/**
 * Slows down whoever guesses. An attempt is counted before it is looked at, by where it comes from and by whom it is about;
 * one that succeeds is taken off again. In this process: several nodes allow each their own.
 */
export interface AttemptLimit {
  /** Refuses what comes too often. Answers with how to take the attempt off. */
  count(address: string, subject: string): Promise<() => Promise<void>>;
}

const QUARTER_SECONDS = 15 * 60;
/** By one address about one person; by one address; about one person, from anywhere: enough to be safe, too many to lock out. */
const ATTEMPTS = { pair: 5, address: 30, subject: 60 } as const;

export function makeAttemptLimit(): AttemptLimit {
  const make = (points: number) => new RateLimiterMemory({ points, duration: QUARTER_SECONDS });
  const [pairs, addresses, subjects] = [make(ATTEMPTS.pair), make(ATTEMPTS.address), make(ATTEMPTS.subject)];
  return {
    async count(address, subject) {
      const pair = `${address} ${subject}`;
      try {
        await addresses.consume(address);
        await pairs.consume(pair);
        await subjects.consume(subject);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
      return async () => {
        await pairs.delete(pair);
        await addresses.reward(address);
        await subjects.reward(subject);
      };
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} min.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}
