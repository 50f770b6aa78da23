import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../core/account.ts';
import type { ServiceError } from '../core/errors.ts';
import type { OpenApiPart } from './openapi.ts';

/**
 * SEAM: one wire format. It knows where the key travels, which paths are its own, how a refusal looks and which routes it
 * has; the plumbing around it knows none of that. Every route of a dialect is behind a key, an unknown one included; only
 * the console's are behind a session.
 */
export interface Dialect {
  readonly name: string;
  /** Paths at or below this are the dialect's; two dialects that refuse in the same way may share one. */
  readonly prefix: string;
  findSecret(request: FastifyRequest): string | null;
  /** How a client is told to send its key, where that is not `Authorization: Bearer`. */
  readonly keyHeader?: string;
  /**
   * Where callers are known by other means than a key: says who it is, before the body is read, or refuses. Null: the route
   * is for anyone.
   */
  identify?(request: FastifyRequest, reply: FastifyReply): Promise<Principal | null>;
  renderError(error: ServiceError): RenderedError;
  addRoutes(scope: FastifyInstance): void;
  /** Routes that take a multipart form besides JSON, if there are any. */
  addFormRoutes?(scope: FastifyInstance): void;
  /**
   * Every route above, described. Asked for when someone first wants to read it, so that a start does not pay for it. Null:
   * the routes are nobody else's business.
   */
  readonly openapi: (() => Promise<OpenApiPart>) | null;
}

export interface RenderedError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export function findDialect(dialects: readonly Dialect[], url: string): Dialect | null {
  const path = url.split('?', 1)[0] ?? '';
  return dialects.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? null;
}

/** `Authorization: Bearer <key>`, the scheme in any letter case. */
export function findBearer(request: FastifyRequest): string | null {
  const match = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** What every dialect says in headers: when to come back, and not to come back when that cannot help. */
export function retryHeaders(error: ServiceError, retryable: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  if (error.retryAfterSeconds !== null) headers['retry-after'] = String(error.retryAfterSeconds);
  if (!retryable) headers['x-should-retry'] = 'false';
  return headers;
}
