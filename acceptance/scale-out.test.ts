import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowFor, IS_LONG_RUN } from '../test/servers/long-run.ts';
import { findBookFaults, PASSWORD } from './support/database.ts';
import { call, expectRefusal } from './support/http.ts';
import { findLines, readLog, untilLogged } from './support/log.ts';
import { Cluster, findKeys, PATIENCE } from './support/nodes.ts';
import { run, type Service } from './support/process.ts';
import { createTask, FAST_MODEL, readTask, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
/** A worker that is idle is woken by the database. 100 ms is the bar; the rest is for a machine with other things to do. */
const PICK_UP_MILLISECONDS = 400;
const REVOKED_WITHIN_MILLISECONDS = 2_000;

describe('several nodes on one database and one bucket', PATIENCE, () => {
  let cluster: Cluster;
  let apis: readonly [Service, Service];
  let workers: readonly Service[];
  let started: readonly Service[];
  /** Made by the second test, for all that show one. */
  let film: string;

  beforeAll(async () => {
    cluster = await Cluster.open();
    started = await Promise.all(
      (['api', 'api', 'worker', 'worker'] as const).map((role) => cluster.start(role, { KINORA_LOG_LEVEL: 'info' })),
    );
    const [first, second, ...rest] = started;
    if (first === undefined || second === undefined) throw new Error('No node was started.');
    const key = first.key || second.key;
    apis = [
      { ...first, key },
      { ...second, key },
    ];
    workers = rest;
  }, PATIENCE.timeout);
  afterAll(async () => {
    await cluster.close();
  });

  it('start at once on an empty database, and one of them makes the only account and prints its key', async () => {
    expect(started.flatMap((node) => findKeys(node))).toEqual([apis[0].key]);
    expect(await cluster.ask('select name from accounts')).toEqual([{ name: 'first account' }]);
    expect(await cluster.ask('select name from api_keys')).toEqual([{ name: 'first key' }]);
    const versions = await cluster.ask('select version from schema_migrations order by version');
    const files = (await readdir(MIGRATIONS)).filter((file) => !file.endsWith('.sqlite.sql')).sort();
    expect(versions).toEqual(files.map((file) => ({ version: Number(file.slice(0, 4)) })));
    expect(started.flatMap((node) => readLog(node).filter(({ level }) => level >= 40))).toEqual([]);
  });

  it('make on one node what another node shows', async () => {
    const created = await createTask(apis[0]);
    expect(await readTask(apis[1], created.id)).toMatchObject({ id: created.id, model: FAST_MODEL });
    const completed = await untilCompleted(apis[1], created.id);
    expect(await readTask(apis[0], created.id)).toEqual(completed);
    expect(await untilLogged(workers, { msg: 'task-ended', task: created.id })).toMatchObject({ outcome: 'succeeded' });
    expect(findLines(workers, { msg: 'task-started', task: created.id })).toHaveLength(1);
    expect(await findBookFaults(cluster.database.url, [created.id])).toEqual([]);
    film = created.id;
  });

  it('send the official client to a signed address, which it follows without our key', async () => {
    const id = film;
    const answer = await call(apis[1], `/v1/videos/${id}/content`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const address = answer.headers.get('location') ?? '';
    expect(address).toContain(`/films/${cluster.prefix}results/`);
    expect(address).toMatch(/X-Amz-Expires=300&.*X-Amz-Signature=/);

    const client = new OpenAI({ apiKey: apis[1].key, baseURL: `${apis[1].url}/v1` });
    const response = await client.videos.downloadContent(id);
    expect(response.url).toContain('X-Amz-Signature=');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.mp4"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');

    // Signed for reading this one object: changed, it opens nothing.
    expect((await fetch(address.replace(/Signature=./, 'Signature=x'))).status).toBe(403);
    const head = await call(apis[1], `/v1/videos/${id}/content`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('send the bytes themselves where they are told to, whole and in parts', async () => {
    const proxy = await cluster.start('api', { KINORA_S3_DOWNLOADS: 'proxy' });
    const id = film;
    const path = `/v1/videos/${id}/content`;
    const whole = await call(proxy, path);
    const size = whole.bytes.length;
    const tag = whole.headers.get('etag') ?? '';
    expect(whole.status).toBe(200);
    expect(whole.bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(whole.headers.get('content-length')).toBe(String(size));

    const part = await call(proxy, path, { headers: { range: 'bytes=100-299' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${size}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 300));
    const end = await call(proxy, path, { headers: { range: 'bytes=-7', 'if-range': tag } });
    expect(end.bytes).toEqual(whole.bytes.subarray(-7));
    const outside = await call(proxy, path, { headers: { range: `bytes=${size}-` } });
    expect(outside.headers.get('content-range')).toBe(`bytes */${size}`);
    expectRefusal(outside, { status: 416, code: 'range_not_satisfiable' });
    const head = await call(proxy, path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, String(size), 0]);
    expect((await call(proxy, path, { headers: { 'if-none-match': tag } })).status).toBe(304);

    expect((await call(apis[0], `/v1/videos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expectRefusal(await call(proxy, path), { status: 404, code: 'task_not_found' });
    expect((await proxy.stop()).code).toBe(0);
  });

  it('wake an idle worker at once', async () => {
    await until('every worker listens', async () => (await cluster.countEars()) >= workers.length);
    const waits: number[] = [];
    for (const api of IS_LONG_RUN ? [...apis, ...apis, apis[0]] : [apis[1]]) {
      const { id } = await createTask(api);
      const [row] = await cluster.ask('select created_at from tasks where id = $1', [id]);
      const line = await untilLogged(workers, { msg: 'task-started', task: id });
      waits.push(line.time - Number(row?.created_at));
      await untilCompleted(apis[0], id);
    }
    expect(medianOf(waits)).toBeLessThan(allowFor(PICK_UP_MILLISECONDS));
  });

  it('take a new key at once and refuse a revoked one on every node within 2 seconds', async () => {
    const options = { folder: cluster.folder, settings: cluster.settings };
    const secret = (await run(['keys', 'create', '--name', 'visitor'], options)).stdout.trim();
    const ask = (node: Service) => call(node, `/v1/videos/task_${'0'.repeat(32)}`, { key: secret });
    for (const api of apis) expect((await ask(api)).status).toBe(404);

    const list = (await run(['keys', 'list'], options)).stdout;
    const id = /^(key_\w+) .*visitor$/m.exec(list)?.[1] ?? '';
    expect((await run(['keys', 'revoke', id], options)).code).toBe(0);
    const revokedAt = Date.now();
    await Promise.all(apis.map((api) => until('the key is refused', async () => (await ask(api)).status === 401)));
    const limit = revokedAt + allowFor(REVOKED_WITHIN_MILLISECONDS);
    for (const api of apis) {
      // A request with the key in its line was let in; what counts is when it came.
      const late = readLog(api).filter((line) => line.key === id && line.time - Number(line.milliseconds) > limit);
      expect(late).toEqual([]);
    }
  });

  it('never print or log the secrets of their addresses, and stop when they are told to', async () => {
    const ends = await Promise.all(started.map((node) => node.stop()));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    for (const { stdout, stderr } of ends) expect(stdout + stderr).not.toContain(PASSWORD);
    expect(started.flatMap((node) => readLog(node).filter(({ level }) => level >= 50))).toEqual([]);
  });
});

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
