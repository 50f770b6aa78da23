import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HandWorker, type HeldJob } from '../../test/fakes/hand-worker.ts';
import { addPrincipal } from '../../test/fixtures/accounts.ts';
import { FACTS, later, NOON } from '../../test/fixtures/builders.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import type { QueuedTask, RunningTask } from '../core/task.ts';

const RESULT = { blobKey: 'results/a.mp4', sizeBytes: 6, facts: FACTS, previews: [] };
const FAILURE = { code: 'generation_failed', message: 'No.' } as const;

let service: Service;
let worker: HandWorker;
let task: QueuedTask;

async function open(retentionDays: number): Promise<void> {
  service = await openService({ retentionDays });
  worker = await new HandWorker(service.engine.store, service.engine.queue).start();
  onTestFinished(() => worker.stop());
  task = await service.submit();
}
beforeEach(() => open(30));

async function start(): Promise<{ job: HeldJob; running: RunningTask }> {
  const job = await worker.next();
  const running = await service.lifecycle.start(job.claim);
  if (running === null) throw new Error('The task could not be started.');
  return { job, running };
}

const read = () => service.engine.store.tasks.find(service.who.accountId, task.id);
const balance = () => service.engine.store.ledger.readBalance(service.who.accountId);

/** Whatever happens to a task is in core/task.ts; that money follows it under all orders of events is a property test. */
describe('the life of a task', () => {
  it('starts with the claim', async () => {
    const { running } = await start();
    expect(running).toEqual({ ...task, state: 'running', attempt: 1, progress: 0, operation: null });
  });

  it('ends the job of a task that is gone', async () => {
    const job = await worker.next();
    await service.lifecycle.remove(service.who, task.id);
    expect(await service.lifecycle.start(job.claim)).toBeNull();
    expect(await job.finish()).toBe(false);
  });

  it('keeps a result for as long as it was set', async () => {
    const { job, running } = await start();
    expect(await service.lifecycle.succeed(job.claim, running, RESULT)).toBe(true);
    expect(await read()).toMatchObject({ state: 'succeeded', finishedAt: NOON, expiresAt: later(30 * 86_400) });
  });

  it('believes a success that is reported again, as after an answer that was lost, and charges it once', async () => {
    const { job, running } = await start();
    await service.lifecycle.succeed(job.claim, running, RESULT);
    const before = [await read(), await balance()];
    expect(await service.lifecycle.succeed(job.claim, running, RESULT)).toBe(true);
    expect(await service.lifecycle.succeed(job.claim, running, { ...RESULT, blobKey: 'results/b.mp4' })).toBe(false);
    expect([await read(), await balance()]).toEqual(before);
  });

  it('keeps a result for ever where the retention is 0 days', async () => {
    await open(0);
    const { job, running } = await start();
    await service.lifecycle.succeed(job.claim, running, RESULT);
    expect(await read()).toMatchObject({ state: 'succeeded', expiresAt: null });
  });

  it('shows progress in whole percent, from 1 to 99', async () => {
    const { running } = await start();
    expect(await service.lifecycle.reportProgress(running, 0)).toBe(true);
    expect(await read()).toMatchObject({ progress: 1 });
    await service.lifecycle.reportProgress(running, 1);
    expect(await read()).toMatchObject({ progress: 99 });
  });

  it('goes to the front of the line when it is tried again', async () => {
    const { job, running } = await start();
    const waiting = await service.submit();
    await service.lifecycle.retry(job.claim, running, { delaySeconds: 0, keepOperation: false });
    job.leave();
    await (await worker.next()).finish();
    await (await worker.next()).finish();
    expect(worker.claims.map(({ taskId }) => taskId)).toEqual([task.id, task.id, waiting.id]);
  });

  it('does not count a worker that hands it back as a failure', async () => {
    const { job, running } = await start();
    expect(await service.lifecycle.handBack(job.claim, running, 0)).toBe(true);
    expect(await read()).toEqual(task);
    job.leave();
    expect((await start()).running).toMatchObject({ failures: 0 });
  });

  it('is not believed from a worker whose claim was ended', async () => {
    const { job, running } = await start();
    await service.lifecycle.fail(job.claim, running, FAILURE);
    expect(await service.lifecycle.succeed(job.claim, running, RESULT)).toBe(false);
    expect(await service.lifecycle.fail(job.claim, running, FAILURE)).toBe(false);
    expect(await service.lifecycle.retry(job.claim, running, { delaySeconds: 0, keepOperation: false })).toBe(false);
    expect(await service.lifecycle.handBack(job.claim, running, 0)).toBe(false);
    expect(await service.lifecycle.reportProgress(running, 0.5)).toBe(false);
    expect(await read()).toMatchObject({ state: 'failed', failure: FAILURE });
    expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
  });

  it('is not believed from a worker whose claim has gone to another, though nobody has begun again', async () => {
    const { job, running } = await start();
    const next = await new HandWorker(service.engine.store, await service.engine.takeOver()).start();
    onTestFinished(() => next.stop());
    await next.next();
    expect(await service.lifecycle.succeed(job.claim, running, RESULT)).toBe(false);
    expect(await service.lifecycle.fail(job.claim, running, FAILURE)).toBe(false);
    expect(await service.lifecycle.handBack(job.claim, running, 0)).toBe(false);
    expect(await read()).toEqual(running);
  });

  it('is not believed from a worker whose attempt is over, though its claim stands', async () => {
    const { job, running } = await start();
    await service.engine.store.transaction((transaction) => transaction.tasks.start(task.id));
    expect(await service.lifecycle.succeed(job.claim, running, RESULT)).toBe(false);
    expect(await read()).toMatchObject({ state: 'running', attempt: 2 });
    expect(await job.finish()).toBe(true);
  });

  it('is not failed as overdue before its deadline, nor twice', async () => {
    expect(await service.lifecycle.failOverdue(task)).toBe(false);
    await service.engine.passTime(7_200);
    expect(await service.lifecycle.failOverdue(task)).toBe(true);
    expect(await service.lifecycle.failOverdue(task)).toBe(false);
    expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
  });

  it('keeps its charge when it is deleted after it succeeded', async () => {
    const { job, running } = await start();
    await service.lifecycle.succeed(job.claim, running, RESULT);
    await service.lifecycle.remove(service.who, task.id);
    expect([await read(), (await balance()).chargedMicros]).toEqual([null, task.held.amountMicros]);
  });

  it('is deleted by its owner, once', async () => {
    const stranger = await addPrincipal(service.engine.store);
    const unknown = { code: 'task_not_found', message: `There is no task '${task.id}'.` };
    await expect(service.lifecycle.remove(stranger, task.id)).rejects.toMatchObject(unknown);
    await service.lifecycle.remove(service.who, task.id);
    await expect(service.lifecycle.remove(service.who, task.id)).rejects.toMatchObject(unknown);
    expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
  });
});
