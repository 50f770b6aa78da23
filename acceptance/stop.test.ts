import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kindsOf, listFiles, query, readHeld, readLedger } from './support/data-folder.ts';
import { call, postJson } from './support/http.ts';
import { finish, makeFolder, removeFolder, type Service, serve } from './support/process.ts';
import { holdEncoder, stallEncoder } from './support/stalled-encoder.ts';
import { aRequest, createTask, untilCompleted, untilStatus } from './support/tasks.ts';
import { until } from './support/until.ts';

/** That a stop is in time is seen by the service's own word for it: one that is not ends with another code than 0. */
describe('a task while the service stops', () => {
  let folder: string;
  let service: Service;

  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  it('goes on after SIGTERM in the middle of a render, and is charged once', async () => {
    // With the usual time to stop: two thirds of it are waited for, the rest is for a machine that is slow to hand back.
    service = await serve({ folder, settings: await stallEncoder(folder) });
    const { id } = await createTask(service, { seconds: '8' });
    await untilStatus(service, id, ['in_progress']);
    const stopped = service.stop();
    await until('it stops taking tasks', async () => (await postJson(service, aRequest())).status === 503);
    expect((await call(service, `/v1/videos/${id}`)).status).toBe(200);
    expect((await call(service, '/readyz')).status).toBe(503);
    expect((await stopped).code, service.stderr()).toBe(0);
    expect(listFiles(`${service.data}/scratch`)).toEqual([]);

    service = await serve({ folder, key: service.key });
    await untilCompleted(service, id);
    expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
  });

  it('is finished before a stop when there is time for it, though nobody reads the log any more, and is charged once', async () => {
    // Time enough on any machine: it ends with the film.
    service = await serve({ folder, settings: { KINORA_SHUTDOWN_SECONDS: '600' } });
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

  it.skipIf(process.platform === 'win32')('is finished after Ctrl-C in a terminal, and loses no attempt', async () => {
    const encoder = await holdEncoder(folder);
    service = await serve({ folder, settings: encoder.settings });
    const { id } = await createTask(service, { seconds: '8' });
    await encoder.begun();
    process.kill(-service.pid, 'SIGINT');
    await until('it stops', () => service.stdout().includes('Stopping'));
    await encoder.release();
    expect((await finish(service, 300)).code, service.stderr()).toBe(0);
    expect(service.stderr()).not.toContain('attempt-failed');
    expect(query(service.data, 'select attempt, failures from tasks')).toEqual([{ attempt: 1, failures: 0 }]);
    expect(kindsOf(service.data, id)).toEqual(['charge', 'hold']);
  });
});
