import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from './support/data-folder.ts';
import { PASSWORD } from './support/database.ts';
import { call, postJson } from './support/http.ts';
import { makeFolder, removeFolder, run, type Service, serve } from './support/process.ts';
import { aRequest, createTask, makeVideo, readTask, untilCompleted } from './support/tasks.ts';

describe('kinora backup', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({
      folder,
      settings: { KINORA_CREATES_PER_MINUTE: '10000', KINORA_QUEUED_PER_ACCOUNT: '10000' },
    });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const backup = (file: string, settings = {}, ...options: string[]) =>
    run(['backup', file, ...options], { folder, settings: { KINORA_DATA: service.data, ...settings } });

  function readCopy(file: string) {
    const copy = new DatabaseSync(join(folder, file), { readOnly: true });
    try {
      const [check] = copy.prepare('pragma integrity_check').all();
      return { check, tasks: copy.prepare("select id, state from tasks where state <> 'deleted'").all() };
    } finally {
      copy.close();
    }
  }

  it('copies the database while it is served and written to, and a service started on the copy goes on', async () => {
    const { id } = await makeVideo(service);
    let copied = false;
    const writing = (async () => {
      while (!copied) await call(service, `/v1/videos/${(await createTask(service)).id}`, { method: 'DELETE' });
    })();
    const finished = await backup('copy.db');
    copied = true;
    await writing;
    expect(finished).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^copy\.db: \d+\.\d MiB\nLeft out: \d+ films and pictures, .* in \S+\nWith --films they come along\.\n$/,
      ),
    });
    expect(listFiles(folder).filter((file) => file.startsWith('copy'))).toEqual(['copy.db']);
    const { check, tasks } = readCopy('copy.db');
    expect(check).toEqual({ integrity_check: 'ok' });
    expect(tasks).toContainEqual({ id, state: 'succeeded' });

    const restored = await makeFolder();
    try {
      const restoring = await run(['restore', join(folder, 'copy.db')], { folder: restored });
      expect(restoring).toMatchObject({ code: 0, stdout: expect.stringContaining('It came without the') });
      const next = await serve({ folder: restored, key: service.key });
      try {
        expect(await readTask(next, id)).toEqual(await readTask(service, id));
        for (const task of tasks) await untilCompleted(next, String(task.id));
      } finally {
        await next.kill();
      }
    } finally {
      await removeFolder(restored);
    }
  });

  it('takes the films along, and a service on the restored folder sends the same bytes', async () => {
    const { id } = await makeVideo(service);
    const film = await call(service, `/v1/videos/${id}/content`);
    const made = await backup('whole', {}, '--films');
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^whole: database .* \d+ films and pictures, /),
    });
    const restored = await makeFolder();
    try {
      expect((await run(['restore', join(folder, 'whole')], { folder: restored })).code).toBe(0);
      const next = await serve({ folder: restored, key: service.key, args: ['--role', 'api'] });
      try {
        const again = await call(next, `/v1/videos/${id}/content`);
        expect(again.status).toBe(200);
        expect(again.text).toBe(film.text);
      } finally {
        await next.kill();
      }
    } finally {
      await removeFolder(restored);
    }
  });

  it('overwrites nothing', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    expect(await backup('mine.txt')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'mine.txt exists already; a backup overwrites nothing.\n',
    });
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    expect((await postJson(service, aRequest())).status).toBe(200);
  });

  it('says what it cannot do: no database, no such folder, PostgreSQL', async () => {
    const nowhere = await backup('other.db', { KINORA_DATA: join(folder, 'nowhere') });
    expect(nowhere).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no database in \S+\n$/),
    });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    const unwritable = await backup('no/such/folder/copy.db');
    expect(unwritable).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The backup failed: .+\n$/),
    });
    const postgres = await backup('other.db', {
      KINORA_DATABASE_URL: `postgres://kinora:${PASSWORD}@127.0.0.1:1/kinora`,
    });
    expect(postgres).toMatchObject({ code: 64, stdout: '', stderr: expect.stringMatching(/^.*pg_dump\.\n$/) });
    expect(postgres.stderr).not.toContain(PASSWORD);
    expect(existsSync(join(folder, 'other.db'))).toBe(false);
  });
});
