import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { addTask, startTask } from '../../test/fixtures/accounts.ts';
import { aSuccess, later, NOON } from '../../test/fixtures/builders.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import type { BlobStore } from '../core/blob-store.ts';
import type { Link } from '../core/person.ts';
import { makeSweeper } from './sweeper.ts';

const ORPHAN_SECONDS = 3_600;
const FOREVER = new AbortController().signal;

let service: Service;
let folder: string;
let blobs: DiskBlobStore;

beforeEach(async () => {
  service = await openService();
  folder = await makeTempFolder();
  blobs = new DiskBlobStore(folder);
});

function sweeper(change: { ownedSince?: Date | null; blobs?: BlobStore } = {}) {
  const { events, log } = recordLog();
  const { store, clock } = service.engine;
  const metrics = recordMetrics();
  const parts = { store, lifecycle: service.lifecycle, blobs, clock, log, metrics, orphanSeconds: ORPHAN_SECONDS };
  return { events, metrics, sweep: makeSweeper({ ...parts, ownedSince: null, ...change }) };
}

/** A stored file whose age is counted from noon. */
async function putFile(key: string, modifiedAt: Date): Promise<void> {
  const file = join(folder, key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a film');
  await utimes(file, modifiedAt, modifiedAt);
}

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  return keys.toSorted();
}

async function addResult(blobKey: string, expiresAt: Date | null) {
  const { store } = service.engine;
  const task = await addTask(store, service.who);
  const { attempt } = await startTask(store, task);
  await store.transaction((transaction) =>
    transaction.tasks.succeed(task.id, attempt, aSuccess({ blobKey, expiresAt })),
  );
  await putFile(blobKey, later(-10 * ORPHAN_SECONDS));
  return task;
}

describe('the sweeper', () => {
  it('finds nothing to do, and says nothing', async () => {
    const { sweep, events } = sweeper();
    expect(await sweep(FOREVER)).toEqual({ overdueTasks: 0, removedResults: 0, orphanFiles: 0, expiredLinks: 0 });
    expect(events).toEqual([]);
  });

  it('fails overdue tasks and releases their holds', async () => {
    const { store } = service.engine;
    const waiting = await service.submit();
    const running = await service.submit();
    await startTask(store, running);
    await service.engine.passTime(7_200);
    const punctual = await service.submit();

    const { sweep, events, metrics } = sweeper();
    expect(await sweep(FOREVER)).toEqual({ overdueTasks: 2, removedResults: 0, orphanFiles: 0, expiredLinks: 0 });
    for (const { id } of [waiting, running]) {
      expect(await store.tasks.find(service.who.accountId, id)).toMatchObject({
        state: 'failed',
        finishedAt: later(7_200),
        failure: { code: 'deadline_exceeded', message: 'The task was not finished within its deadline.' },
      });
      expect((await store.ledger.listTaskEntries(id)).map(({ kind }) => kind)).toEqual(['hold', 'release']);
    }
    expect(await store.tasks.find(service.who.accountId, punctual.id)).toEqual(punctual);
    expect(metrics.failures).toEqual(['deadline_exceeded', 'deadline_exceeded']);
    expect(events).toEqual([
      { level: 30, overdueTasks: 2, removedResults: 0, orphanFiles: 0, expiredLinks: 0, msg: 'sweep-done' },
    ]);
  });

  it('ends more overdue tasks than fit into one look', async () => {
    const { store } = service.engine;
    for (let count = 0; count < 201; count += 1) await addTask(store, service.who, { deadlineAt: NOON });
    expect((await sweeper().sweep(FOREVER)).overdueTasks).toBe(201);
    expect(await store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
  });

  it('removes the files of expired and of deleted tasks, each once, and keeps the others', async () => {
    const expired = await addResult('results/expired.mp4', NOON);
    const deleted = await addResult('results/deleted.mp4', NOON);
    await service.lifecycle.remove(service.who, deleted.id);
    await addResult('results/kept.mp4', later(1));
    await addResult('results/for-ever.mp4', null);

    expect(await sweeper().sweep(FOREVER)).toEqual({
      overdueTasks: 0,
      removedResults: 2,
      orphanFiles: 0,
      expiredLinks: 0,
    });
    expect(await listKeys()).toEqual(['results/for-ever.mp4', 'results/kept.mp4']);
    expect(await service.engine.store.tasks.find(service.who.accountId, expired.id)).toMatchObject({
      state: 'succeeded',
      artefact: { blobKey: null },
    });
    expect((await sweeper().sweep(FOREVER)).removedResults).toBe(0);
  });

  it('removes a file that no task knows of once it is old, and not before', async () => {
    await putFile('results/old.mp4', later(-ORPHAN_SECONDS - 1));
    await putFile('results/young.mp4', later(-ORPHAN_SECONDS + 1));
    await addResult('results/known.mp4', null);
    expect(await sweeper().sweep(FOREVER)).toEqual({
      overdueTasks: 0,
      removedResults: 0,
      orphanFiles: 1,
      expiredLinks: 0,
    });
    expect(await listKeys()).toEqual(['results/known.mp4', 'results/young.mp4']);
  });

  it('removes at once what lay there before this process owned the folder', async () => {
    await putFile('results/before.mp4', later(-61));
    await putFile('results/since.mp4', later(-59));
    await addResult('results/known.mp4', null);
    expect((await sweeper({ ownedSince: later(-60) }).sweep(FOREVER)).orphanFiles).toBe(1);
    expect(await listKeys()).toEqual(['results/known.mp4', 'results/since.mp4']);
  });

  it('still removes old orphans when it has owned the folder for long', async () => {
    await putFile('results/old.mp4', later(-ORPHAN_SECONDS - 1));
    await putFile('results/young.mp4', later(-ORPHAN_SECONDS + 1));
    expect((await sweeper({ ownedSince: later(-100 * ORPHAN_SECONDS) }).sweep(FOREVER)).orphanFiles).toBe(1);
    expect(await listKeys()).toEqual(['results/young.mp4']);
  });

  it('removes the pictures of a request once its film is expired, deleted or failed, and not before', async () => {
    const { store } = service.engine;
    const keys: string[] = [];
    for (const fate of ['waiting', 'running', 'kept', 'expired', 'deleted', 'failed']) {
      const task = await addTask(store, service.who);
      const blobKey = `inputs/${fate}.jpg`;
      const file = { blobKey, taskId: task.id, role: 'input', mimeType: 'image/jpeg', sizeBytes: 6 } as const;
      await store.transaction((transaction) => transaction.files.insert(file));
      await putFile(blobKey, later(-10 * ORPHAN_SECONDS));
      keys.push(blobKey);
      if (fate === 'deleted') await service.lifecycle.remove(service.who, task.id);
      if (fate === 'waiting' || fate === 'deleted') continue;
      const { attempt } = await startTask(store, task);
      const success = aSuccess({ expiresAt: fate === 'expired' ? NOON : later(1) });
      const outcome = { failure: { code: 'generation_failed', message: 'No.' }, finishedAt: NOON } as const;
      await store.transaction(async (transaction) => {
        if (fate === 'failed') await transaction.tasks.fail(task.id, attempt, outcome);
        if (fate === 'expired' || fate === 'kept') await transaction.tasks.succeed(task.id, attempt, success);
      });
    }
    expect((await listKeys()).toSorted()).toEqual(keys.toSorted());
    await sweeper().sweep(FOREVER);
    expect(await listKeys()).toEqual(['inputs/kept.jpg', 'inputs/running.jpg', 'inputs/waiting.jpg']);
  });

  it('removes a picture that no task knows of once it is old', async () => {
    await putFile('inputs/old.jpg', later(-ORPHAN_SECONDS - 1));
    await putFile('inputs/young.jpg', later(-ORPHAN_SECONDS + 1));
    await putFile('elsewhere/old.jpg', later(-ORPHAN_SECONDS - 1));
    expect((await sweeper().sweep(FOREVER)).orphanFiles).toBe(1);
    expect(await listKeys()).toEqual(['elsewhere/old.jpg', 'inputs/young.jpg']);
  });

  it('sweeps again what it could not remove', async () => {
    const task = await addResult('results/expired.mp4', NOON);
    const stuck: BlobStore = {
      adopt: (...parts) => blobs.adopt(...parts),
      put: (key, content) => blobs.put(key, content),
      open: (...parts) => blobs.open(...parts),
      list: (prefix) => blobs.list(prefix),
      link: async () => null,
      remove: () => Promise.reject(new Error('busy')),
    };
    await expect(sweeper({ blobs: stuck }).sweep(FOREVER)).rejects.toThrow('busy');
    const { store } = service.engine;
    expect(await store.files.listRemovable(NOON, 9)).toEqual([{ taskId: task.id, blobKey: 'results/expired.mp4' }]);
    expect((await sweeper().sweep(FOREVER)).removedResults).toBe(1);
  });

  it('forgets links and sessions whose time is over, and keeps the others', async () => {
    const { store } = service.engine;
    const { accountId } = service.who;
    const invite = (tokenHash: string, expiresAt: Date): Link => ({
      ...{ kind: 'invitation', tokenHash, email: `${tokenHash}@example.org`, role: 'member' },
      ...{ createdAt: later(-60), expiresAt },
    });
    const session = (tokenHash: string, expiresAt: Date) => ({
      ...{ id: tokenHash, tokenHash, accountId, createdAt: NOON, updatedAt: NOON, expiresAt },
      ...{ address: null, agent: null },
    });
    await store.transaction(async (transaction) => {
      for (const [name, end] of [['over', later(-1)] as const, ['good', later(1)] as const]) {
        await transaction.links.insert(invite(name, end));
        await transaction.sessions.insert(session(name, end));
      }
      await transaction.links.insert({ kind: 'setup', tokenHash: 'setup', createdAt: later(-60), expiresAt: null });
    });
    expect((await sweeper().sweep(FOREVER)).expiredLinks).toBe(1);
    expect(await store.links.list('invitation')).toEqual([invite('good', later(1))]);
    expect(await store.links.list('setup')).toHaveLength(1);
    expect([await store.sessions.find('over'), (await store.sessions.find('good'))?.id]).toEqual([null, 'good']);
  });

  it('stops where it is told to', async () => {
    await putFile('results/old.mp4', later(-ORPHAN_SECONDS - 1));
    const reason = new Error('stop');
    await expect(sweeper().sweep(AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await listKeys()).toEqual(['results/old.mp4']);
  });
});
