import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowFor } from '../test/servers/long-run.ts';
import { type S3Server, startS3 } from '../test/servers/s3.ts';
import { connect, findBookFaults } from './support/database.ts';
import { call, expectRefusal } from './support/http.ts';
import { findLines, untilLogged } from './support/log.ts';
import { Cluster, PATIENCE } from './support/nodes.ts';
import type { Service } from './support/process.ts';
import { stallEncoder } from './support/stalled-encoder.ts';
import { createTask, makeVideo, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const RECOVERED_WITHIN_MILLISECONDS = 15_000;
/** The lock that the sweeper of the moment holds, as `pg_locks` shows it. */
const SWEEP_LOCK = "1264742514, hashtext('sweep')";

describe('a worker that is killed in the middle of a render', PATIENCE, () => {
  let cluster: Cluster;
  let api: Service;
  let first: Service;

  beforeAll(async () => {
    cluster = await Cluster.open();
    api = await cluster.start('api');
    first = await cluster.start('worker', await stallEncoder(cluster.folder));
  }, PATIENCE.timeout);
  afterAll(() => cluster.close());

  it('is replaced by another one within 15 seconds, and the task is charged once', async () => {
    const { id } = await createTask(api, { seconds: '8' });
    await untilLogged([first], { msg: 'task-started', task: id });
    const second = await cluster.start('worker');
    const killedAt = Date.now();
    await first.kill();
    const { time } = await untilLogged([second], { msg: 'task-started', task: id, attempt: 2 });
    expect(time - killedAt).toBeLessThan(allowFor(RECOVERED_WITHIN_MILLISECONDS));
    await untilCompleted(api, id);
    expect(await findBookFaults(cluster.database.url, [id])).toEqual([]);
    // The film, its thumbnail and its sheet.
    expect(await cluster.bucket.list(cluster.prefix)).toHaveLength(3);
  });
});

describe('sweepers', PATIENCE, () => {
  let s3: S3Server;
  let cluster: Cluster;
  let api: Service;
  let workers: readonly Service[];

  beforeAll(async () => {
    s3 = await startS3(['films']);
    cluster = await Cluster.open({
      s3Endpoint: s3.endpoint,
      settings: { KINORA_SWEEP_SECONDS: '1', KINORA_ORPHAN_SECONDS: '3600' },
    });
    api = await cluster.start('api', { KINORA_S3_DOWNLOADS: 'proxy' });
  }, PATIENCE.timeout);
  afterAll(async () => {
    await cluster?.close();
    await s3?.stop();
  });

  /** Makes every object of the bucket as old as one that somebody forgot. */
  function ageObjects(): void {
    const bucket = join(s3.directory, 'films');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    for (const entry of readdirSync(bucket, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), yesterday, yesterday);
    }
  }

  it('remove at their start what no task knows of, and never what lies outside their prefix', async () => {
    const strangers = [
      'results/aa/task_1.mp4',
      `other/${cluster.prefix}results/aa/task_1.mp4`,
      `${cluster.prefix}notes.txt`,
    ];
    const orphan = `${cluster.prefix}results/aa/task_of-a-crash.mp4`;
    for (const key of [...strangers, orphan]) await cluster.bucket.put(key, 'left here');
    ageObjects();
    const young = `${cluster.prefix}results/aa/task_being-stored.mp4`;
    await cluster.bucket.put(young, 'new');
    workers = await Promise.all([cluster.start('worker'), cluster.start('worker')]);
    await untilLogged(workers, { msg: 'sweep-done', orphanFiles: 1 });
    expect(await cluster.bucket.list('')).toEqual([...strangers, young].sort());
  });

  it('work one at a time: while another node sweeps, nobody else does', async () => {
    const { id } = await makeVideo(api);
    const before = await cluster.bucket.list(cluster.prefix);
    const other = await connect(cluster.database.url);
    try {
      await until('this test is the sweeper', async () => {
        const { rows } = await other.query(`select pg_try_advisory_lock(${SWEEP_LOCK}) as taken`);
        return rows[0].taken === true;
      });
      await cluster.ask('update tasks set expires_at = 1 where id = $1', [id]);
      const tries = new Set<string>();
      await until('both workers have found the place taken, again and again', async () => {
        const { rows } = await other.query(
          `select pid || ' ' || query_start as try from pg_stat_activity where datname = current_database()
             and application_name = 'kinora' and query like '%pg_try_advisory_lock%'`,
        );
        for (const row of rows) tries.add(row.try);
        return tries.size >= 4;
      });
      expect(await cluster.bucket.list(cluster.prefix)).toEqual(before);
    } finally {
      await other.end();
    }
    await untilLogged(workers, { msg: 'sweep-done', removedResults: 3 });
    expect(findLines(workers, { msg: 'sweep-done', removedResults: 3 })).toHaveLength(1);
    expect(await cluster.bucket.list(cluster.prefix)).toEqual(before.filter((key) => !key.includes(id)));
    expectRefusal(await call(api, `/v1/videos/${id}/content`), { status: 404, code: 'task_not_found' });
    expect(await findBookFaults(cluster.database.url, [id])).toEqual([]);
  });
});
