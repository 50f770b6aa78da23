import { describe, expect, it, onTestFinished } from 'vitest';
import { HandWorker } from '../../test/fakes/hand-worker.ts';
import { addPrincipal, startTask } from '../../test/fixtures/accounts.ts';
import { aQuote, aRequest, later, NOON } from '../../test/fixtures/builders.ts';
import { openService } from '../../test/fixtures/service.ts';

describe('submitting a video', () => {
  it('stores the task with its hold and answers with it', async () => {
    const { engine, who, submit } = await openService({ limits: { deadlineSeconds: 600 } });
    const task = await submit(who, { durationSeconds: 4, seed: 0 });
    expect(task).toEqual({
      state: 'queued',
      id: expect.stringMatching(/^task_[0-9A-Za-z]{32}$/),
      accountId: who.accountId,
      keyId: who.keyId,
      kind: 'video',
      request: aRequest({ durationSeconds: 4, seed: 0 }),
      held: { ...aQuote(), units: 4, amountMicros: 1_600_000 },
      createdAt: NOON,
      deadlineAt: later(600),
      failures: 0,
      traceParent: null,
      maker: null,
    });
    expect(await engine.store.tasks.find(who.accountId, task.id)).toEqual(task);
    expect(await engine.store.ledger.listTaskEntries(task.id)).toEqual([
      {
        id: expect.stringMatching(/^entry_/),
        kind: 'hold',
        taskId: task.id,
        accountId: who.accountId,
        keyId: who.keyId,
        taskKind: 'video',
        model: 'video-3.1-generate-preview',
        ...task.held,
        createdAt: NOON,
      },
    ]);
  });

  it('puts a job on the queue', async () => {
    const { engine, submit } = await openService();
    const worker = await new HandWorker(engine.store, engine.queue).start();
    onTestFinished(() => worker.stop());
    const { id } = await submit();
    expect((await worker.next()).claim.taskId).toBe(id);
  });

  it("lets an account's first task pass the many of another", async () => {
    const { engine, who, submit } = await openService();
    const other = await addPrincipal(engine.store);
    const first = await submit(who);
    for (let count = 0; count < 30; count += 1) await submit(who);
    const foreign = await submit(other);
    const worker = await new HandWorker(engine.store, engine.queue).start();
    onTestFinished(() => worker.stop());
    await (await worker.next()).finish();
    await (await worker.next()).finish();
    expect(worker.claims.slice(0, 2).map(({ taskId }) => taskId)).toEqual([first.id, foreign.id]);
  });

  it('refuses a model that the key may not use', async () => {
    const { engine, who, submit } = await openService();
    const fast = { ...who, models: ['video-3.1-fast-generate-preview'] as const };
    await expect(submit(fast)).rejects.toMatchObject({ code: 'model_not_allowed' });
    await submit(fast, { model: 'video-3.1-fast-generate-preview' });
    expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 1, running: 0 });
  });

  it('refuses one more than an account may have waiting, and keeps nothing of it', async () => {
    const { engine, who, submit } = await openService({ limits: { queuedPerAccount: 2 } });
    const other = await addPrincipal(engine.store);
    const first = await submit(who);
    await submit(who);
    await expect(submit(who)).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'The account has 2 tasks waiting, which is the limit. Wait until one has started.',
      retryAfterSeconds: 10,
    });
    expect((await engine.store.ledger.readBalance(who.accountId)).heldMicros).toBe(2 * aQuote().amountMicros);
    await submit(other);
    await startTask(engine.store, first);
    await submit(who);
    expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 3, running: 1 });
  });

  it('refuses one more than may wait in all', async () => {
    const { engine, who, submit } = await openService({ limits: { queuedInAll: 2 } });
    const other = await addPrincipal(engine.store);
    const first = await submit(who);
    await submit(other);
    await expect(submit(other)).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 30 });
    await startTask(engine.store, first);
    await submit(other);
  });

  it('admits exactly as many as fit when all come at once', async () => {
    const { engine, submit } = await openService({ limits: { queuedPerAccount: 5 } });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => submit()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 5, running: 0 });
  });

  it('refuses a task that the credit does not cover, in prepaid mode only', async () => {
    const { engine, who, submit } = await openService({ billing: 'prepaid' });
    await engine.grantCredit(who.accountId, 3_300_000);
    await submit();
    await expect(submit(who, { durationSeconds: 4 })).rejects.toMatchObject({
      code: 'insufficient_user_quota',
      message: "This task costs 1.60 USD, more than the account's credit.",
    });
    expect(await engine.store.ledger.readBalance(who.accountId)).toEqual({
      creditMicros: 3_300_000,
      chargedMicros: 0,
      heldMicros: 3_200_000,
    });
    expect(await engine.store.tasks.countUnfinished()).toEqual({ queued: 1, running: 0 });
  });
});
