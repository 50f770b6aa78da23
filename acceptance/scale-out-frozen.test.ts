import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../test/servers/long-run.ts';
import { CAN_FREEZE, type PostgresServer, startPostgres } from '../test/servers/postgres.ts';
import { findBookFaults } from './support/database.ts';
import { type Answer, call, expectRefusal, postJson } from './support/http.ts';
import { readLog, untilLogged } from './support/log.ts';
import { Cluster, PATIENCE } from './support/nodes.ts';
import type { Service } from './support/process.ts';
import { aRequest, createTask, isVideo, makeVideo, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const TIMEOUT_SECONDS = 2;
const SHUTDOWN_SECONDS = 5;
/** A connection has 5 seconds to come about, a statement its time and one more, and this machine is slow. */
const LONGEST_MILLISECONDS = (5 + TIMEOUT_SECONDS + 1 + 3) * 1000;

describe.runIf(CAN_FREEZE && IS_LONG_RUN)(
  'PostgreSQL that is frozen under load (verify -- acceptance)',
  PATIENCE,
  () => {
    let server: PostgresServer;
    let cluster: Cluster;
    let api: Service;
    let worker: Service;

    beforeAll(async () => {
      server = await startPostgres();
      cluster = await Cluster.open({
        postgresPort: server.port,
        settings: {
          KINORA_DATABASE_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
          KINORA_SWEEP_SECONDS: '1',
          KINORA_SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
        },
      });
      api = await cluster.start('api');
      worker = await cluster.start('worker');
    }, PATIENCE.timeout);
    afterAll(async () => {
      server?.thaw();
      await cluster?.close();
      await server?.stop();
    });

    async function timed(ask: () => Promise<Answer>): Promise<{ answer: Answer; milliseconds: number }> {
      const begun = performance.now();
      const answer = await ask();
      return { answer, milliseconds: performance.now() - begun };
    }

    it('is answered for with 503 in bounded time, and nothing is lost when it goes on', async () => {
      const finished = await makeVideo(api);
      const waiting = await Promise.all(Array.from({ length: 4 }, () => createTask(api)));
      await untilLogged([worker], { msg: 'task-started', task: waiting[0]?.id });
      server.freeze();
      try {
        const answers = await Promise.all([
          ...Array.from({ length: 6 }, () => timed(() => postJson(api, aRequest(), { seconds: 30 }))),
          ...waiting.map(({ id }) => timed(() => call(api, `/v1/videos/${id}`, { seconds: 30 }))),
        ]);
        for (const { answer, milliseconds } of answers) {
          expectRefusal(answer, { status: 503, code: 'service_unavailable', message: /cannot be reached/ });
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(milliseconds).toBeLessThan(LONGEST_MILLISECONDS);
        }
        const ready = await timed(() => call(api, '/readyz'));
        expect([ready.answer.status, ready.milliseconds < 6_000]).toEqual([503, true]);
        expect((await call(api, '/healthz')).status).toBe(200);
      } finally {
        server.thaw();
      }
      await until('the service is ready again', async () => (await call(api, '/readyz')).status === 200);
      for (const { id } of [finished, ...waiting]) await untilCompleted(api, id);
      const { json } = await postJson(api, aRequest());
      if (!isVideo(json)) throw new Error('No task was made.');
      await untilCompleted(api, json.id);
      // What was answered with 503 may have been committed all the same: then it is made and charged like any other.
      const unfinished = () => cluster.ask("select id from tasks where state not in ('succeeded', 'failed')");
      await until('every task is finished', async () => (await unfinished()).length === 0);
      const accepted = [finished.id, ...waiting.map(({ id }) => id), json.id];
      expect(await findBookFaults(cluster.database.url, accepted)).toEqual([]);
      expect([api, worker].flatMap((node) => readLog(node).filter(({ level }) => level >= 50))).toEqual([]);
    });

    it('does not keep a node from stopping in its time', async () => {
      server.freeze();
      try {
        // Nobody is there to say goodbye to, so the end may be an abrupt one; a node that overruns it fails the test.
        await Promise.all([api.stop(SHUTDOWN_SECONDS + 5), worker.stop(SHUTDOWN_SECONDS + 5)]);
      } finally {
        server.thaw();
      }
    });
  },
);
