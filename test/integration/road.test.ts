import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { type App, buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import type { AccountId, TaskId } from '../../src/core/ids.ts';
import { FolderInUseError } from '../../src/stores/sqlite/owner-lock.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

/** The parts as the service puts them together, in this process. What clients see of it is in acceptance/. */

async function startApp(data: string, settings: Record<string, string> = {}) {
  const { log, events, until } = recordLog();
  const environment = {
    KINORA_DATA: data,
    KINORA_PORT: '0',
    KINORA_INTERNAL_DRAFT_FRAMES: '4',
    KINORA_WORKER_CONCURRENCY: '1',
    ...settings,
  };
  const app = await buildApp(loadConfig({ environment, toml: null }), {
    log,
    path: '',
    processId: process.pid,
    consoleBuilt: Promise.resolve(),
  });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= app.close();
    return closed;
  };
  onTestFinished(close);
  const url = await app.listen();
  return { app, url, events, until, close };
}

const secretOf = async (app: App): Promise<string> => String((await app.createFirstKey())?.secret);

async function ask(url: string, key: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { headers, ...init });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

async function create(url: string, key: string): Promise<TaskId> {
  const body = JSON.stringify({ model: 'video-3.1-fast-generate-preview', prompt: 'A calm sea', seconds: '4' });
  const { status, bytes } = await ask(url, key, '/v1/videos', { method: 'POST', body });
  expect(status).toBe(200);
  return JSON.parse(String(bytes)).id as TaskId;
}

/** What the ledger says, read by another connection as the command line does. */
async function readLedger(data: string, taskId: TaskId) {
  const opened = await openStore(
    { data, databaseUrl: null, databaseConnections: 2, databaseTimeoutSeconds: 10, secretsKey: null },
    () => undefined,
  );
  try {
    const entries = await opened.store.ledger.listTaskEntries(taskId);
    const accountId = entries[0]?.accountId ?? ('' as AccountId);
    return {
      kinds: entries.map(({ kind }) => kind).toSorted(),
      balance: await opened.store.ledger.readBalance(accountId),
    };
  } finally {
    await opened.close();
  }
}

describe('the whole road', () => {
  it('leads from a request to a stored film that is charged once', async () => {
    const data = await makeTempFolder();
    const { app, url, until } = await startApp(data);
    const key = await secretOf(app);
    const id = await create(url, key);
    const ended = until('task-ended');
    await app.work();
    await ended;

    const video = JSON.parse(String((await ask(url, key, `/v1/videos/${id}`)).bytes));
    expect(video).toMatchObject({ id, status: 'completed', progress: 100, seconds: '4', size: '1280x720' });
    const content = await ask(url, key, `/v1/videos/${id}/content`);
    expect([content.status, content.bytes.subarray(4, 8).toString()]).toEqual([200, 'ftyp']);
    const range = { headers: { authorization: `Bearer ${key}`, range: 'bytes=4-7' } };
    const some = await ask(url, key, `/v1/videos/${id}/content`, range);
    expect([some.status, String(some.bytes)]).toEqual([206, 'ftyp']);
    const { data: older } = JSON.parse(String((await ask(url, key, `/v1/video/generations/${id}`)).bytes));
    expect(older).toMatchObject({ status: 'succeeded', url: `${url}/v1/videos/${id}/content` });
    expect(await readLedger(data, id)).toEqual({
      kinds: ['charge', 'hold'],
      balance: { creditMicros: 0, chargedMicros: 600_000, heldMicros: 0 },
    });
    expect(await readdir(join(data, 'scratch'))).toEqual([]);
  });

  it('goes on where it was after the service stopped in the middle of a film', async () => {
    const data = await makeTempFolder();
    const first = await startApp(data, { KINORA_INTERNAL_DRAFT_FRAMES: '96', KINORA_SHUTDOWN_SECONDS: '1' });
    const key = await secretOf(first.app);
    const started = first.until('task-started');
    const id = await create(first.url, key);
    await first.app.work();
    await started;
    await first.close();

    const second = await startApp(data);
    const ended = second.until('task-ended');
    const { status, bytes } = await ask(second.url, key, `/v1/videos/${id}`);
    expect(status).toBe(200);
    const finishedBefore = JSON.parse(String(bytes)).status === 'completed';
    await second.app.work();
    if (!finishedBefore) await ended;
    expect((await ask(second.url, key, `/v1/videos/${id}/content`)).status).toBe(200);
    expect((await readLedger(data, id)).kinds).toEqual(['charge', 'hold']);
  });

  it('is open to one process at a time', async () => {
    const data = await makeTempFolder();
    const { url, close } = await startApp(data);
    await expect(startApp(data)).rejects.toBeInstanceOf(FolderInUseError);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await close();
    const next = await startApp(data);
    expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
  });

  it('takes no new task while it stops', async () => {
    const data = await makeTempFolder();
    const { app, url, until, close } = await startApp(data, {
      KINORA_INTERNAL_DRAFT_FRAMES: '96',
      KINORA_SHUTDOWN_SECONDS: '1',
    });
    const key = await secretOf(app);
    const started = until('task-started');
    await create(url, key);
    await app.work();
    await started;
    const closed = close();
    const body = JSON.stringify({ model: 'video-3.1-generate-preview', prompt: 'Another' });
    const refused = await ask(url, key, '/v1/videos', { method: 'POST', body });
    expect([refused.status, JSON.parse(String(refused.bytes)).code]).toEqual([503, 'service_unavailable']);
    await closed;
  });
});
