import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../core/errors.ts';

const LONGEST_IDEMPOTENCY_KEY = 255;

/** What the client calls its request, to find it again; null where it has no name for it. */
export function findIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  // Cut off, two keys could become one, and the second request would get the first one's film.
  if (key.length > LONGEST_IDEMPOTENCY_KEY) {
    const message = `Idempotency-Key may have at most ${LONGEST_IDEMPOTENCY_KEY} characters; got ${key.length}.`;
    throw new ServiceError('invalid_request', message, { param: 'Idempotency-Key' });
  }
  return key;
}
