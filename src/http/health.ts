import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { sendError } from './errors.ts';

export interface HealthParts {
  readonly metrics: Metrics;
  readonly metricsAccess: 'local' | 'all';
  /** Throws when the service could not take a request now. */
  readonly checkReady: () => Promise<void>;
}

/** For machines that watch: alive, ready for traffic, and the figures. */
export function addHealthRoutes(server: FastifyInstance, parts: HealthParts): void {
  server.get('/healthz', { logLevel: 'debug' }, async () => ({ status: 'ok' }));

  server.get('/readyz', { logLevel: 'debug' }, async () => {
    try {
      await parts.checkReady();
    } catch (cause) {
      throw new ServiceError('service_unavailable', 'The service is not ready.', { cause, retryAfterSeconds: 5 });
    }
    return { status: 'ready' };
  });

  server.get('/metrics', { logLevel: 'debug' }, async (request, reply) => {
    if (parts.metricsAccess === 'local' && !isLocal(request)) {
      throw new ServiceError('route_not_found', 'There is nothing here.');
    }
    return reply.type(parts.metrics.contentType).send(await parts.metrics.render());
  });
}

/** For a process that only works: it serves nothing else, and is watched all the same. */
export function buildHealthServer(parts: HealthParts & { readonly log: Log }): FastifyInstance {
  const server = fastify({ logger: false, forceCloseConnections: true });
  server.setErrorHandler((error, request, reply) =>
    sendError({ log: parts.log, dialect: null }, error, request, reply),
  );
  addHealthRoutes(server, parts);
  return server;
}

/** A proxy on this machine makes every stranger look local: whoever was forwarded is not. */
function isLocal(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(request.ip);
}
