import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowFor } from '../test/servers/long-run.ts';
import { CAN_LIST_PROCESSES, isRunning, listDescendants } from './support/child-processes.ts';
import { kindsOf, listFiles, readHeld } from './support/data-folder.ts';
import { call, expectRefusal } from './support/http.ts';
import { makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { openSocket } from './support/raw-socket.ts';
import { stallEncoder } from './support/stalled-encoder.ts';
import { createTask, untilCompleted, untilStatus } from './support/tasks.ts';
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
    return until('a render and its encoder run', () => {
      const found = listDescendants(service.pid);
      return found.length >= 2 ? found : null;
    });
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

  it('is taken up again within a second after SIGKILL in the middle of a render, and is charged once', async () => {
    const stalled = await stallEncoder(folder);
    service = await serve({ folder, settings: stalled });
    const { id } = await createTask(service, LONG_REQUEST);
    await untilStatus(service, id, ['in_progress']);
    const renders = CAN_LIST_PROCESSES ? await untilRendering() : [];
    await service.kill();
    await restart(stalled);
    const openedAt = await untilLogged(/"msg":"data-opened"/);
    const takenUpAt = await untilLogged(new RegExp(`"task":"${id}","attempt":2.*"msg":"task-started"`));
    expect(takenUpAt - openedAt).toBeLessThanOrEqual(allowFor(1_000));
    await untilStatus(service, id, ['in_progress']);
    await until('the renders of the dead service are gone', () => !renders.some(isRunning));
    await service.kill();

    await restart();
    await untilCompleted(service, id);
    expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
    expect(readHeld(service.data)).toBe(0);
  });

  it('ends by DELETE while it waits, and a stop is in time although a client hangs in the middle of its request', async () => {
    // A third of it is left for a machine that is slow to end.
    service = await serve({ folder, args: ['--role', 'api'], settings: { KINORA_SHUTDOWN_SECONDS: '30' } });
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
