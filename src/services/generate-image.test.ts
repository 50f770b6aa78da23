import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HandWorker, type HeldJob } from '../../test/fakes/hand-worker.ts';
import { anImageOrder, anImageRequest, FIRST_ATTEMPT, later, NOON } from '../../test/fixtures/builders.ts';
import { PNG_BASE64 } from '../../test/fixtures/images.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import type { TaskId } from '../core/ids.ts';
import type { ImageOrder } from '../core/image-request.ts';
import type { FailureCode, RunningTask } from '../core/task.ts';
import type { ImageWait } from './generate-image.ts';

const PRICE = 50_000;
const STILL = { blobKey: 'results/a.png', sizeBytes: 6, facts: { width: 1024, height: 1024 }, previews: [] };

let service: Service;
let worker: HandWorker;

async function open(options: Parameters<typeof openService>[0] = {}): Promise<void> {
  service = await openService(options);
  worker = await new HandWorker(service.engine.store, service.engine.imageQueue).start({ concurrency: 4 });
  onTestFinished(() => worker.stop());
}
beforeEach(() => open());

function generate(order: Partial<ImageOrder> = {}, wait: Partial<ImageWait> = {}) {
  const { signal } = new AbortController();
  const made = service.images.generate(service.who, anImageOrder(order), {
    attempt: FIRST_ATTEMPT,
    index: 0,
    signal,
    ...wait,
  });
  // Looked at later: until then its rejection is no fault.
  made.catch(() => undefined);
  return made;
}

async function begin(): Promise<{ job: HeldJob; running: RunningTask }> {
  const job = await worker.next();
  const running = await service.images.lifecycle.start(job.claim);
  if (running === null) throw new Error('The task could not be started.');
  return { job, running };
}

async function finish({ job, running }: Awaited<ReturnType<typeof begin>>, blobKey = STILL.blobKey): Promise<void> {
  expect(await service.images.lifecycle.succeed(job.claim, running, { ...STILL, blobKey })).toBe(true);
  job.leave();
}

const balance = () => service.engine.store.ledger.readBalance(service.who.accountId);
const find = (id: TaskId) => service.engine.store.tasks.find(service.who.accountId, id);
const kinds = async (id: TaskId) => (await service.engine.store.ledger.listTaskEntries(id)).map(({ kind }) => kind);

/** A request whose task waits for a worker that is busy with others. */
async function submitQueued(wait: Partial<ImageWait> = {}) {
  await worker.stop();
  const made = generate({}, wait);
  const page = { after: null, limit: 1, order: 'newest', kind: 'image' } as const;
  const id = await vi.waitFor(async () => {
    const [task] = await service.engine.store.tasks.list(service.who.accountId, page);
    return task?.id ?? Promise.reject(new Error('There is no task yet.'));
  }, 300_000);
  return { made, id };
}

describe('an image', () => {
  it('is a task with a hold while it is made, and one charge when it is there', async () => {
    const made = generate({ seed: 0 });
    const begun = await begin();
    expect(begun.running).toMatchObject({
      request: anImageRequest({ seed: 0 }),
      held: { units: 1, amountMicros: PRICE },
      createdAt: NOON,
      deadlineAt: later(7200),
    });
    expect(await balance()).toMatchObject({ heldMicros: PRICE, chargedMicros: 0 });
    await finish(begun);
    expect(await made).toEqual(await find(begun.running.id));
    expect(await made).toMatchObject({ state: 'succeeded', artefact: { blobKey: 'results/a.png' } });
    expect(await balance()).toMatchObject({ heldMicros: 0, chargedMicros: PRICE });
    expect(await kinds(begun.running.id)).toEqual(['hold', 'charge']);
  });

  it('has the ratio of its first picture, and a seed of its own, where it was given none', async () => {
    const picture = { name: 'image', kind: 'base64', text: PNG_BASE64 } as const;
    void generate({
      format: { kind: 'named', aspectRatio: null, imageSize: null },
      seed: null,
      images: [picture],
    });
    const { running } = await begin();
    expect(running.request).toMatchObject({
      aspectRatio: '16:9',
      seed: expect.any(Number),
      images: [{ width: 8, height: 4 }],
    });
    expect(await service.listBlobs()).toHaveLength(1);
  });

  it('is made once for two tries with one key, and charged once', async () => {
    const attempt = { idempotencyKey: 'one', isRetry: false };
    const first = generate({}, { attempt });
    const begun = await begin();
    const second = generate({}, { attempt });
    await finish(begun);
    expect(await second).toEqual(await first);
    expect(await generate({}, { attempt })).toEqual(await first);
    expect((await balance()).chargedMicros).toBe(PRICE);
    await expect(generate({ prompt: 'Another' }, { attempt })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('is found again by a library that tries again without a key', async () => {
    const first = generate();
    await finish(await begin());
    expect(await generate({}, { attempt: { idempotencyKey: null, isRetry: true } })).toEqual(await first);
    expect((await balance()).chargedMicros).toBe(PRICE);
  });

  it('is one of several of a request, each with a task and a charge of its own', async () => {
    const attempt = { idempotencyKey: 'one', isRetry: false };
    const several = [0, 1, 2].map((index) => generate({}, { attempt, index }));
    for (const name of ['a', 'b', 'c']) await finish(await begin(), `results/${name}.png`);
    const ids = new Set((await Promise.all(several)).map(({ id }) => id));
    expect(ids.size).toBe(3);
    expect((await balance()).chargedMicros).toBe(3 * PRICE);
    const again = await Promise.all([0, 1, 2].map((index) => generate({}, { attempt, index })));
    expect(new Set(again.map(({ id }) => id))).toEqual(ids);
  });

  it('is not made with a key that may not use the model', async () => {
    service = { ...service, who: { ...service.who, models: ['video-3.1-generate-preview'] } };
    await expect(generate()).rejects.toMatchObject({ code: 'model_not_allowed' });
    expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 0, running: 0 });
  });

  it('is not made without credit, where it is needed', async () => {
    await open({ billing: 'prepaid' });
    await expect(generate()).rejects.toMatchObject({ code: 'insufficient_user_quota' });
  });

  it('that was deleted while it was made is not there', async () => {
    const made = generate();
    const { running } = await begin();
    await service.images.lifecycle.remove(service.who, running.id);
    await expect(made).rejects.toMatchObject({ code: 'task_not_found' });
  });
});

describe('a client that hangs up', () => {
  it('withdraws what nobody has begun: nothing is held, and its key is free', async () => {
    const gone = new AbortController();
    const attempt = { idempotencyKey: 'one', isRetry: false };
    const { made, id } = await submitQueued({ signal: gone.signal, attempt });
    gone.abort();
    await expect(made).rejects.toMatchObject({ message: 'The client hung up.' });
    expect([await find(id), await kinds(id)]).toEqual([null, ['hold', 'release']]);
    expect(await balance()).toMatchObject({ heldMicros: 0, chargedMicros: 0 });
    worker = await new HandWorker(service.engine.store, service.engine.imageQueue).start();
    onTestFinished(() => worker.stop());
    const again = generate({}, { attempt });
    await finish(await begin());
    expect((await again).id).not.toBe(id);
  });

  it('lets what was begun come to its end', async () => {
    const gone = new AbortController();
    const made = generate({}, { signal: gone.signal });
    const begun = await begin();
    gone.abort();
    await expect(made).rejects.toMatchObject({ message: 'The client hung up.' });
    await finish(begun);
    expect(await find(begun.running.id)).toMatchObject({ state: 'succeeded' });
    expect(await kinds(begun.running.id)).toEqual(['hold', 'charge']);
  });

  it('leaves the second try of the same request with a task of its own', async () => {
    const gone = new AbortController();
    const attempt = { idempotencyKey: 'one', isRetry: false };
    const { made, id } = await submitQueued({ signal: gone.signal, attempt });
    const second = generate({}, { attempt });
    gone.abort();
    await expect(made).rejects.toMatchObject({ message: 'The client hung up.' });
    worker = await new HandWorker(service.engine.store, service.engine.imageQueue).start();
    onTestFinished(() => worker.stop());
    await finish(await begin());
    expect((await second).id).not.toBe(id);
    expect(await balance()).toMatchObject({ heldMicros: 0, chargedMicros: PRICE });
  });
});

describe('an image that does not come', () => {
  it.each(['queued', 'running'] as const)('in time is given up while it is %s, and costs nothing', async (state) => {
    await open({ limits: { deadlineSeconds: 60 } });
    const { made, id } =
      state === 'queued'
        ? await submitQueued()
        : await (async () => {
            const request = generate();
            const { running } = await begin();
            return { made: request, id: running.id };
          })();
    service.engine.clock.advance(60);
    await expect(made).rejects.toMatchObject({
      code: 'deadline_exceeded',
      status: 504,
      message: 'The image was not finished in time. Nothing was charged.',
    });
    expect([(await find(id))?.state, await kinds(id)]).toEqual(['failed', ['hold', 'release']]);
    expect(await balance()).toMatchObject({ heldMicros: 0, chargedMicros: 0 });
  });

  it.each<[FailureCode, string]>([
    ['generation_refused', 'invalid_request'],
    ['generation_failed', 'generation_failed'],
    ['generator_crashed', 'generation_failed'],
    ['storage_full', 'service_unavailable'],
    ['deadline_exceeded', 'deadline_exceeded'],
  ])('because of %s is refused as %s', async (code, refusal) => {
    const made = generate();
    const { job, running } = await begin();
    await service.images.lifecycle.fail(job.claim, running, { code, message: 'It could not be.' });
    await expect(made).rejects.toMatchObject({ name: 'ServiceError', code: refusal });
    expect(await balance()).toMatchObject({ heldMicros: 0, chargedMicros: 0 });
  });

  it('is made anew when the library tries again', async () => {
    const first = generate();
    const { job, running } = await begin();
    await service.images.lifecycle.fail(job.claim, running, { code: 'storage_full', message: 'No room.' });
    job.leave();
    await expect(first).rejects.toMatchObject({ code: 'service_unavailable' });
    const second = generate({}, { attempt: { idempotencyKey: null, isRetry: true } });
    await finish(await begin());
    expect((await second).id).not.toBe(running.id);
  });
});

describe('a service that stops', () => {
  it('withdraws what nobody has begun, and says so', async () => {
    const { made, id } = await submitQueued();
    service.images.stop();
    await expect(made).rejects.toMatchObject({
      code: 'service_unavailable',
      message: 'The service is shutting down.',
      retryAfterSeconds: 5,
    });
    expect([await find(id), await kinds(id)]).toEqual([null, ['hold', 'release']]);
  });

  it('waits for what was begun', async () => {
    const made = generate();
    const begun = await begin();
    service.images.stop();
    await finish(begun);
    expect(await made).toMatchObject({ id: begun.running.id, state: 'succeeded' });
  });
});
