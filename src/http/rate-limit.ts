import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../core/errors.ts';
import { principalOf } from './authenticate.ts';

export interface RateLimits {
  readonly readsPerMinute: number;
  readonly createsPerMinute: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes that create tasks have a limit of their own. */
    readonly creates?: boolean;
  }
}

export interface RateLimiter {
  addTo(scope: FastifyInstance): void;
}

/** Per key, in this process. One limiter serves all dialects, since a key's minute is one minute. */
export function makeRateLimiter(limits: RateLimits): RateLimiter {
  const reads = new RateLimiterMemory({ points: limits.readsPerMinute, duration: 60 });
  const creates = new RateLimiterMemory({ points: limits.createsPerMinute, duration: 60 });
  return {
    addTo(scope) {
      scope.addHook('onRequest', (request, _reply, done) => {
        const limiter = request.routeOptions.config.creates === true ? creates : reads;
        limiter.consume(principalOf(request).keyId).then(
          () => done(),
          (refusal: unknown) => done(refusal instanceof RateLimiterRes ? tooMany(limiter, refusal) : toError(refusal)),
        );
      });
    },
  };
}

function tooMany({ points }: RateLimiterMemory, { msBeforeNext }: RateLimiterRes): ServiceError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = `This key may make ${points} such requests a minute. Try again in ${retryAfterSeconds} s.`;
  return new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds });
}

const toError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));
