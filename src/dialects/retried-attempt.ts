import type { FastifyRequest } from 'fastify';
import type { Attempt } from '../services/admit-task.ts';
import { findIdempotencyKey } from './idempotency-key.ts';

/** Whether this is a second try: by the client's own key, or by the count that the official libraries send. */
export function readAttempt(request: FastifyRequest): Attempt {
  const retries = Number(request.headers['x-stainless-retry-count'] ?? 0);
  return { idempotencyKey: findIdempotencyKey(request), isRetry: retries > 0 };
}
