import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../src/core/account.ts';
import type { Link, Person, Session } from '../../src/core/person.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import { aKey, anAccount, later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

const ADA = { email: 'ada@example.org', name: 'Ada', passwordHash: 'salt:hash' };

/** What core/people-store.ts promises, on any engine. */
export function describeStorePeople(open: () => Promise<StoreEngine>): void {
  describe('people', () => {
    let engine: StoreEngine;
    let store: Store;
    let account: Account;
    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.transaction(work);
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
      account = anAccount();
      await write((transaction) => transaction.accounts.insert(account));
    });
    afterEach(() => engine.close());

    const signUp = () => write((transaction) => transaction.people.signUp(account.id, ADA, 'admin'));
    const aPerson = (change: Partial<Person> = {}): Person => ({
      ...ADA,
      accountId: account.id,
      role: 'admin',
      createdAt: account.createdAt,
      lastSignInAt: null,
      disabledAt: null,
      ...change,
    });
    const aSession = (change: Partial<Session> = {}): Session => ({
      id: 'session-1',
      tokenHash: 'hash-1',
      accountId: account.id,
      createdAt: NOON,
      updatedAt: NOON,
      expiresAt: later(600),
      address: '127.0.0.1',
      agent: null,
      ...change,
    });

    it('finds nobody in an account that nobody has signed up for', async () => {
      expect(await store.people.find(account.id)).toBeNull();
      expect(await store.people.findByEmail(ADA.email)).toBeNull();
      expect(await store.people.list()).toEqual([]);
    });

    it('makes an account of nobody a person’s, once', async () => {
      expect(await signUp()).toBe(true);
      expect(await signUp()).toBe(false);
      expect(await store.people.find(account.id)).toEqual(aPerson());
      expect(await store.people.findByEmail(ADA.email)).toEqual(aPerson());
      expect(await store.people.list()).toEqual([aPerson()]);
      expect(await write((transaction) => transaction.people.signUp(anAccount().id, ADA, 'admin'))).toBe(false);
    });

    it('refuses two people with one address', async () => {
      await signUp();
      const other = anAccount();
      await write((transaction) => transaction.accounts.insert(other));
      await expect(write((transaction) => transaction.people.signUp(other.id, ADA, 'member'))).rejects.toThrow();
    });

    it('changes role, state, password and last sign-in', async () => {
      await signUp();
      await write(async (transaction) => {
        expect(await transaction.people.change(account.id, { role: 'member', disabledAt: NOON })).toBe(true);
        expect(await transaction.people.setPassword(account.id, 'other:hash')).toBe(true);
        await transaction.people.setLastSignIn(account.id, later(5));
        expect(await transaction.people.change(anAccount().id, { role: 'member', disabledAt: null })).toBe(false);
        expect(await transaction.people.setPassword(anAccount().id, 'x')).toBe(false);
      });
      expect(await store.people.find(account.id)).toEqual(
        aPerson({ role: 'member', disabledAt: NOON, passwordHash: 'other:hash', lastSignInAt: later(5) }),
      );
    });

    it('does not find the keys of a disabled account by their secret', async () => {
      await signUp();
      const key = aKey({ accountId: account.id });
      await write((transaction) => transaction.keys.insert(key));
      const disable = (disabledAt: Date | null) =>
        write((transaction) => transaction.people.change(account.id, { role: 'admin', disabledAt }));
      await disable(NOON);
      expect(await store.keys.findByHash(key.secretHash)).toBeNull();
      expect(await store.keys.find(account.id, key.id)).toEqual(key);
      await disable(null);
      expect(await store.keys.findByHash(key.secretHash)).toEqual(key);
    });

    it('keeps sessions whole, extends them, and forgets them one by one, by person or by age', async () => {
      const [first, second, third] = [1, 2, 3].map((number) =>
        aSession({ id: `session-${number}`, tokenHash: `hash-${number}`, expiresAt: later(number) }),
      ) as [Session, Session, Session];
      await write(async (transaction) => {
        for (const session of [first, second, third]) await transaction.sessions.insert(session);
      });
      expect(await store.sessions.find('hash-1')).toEqual(first);
      expect(await store.sessions.find('hash-0')).toBeNull();
      const change = { expiresAt: later(900), updatedAt: later(300) };
      await write(async (transaction) => {
        expect(await transaction.sessions.extend('hash-1', change)).toBe(true);
        expect(await transaction.sessions.extend('hash-0', change)).toBe(false);
        await transaction.sessions.forget(later(3));
      });
      expect(await store.sessions.find('hash-1')).toEqual({ ...first, ...change });
      expect(await store.sessions.find('hash-2')).toBeNull();
      await write((transaction) => transaction.sessions.delete('hash-3'));
      expect(await store.sessions.find('hash-3')).toBeNull();
      await write((transaction) => transaction.sessions.deleteOf(account.id));
      expect(await store.sessions.find('hash-1')).toBeNull();
    });

    it('keeps links of every kind whole, each good for one use', async () => {
      const links: Link[] = [
        { kind: 'setup', tokenHash: 'a', createdAt: NOON, expiresAt: null },
        {
          kind: 'invitation',
          tokenHash: 'b',
          email: ADA.email,
          role: 'member',
          createdAt: NOON,
          expiresAt: later(60),
        },
        { kind: 'reset', tokenHash: 'c', accountId: account.id, createdAt: NOON, expiresAt: later(60) },
      ];
      await write(async (transaction) => {
        for (const link of links) await transaction.links.insert(link);
      });
      for (const link of links) {
        expect(await store.links.find(link.tokenHash)).toEqual(link);
        expect(await store.links.list(link.kind)).toEqual([link]);
        expect(await write((transaction) => transaction.links.use(link.tokenHash))).toBe(true);
        expect(await write((transaction) => transaction.links.use(link.tokenHash))).toBe(false);
        expect(await store.links.find(link.tokenHash)).toBeNull();
      }
    });

    it('takes links back by whom they are for', async () => {
      const invite = (email: string): Link => ({
        kind: 'invitation',
        tokenHash: email,
        email,
        role: 'member',
        createdAt: NOON,
        expiresAt: later(60),
      });
      await write(async (transaction) => {
        await transaction.links.insert(invite('ada@example.org'));
        await transaction.links.insert(invite('bob@example.org'));
        await transaction.links.delete({ kind: 'invitation', email: 'ada@example.org' });
      });
      expect(await store.links.list('invitation')).toEqual([invite('bob@example.org')]);
    });

    it('forgets links that have expired, and never one that stays good', async () => {
      const link = (tokenHash: string, expiresAt: Date): Link => ({
        ...{ kind: 'reset', tokenHash, accountId: account.id, createdAt: NOON, expiresAt },
      });
      await write(async (transaction) => {
        await transaction.links.insert({ kind: 'setup', tokenHash: 'a', createdAt: NOON, expiresAt: null });
        await transaction.links.insert(link('b', later(60)));
        await transaction.links.insert(link('c', later(61)));
        expect(await transaction.links.forget(later(61))).toBe(1);
      });
      expect([await store.links.find('b'), await store.links.find('c')]).toEqual([null, link('c', later(61))]);
      expect(await store.links.list('setup')).toHaveLength(1);
    });

    it('counts attempts until their time is over', async () => {
      const count = (name: string, now: Date) =>
        write((transaction) => transaction.attempts.count(name, { now, endsAt: new Date(now.getTime() + 60_000) }));
      expect(await count('a', NOON)).toEqual({ count: 1, endsAt: later(60) });
      expect(await count('a', later(59))).toEqual({ count: 2, endsAt: later(60) });
      expect(await count('b', later(59))).toEqual({ count: 1, endsAt: later(119) });
      await write((transaction) => transaction.attempts.takeOff('a'));
      expect(await count('a', later(59))).toEqual({ count: 2, endsAt: later(60) });
      expect(await count('a', later(60))).toEqual({ count: 1, endsAt: later(120) });
      await write(async (transaction) => {
        await transaction.attempts.takeOff('a');
        await transaction.attempts.takeOff('a');
        await transaction.attempts.delete('b');
      });
      expect(await count('a', later(61))).toEqual({ count: 1, endsAt: later(120) });
      expect(await count('b', later(61))).toEqual({ count: 1, endsAt: later(121) });
      await write((transaction) => transaction.attempts.forget(later(121)));
      expect(await count('a', later(62))).toEqual({ count: 1, endsAt: later(122) });
      expect(await count('b', later(62))).toEqual({ count: 2, endsAt: later(121) });
    });

    it('keeps the first value of a secret', async () => {
      expect(await store.secrets.find('console')).toBeNull();
      await write((transaction) => transaction.secrets.insert('console', 'first', NOON));
      await write((transaction) => transaction.secrets.insert('console', 'second', NOON));
      expect(await store.secrets.find('console')).toBe('first');
    });

    it('keeps what a key may do, renames it, and remembers its last use', async () => {
      const key = aKey({
        accountId: account.id,
        purpose: 'console',
        limits: { spendMicros: 5_000_000 as never, readsPerMinute: 7, createsPerMinute: 3 },
      });
      await write((transaction) => transaction.keys.insert(key));
      expect(await store.keys.listOf(account.id)).toEqual([key]);
      expect(await store.keys.listOf(anAccount().id)).toEqual([]);
      expect(await store.keys.find(anAccount().id, key.id)).toBeNull();
      await write(async (transaction) => {
        expect(await transaction.keys.rename(account.id, key.id, 'other')).toBe(true);
        expect(await transaction.keys.rename(anAccount().id, key.id, 'stolen')).toBe(false);
        await transaction.keys.markUsed(key.id, later(60));
        await transaction.keys.markUsed(key.id, later(30));
      });
      expect(await store.keys.find(account.id, key.id)).toEqual({ ...key, name: 'other', lastUsedAt: later(60) });
      const second = aKey({ accountId: account.id, purpose: 'console' });
      await expect(write((transaction) => transaction.keys.insert(second))).rejects.toThrow();
    });
  });
}
