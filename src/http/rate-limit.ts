import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../core/errors.ts';

export interface RateLimits {
  readonly readsPerMinute: number;
  readonly createsPerMinute: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that create something have a limit of their own: those of the whole route, or those it says. */
    readonly creates?: boolean | ((request: FastifyRequest) => boolean);
  }
}

export interface RateLimiter {
  addTo(scope: FastifyInstance): void;
}

/**
 * Per key, in this process. One limiter serves all dialects, since a key's minute is one minute. It only counts: how much is
 * too much may be the key's own. Whoever has no key is asked elsewhere how often he tries.
 */
export function makeRateLimiter(limits: RateLimits): RateLimiter {
  const counting = { points: Number.MAX_SAFE_INTEGER, duration: 60 };
  const reads = new RateLimiterMemory(counting);
  const creates = new RateLimiterMemory(counting);
  return {
    addTo(scope) {
      scope.addHook('onRequest', (request, reply, done) => {
        const { principal } = request;
        if (principal === null) {
          done();
          return;
        }
        const { creates: declared = false } = request.routeOptions.config;
        const isCreate = typeof declared === 'function' ? declared(request) : declared;
        const most = isCreate
          ? (principal.limits.createsPerMinute ?? limits.createsPerMinute)
          : (principal.limits.readsPerMinute ?? limits.readsPerMinute);
        (isCreate ? creates : reads).consume(principal.keyId).then(
          (count) => {
            tellLimit(reply, most, count);
            done(count.consumedPoints > most ? tooMany(most, count) : undefined);
          },
          (fault: unknown) => done(fault instanceof Error ? fault : new Error(String(fault))),
        );
      });
    },
  };
}

/** Under the names that clients of the OpenAI style read; the time to the next minute as they write it (850ms, 12.3s). */
function tellLimit(reply: FastifyReply, most: number, { consumedPoints, msBeforeNext }: RateLimiterRes): void {
  const milliseconds = Math.max(0, Math.round(msBeforeNext));
  reply.header('x-ratelimit-limit-requests', most);
  reply.header('x-ratelimit-remaining-requests', Math.max(0, most - consumedPoints));
  reply.header(
    'x-ratelimit-reset-requests',
    milliseconds < 1_000 ? `${milliseconds}ms` : `${Number((milliseconds / 1_000).toFixed(1))}s`,
  );
}

function tooMany(points: number, { msBeforeNext }: RateLimiterRes): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `This key may make ${points} such requests a minute. Try again in ${retryAfterSeconds} s.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}
