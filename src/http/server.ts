import { readFileSync } from 'node:fs';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, fastify } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Authenticate } from '../services/api-keys.ts';
import { addAuthentication } from './authenticate.ts';
import { addBodyParsers, type BodyLimits } from './body.ts';
import { type Dialect, findDialect } from './dialect.ts';
import { sendError } from './errors.ts';
import { addHealthRoutes, type HealthParts } from './health.ts';
import { makeRateLimiter, type RateLimits } from './rate-limit.ts';

export interface ServerParts extends HealthParts {
  readonly dialects: readonly Dialect[];
  readonly authenticate: Authenticate;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly drawRequestId: () => string;
  readonly bodyLimits: BodyLimits;
  readonly rateLimits: RateLimits;
  readonly trustProxy: boolean;
  /** PEM files; null: plain http. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { dialects, log } = parts;
  const server = fastify(serverOptions(parts));
  server.decorateRequest('principal', null);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addAccessLog(server, parts);
  await addBodyParsers(server, parts.bodyLimits);
  addHealthRoutes(server, parts);

  const rateLimiter = makeRateLimiter(parts.rateLimits);
  for (const dialect of dialects) {
    await server.register(async (scope) => {
      addAuthentication(scope, dialect, parts.authenticate);
      rateLimiter.addTo(scope);
      scope.setErrorHandler((error, request, reply) => sendError({ log, dialect }, error, request, reply));
      dialect.addRoutes(scope);
    });
  }
  server.setErrorHandler((error, request, reply) => {
    return sendError({ log, dialect: findDialect(dialects, request.url) }, error, request, reply);
  });
  server.setNotFoundHandler(async (request) => {
    const dialect = findDialect(dialects, request.url);
    // A stranger without a key does not learn which routes exist.
    if (dialect !== null) await parts.authenticate(dialect.findSecret(request));
    throw new ServiceError('route_not_found', `There is no route ${request.method} ${pathOf(request)}.`);
  });
  return server;
}

function serverOptions(parts: ServerParts): FastifyServerOptions {
  const { dialects, log, bodyLimits, tls } = parts;
  return {
    logger: false,
    genReqId: parts.drawRequestId,
    bodyLimit: bodyLimits.requestBytes,
    trustProxy: parts.trustProxy,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      return sendError({ log, dialect: findDialect(dialects, request.url) }, error, request, reply);
    },
    ...(tls === null ? {} : { https: { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } }),
  };
}

/** Without the query: it may carry a key. */
const pathOf = (request: FastifyRequest): string => (request.url.split('?', 1)[0] ?? '').slice(0, 200);

/** One line and one measurement per request. The route's pattern, not its path, labels the measurement. */
function addAccessLog(server: FastifyInstance, { log, metrics }: ServerParts): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requestAnswered(route, request.method, reply.statusCode, seconds);
    const fields = {
      request: request.id,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.principal === null ? {} : { key: request.principal.keyId }),
    };
    if (request.routeOptions.logLevel === 'debug') log.debug(fields, 'request-answered');
    else log.info(fields, 'request-answered');
  });
}
