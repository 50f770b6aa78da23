import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../services/api-keys.ts';
import type { Dialect } from './dialect.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}

/** Runs before the body is read, so a stranger cannot make us read one. */
export function addAuthentication(scope: FastifyInstance, dialect: Dialect, authenticate: Authenticate): void {
  if (dialect.identify !== undefined) {
    scope.addHook('onRequest', async (request, reply) => {
      request.principal = (await dialect.identify?.(request, reply)) ?? null;
    });
    return;
  }
  scope.addHook('onRequest', (request, _reply, done) => {
    const found = authenticate(readSecret(dialect, request));
    if (!(found instanceof Promise)) {
      request.principal = found;
      done();
      return;
    }
    found.then((principal) => {
      request.principal = principal;
      done();
    }, done);
  });
}

export function readSecret(dialect: Dialect, request: FastifyRequest): string {
  const secret = dialect.findSecret(request);
  if (secret !== null && secret !== '') return secret;
  const { keyHeader = 'Authorization: Bearer <key>' } = dialect;
  throw new ServiceError('missing_api_key', `No API key was given. Send it as: ${keyHeader}.`);
}

export function principalOf(request: FastifyRequest): Principal {
  if (request.principal === null) throw new TypeError('This route was registered outside its dialect.');
  return request.principal;
}
