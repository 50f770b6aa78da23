import type { FastifyRequest } from 'fastify';
import { type Dialect, findBearer } from '../../http/dialect.ts';
import { renderGoogleError } from './response.ts';

const KEY_HEADERS = ['x-vendor-api-key', 'x-goog-api-key'];

/** The Google-native style under /v1beta: its keys and its refusals. Its routes come with images and native video. */
export function makeGoogleDialect(): Dialect {
  return {
    name: 'google',
    prefix: '/v1beta',
    findSecret: (request) => findHeaderKey(request) ?? findBearer(request) ?? findQueryKey(request),
    renderError: renderGoogleError,
    addRoutes() {
      // Every path is answered by the not-found handler, in this dialect's shape and behind a key.
    },
  };
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
