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
        await transaction.insertAccount(newer);
        await transaction.insertAccount(older);
      });
      expect(await store.findAccount(newer.id)).toEqual(newer);
      expect(await store.listAccounts()).toEqual([older, newer]);
      expect(await store.findAccount(anAccount().id)).toBeNull();
      expect(await store.readBalance(newer.id)).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
    });

    it('refuses to read the balance of an account that is not there', async () => {
      await expect(store.readBalance(anAccount().id)).rejects.toThrow();
    });

    it('keeps a key whole, finds it by its hash, and lists keys by age', async () => {
      const account = anAccount();
      const older = aKey({ accountId: account.id, createdAt: later(-10), expiresAt: later(100) });
      const newer = aKey({ accountId: account.id, models: ['video-3.1-fast-generate-preview'] });
      await store.transaction(async (transaction) => {
        await transaction.insertAccount(account);
        await transaction.insertKey(newer);
        await transaction.insertKey(older);
      });
      expect(await store.findKeyByHash(newer.secretHash)).toEqual(newer);
      expect(await store.listKeys()).toEqual([older, newer]);
      expect(await store.findKeyByHash('no such hash')).toBeNull();
    });

    it('revokes a key once', async () => {
      const account = anAccount();
      const key = aKey({ accountId: account.id });
      await store.transaction(async (transaction) => {
        await transaction.insertAccount(account);
        await transaction.insertKey(key);
      });
      const revoke = (seconds: number) =>
        store.transaction((transaction) => transaction.revokeKey(key.id, later(seconds)));
      expect(await revoke(5)).toBe(true);
      expect(await revoke(9)).toBe(false);
      expect(await store.findKeyByHash(key.secretHash)).toEqual({ ...key, revokedAt: later(5) });
      expect(await store.transaction((transaction) => transaction.revokeKey(aKey().id, later(5)))).toBe(false);
    });

    it('refuses a key of an account that is not there, and a second key with the same hash', async () => {
      const account = anAccount();
      const key = aKey({ accountId: account.id });
      await expect(store.transaction((transaction) => transaction.insertKey(key))).rejects.toThrow();
      await store.transaction(async (transaction) => {
        await transaction.insertAccount(account);
        await transaction.insertKey(key);
      });
      const twin = aKey({ accountId: account.id, secretHash: key.secretHash });
      await expect(store.transaction((transaction) => transaction.insertKey(twin))).rejects.toThrow();
      expect(await store.listKeys()).toEqual([key]);
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
        await transaction.insertAccount(account);
        await transaction.insertKey(aKey({ accountId: account.id }));
        await transaction.insertTask(task);
        await transaction.hold(anEntry('hold', task), false);
        expect(await transaction.findTask(who.accountId, task.id)).toEqual(task);
      });
      expect(await store.findAccount(account.id)).toBeNull();
      expect(await store.listKeys()).toHaveLength(1);
      expect(await store.findTask(who.accountId, task.id)).toBeNull();
      expect(await store.listEntries(task.id)).toEqual([]);
      expect(await store.readBalance(who.accountId)).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
    });

    it('passes on the error that undid it', async () => {
      const reason = new Error('no');
      await expect(store.transaction(() => Promise.reject(reason))).rejects.toBe(reason);
    });

    it('shows nothing of a transaction to others before it is done', async () => {
      const account = anAccount();
      let seenMeanwhile: unknown = 'not looked';
      await store.transaction(async (transaction) => {
        await transaction.insertAccount(account);
        seenMeanwhile = await store.findAccount(account.id);
      });
      expect(seenMeanwhile).toBeNull();
      expect(await store.findAccount(account.id)).toEqual(account);
    });

    it('keeps those that succeed apart from those that fail beside them', async () => {
      const accounts = Array.from({ length: 20 }, () => anAccount());
      const outcomes = await Promise.allSettled(
        accounts.map((account, index) =>
          store.transaction(async (transaction) => {
            await transaction.insertAccount(account);
            if (index % 3 === 0) throw new Error('undone');
          }),
        ),
      );
      const kept = accounts.filter((_, index) => index % 3 !== 0);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length);
      expect(await store.listAccounts()).toEqual(kept);
    });

    it('lets only one of two transactions have the last of the credit', async () => {
      const who = await addPrincipal(store);
      const tasks = [aTaskOf(who), aTaskOf(who)];
      await engine.grantCredit(who.accountId, 3_200_000 + 3_199_999);
      const held = await Promise.all(
        tasks.map((task) =>
          store.transaction(async (transaction) => {
            await transaction.insertTask(task);
            return transaction.hold(anEntry('hold', task), true);
          }),
        ),
      );
      expect(held.toSorted()).toEqual([false, true]);
      expect((await store.readBalance(who.accountId)).heldMicros).toBe(3_200_000);
    });

    it('lets only one of two transactions end a task', async () => {
      const who = await addPrincipal(store);
      const task = await addTask(store, who);
      const running = await store.transaction((transaction) => transaction.startTask(task.id));
      const attempt = running?.attempt ?? 0;
      const outcomes = await Promise.all([
        store.transaction((transaction) => transaction.succeedTask(task.id, attempt, aSuccess())),
        store.transaction((transaction) => transaction.deleteTask(who.accountId, task.id, later(1))),
        store.transaction((transaction) => transaction.succeedTask(task.id, attempt, aSuccess())),
      ]);
      expect(outcomes[2]).toBe(false);
      expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
    });

    it('is durable: what was answered is there after everything was closed', async () => {
      const who = await addPrincipal(store);
      const task = await addTask(store, who);
      const keys = await store.listKeys();
      engine = await engine.reopen();
      expect(await engine.store.findTask(who.accountId, task.id)).toEqual(task);
      expect(await engine.store.listKeys()).toEqual(keys);
      expect(await engine.store.readBalance(who.accountId)).toEqual({
        creditMicros: 0,
        chargedMicros: 0,
        heldMicros: task.held.amountMicros,
      });
    });
  });
}
