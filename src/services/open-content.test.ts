import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPrincipal, addTask, startTask } from '../../test/fixtures/accounts.ts';
import { aSuccess, later } from '../../test/fixtures/builders.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import { PREVIEW_ROLES } from '../core/file-store.ts';
import { makeOpenContent, type OpenContent } from './open-content.ts';
import { makeReadTask, type ReadTask } from './read-task.ts';

let service: Service;
let blobs: DiskBlobStore;
let readTask: ReadTask;
let openContent: OpenContent;

beforeEach(async () => {
  service = await openService();
  const { store, clock } = service.engine;
  blobs = new DiskBlobStore(await makeTempFolder());
  readTask = makeReadTask({ store });
  openContent = makeOpenContent({ readTask, store, blobs, clock });
});

async function addResult(expiresAt: Date | null) {
  const { store } = service.engine;
  const task = await addTask(store, service.who);
  const { attempt } = await startTask(store, task);
  const success = aSuccess({ sizeBytes: 6, expiresAt });
  await store.transaction((transaction) => transaction.tasks.succeed(task.id, attempt, success));
  const file = join(await makeTempFolder(), 'film');
  await writeFile(file, 'a film');
  await blobs.adopt(success.blobKey, { path: file, mimeType: 'video/mp4' }, new AbortController().signal);
  return { task, attempt, ...success };
}

const GONE = { code: 'task_not_found', message: "The task's video has expired and was removed." };

describe('reading a task', () => {
  it('finds it for its own account only', async () => {
    const task = await service.submit();
    const stranger = await addPrincipal(service.engine.store);
    expect(await readTask(service.who, task.id)).toEqual(task);
    const unknown = { code: 'task_not_found', message: `There is no task '${task.id}'.` };
    await expect(readTask(stranger, task.id)).rejects.toMatchObject(unknown);
    await service.lifecycle.remove(service.who, task.id);
    await expect(readTask(service.who, task.id)).rejects.toMatchObject(unknown);
  });

  it.each(['task_1', '../../etc/passwd', '', "' or 1=1"])('answers %j like a task that never was', async (id) => {
    await expect(readTask(service.who, id)).rejects.toMatchObject({
      code: 'task_not_found',
      message: `There is no task '${id}'.`,
    });
  });
});

describe('the content of a task', () => {
  it('is described before it is read, and read whole or in part', async () => {
    const { task, finishedAt } = await addResult(later(3_600));
    const { open, link, ...described } = await openContent(service.who, task.id, 'video');
    expect(described).toEqual({
      sizeBytes: 6,
      mimeType: 'video/mp4',
      fileName: `${task.id}.mp4`,
      tag: `${task.id}-6`,
      modifiedAt: finishedAt,
    });
    expect(await link()).toBeNull();
    expect(await text((await open(null)).stream)).toBe('a film');
    expect(await text((await open({ start: 2, end: 3 })).stream)).toBe('fi');
  });

  it.each([
    ['queued', 'The task is still queued; it has no video to download.'],
    ['running', 'The task is still in progress; it has no video to download.'],
    ['failed', 'The task has failed; it has no video to download.'],
  ])('is refused while the task is %s', async (state, message) => {
    const task = await addTask(service.engine.store, service.who);
    if (state !== 'queued') await startTask(service.engine.store, task);
    if (state === 'failed') {
      const outcome = { failure: { code: 'generation_failed', message: 'No.' }, finishedAt: later(1) } as const;
      await service.engine.store.transaction((transaction) => transaction.tasks.fail(task.id, 1, outcome));
    }
    await expect(openContent(service.who, task.id, 'video')).rejects.toMatchObject({
      code: 'task_not_completed',
      message,
    });
  });

  it('is gone at the instant of its expiry, before the file is removed', async () => {
    const { task } = await addResult(later(60));
    service.engine.clock.advance(59.999);
    await openContent(service.who, task.id, 'video');
    service.engine.clock.advance(0.001);
    await expect(openContent(service.who, task.id, 'video')).rejects.toMatchObject(GONE);
  });

  it('is gone when its file was forgotten, or is missing', async () => {
    const { task, blobKey } = await addResult(null);
    const { open } = await openContent(service.who, task.id, 'video');
    await blobs.remove(blobKey);
    await expect(open(null)).rejects.toMatchObject(GONE);
    await service.engine.store.transaction((transaction) => transaction.files.forget(task.id, blobKey));
    await expect(openContent(service.who, task.id, 'video')).rejects.toMatchObject(GONE);
  });

  it.each(PREVIEW_ROLES)('says so where the film has no %s, and is gone with the film', async (variant) => {
    const { task, blobKey } = await addResult(later(60));
    await expect(openContent(service.who, task.id, variant)).rejects.toMatchObject({
      code: 'task_not_found',
      message: `This video has no ${variant}.`,
    });
    await openContent(service.who, task.id, 'video');
    await service.engine.store.transaction((transaction) => transaction.files.forget(task.id, blobKey));
    await expect(openContent(service.who, task.id, variant)).rejects.toMatchObject(GONE);
  });

  it('is for its own account only', async () => {
    const { task } = await addResult(null);
    const stranger = await addPrincipal(service.engine.store);
    await expect(openContent(stranger, task.id, 'video')).rejects.toMatchObject({ code: 'task_not_found' });
  });
});
