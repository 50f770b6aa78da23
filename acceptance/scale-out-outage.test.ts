import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../test/servers/postgres.ts';
import { findBookFaults, PASSWORD } from './support/database.ts';
import { Gate } from './support/gate.ts';
import { type Answer, call, expectRefusal, postJson } from './support/http.ts';
import { findLines, readLog, untilLogged } from './support/log.ts';
import { Cluster, PATIENCE } from './support/nodes.ts';
import type { Service } from './support/process.ts';
import { aRequest, createTask, isVideo, makeVideo, readTask, untilCompleted } from './support/tasks.ts';
import { until } from './support/until.ts';

const PAUSE_MILLISECONDS = 40;
const AWAY = { status: 503, code: 'service_unavailable', message: /cannot be reached/ };

function expectAway(answer: Answer): void {
  expectRefusal(answer, AWAY);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('PostgreSQL that is restarted under load', PATIENCE, () => {
  let server: PostgresServer;
  let cluster: Cluster;
  let api: Service;
  let workers: readonly Service[];

  beforeAll(async () => {
    server = await startPostgres();
    cluster = await Cluster.open({
      postgresPort: server.port,
      settings: {
        KINORA_CREATES_PER_MINUTE: '10000',
        KINORA_READS_PER_MINUTE: '100000',
        KINORA_QUEUED_PER_ACCOUNT: '1000',
        KINORA_SWEEP_SECONDS: '1',
      },
    });
    api = await cluster.start('api');
    workers = [await cluster.start('worker'), await cluster.start('worker')];
  }, PATIENCE.timeout);
  afterAll(async () => {
    await cluster?.close();
    await server?.stop();
  });

  /** Creates and reads again and again, until it is told to stop. Answers with what was accepted. */
  function putUnderLoad(): { answers: Answer[]; stop(): Promise<readonly string[]> } {
    const answers: Answer[] = [];
    const accepted: string[] = [];
    let stopped = false;
    const client = async () => {
      while (!stopped) {
        // Enough to have some in every state when the server goes, few enough to be rendered soon.
        const answer = await (accepted.length < 6
          ? postJson(api, aRequest())
          : call(api, `/v1/videos/${accepted[answers.length % accepted.length]}`));
        answers.push(answer);
        if (answer.status !== 200) expectAway(answer);
        else if (isVideo(answer.json) && !accepted.includes(answer.json.id)) accepted.push(answer.json.id);
        // There is always one under way; more would only keep the films waiting for a processor.
        await wait(PAUSE_MILLISECONDS);
      }
    };
    const clients = [client(), client(), client()];
    return {
      answers,
      stop: async () => {
        stopped = true;
        await Promise.all(clients);
        return accepted;
      },
    };
  }

  it('answers with 503 or works meanwhile, and loses nothing', async () => {
    const load = putUnderLoad();
    for (const mode of ['fast', 'immediate'] as const) {
      const before = load.answers.length;
      await until('the load flows', () => load.answers.length > before + 40);
      await server.restart(mode);
      const back = load.answers.length;
      const succeeded = () => load.answers.slice(back).filter(({ status }) => status === 200).length;
      await until('answers are as before', () => succeeded() > 40);
    }
    const accepted = await load.stop();
    await until('it is ready', async () => (await call(api, '/readyz')).status === 200);
    for (const id of accepted) await untilCompleted(api, id);
    expect(await findBookFaults(cluster.database.url, accepted)).toEqual([]);
    const stored = await cluster.bucket.list(cluster.prefix);
    const known = await cluster.ask('select blob_key from tasks union select blob_key from task_files');
    expect(stored).toEqual(known.map(({ blob_key }) => `${cluster.prefix}${blob_key}`).sort());
  });

  it('has woken workers again, and is in no log with its password', async () => {
    await until('every worker listens again', async () => (await cluster.countEars()) >= workers.length);
    await makeVideo(api);
    for (const node of [api, ...workers]) expect(node.stdout() + node.stderr()).not.toContain(PASSWORD);
    expect([api, ...workers].flatMap((node) => readLog(node).filter(({ level }) => level >= 50))).toEqual([]);
  });
});

describe('an S3 server that goes away', PATIENCE, () => {
  let gate: Gate;
  let cluster: Cluster;
  let node: Service;

  beforeAll(async () => {
    gate = await Gate.open(Number(new URL(inject('s3Endpoint')).port));
    cluster = await Cluster.open({
      s3Endpoint: `http://127.0.0.1:${gate.port}`,
      settings: { KINORA_S3_DOWNLOADS: 'proxy', KINORA_TASK_ATTEMPTS: '1' },
    });
    node = await cluster.start('all');
  }, PATIENCE.timeout);
  afterAll(async () => {
    await cluster?.close();
    await gate?.shut();
  });

  it('delays a film that is just finished, uses up no attempt, and downloads are answered with 503', async () => {
    const { id: finished } = await makeVideo(node);
    const content = `/v1/videos/${finished}/content`;
    const film = await call(node, content);
    await gate.shut();
    const { id } = await createTask(node);
    expectAway(await call(node, content));
    expect((await call(node, content, { method: 'HEAD' })).status).toBe(200);
    // Its own answer is late where the machine is: it does not stay away.
    await until('it is ready all the same', async () => (await call(node, '/readyz')).status === 200);
    await untilLogged([node], { msg: 'storage-away', task: id });
    expect(await readTask(node, id)).toMatchObject({ status: 'in_progress', error: null });

    await gate.reopen();
    await untilCompleted(node, id);
    expect((await call(node, content)).bytes).toEqual(film.bytes);
    expect((await call(node, `/v1/videos/${id}/content`)).status).toBe(200);
    expect(await findBookFaults(cluster.database.url, [id, finished])).toEqual([]);
    expect(findLines([node], { msg: 'attempt-failed' })).toEqual([]);
    expect(readLog(node).filter(({ level }) => level >= 50)).toEqual([]);
  });
});
