import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, ServiceError } from '../core/errors.ts';
import type { Log } from '../observability/log.ts';
import { type Dialect, type RenderedError, retryHeaders } from './dialect.ts';

/** What Fastify and its plugins refuse on their own, in the words of our catalogue. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Send application/json, or a form where the route takes one.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request_too_large', message: 'The request body is too large.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_request', message: 'The request body is empty.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', message: 'The request body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_request',
    message: 'The body does not have the length it announced.',
  },
  FST_ERR_BAD_URL: { code: 'route_not_found', message: 'The address is not a valid one.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'route_not_found', message: 'The address is too long to be a valid one.' },
  FST_FILES_LIMIT: { code: 'request_too_large', message: 'The form has too many files.' },
  FST_FIELDS_LIMIT: { code: 'request_too_large', message: 'The form has too many fields.' },
  FST_PARTS_LIMIT: { code: 'request_too_large', message: 'The form has too many parts.' },
  FST_PROTO_VIOLATION: { code: 'invalid_request', message: 'A form field has a name that is not allowed.' },
};

export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = readCode(error);
  const refusal = FRAMEWORK_REFUSALS[code];
  if (refusal !== undefined) return new ServiceError(refusal.code, refusal.message, { cause: error });
  if (code === 'ENOSPC') {
    const message = 'The service cannot store anything at the moment.';
    return new ServiceError('service_unavailable', message, { cause: error, retryAfterSeconds: 30 });
  }
  if (isClientFault(error)) return new ServiceError('invalid_request', 'The request cannot be read.', { cause: error });
  const message = 'Something went wrong on our side. The x-request-id header finds it in the log.';
  return new ServiceError('internal_error', message, { cause: error });
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isClientFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500;
}

/** Outside every dialect (health, the root): plain and small. */
export function renderPlainError(error: ServiceError): RenderedError {
  const body = { error: { code: error.code, message: error.message } };
  return { status: error.status, headers: retryHeaders(error, true), body };
}

export function sendError(
  parts: { readonly log: Log; readonly dialect: Dialect | null },
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = toServiceError(fault);
  if (error.code === 'internal_error') {
    parts.log.error({ request: request.id, route: request.routeOptions.url, error: fault }, 'request-failed');
  }
  const { status, headers, body } = parts.dialect?.renderError(error) ?? renderPlainError(error);
  // What the handler set for its success must not dress up the refusal.
  const dress = ['accept-ranges', 'cache-control', 'content-disposition', 'content-length', 'etag', 'last-modified'];
  if (error.code !== 'range_not_satisfiable') dress.push('content-range');
  for (const name of dress) reply.removeHeader(name);
  if (!request.raw.complete) discardRest(request, reply);
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

const LINGER_MILLISECONDS = 10_000;

/**
 * An answer given before the body was read. To hang up at once would reset the connection, and a client that is still
 * sending would see that instead of the answer; so the rest is read and thrown away, for a while.
 */
function discardRest(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  const wasLast = !reply.raw.shouldKeepAlive;
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  reply.raw.once('finish', () => {
    const patience = setTimeout(() => request.raw.destroy(), LINGER_MILLISECONDS).unref();
    const end = () => {
      clearTimeout(patience);
      if (wasLast) socket.end();
    };
    if (request.raw.closed) end();
    else request.raw.once('close', end).unpipe().resume();
  });
}

const CONNECTION_REFUSALS: Readonly<Record<string, { status: string; message: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'The request did not come in within its time.' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: 'The request headers are too large.' },
};
const NOT_HTTP = { status: '400 Bad Request', message: 'This is not a valid HTTP request.' };

/** What cannot be read as HTTP reaches no route: it is refused plainly, on the bare socket. */
export function refuseConnection(fault: Error, socket: Socket, requestId: string): void {
  if (socket.destroyed || socket.writableEnded) return;
  const { status, message } = CONNECTION_REFUSALS[readCode(fault)] ?? NOT_HTTP;
  const body = JSON.stringify({ error: { code: 'invalid_request', message } });
  const headers = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), 1_000).unref();
}
