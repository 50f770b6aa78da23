import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { Creation } from '../../src/core/creation-store.ts';
import type { TaskFile } from '../../src/core/file-store.ts';
import type { TaskId } from '../../src/core/ids.ts';
import type { Page } from '../../src/core/page.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import type { Task } from '../../src/core/task.ts';
import { addPrincipal, addTask, startTask } from '../fixtures/accounts.ts';
import { aKey, aSuccess, aTaskId, later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

/** Lists, files beside a film, and how a task was asked for. */
export function describeStoreFiles(open: () => Promise<StoreEngine>): void {
  let engine: StoreEngine;
  let store: Store;
  let who: Principal;
  beforeEach(async () => {
    engine = await open();
    store = engine.store;
    who = await addPrincipal(store);
  });
  afterEach(() => engine.close());

  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.transaction(work);

  describe('the list of tasks', () => {
    const list = async (page: Partial<Page<TaskId>>) =>
      (await store.tasks.list(who.accountId, { after: null, limit: 100, order: 'newest', kind: null, ...page })).map(
        ({ id }) => id,
      );

    it('is in order of age, and of id among those of one instant', async () => {
      const ages = [5, 0, 5, -5, 5];
      const tasks: Task[] = [];
      for (const age of ages) tasks.push(await addTask(store, who, { createdAt: later(age) }));
      const [a, b, c, d, e] = tasks.map(({ id }) => id);
      expect(await list({ order: 'oldest' })).toEqual([d, b, a, c, e]);
      expect(await list({ order: 'newest' })).toEqual([e, c, a, b, d]);
    });

    it.each(['newest', 'oldest'] as const)('shows every task once when read page by page, %s first', async (order) => {
      for (let count = 0; count < 7; count += 1) await addTask(store, who, { createdAt: later(count < 5 ? 0 : count) });
      const whole = await list({ order });
      const pages: string[] = [];
      let after: TaskId | null = null;
      for (;;) {
        const page: Task['id'][] = await list({ order, after, limit: 2 });
        pages.push(...page);
        after = page.at(-1) ?? null;
        if (page.length < 2) break;
      }
      expect([whole.length, pages]).toEqual([7, whole]);
    });

    it('shows tasks in every state but deleted, whole, and those of the account only', async () => {
      const stranger = await addPrincipal(store);
      await addTask(store, stranger);
      const waiting = await addTask(store, who, { createdAt: later(1) });
      const running = await startTask(store, await addTask(store, who, { createdAt: later(2) }));
      const deleted = await addTask(store, who, { createdAt: later(3) });
      await write((transaction) => transaction.tasks.delete(who.accountId, deleted.id, NOON));
      const page = { after: null, limit: 10, order: 'newest', kind: null } as const;
      expect(await store.tasks.list(who.accountId, page)).toEqual([running, waiting]);
      // Who deletes page by page goes on from a task that is no more.
      expect(await list({ after: deleted.id })).toEqual([running.id, waiting.id]);
      const known = [deleted.id, waiting.id, aTaskId()].map((id) => store.tasks.knows(who.accountId, id));
      expect(await Promise.all(known)).toEqual([true, true, false]);
      expect(await store.tasks.knows(stranger.accountId, waiting.id)).toBe(false);
    });

    it('is empty where there is nothing, and after the last', async () => {
      expect(await list({})).toEqual([]);
      const { id } = await addTask(store, who);
      expect([await list({ after: id }), await list({ after: id, order: 'oldest' })]).toEqual([[], []]);
    });
  });

  describe('files beside a film', () => {
    const aFile = (task: Task, role: TaskFile['role']): TaskFile => ({
      blobKey: `files/${task.id}-${role}`,
      taskId: task.id,
      role,
      mimeType: 'image/webp',
      sizeBytes: 123,
    });
    async function addFiles(): Promise<{ task: Task; files: TaskFile[] }> {
      const task = await addTask(store, who);
      const files = (['input', 'thumbnail', 'spritesheet'] as const).map((role) => aFile(task, role));
      for (const file of files) await write((transaction) => transaction.files.insert(file));
      return { task, files };
    }
    const removable = async (limit = 100) =>
      (await store.files.listRemovable(NOON, limit)).map(({ blobKey }) => blobKey).toSorted();
    const keysOf = (files: readonly TaskFile[]) => files.map(({ blobKey }) => blobKey).toSorted();

    it('are found by their role', async () => {
      const { task, files } = await addFiles();
      expect(await store.files.findPreview(task.id, 'thumbnail')).toEqual(files[1]);
      expect(await store.files.findPreview(task.id, 'spritesheet')).toEqual(files[2]);
      expect(await store.files.findPreview(aTaskId(), 'thumbnail')).toBeNull();
      for (const { blobKey } of files) expect(await store.files.isReferenced(blobKey)).toBe(true);
    });

    it('belong to a task that is there, and to one only', async () => {
      const { files } = await addFiles();
      const stray = { ...files[0], taskId: aTaskId(), blobKey: 'files/stray' } as TaskFile;
      await expect(write((transaction) => transaction.files.insert(stray))).rejects.toThrow();
      await expect(write((transaction) => transaction.files.insert(files[0] as TaskFile))).rejects.toThrow();
    });

    it('are kept while their task waits, runs, or has a result that is kept', async () => {
      await addFiles();
      await startTask(store, (await addFiles()).task);
      for (const expiresAt of [null, later(1)]) {
        const { task } = await addFiles();
        const { attempt } = await startTask(store, task);
        await write((transaction) => transaction.tasks.succeed(task.id, attempt, aSuccess({ expiresAt })));
      }
      expect(await removable()).toEqual([]);
    });

    it('can be removed when their task has failed, was deleted or has expired', async () => {
      const failed = await addFiles();
      const { attempt } = await startTask(store, failed.task);
      const failure = { code: 'generation_failed', message: 'No.' } as const;
      await write((transaction) => transaction.tasks.fail(failed.task.id, attempt, { failure, finishedAt: NOON }));
      const deleted = await addFiles();
      await write((transaction) => transaction.tasks.delete(who.accountId, deleted.task.id, NOON));
      const expired = await addFiles();
      const running = await startTask(store, expired.task);
      const success = aSuccess({ expiresAt: NOON });
      await write((transaction) => transaction.tasks.succeed(running.id, running.attempt, success));

      const files = [...failed.files, ...deleted.files, ...expired.files];
      expect(await removable()).toEqual([...keysOf(files), success.blobKey].toSorted());
      expect(await removable(2)).toHaveLength(2);

      for (const { taskId, blobKey } of files) await write((transaction) => transaction.files.forget(taskId, blobKey));
      expect(await removable()).toEqual([success.blobKey]);
      for (const { blobKey } of files) expect(await store.files.isReferenced(blobKey)).toBe(false);
    });
  });

  describe('how a task was asked for', () => {
    async function add(change: Partial<Creation> = {}): Promise<{ creation: Creation; kept: boolean }> {
      const { id: taskId } = await addTask(store, who);
      const { keyId } = who;
      const creation = { taskId, keyId, idempotencyKey: 'one', requestHash: 'hash', createdAt: NOON, ...change };
      return { creation, kept: await write((transaction) => transaction.creations.insert(creation)) };
    }
    const byKey = (since: Date, keyId = who.keyId) => store.creations.find(keyId, { idempotencyKey: 'one', since });
    const byHash = (since: Date, keyId = who.keyId) => store.creations.find(keyId, { requestHash: 'hash', since });

    it('is found by the key or by the hash, from the given instant on', async () => {
      const { creation, kept } = await add();
      expect(kept).toBe(true);
      expect([await byKey(NOON), await byHash(NOON)]).toEqual([creation, creation]);
      expect([await byKey(later(0.001)), await byHash(later(0.001))]).toEqual([null, null]);
      const stranger = await addPrincipal(store);
      expect([await byKey(NOON, stranger.keyId), await byHash(NOON, stranger.keyId)]).toEqual([null, null]);
    });

    it('is the latest of those with one hash', async () => {
      await add({ idempotencyKey: null });
      const { creation } = await add({ idempotencyKey: null, createdAt: later(5) });
      await add({ idempotencyKey: null, createdAt: later(3) });
      expect(await byHash(NOON)).toEqual(creation);
    });

    it('takes each idempotency key once for each API key, and any number without one', async () => {
      const { creation } = await add();
      expect((await add({ requestHash: 'another' })).kept).toBe(false);
      expect(await byKey(NOON)).toEqual(creation);
      const key = aKey({ accountId: who.accountId });
      await write((transaction) => transaction.keys.insert(key));
      expect((await add({ keyId: key.id })).kept).toBe(true);
      expect([(await add({ idempotencyKey: null })).kept, (await add({ idempotencyKey: null })).kept]).toEqual([
        true,
        true,
      ]);
    });

    it('is forgotten when it is older than asked for, and its key is free', async () => {
      await add();
      const young = await add({ idempotencyKey: 'two', requestHash: 'young', createdAt: later(10) });
      await write((transaction) => transaction.creations.forgetBefore(later(10)));
      expect([await byKey(NOON), await byHash(NOON)]).toEqual([null, null]);
      expect(await store.creations.find(who.keyId, { requestHash: 'young', since: NOON })).toEqual(young.creation);
      expect((await add()).kept).toBe(true);
    });
  });
}
