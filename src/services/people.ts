import { hash } from 'node:crypto';
import { NO_LIMITS } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawAccountId, drawToken, findAccountId } from '../core/ids.ts';
import {
  checkPassword,
  isGood,
  type Link,
  type Person,
  parseEmail,
  parsePersonName,
  type Role,
} from '../core/person.ts';
import type { Store, Transaction } from '../core/store.ts';
import { drawKey } from './api-keys.ts';

/**
 * Who may sign in. A person comes in by a link that works once: the first administrator by the one that the first start
 * prints, everybody else by an invitation. Of a link's token only the hash is kept, so it can be shown once and never again.
 */
export interface People {
  /** Whether there is nobody yet. */
  needsSetup(): Promise<boolean>;
  /** Ends the earlier ones. Refused when somebody is there already. */
  issueSetup(): Promise<IssuedLink>;
  invite(email: string, role: Role): Promise<IssuedLink>;
  /** For somebody who is locked out. Ends the earlier ones. */
  issueReset(email: string): Promise<IssuedLink>;
  /** What a link is good for; refused like one that never was when it is good for nothing. */
  readLink(token: string): Promise<{ readonly link: Link; readonly email: string | null }>;
  /** The account and the key of the first start become the first administrator's. */
  setUp(token: string, wish: { email: string; name: string; password: string }): Promise<Person>;
  join(token: string, wish: { name: string; password: string }): Promise<Person>;
  /** Ends every session of the person. */
  reset(token: string, password: string): Promise<Person>;
  change(id: string, change: { role?: Role; disabled?: boolean }): Promise<Person>;
}

export interface IssuedLink {
  readonly token: string;
  readonly expiresAt: Date | null;
}

export interface PeopleParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly hashPassword: (password: string) => Promise<string>;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const INVITATION_HOURS = 7 * 24;
const RESET_HOURS = 24;

/** 256 random bits need no slow hash: there is nothing to guess. */
export const hashToken = (token: string): string => hash('sha256', token);

export function makePeople(parts: PeopleParts): People {
  const { store, clock, randomness, hashPassword } = parts;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MILLISECONDS);
  const needsSetup = async () => (await store.listPeople()).length === 0;

  async function issue<Wanted extends Link>(make: (base: { tokenHash: string; createdAt: Date }) => Wanted) {
    const token = drawToken(randomness);
    const link = make({ tokenHash: hashToken(token), createdAt: clock.now() });
    await store.transaction(async (transaction) => {
      if (link.kind === 'setup') await transaction.deleteLinks({ kind: 'setup' });
      else if (link.kind === 'invitation') await transaction.deleteLinks({ kind: 'invitation', email: link.email });
      else await transaction.deleteLinks({ kind: 'reset', accountId: link.accountId });
      await transaction.insertLink(link);
    });
    return { token, expiresAt: link.expiresAt };
  }

  async function findGoodLink<Kind extends Link['kind']>(token: string, kind: Kind) {
    const link = await store.findLink(hashToken(token));
    if (link === null || link.kind !== kind || !isGood(link, clock.now())) throw badLink();
    return link as Extract<Link, { kind: Kind }>;
  }

  /** The link is used in the transaction that it is for: of two that use it at once, one finds it gone. */
  async function spend(link: Link, work: (transaction: Transaction) => Promise<AccountId>): Promise<Person> {
    const id = await store.transaction(async (transaction) => {
      if (!(await transaction.useLink(link.tokenHash))) throw badLink();
      return work(transaction);
    });
    return readPerson(store, id);
  }

  return {
    needsSetup,

    async issueSetup() {
      if (!(await needsSetup())) {
        throw new ServiceError('already_exists', 'The console is set up already: somebody can sign in.');
      }
      return issue((base) => ({ ...base, kind: 'setup', expiresAt: null }));
    },

    async invite(address, role) {
      const email = parseEmail(address);
      if ((await store.findPersonByEmail(email)) !== null) throw taken(email);
      return issue((base) => ({ ...base, kind: 'invitation', email, role, expiresAt: inHours(INVITATION_HOURS) }));
    },

    async issueReset(address) {
      const person = await store.findPersonByEmail(parseEmail(address));
      if (person === null) throw new ServiceError('not_found', 'Nobody has this address.', { param: 'email' });
      const { accountId } = person;
      return issue((base) => ({ ...base, kind: 'reset', accountId, expiresAt: inHours(RESET_HOURS) }));
    },

    async readLink(token) {
      const link = await store.findLink(hashToken(token));
      if (link === null || !isGood(link, clock.now())) throw badLink();
      if (link.kind === 'setup') return { link, email: null };
      return { link, email: link.kind === 'reset' ? (await readPerson(store, link.accountId)).email : link.email };
    },

    async setUp(token, wish) {
      const link = await findGoodLink(token, 'setup');
      const signUp = await prepare(wish);
      return spend(link, async (transaction) => {
        const people = await transaction.listPeople();
        if (people.length > 0) throw badLink();
        const [first] = await transaction.listAccounts();
        const id = first?.id ?? (await addAccount(transaction, signUp.name));
        await admit(transaction, id, signUp, 'admin');
        return id;
      });
    },

    async join(token, wish) {
      const link = await findGoodLink(token, 'invitation');
      const signUp = await prepare({ ...wish, email: link.email });
      return spend(link, async (transaction) => {
        if ((await transaction.findPersonByEmail(link.email)) !== null) throw taken(link.email);
        const id = await addAccount(transaction, signUp.name);
        await admit(transaction, id, signUp, link.role);
        return id;
      });
    },

    async reset(token, password) {
      const link = await findGoodLink(token, 'reset');
      checkPassword(password);
      const passwordHash = await hashPassword(password);
      return spend(link, async (transaction) => {
        await transaction.setPassword(link.accountId, passwordHash);
        await transaction.deleteSessions(link.accountId);
        return link.accountId;
      });
    },

    async change(id, change) {
      const accountId = findAccountId(id);
      if (accountId === null) throw nobody();
      const now = clock.now();
      await store.transaction(async (transaction) => {
        // Every administrator's row, in one order: two of them cannot each leave the other as the last one.
        for (const { accountId: each, role } of await transaction.listPeople()) {
          if (role === 'admin' || each === accountId) await transaction.lockAccount(each);
        }
        const people = await transaction.listPeople();
        const person = people.find((one) => one.accountId === accountId);
        if (person === undefined) throw nobody();
        const role = change.role ?? person.role;
        const disabled = change.disabled ?? person.disabledAt !== null;
        const others = people.filter((one) => one.accountId !== accountId);
        const keepsAdmin = others.some((one) => one.role === 'admin' && one.disabledAt === null);
        if (!keepsAdmin && (role !== 'admin' || disabled)) {
          throw new ServiceError('invalid_request', 'Somebody must remain an administrator who can sign in.');
        }
        await transaction.changePerson(accountId, { role, disabledAt: disabled ? (person.disabledAt ?? now) : null });
        if (disabled) await transaction.deleteSessions(accountId);
      });
      return readPerson(store, accountId);
    },
  };

  /** Before the transaction: a password takes a while to hash, and everybody waits for the one writer. */
  async function prepare(wish: { email: string; name: string; password: string }) {
    checkPassword(wish.password);
    const [email, name] = [parseEmail(wish.email), parsePersonName(wish.name)];
    return { email, name, passwordHash: await hashPassword(wish.password) };
  }

  async function addAccount(transaction: Transaction, name: string): Promise<AccountId> {
    const id = drawAccountId(randomness);
    await transaction.insertAccount({ id, name, createdAt: clock.now() });
    return id;
  }

  /** With the key under which the person's own creations in the console are made; nobody ever sees its secret. */
  async function admit(
    transaction: Transaction,
    id: AccountId,
    signUp: { email: string; name: string; passwordHash: string },
    role: Role,
  ): Promise<void> {
    if (!(await transaction.signUp(id, signUp, role))) throw badLink();
    const wanted = { name: 'Console', expiresAt: null, models: null, webhook: null, limits: NO_LIMITS };
    const { key } = drawKey(id, wanted, clock.now(), randomness);
    await transaction.insertKey({ ...key, purpose: 'console' });
  }
}

async function readPerson(store: Store, id: AccountId): Promise<Person> {
  return (await store.findPerson(id)) ?? Promise.reject(nobody());
}

const nobody = () => new ServiceError('not_found', 'There is no such person.');
const badLink = () => new ServiceError('link_not_valid', 'This link was used, has expired or never was.');
const taken = (email: string) =>
  new ServiceError('already_exists', `Somebody signs in as ${email} already.`, { param: 'email' });
