import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_LIMITS, type Principal } from '../../core/account.ts';
import { ServiceError } from '../../core/errors.ts';
import type { AccountId, KeyId } from '../../core/ids.ts';
import type { Person } from '../../core/person.ts';
import type { Store } from '../../core/store.ts';
import type { Sessions, Visit } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visit?: Visit | null;
  }
  interface FastifyContextConfig {
    /** Who may use a route of the console: where it is not said, whoever is signed in. */
    readonly access?: 'anyone' | 'admin';
  }
}

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** A page of the library asks for a hundred previews at once, and for parts of films besides. */
const CONSOLE_READS_PER_MINUTE = 6_000;

export interface GuardParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly publicUrl: string | null;
}

/**
 * Stands before every route of the console, the unknown ones included: who is it, may he be here, and did the request come
 * from our own page. A person acts for the own account, under the console's key.
 */
export function makeGuard({ store, sessions, publicUrl }: GuardParts) {
  const consoleKeys = new Map<AccountId, KeyId>();

  async function readConsoleKey(accountId: AccountId): Promise<KeyId> {
    const known = consoleKeys.get(accountId);
    if (known !== undefined) return known;
    const key = (await store.keys.listOf(accountId)).find(({ purpose }) => purpose === 'console');
    if (key === undefined) throw new TypeError('A person has no key of the console.');
    consoleKeys.set(accountId, key.id);
    return key.id;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Principal | null> => {
    reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    const isReading = READING.includes(request.method);
    if (!isReading) checkOrigin(request, publicUrl);
    const visit = await sessions.find(request, reply);
    request.visit = visit;
    const { access } = request.routeOptions.config;
    if (visit === null && access !== 'anyone') throw notSignedIn();
    if (!isReading) await sessions.checkCsrf(request, visit);
    if (access === 'admin' && visit?.person.role !== 'admin') {
      throw new ServiceError('not_allowed', 'Only administrators may do this.');
    }
    if (visit === null) return null;
    const { accountId } = visit.person;
    const keyId = await readConsoleKey(accountId);
    const limits = { ...NO_LIMITS, readsPerMinute: CONSOLE_READS_PER_MINUTE };
    return { accountId, keyId, models: null, webhook: null, limits };
  };
}

export function personOf(request: FastifyRequest): Person {
  const { visit = null } = request;
  if (visit === null) throw notSignedIn();
  return visit.person;
}

const notSignedIn = () => new ServiceError('not_signed_in', 'Nobody is signed in.');

/** What a browser says of itself; a request that does not come from a browser has the session's token to show, too. */
function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (!isForeign && (origin === undefined || isOurs(origin, request, publicUrl))) return;
  throw new ServiceError('not_allowed', "The request did not come from the console's own page.");
}

function isOurs(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== null && new URL(publicUrl).origin === origin) return true;
  return new URL(origin).host === request.host;
}
