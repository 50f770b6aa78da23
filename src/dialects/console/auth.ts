import { createAdapterFactory } from 'better-auth/adapters';
import { betterAuth } from 'better-auth/minimal';
import type { AccountId } from '../../core/ids.ts';
import { PASSWORD_CHARACTERS, type Person, type Session } from '../../core/person.ts';
import type { Store, Transaction } from '../../core/store.ts';
import { hashToken } from '../../services/sign-in-links.ts';
import { ADDRESS_HEADER, COOKIE_PATH, COOKIE_PREFIX } from './cookies.ts';

/**
 * better-auth: it knows how to sign in, for how long a session is good, and how a password is hashed and compared. People
 * come and go by our own services, in one transaction with their account; here it only reads them. Loaded when somebody
 * first signs in: it takes 0.3 s and 40 MB (2026-11), and a service that nobody signs in to does without.
 */
export type Auth = ReturnType<typeof makeAuth>;

const DAY_SECONDS = 24 * 60 * 60;

export interface AuthParts {
  readonly store: Store;
  readonly secret: string;
  readonly passwords: Passwords | null;
}

/** How passwords are kept and compared; null: by scrypt, a tenth of a second each. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export function makeAuth({ store, secret, passwords }: AuthParts) {
  return betterAuth({
    appName: 'Kinora',
    // Only for what it would otherwise guess from the environment: no request goes through its own routes.
    baseURL: 'http://kinora.invalid',
    secret,
    database: makeAdapter(store),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_CHARACTERS.least,
      maxPasswordLength: PASSWORD_CHARACTERS.most,
      ...(passwords === null ? {} : { password: passwords }),
    },
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: DAY_SECONDS },
    // The routes before it count the attempts, by address and by person.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: COOKIE_PATH },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

type Row = Record<string, unknown>;
type Where = readonly { readonly field: string; readonly value: unknown }[];

/**
 * Its three tables, as ours: a user and a credential are two views of an account, and a session is kept by the hash of its
 * token. What it is not meant to do here is refused, so that an upgrade which does more is noticed by the first test.
 */
function makeAdapter(store: Store) {
  const notOffered = (model: string, what: string) => new TypeError(`${what} of ${model} is not offered.`);

  async function findRows(model: string, where: Where): Promise<readonly Row[]> {
    const [first] = where;
    const text = String(first?.value);
    if (model === 'session' && first?.field === 'token') {
      const session = await store.sessions.find(hashToken(text));
      return session === null ? [] : [toSessionRow(session, text)];
    }
    // It looks for what a deletion is about; the deletion itself goes by the person.
    if (model === 'session' && first?.field === 'userId') return [];
    const person = await findPerson(model, first?.field ?? '', text);
    if (person === null) return [];
    return [model === 'user' ? toUserRow(person) : toCredentialRow(person)];
  }

  /** Whoever is disabled is nobody. */
  async function findPerson(model: string, field: string, value: string): Promise<Person | null> {
    const isById = field === 'id' || (model === 'account' && field === 'userId');
    if (!isById && !(model === 'user' && field === 'email')) throw notOffered(model, `A look by ${field}`);
    const person = isById ? await store.people.find(value as AccountId) : await store.people.findByEmail(value);
    return person?.disabledAt === null ? person : null;
  }

  /** A session lives on, or a person has another password; it changes nothing else. False: it is gone. */
  async function applyChange(transaction: Transaction, model: string, changed: Row): Promise<boolean> {
    if (model === 'session') {
      const { tokenHash, expiresAt, updatedAt } = fromSessionRow(changed);
      return transaction.sessions.extend(tokenHash, { expiresAt, updatedAt });
    }
    if (model !== 'account') throw notOffered(model, 'A change');
    return transaction.people.setPassword(changed.userId as AccountId, String(changed.password));
  }

  return createAdapterFactory({
    config: {
      adapterId: 'kinora',
      adapterName: 'Kinora',
      supportsDates: true,
      supportsBooleans: true,
      supportsJSON: false,
      transaction: false,
    },
    adapter: () => ({
      async create<Made extends Row>({ model, data }: { model: string; data: Made }): Promise<Made> {
        if (model !== 'session') throw notOffered(model, 'A new row');
        const session = fromSessionRow(data);
        await store.transaction((transaction) => transaction.sessions.insert(session));
        return data;
      },
      async findOne<Found>({ model, where }: { model: string; where: Where }): Promise<Found | null> {
        return ((await findRows(model, where))[0] ?? null) as Found | null;
      },
      async findMany<Found>({ model, where }: { model: string; where?: Where | undefined }): Promise<Found[]> {
        return [...(await findRows(model, where ?? []))] as Found[];
      },
      async update<Changed>({ model, where, update }: { model: string; where: Where; update: Changed }) {
        const [found] = await findRows(model, where);
        if (found === undefined) return null;
        const changed = { ...found, ...update };
        const isThere = await store.transaction((transaction) => applyChange(transaction, model, changed));
        return isThere ? (changed as Changed) : null;
      },
      async delete({ model, where }: { model: string; where: Where }): Promise<void> {
        const [by] = where;
        if (model !== 'session' || by?.field !== 'token') throw notOffered(model, 'A deletion');
        await store.transaction((transaction) => transaction.sessions.delete(hashToken(String(by.value))));
      },
      async deleteMany({ model, where }: { model: string; where: Where }): Promise<number> {
        const [by] = where;
        if (model !== 'session' || by?.field !== 'userId') throw notOffered(model, 'A deletion');
        await store.transaction((transaction) => transaction.sessions.deleteOf(by.value as AccountId));
        return 1;
      },
      async updateMany({ model }: { model: string }): Promise<number> {
        throw notOffered(model, 'A change of many');
      },
      async count({ model }: { model: string }): Promise<number> {
        throw notOffered(model, 'A count');
      },
    }),
  });
}

function toUserRow({ accountId, email, name, createdAt }: Person): Row {
  return { id: accountId, email, name, emailVerified: true, image: null, createdAt, updatedAt: createdAt };
}

function toCredentialRow({ accountId, passwordHash, createdAt }: Person): Row {
  return {
    id: accountId,
    accountId,
    providerId: 'credential',
    userId: accountId,
    password: passwordHash,
    createdAt,
    updatedAt: createdAt,
  };
}

function toSessionRow(session: Session, token: string): Row {
  const { id, createdAt, updatedAt, expiresAt } = session;
  return {
    id,
    token,
    userId: session.accountId,
    createdAt,
    updatedAt,
    expiresAt,
    ipAddress: session.address,
    userAgent: session.agent,
  };
}

/** Longer than any browser's name for itself. */
const AGENT_CHARACTERS = 300;

function fromSessionRow(row: Row): Session {
  const { createdAt, updatedAt, expiresAt } = row;
  if (!(createdAt instanceof Date && updatedAt instanceof Date && expiresAt instanceof Date)) {
    throw new TypeError('A session needs its instants.');
  }
  return {
    id: String(row.id),
    tokenHash: hashToken(String(row.token)),
    accountId: String(row.userId) as AccountId,
    createdAt,
    updatedAt,
    expiresAt,
    address: row.ipAddress === '' ? null : String(row.ipAddress),
    agent: row.userAgent === '' ? null : String(row.userAgent).slice(0, AGENT_CHARACTERS),
  };
}
