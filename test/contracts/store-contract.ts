import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/core/store.ts';
import { addPrincipal, addTask, undo } from '../fixtures/accounts.ts';
import { aKey, anAccount, anEntry, aSuccess, aTaskOf, later } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';
import { describeStoreFiles } from './store-files-contract.ts';
import { describeStoreLedger } from './store-ledger-contract.ts';
import { describeStoreNodes } from './store-nodes-contract.ts';
import { describeStorePeople } from './store-people-contract.ts';
import { describeStoreTasks } from './store-tasks-contract.ts';
import { describeStoreUpstreams } from './store-upstreams-contract.ts';
import { describeStoreUsage } from './store-usage-contract.ts';

/** What core/store.ts promises, on any engine. */
export function describeStore(name: string, open: () => Promise<StoreEngine>): void {
  describe(`store on ${name}`, () => {
    describeAccounts(open);
    describeTransactions(open);
    describeStoreTasks(open);
    describeStoreLedger(open);
    describeStoreFiles(open);
    describeStorePeople(open);
    describeStoreUsage(open);
    describeStoreNodes(open);
    describeStoreUpstreams(open);
  });
}

function describeAccounts(open: () => Promise<StoreEngine>): void {
  describe('accounts and keys', () => {
    let engine: StoreEngine;
    let store: Store;
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
    });
    afterEach(() => engine.close());

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('keeps an account whole, and lists accounts by age', async () => {
      const older = anAccount({ name: 'older', createdAt: later(-10) });
      const newer = anAccount({ name: 'newer' });
      await store.transaction(async (transaction) => {
        await transaction.accounts.insert(newer);
        await transaction.accounts.insert(older);
      });
      expect(await store.accounts.find(newer.id)).toEqual(newer);
      expect(await store.accounts.list()).toEqual([older, newer]);
      expect(await store.accounts.find(anAccount().id)).toBeNull();
      expect(await store.ledger.readBalance(newer.id)).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
    });

    it('refuses to read the balance of an account that is not there', async () => {
      await expect(store.ledger.readBalance(anAccount().id)).rejects.toThrow();
    });

    it('keeps a key whole, finds it by its hash, and lists keys by age', async () => {
      const account = anAccount();
      const older = aKey({ accountId: account.id, createdAt: later(-10), expiresAt: later(100) });
      const newer = aKey({ accountId: account.id, models: ['video-3.1-fast-generate-preview'] });
      await store.transaction(async (transaction) => {
        await transaction.accounts.insert(account);
        await transaction.keys.insert(newer);
        await transaction.keys.insert(older);
      });
      expect(await store.keys.findByHash(newer.secretHash)).toEqual(newer);
      expect(await store.keys.list()).toEqual([older, newer]);
      expect(await store.keys.findByHash('no such hash')).toBeNull();
    });

    it('revokes a key once', async () => {
      const account = anAccount();
      const key = aKey({ accountId: account.id });
      await store.transaction(async (transaction) => {
        await transaction.accounts.insert(account);
        await transaction.keys.insert(key);
      });
      const revoke = (seconds: number) =>
        store.transaction((transaction) => transaction.keys.revoke(key.id, later(seconds)));
      expect(await revoke(5)).toBe(true);
      expect(await revoke(9)).toBe(false);
      expect(await store.keys.findByHash(key.secretHash)).toEqual({ ...key, revokedAt: later(5) });
      expect(await store.transaction((transaction) => transaction.keys.revoke(aKey().id, later(5)))).toBe(false);
    });

    it('refuses a key of an account that is not there, and a second key with the same hash', async () => {
      const account = anAccount();
      const key = aKey({ accountId: account.id });
      await expect(store.transaction((transaction) => transaction.keys.insert(key))).rejects.toThrow();
      await store.transaction(async (transaction) => {
        await transaction.accounts.insert(account);
        await transaction.keys.insert(key);
      });
      const twin = aKey({ accountId: account.id, secretHash: key.secretHash });
      await expect(store.transaction((transaction) => transaction.keys.insert(twin))).rejects.toThrow();
      expect(await store.keys.list()).toEqual([key]);
    });
  });
}

function describeTransactions(open: () => Promise<StoreEngine>): void {
  describe('transactions', () => {
    let engine: StoreEngine;
    let store: Store;
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
    });
    afterEach(() => engine.close());

    it('answers with what the work answered', async () => {
      expect(await store.transaction(async () => 42)).toBe(42);
    });

    it('keeps nothing of a transaction that throws', async () => {
      const who = await addPrincipal(store);
      const account = anAccount();
      const task = aTaskOf(who);
      await undo(store, async (transaction) => {
        await transaction.accounts.insert(account);
        await transaction.keys.insert(aKey({ accountId: account.id }));
        await transaction.tasks.insert(task);
        await transaction.ledger.hold(anEntry('hold', task), false);
        expect(await transaction.tasks.find(who.accountId, task.id)).toEqual(task);
      });
      expect(await store.accounts.find(account.id)).toBeNull();
      expect(await store.keys.list()).toHaveLength(1);
      expect(await store.tasks.find(who.accountId, task.id)).toBeNull();
      expect(await store.ledger.listTaskEntries(task.id)).toEqual([]);
      expect(await store.ledger.readBalance(who.accountId)).toEqual({
        creditMicros: 0,
        chargedMicros: 0,
        heldMicros: 0,
      });
    });

    it('has effects only when it is durable, and none when it was undone', async () => {
      const told: string[] = [];
      await undo(store, async (transaction) => transaction.afterCommit(() => told.push('undone')));
      const account = anAccount();
      await store.transaction(async (transaction) => {
        transaction.afterCommit(() => told.push('first'));
        await transaction.accounts.insert(account);
        transaction.afterCommit(() => told.push('second'));
        expect(told).toEqual([]);
      });
      expect(told).toEqual(['first', 'second']);
    });

    it('passes on the error that undid it', async () => {
      const reason = new Error('no');
      await expect(store.transaction(() => Promise.reject(reason))).rejects.toBe(reason);
    });

    it('shows nothing of a transaction to others before it is done', async () => {
      const account = anAccount();
      let seenMeanwhile: unknown = 'not looked';
      await store.transaction(async (transaction) => {
        await transaction.accounts.insert(account);
        seenMeanwhile = await store.accounts.find(account.id);
      });
      expect(seenMeanwhile).toBeNull();
      expect(await store.accounts.find(account.id)).toEqual(account);
    });

    it('keeps those that succeed apart from those that fail beside them', async () => {
      const accounts = Array.from({ length: 20 }, () => anAccount());
      const outcomes = await Promise.allSettled(
        accounts.map((account, index) =>
          store.transaction(async (transaction) => {
            await transaction.accounts.insert(account);
            if (index % 3 === 0) throw new Error('undone');
          }),
        ),
      );
      const kept = accounts.filter((_, index) => index % 3 !== 0);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length);
      expect(await store.accounts.list()).toEqual(kept);
    });

    it('lets only one of two transactions have the last of the credit', async () => {
      const who = await addPrincipal(store);
      const tasks = [aTaskOf(who), aTaskOf(who)];
      await engine.grantCredit(who.accountId, 3_200_000 + 3_199_999);
      const held = await Promise.all(
        tasks.map((task) =>
          store.transaction(async (transaction) => {
            await transaction.tasks.insert(task);
            return transaction.ledger.hold(anEntry('hold', task), true);
          }),
        ),
      );
      expect(held.toSorted()).toEqual([false, true]);
      expect((await store.ledger.readBalance(who.accountId)).heldMicros).toBe(3_200_000);
    });

    it('lets only one of two transactions end a task', async () => {
      const who = await addPrincipal(store);
      const task = await addTask(store, who);
      const running = await store.transaction((transaction) => transaction.tasks.start(task.id));
      const attempt = running?.attempt ?? 0;
      const [first, deleted, second] = await Promise.all([
        store.transaction((transaction) => transaction.tasks.succeed(task.id, attempt, aSuccess())),
        store.transaction((transaction) => transaction.tasks.delete(who.accountId, task.id, later(1))),
        store.transaction((transaction) => transaction.tasks.succeed(task.id, attempt, aSuccess())),
      ]);
      // Which of the three comes first the server decides: what was deleted before it could succeed never does.
      expect([first, second].filter((succeeded) => succeeded)).toHaveLength(first || second ? 1 : 0);
      expect(first || second || deleted !== null).toBe(true);
    });

    it('is durable: what was answered is there after everything was closed', async () => {
      const who = await addPrincipal(store);
      const task = await addTask(store, who);
      const keys = await store.keys.list();
      engine = await engine.reopen();
      expect(await engine.store.tasks.find(who.accountId, task.id)).toEqual(task);
      expect(await engine.store.keys.list()).toEqual(keys);
      expect(await engine.store.ledger.readBalance(who.accountId)).toEqual({
        creditMicros: 0,
        chargedMicros: 0,
        heldMicros: task.held.amountMicros,
      });
    });
  });
}
