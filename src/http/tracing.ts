import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Traces } from '../core/traces.ts';

/** How the routes for machines that watch are marked, for the log as well. */
const QUIET = 'debug';

/**
 * One span for each request of the API, by its route and not by its path. What watches us (health, figures) is not
 * followed. The answer says in `traceresponse` where to look.
 */
export function addTracing(server: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    const { url = 'none', logLevel } = request.routeOptions;
    if (logLevel === QUIET) return done();
    const span = traces.open(`${request.method} ${url}`, {
      kind: 'server',
      parent: findHeader(request, 'traceparent'),
      attributes: { 'http.request.method': request.method, 'http.route': url, 'kinora.request': request.id },
    });
    spans.set(request, span);
    if (span.traceParent !== null) reply.header('traceresponse', span.traceParent);
    // Not by a hook: those know nothing of a client that hung up.
    reply.raw.once('close', () => {
      const { statusCode, raw } = reply;
      const fault = raw.writableFinished && statusCode >= 500 ? `answered with ${statusCode}` : null;
      span.end(
        fault,
        raw.writableFinished ? { 'http.response.status_code': statusCode } : { 'kinora.outcome': 'hung_up' },
      );
    });
    span.run(done);
  });
  // Once more: a body that was read has led through events of the socket, which belong to no request.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
}

function findHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
