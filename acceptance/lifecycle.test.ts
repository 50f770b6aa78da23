import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { watchLateness } from '../test/fixtures/lateness.ts';
import { CAN_LIST_PROCESSES, isRunning, listDescendants } from './support/child-processes.ts';
import { kindsOf, listFiles, query, readHeld, readLedger } from './support/data-folder.ts';
import { call, expectRefusal, postJson } from './support/http.ts';
import { finish, makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { openSocket } from './support/raw-socket.ts';
import { stallEncoder } from './support/stalled-encoder.ts';
import { aRequest, createTask, untilCompleted, untilStatus } from './support/tasks.ts';
import { until } from './support/until.ts';

const LONG_REQUEST = { seconds: '8' } as const;
/** The price of eight seconds of the fast model, in micro-units. */
const EIGHT_SECONDS = 8 * 150_000;

describe('the life of a task', () => {
  let folder: string;
  let service: Service;

  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  const restart = async (settings: Record<`KINORA_${string}`, string> = {}) => {
    service = await serve({ folder, key: service.key, settings });
  };

  async function untilRendering(): Promise<readonly number[]> {
    return until(
      'a render and its encoder run',
      () => {
        const found = listDescendants(service.pid);
        return found.length >= 2 ? found : null;
      },
      30,
    );
  }

  /** By the log's own clock, which a busy machine that is slow to run the test does not disturb. */
  async function untilLogged(event: RegExp): Promise<number> {
    const line = await until(`${event} is logged`, () =>
      service
        .stderr()
        .split('\n')
        .find((each) => event.test(each)),
    );
    return Number(/"time":(\d+)/.exec(line)?.[1]);
  }

  it('goes on after SIGTERM in the middle of a render, and is charged once', async () => {
    service = await serve({ folder, settings: { ...(await stallEncoder(folder)), KINORA_SHUTDOWN_SECONDS: '8' } });
    const { id } = await createTask(service, LONG_REQUEST);
    await untilStatus(service, id, ['in_progress']);
    const lateness = watchLateness(onTestFinished);
    const before = performance.now();
    const stopped = service.stop();
    await until('it stops taking tasks', async () => (await postJson(service, aRequest())).status === 503);
    expect((await call(service, `/v1/videos/${id}`)).status).toBe(200);
    expect((await call(service, '/readyz')).status).toBe(503);
    expect((await stopped).code, service.stderr()).toBe(0);
    expect(performance.now() - before, service.stderr()).toBeLessThan(lateness.allow(8_000));
    expect(listFiles(`${service.data}/scratch`)).toEqual([]);

    await restart();
    await untilCompleted(service, id);
    expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
  });

  it('is finished before a stop when there is time for it, though nobody reads the log any more, and is charged once', async () => {
    service = await serve({ folder });
    const { id } = await createTask(service, { seconds: '4' });
    service.child.stdout?.destroy();
    service.child.stderr?.destroy();
    await untilStatus(service, id, ['in_progress', 'completed']);
    expect((await service.stop()).code).toBe(0);
    expect(readLedger(service.data, id).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hold', 600_000],
      ['charge', 600_000],
    ]);
    expect(readHeld(service.data)).toBe(0);
    expect(listFiles(`${service.data}/scratch`)).toEqual([]);
  });

  it.runIf(CAN_LIST_PROCESSES)(
    'is finished or handed on after Ctrl-C in a terminal, and loses no attempt',
    async () => {
      service = await serve({ folder, settings: { ...(await stallEncoder(folder)), KINORA_SHUTDOWN_SECONDS: '2' } });
      await createTask(service, LONG_REQUEST);
      await untilRendering();
      process.kill(-service.pid, 'SIGINT');
      expect((await finish(service, 90)).code).toBe(0);
      expect(service.stderr()).not.toContain('attempt-failed');
      expect(query(service.data, 'select attempt, failures from tasks')).toEqual([{ attempt: 1, failures: 0 }]);
    },
  );

  it('is taken up again within a second after SIGKILL in the middle of a render, and is charged once', async () => {
    const stalled = await stallEncoder(folder);
    service = await serve({ folder, settings: stalled });
    const { id } = await createTask(service, LONG_REQUEST);
    await untilStatus(service, id, ['in_progress']);
    const renders = CAN_LIST_PROCESSES ? await untilRendering() : [];
    const lateness = watchLateness(onTestFinished);
    await service.kill();
    await restart(stalled);
    const openedAt = await untilLogged(/"msg":"data-opened"/);
    const takenUpAt = await untilLogged(new RegExp(`"task":"${id}","attempt":2.*"msg":"task-started"`));
    expect(takenUpAt - openedAt).toBeLessThanOrEqual(lateness.allow(1_000));
    await untilStatus(service, id, ['in_progress']);
    await until('the renders of the dead service are gone', () => !renders.some(isRunning));
    await service.kill();

    await restart();
    await untilCompleted(service, id);
    expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
    expect(readHeld(service.data)).toBe(0);
  });

  it('ends by DELETE while it waits, and a stop is in time although a client hangs in the middle of its request', async () => {
    service = await serve({ folder, args: ['--role', 'api'], settings: { KINORA_SHUTDOWN_SECONDS: '10' } });
    const { id } = await createTask(service, LONG_REQUEST);
    expect(readHeld(service.data)).toBe(EIGHT_SECONDS);
    expect((await call(service, `/v1/videos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(kindsOf(service.data, id)).toEqual(['hold', 'release']);
    expect(readHeld(service.data)).toBe(0);
    expectRefusal(await call(service, `/v1/videos/${id}`), { status: 404, code: 'task_not_found' });

    const socket = await openSocket(service.port);
    const head = `POST /v1/videos HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${service.key}\r\n`;
    socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`);
    await call(service, '/healthz');
    expect((await service.stop()).code).toBe(0);
    socket.destroy();
  });

  it.runIf(CAN_LIST_PROCESSES)('ends by DELETE while it runs: its processes and files are gone', async () => {
    service = await serve({ folder, settings: await stallEncoder(folder) });
    const { id } = await createTask(service, LONG_REQUEST);
    const renders = await untilRendering();
    expect((await call(service, `/v1/videos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(kindsOf(service.data, id)).toEqual(['hold', 'release']);
    expect(readHeld(service.data)).toBe(0);
    await until('its processes are gone', () => !renders.some(isRunning));
    await until('its files are gone', () => listFiles(`${service.data}/scratch`).length === 0);
    expect(listFiles(`${service.data}/blobs`)).toEqual([]);
    expect((await call(service, '/readyz')).status).toBe(200);
  });

  it('fails when its deadline passes, and its hold is released', async () => {
    const spans = { KINORA_TASK_DEADLINE_SECONDS: '1', KINORA_SWEEP_SECONDS: '1' };
    const settings = { ...(await stallEncoder(folder)), ...spans };
    service = await serve({ folder, settings });
    const { id } = await createTask(service, LONG_REQUEST);
    const failed = await untilStatus(service, id, ['failed']);
    expect(failed.error).toEqual({ code: 'deadline_exceeded', message: expect.stringMatching(/deadline/) });
    expect(kindsOf(service.data, id)).toEqual(['hold', 'release']);
    expect(readHeld(service.data)).toBe(0);
    const older = await call(service, `/v1/video/generations/${id}`);
    expect(older.json).toMatchObject({ data: { status: 'failed', url: '', error: { code: 'deadline_exceeded' } } });
    const content = await call(service, `/v1/videos/${id}/content`);
    expectRefusal(content, { status: 400, code: 'task_not_completed', message: /failed/ });
  });
});
