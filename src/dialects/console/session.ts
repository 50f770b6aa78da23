import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Randomness } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { type AccountId, drawToken } from '../../core/ids.ts';
import { checkPassword, type Person } from '../../core/person.ts';
import type { Store } from '../../core/store.ts';
import type { Auth, Passwords } from './auth.ts';
import {
  COOKIE_PATH,
  passCookies,
  readCookie,
  SESSION_COOKIE,
  setCookie,
  toAuthHeaders,
  toCookieHeader,
  VISITOR_COOKIE,
} from './cookies.ts';
import { type Devices, isSame, makeDevices } from './device.ts';

/** Who sits at the browser. */
export interface Visit {
  readonly person: Person;
  readonly sessionId: string;
}

/** Signing in and out, by cookies that no script can read; the token against forged requests goes with them. */
export interface Sessions {
  /** Null: nobody is signed in. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Visit | null>;
  signIn(request: FastifyRequest, reply: FastifyReply, email: string, password: string): Promise<Visit>;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  signOutEverywhere(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  changePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    change: { current: string; next: string },
  ): Promise<Visit>;
  hashPassword(password: string): Promise<string>;
  /** The name of the browser, where this person has signed in with it before; else null. */
  readonly findDevice: Devices['find'];
  /** For the session, or for the visitor who is to sign in: then a cookie tells one visitor from another. */
  issueCsrf(request: FastifyRequest, reply: FastifyReply, visit: Visit | null): Promise<string>;
  checkCsrf(request: FastifyRequest, visit: Visit | null): Promise<void>;
}

export interface SessionParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly passwords: Passwords | null;
}

const SECRET_NAME = 'console';
const CSRF_HEADER = 'x-kinora-csrf';

export function makeSessions({ store, clock, randomness, passwords }: SessionParts): Sessions {
  const secret = keep(async () => {
    const known = await store.secrets.find(SECRET_NAME);
    if (known !== null) return known;
    const drawn = drawToken(randomness);
    await store.transaction((transaction) => transaction.secrets.insert(SECRET_NAME, drawn, clock.now()));
    // Another node may have been quicker.
    return (await store.secrets.find(SECRET_NAME)) ?? drawn;
  });
  const devices = makeDevices({ readSecret: secret, randomness });
  const auth = keep(async (): Promise<Auth> => {
    const { makeAuth } = await import('./auth.ts');
    return makeAuth({ store, secret: await secret(), passwords });
  });

  async function toVisit(found: { user: { id: string }; session: { id: string } } | null): Promise<Visit | null> {
    if (found === null) return null;
    const person = await store.people.find(found.user.id as AccountId);
    return person === null || person.disabledAt !== null ? null : { person, sessionId: found.session.id };
  }

  async function find(request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> {
    // Whoever has no cookie is nobody, and need not wait for the library to be loaded.
    if (readCookie(request, SESSION_COOKIE) === null) return null;
    const { api } = await auth();
    const { headers, response } = await api
      .getSession({ headers: toAuthHeaders(request), returnHeaders: true })
      .catch(async (error: unknown) => {
        // It calls every fault its own: an engine that is away says so itself when it is asked again.
        await store.ping();
        throw error;
      });
    passCookies(request, reply, headers);
    return toVisit(response);
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { api } = await auth();
    const { headers } = await api.signOut({ headers: toAuthHeaders(request), returnHeaders: true });
    passCookies(request, reply, headers);
  }

  async function csrfOf(subject: string): Promise<string> {
    return createHmac('sha256', await secret())
      .update(`csrf:${subject}`)
      .digest('base64url');
  }

  return {
    find,

    async signIn(request, reply, email, password) {
      const { api } = await auth();
      const { headers, response } = await api
        .signInEmail({ body: { email, password }, headers: toAuthHeaders(request, false), returnHeaders: true })
        .catch(refuseCredentials);
      // A session that was there before ends: what is signed in now has never been anyone else's.
      if (readCookie(request, SESSION_COOKIE) !== null) await api.signOut({ headers: toAuthHeaders(request) });
      passCookies(request, reply, headers);
      const cookie = toCookieHeader(headers);
      const visit = await toVisit(await api.getSession({ headers: new Headers({ cookie }) }));
      if (visit === null) throw wrongCredentials();
      const { accountId } = visit.person;
      await store.transaction((transaction) => transaction.people.setLastSignIn(accountId, clock.now()));
      await devices.remember(request, reply, email);
      return { ...visit, person: (await store.people.find(response.user.id as AccountId)) ?? visit.person };
    },

    findDevice: devices.find,
    signOut,

    async signOutEverywhere(request, reply) {
      const visit = await find(request, reply);
      if (visit !== null)
        await store.transaction((transaction) => transaction.sessions.deleteOf(visit.person.accountId));
      await signOut(request, reply);
    },

    async changePassword(request, reply, { current, next }) {
      checkPassword(next, 'next');
      const { api } = await auth();
      const { headers } = await api
        .changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: toAuthHeaders(request),
          returnHeaders: true,
        })
        .catch((error: unknown) => refuseCredentials(error, 'current'));
      passCookies(request, reply, headers);
      const cookie = toCookieHeader(headers);
      const visit = await toVisit(await api.getSession({ headers: new Headers({ cookie }) }));
      return visit ?? Promise.reject(wrongCredentials());
    },

    async hashPassword(password) {
      const { password: passwords } = await (await auth()).$context;
      return passwords.hash(password);
    },

    async issueCsrf(request, reply, visit) {
      if (visit !== null) return csrfOf(`session:${visit.sessionId}`);
      const known = readCookie(request, VISITOR_COOKIE);
      const visitor = known ?? drawToken(randomness);
      const line = `${VISITOR_COOKIE}=${visitor}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Strict`;
      if (known === null) setCookie(request, reply, line);
      return csrfOf(`visitor:${visitor}`);
    },

    async checkCsrf(request, visit) {
      const visitor = readCookie(request, VISITOR_COOKIE);
      const subject = visit === null ? `visitor:${visitor ?? ''}` : `session:${visit.sessionId}`;
      const sent = request.headers[CSRF_HEADER];
      const expected = await csrfOf(subject);
      const isKnown = visit !== null || visitor !== null;
      if (isKnown && typeof sent === 'string' && isSame(sent, expected)) return;
      throw new ServiceError(
        'not_allowed',
        `The header ${CSRF_HEADER} is missing or out of date: load the page again.`,
      );
    },
  };
}

const wrongCredentials = (param?: string) =>
  new ServiceError('wrong_credentials', 'The address or the password is wrong.', param === undefined ? {} : { param });

/** Its refusals have a status; whatever else it throws is a fault, and stays one. */
function refuseCredentials(error: unknown, param?: string): never {
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
    throw wrongCredentials(param);
  }
  throw error;
}

/** Made once. A failure is not kept: the next one who asks tries again. */
function keep<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
