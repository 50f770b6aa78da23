import type { FastifyRequest } from 'fastify';
import { findBearer } from '../../http/dialect.ts';

/** The official library sends the second. */
export const KEY_HEADERS = ['x-vendor-api-key', 'x-goog-api-key'] as const;

export function findGoogleSecret(request: FastifyRequest): string | null {
  return findHeaderKey(request) ?? findBearer(request) ?? findQueryKey(request);
}

function findHeaderKey(request: FastifyRequest): string | null {
  for (const name of KEY_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') return value.trim();
  }
  return null;
}

/** Some clients download with nothing but an address. The query is never logged. */
function findQueryKey(request: FastifyRequest): string | null {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('key' in query)) return null;
  return typeof query.key === 'string' ? query.key : null;
}
