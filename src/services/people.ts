import { NO_LIMITS } from '../core/account.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { type AccountId, drawAccountId, findAccountId } from '../core/ids.ts';
import {
  checkPassword,
  isGood,
  type Link,
  type Person,
  parseEmail,
  parsePersonName,
  type Role,
  type SignUp,
} from '../core/person.ts';
import type { Store, Transaction } from '../core/store.ts';
import { drawKey } from './api-keys.ts';
import { badLink, hashToken, taken } from './sign-in-links.ts';

/** Coming in by a link. The link is used in the transaction that it is for: of two that use it at once, one finds it gone. */
export interface People {
  /** The account and the key of the first start become the first administrator's. */
  setUp(token: string, wish: { email: string; name: string; password: string }): Promise<Person>;
  join(token: string, wish: { name: string; password: string }): Promise<Person>;
  /** Ends every session of the person. */
  reset(token: string, password: string): Promise<Person>;
}

export interface PeopleParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly hashPassword: (password: string) => Promise<string>;
}

export function makePeople(parts: PeopleParts): People {
  const { store, clock, randomness, hashPassword } = parts;

  async function findGoodLink<Kind extends Link['kind']>(token: string, kind: Kind) {
    const link = await store.links.find(hashToken(token));
    if (link === null || link.kind !== kind || !isGood(link, clock.now())) throw badLink();
    return link as Extract<Link, { kind: Kind }>;
  }

  async function spend(link: Link, work: (transaction: Transaction) => Promise<AccountId>): Promise<Person> {
    const id = await store.transaction(async (transaction) => {
      if (!(await transaction.links.use(link.tokenHash))) throw badLink();
      return work(transaction);
    });
    return readPerson(store, id);
  }

  /** Before the transaction: a password takes a while to hash, and everybody waits for the one writer. */
  async function prepare(wish: { email: string; name: string; password: string }): Promise<SignUp> {
    checkPassword(wish.password);
    const [email, name] = [parseEmail(wish.email), parsePersonName(wish.name)];
    return { email, name, passwordHash: await hashPassword(wish.password) };
  }

  async function addAccount(transaction: Transaction, name: string): Promise<AccountId> {
    const id = drawAccountId(randomness);
    await transaction.accounts.insert({ id, name, createdAt: clock.now() });
    return id;
  }

  /** With the key under which the person's own creations in the console are made; nobody ever sees its secret. */
  async function admit(transaction: Transaction, id: AccountId, signUp: SignUp, role: Role): Promise<void> {
    if (!(await transaction.people.signUp(id, signUp, role))) throw badLink();
    const wanted = { name: 'Console', expiresAt: null, models: null, webhook: null, limits: NO_LIMITS };
    const { key } = drawKey(id, wanted, clock.now(), randomness);
    await transaction.keys.insert({ ...key, purpose: 'console' });
  }

  return {
    async setUp(token, wish) {
      const link = await findGoodLink(token, 'setup');
      const signUp = await prepare(wish);
      return spend(link, async (transaction) => {
        if ((await transaction.people.list()).length > 0) throw badLink();
        const [first] = await transaction.accounts.list();
        const id = first?.id ?? (await addAccount(transaction, signUp.name));
        await admit(transaction, id, signUp, 'admin');
        return id;
      });
    },

    async join(token, wish) {
      const link = await findGoodLink(token, 'invitation');
      const signUp = await prepare({ ...wish, email: link.email });
      return spend(link, async (transaction) => {
        if ((await transaction.people.findByEmail(link.email)) !== null) throw taken(link.email);
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
        await transaction.people.setPassword(link.accountId, passwordHash);
        await transaction.sessions.deleteOf(link.accountId);
        return link.accountId;
      });
    },
  };
}

export type ChangePerson = (id: string, change: { role?: Role; disabled?: boolean }) => Promise<Person>;

/** Whoever is disabled is signed out everywhere, and no key of the account works any more. */
export function makeChangePerson({ store, clock }: { readonly store: Store; readonly clock: Clock }): ChangePerson {
  return async (id, change) => {
    const accountId = findAccountId(id);
    if (accountId === null) throw nobody();
    const now = clock.now();
    await store.transaction(async (transaction) => {
      // Every administrator's row, in one order: two of them cannot each leave the other as the last one.
      for (const { accountId: each, role } of await transaction.people.list()) {
        if (role === 'admin' || each === accountId) await transaction.accounts.lock(each);
      }
      const people = await transaction.people.list();
      const person = people.find((one) => one.accountId === accountId);
      if (person === undefined) throw nobody();
      const role = change.role ?? person.role;
      const disabled = change.disabled ?? person.disabledAt !== null;
      const others = people.filter((one) => one.accountId !== accountId);
      const keepsAdmin = others.some((one) => one.role === 'admin' && one.disabledAt === null);
      if (!keepsAdmin && (role !== 'admin' || disabled)) {
        throw new ServiceError('invalid_request', 'Somebody must remain an administrator who can sign in.');
      }
      await transaction.people.change(accountId, { role, disabledAt: disabled ? (person.disabledAt ?? now) : null });
      if (disabled) await transaction.sessions.deleteOf(accountId);
    });
    return readPerson(store, accountId);
  };
}

async function readPerson(store: Store, id: AccountId): Promise<Person> {
  return (await store.people.find(id)) ?? Promise.reject(nobody());
}

const nobody = () => new ServiceError('not_found', 'There is no such person.');
