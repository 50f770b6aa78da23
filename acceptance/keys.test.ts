import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './support/data-folder.ts';
import { call, expectRefusal, postJson } from './support/http.ts';
import { type Finished, makeFolder, removeFolder, run, type Service, serve } from './support/process.ts';
import { aRequest, createTask, FAST_MODEL, STANDARD_MODEL } from './support/tasks.ts';
import { until } from './support/until.ts';

describe('keys while the service runs', () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = await makeFolder();
    service = await serve({ folder, args: ['--role', 'api'] });
  });
  afterAll(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const keys = (...args: string[]): Promise<Finished> =>
    run(['keys', ...args], { folder, settings: { KINORA_DATA: service.data } });

  it('are made on the command line, shown once, and work at once', async () => {
    const made = await keys('create', '--name', 'second');
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^sk-[0-9A-Za-z]{43}\n$/);
    const key = made.stdout.trim();
    const { id } = await createTask(service);
    expect((await call(service, `/v1/videos/${id}`, { key })).status).toBe(200);

    const list = await keys('list');
    expect(list.stdout).toContain('second');
    expect(list.stdout).not.toContain(key);
    expect(list.stdout.trim().split('\n')).toHaveLength(2);
    expect(query(service.data, 'select count(*) as n from api_keys')).toEqual([{ n: 2 }]);
  });

  it('stop working within 2 seconds of being revoked', async () => {
    const key = (await keys('create', '--name', 'short lived')).stdout.trim();
    expect((await call(service, '/v1/videos/task_x', { key })).status).toBe(404);
    const row = (await keys('list')).stdout.split('\n').find((line) => line.endsWith('short lived')) ?? '';
    const id = /key_\w+/.exec(row)?.[0] ?? '';

    const revoked = await keys('revoke', id);
    expect(revoked).toMatchObject({ code: 0, stdout: `${id} is revoked\n` });
    const look = async () => (await call(service, '/v1/videos/task_x', { key })).status === 401;
    await until('the revoked key is refused', look);
    expectRefusal(await call(service, '/v1/videos/task_x', { key }), { status: 401, code: 'invalid_api_key' });
    expect((await keys('list')).stdout).toMatch(new RegExp(`${id}.*revoked`));

    const again = await keys('revoke', id);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain(`There is no key '${id}' that could be revoked`);
    expect((await call(service, '/v1/videos/task_x')).status).toBe(404);
  });

  it('may be kept to some models', async () => {
    const key = (await keys('create', '--models', FAST_MODEL)).stdout.trim();
    expect((await postJson(service, aRequest(), { key })).status).toBe(200);
    const other = await postJson(service, aRequest({ model: STANDARD_MODEL }), { key });
    expect({ status: other.status, json: other.json }).toMatchObject({
      status: 403,
      json: { code: 'model_not_allowed' },
    });
  });

  it.each([
    ['Bearer', 401, 'missing_api_key'],
    ['Bearer ', 401, 'missing_api_key'],
    ['Basic abc', 401, 'missing_api_key'],
    ['Bearer sk-short', 401, 'invalid_api_key'],
    [`Bearer sk-${'é'.repeat(43)}`, 401, 'invalid_api_key'],
    [`Bearer ${'x'.repeat(8000)}`, 401, 'invalid_api_key'],
  ])('are refused as the header %s', async (authorization, status, code) => {
    const headers = { authorization: Buffer.from(authorization).toString('latin1') };
    expectRefusal(await call(service, '/v1/videos/task_x', { key: null, headers }), { status, code });
  });

  it('are read from the Authorization header whatever the letter case of its scheme', async () => {
    const headers = { authorization: `bearer  ${service.key}` };
    expect((await call(service, '/v1/videos/task_x', { key: null, headers })).status).toBe(404);
  });

  it('are not read from the query under /v1', async () => {
    const answer = await call(service, `/v1/videos/task_x?key=${service.key}`, { key: null });
    expectRefusal(answer, { status: 401, code: 'missing_api_key' });
  });
});

describe('the first key, made on the command line', () => {
  it('has the name, the expiry and the models that were asked for', async () => {
    const folder = await makeFolder();
    try {
      const made = await run(['keys', 'create', '--name', 'mine', '--days', '3', '--models', FAST_MODEL], { folder });
      expect(made.code).toBe(0);
      const [row] = query(`${folder}/data`, 'select name, expires_at - created_at as life, models from api_keys');
      expect(row).toMatchObject({ name: 'mine', models: expect.stringContaining(FAST_MODEL) });
      expect(Math.round(Number(row?.life) / 86_400_000)).toBe(3);

      const service = await serve({ folder, key: made.stdout.trim(), args: ['--role', 'api'] });
      expect(service.stdout()).not.toContain('sk-');
      expect((await call(service, '/v1/videos/task_x')).status).toBe(404);
      await service.kill();
    } finally {
      await removeFolder(folder);
    }
  });
});
