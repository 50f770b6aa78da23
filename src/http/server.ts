import { readFileSync } from 'node:fs';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
} from 'fastify';
import { ServiceError } from '../core/errors.ts';
import type { Traces } from '../core/traces.ts';
import type { TrustedProxies } from '../core/trusted-proxies.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Authenticate } from '../services/api-keys.ts';
import { addAuthentication, readSecret } from './authenticate.ts';
import { addBodyParsers, addFormParser } from './body.ts';
import { makeBodyBudget } from './body-budget.ts';
import { addBodyLimits, type BodyLimits, bytesOf } from './body-limits.ts';
import { addConsoleFiles, type BuiltConsole } from './console-files.ts';
import { type Dialect, findDialect } from './dialect.ts';
import { addDownloads, type DownloadLimits } from './downloads.ts';
import { refuseConnection, sendError } from './errors.ts';
import { addHealthRoutes, type HealthParts } from './health.ts';
import { makeRateLimiter, type RateLimits } from './rate-limit.ts';
import { addBodyShares } from './read-whole.ts';
import { addReferenceRoutes, type ReferenceParts } from './reference.ts';
import { addTracing } from './tracing.ts';
import { makeTrustProxy } from './trust-proxy.ts';

export interface ServerParts extends HealthParts {
  readonly dialects: readonly Dialect[];
  readonly authenticate: Authenticate;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly drawRequestId: () => string;
  readonly bodyLimits: BodyLimits;
  readonly rateLimits: RateLimits;
  readonly downloadLimits: DownloadLimits;
  readonly reference: ReferenceParts;
  /** Where the built console lies; null: there is none to show. */
  readonly console: BuiltConsole | null;
  readonly traces: Traces;
  readonly trustProxy: TrustedProxies;
  /** PEM files; null: plain http. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
}

/** For the whole of a request to come in: 64 MB at 1.8 Mbit/s. A client that only trickles does not hold its place for ever. */
const REQUEST_MILLISECONDS = 300_000;
/** For its head, which is one packet or two. */
const HEADERS_MILLISECONDS = 20_000;
/** How often those that are late are looked for. */
const CHECKING_MILLISECONDS = 5_000;

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { dialects, log } = parts;
  const server = fastify(serverOptions(parts));
  server.decorateRequest('principal', null);
  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    const dialect = findDialect(dialects, request.url);
    // A stranger without a key does not learn which routes exist.
    if (dialect?.identify !== undefined) await dialect.identify(request, reply);
    else if (dialect !== null) await parts.authenticate(readSecret(dialect, request));
    throw new ServiceError('route_not_found', `There is no route ${request.method} ${pathOf(request)}.`);
  };
  // Hooks that every request passes call back instead of returning promises: see the figures in bench/README.md.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Here and not in the handler, which runs only after the body was read.
    if (request.is404) refuseUnknown(request, reply).catch(done);
    else done();
  });
  if (parts.traces.areOn) addTracing(server, parts.traces);
  addAccessLog(server, parts);
  addBodyShares(server, makeBodyBudget(parts.bodyLimits.inFlightBytes));
  addBodyLimits(server, parts.bodyLimits);
  addDownloads(server, parts.downloadLimits, log);
  addBodyParsers(server, parts.bodyLimits);
  // Before the routes: each keeps the handler it finds when it is added.
  server.setErrorHandler((error, request, reply) => {
    return sendError({ log, dialect: findDialect(dialects, request.url) }, error, request, reply);
  });
  addHealthRoutes(server, parts);
  addReferenceRoutes(server, parts);
  if (parts.console !== null) addConsoleFiles(server, parts.console);

  const rateLimiter = makeRateLimiter(parts.rateLimits);
  for (const dialect of dialects) {
    await server.register(async (scope) => {
      addAuthentication(scope, dialect, parts.authenticate);
      rateLimiter.addTo(scope);
      scope.setErrorHandler((error, request, reply) => sendError({ log, dialect }, error, request, reply));
      dialect.addRoutes(scope);
      if (dialect.addFormRoutes === undefined) return;
      await scope.register(async (forms) => {
        await addFormParser(forms, parts.bodyLimits);
        dialect.addFormRoutes?.(forms);
      });
    });
  }
  server.setNotFoundHandler(refuseUnknown);
  return server;
}

function serverOptions(parts: ServerParts): FastifyServerOptions {
  const { dialects, log, bodyLimits, tls } = parts;
  const patience = { headersTimeout: HEADERS_MILLISECONDS, connectionsCheckingInterval: CHECKING_MILLISECONDS };
  return {
    logger: false,
    genReqId: parts.drawRequestId,
    bodyLimit: bytesOf('entry', bodyLimits),
    trustProxy: makeTrustProxy(parts.trustProxy),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Whoever still has a connection is answered as before: the services themselves refuse what must not begin.
    return503OnClosing: false,
    requestTimeout: REQUEST_MILLISECONDS,
    clientErrorHandler: (fault, socket) => refuseConnection(fault, socket, parts.drawRequestId()),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      return sendError({ log, dialect: findDialect(dialects, request.url) }, error, request, reply);
    },
    ...(tls === null
      ? { http: patience }
      : { https: { ...patience, cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } }),
  };
}

/** Without the query: it may carry a key. */
const pathOf = (request: FastifyRequest): string => (request.url.split('?', 1)[0] ?? '').slice(0, 200);

/** One line and one measurement per request. The route's pattern, not its path, labels the measurement. */
function addAccessLog(server: FastifyInstance, { log, metrics }: ServerParts): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { url, logLevel } = request.routeOptions;
    const milliseconds = reply.elapsedTime;
    metrics.requestAnswered(url ?? 'none', request.method, reply.statusCode, milliseconds / 1000);
    const level = logLevel === 'debug' ? 'debug' : 'info';
    if (log.isLevelEnabled(level)) log[level](describeAnswer(request, reply, milliseconds), 'request-answered');
    done();
  });
}

function describeAnswer(request: FastifyRequest, reply: FastifyReply, milliseconds: number) {
  return {
    request: request.id,
    method: request.method,
    path: pathOf(request),
    status: reply.statusCode,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(request.principal === null ? {} : { key: request.principal.keyId }),
  };
}
