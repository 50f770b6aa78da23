import { describe, expect, it } from 'vitest';
import { addPrincipal, startTask } from '../../../test/fixtures/accounts.ts';
import { aSuccess, aTaskId } from '../../../test/fixtures/builders.ts';
import { openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import { openService } from '../../../test/fixtures/service.ts';
import { makeReadVideo } from '../../services/read-task.ts';
import { makeGenerationsDialect } from './routes.ts';

async function open() {
  const service = await openService();
  const { store } = service.engine;
  const dialect = makeGenerationsDialect({
    readTask: makeReadVideo({ store }),
    baseUrl: () => 'https://films.example',
  });
  const { url } = await openServer({ dialects: [dialect], authenticate: async () => service.who });
  const ask = async (id: string) => {
    const answer = await fetch(`${url}/v1/video/generations/${id}`, { headers: WITH_KEY });
    return { status: answer.status, body: await answer.json() };
  };
  return { service, store, ask };
}

const answered = (data: object) => ({
  status: 200,
  body: { code: 'success', message: '', data: { format: 'mp4', url: '', error: null, metadata: null, ...data } },
});

describe('GET /v1/video/generations/{id}', () => {
  it('follows a task to the address of its film', async () => {
    const { service, store, ask } = await open();
    const task = await service.submit();
    const { id } = task;
    expect(await ask(id)).toEqual(answered({ status: 'queued', task_id: id }));
    const { attempt } = await startTask(store, task);
    expect(await ask(id)).toEqual(answered({ status: 'processing', task_id: id }));
    await store.transaction((transaction) => transaction.tasks.succeed(id, attempt, aSuccess()));
    expect(await ask(id)).toEqual(
      answered({
        status: 'succeeded',
        task_id: id,
        url: `https://films.example/v1/videos/${id}/content`,
        metadata: { duration: 8, fps: 24, width: 1280, height: 720, seed: 7 },
      }),
    );
  });

  it('says why a task failed', async () => {
    const { service, store, ask } = await open();
    const task = await service.submit();
    const { attempt } = await startTask(store, task);
    const failure = { code: 'generation_refused', message: 'No.' } as const;
    const outcome = { failure, finishedAt: service.engine.clock.now() };
    await store.transaction((transaction) => transaction.tasks.fail(task.id, attempt, outcome));
    expect(await ask(task.id)).toEqual(answered({ status: 'failed', task_id: task.id, error: failure }));
  });

  it('does not know the task of another account', async () => {
    const { service, store, ask } = await open();
    const { id } = await service.submit(await addPrincipal(store));
    for (const unknown of [id, aTaskId(), 'nonsense']) {
      expect(await ask(unknown)).toMatchObject({ status: 404, body: { code: 'task_not_found', data: null } });
    }
  });
});
