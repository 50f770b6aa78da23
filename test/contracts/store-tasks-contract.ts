import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import type { Failure, QueuedTask, RunningTask, Task } from '../../src/core/task.ts';
import { addPrincipal, addTask, startTask } from '../fixtures/accounts.ts';
import { anEntry, aRequest, aSuccess, aTask, aTaskId, later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

const FAILURE: Failure = { code: 'generation_failed', message: 'The video could not be drawn.' };
const LATE: Failure = { code: 'deadline_exceeded', message: 'Too late.' };

export function describeStoreTasks(open: () => Promise<StoreEngine>): void {
  describe('tasks', () => {
    let engine: StoreEngine;
    let store: Store;
    let who: Principal;
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
      who = await addPrincipal(store);
    });
    afterEach(() => engine.close());

    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.transaction(work);
    const read = (task: Task) => store.tasks.find(who.accountId, task.id);

    /** The same task in every state it can be in, deleted included. */
    async function putInState(state: Task['state'] | 'deleted'): Promise<{ task: QueuedTask; attempt: number }> {
      const task = await addTask(store, who);
      if (state === 'queued') return { task, attempt: 0 };
      const { attempt } = await startTask(store, task);
      await write(async (transaction) => {
        if (state === 'succeeded') await transaction.tasks.succeed(task.id, attempt, aSuccess());
        if (state === 'failed') await transaction.tasks.fail(task.id, attempt, { failure: FAILURE, finishedAt: NOON });
        if (state === 'deleted') await transaction.tasks.delete(who.accountId, task.id, NOON);
      });
      return { task, attempt };
    }

    describe('moves', () => {
      it('keeps a new task whole', async () => {
        const request = aRequest({
          prompt: 'Zwölf Möwen über der See 🌊',
          negativePrompt: 'rain',
          seed: 0,
          durationSeconds: 8,
          resolution: '4k',
          aspectRatio: '9:16',
        });
        const task = await addTask(store, who, { request });
        expect(await read(task)).toEqual(task);
      });

      it('keeps the trace of a followed task through its attempts, and out of its request', async () => {
        const traceParent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
        const task = await addTask(store, who, { traceParent });
        expect(await read(task)).toEqual({ ...task, traceParent });
        await startTask(store, task);
        expect(await startTask(store, task)).toMatchObject({ attempt: 2, traceParent, request: task.request });
      });

      it('starts a queued task with a first attempt', async () => {
        const task = await addTask(store, who);
        const expected: RunningTask = { ...task, state: 'running', attempt: 1, progress: 0, operation: null };
        expect(await startTask(store, task)).toEqual(expected);
        expect(await read(task)).toEqual(expected);
      });

      it('starts a running task again with a new attempt, its progress at nothing and its operation kept', async () => {
        const task = await addTask(store, who);
        await startTask(store, task);
        await write(async (transaction) => {
          await transaction.tasks.raiseProgress(task.id, 1, 70);
          await transaction.tasks.saveOperation(task.id, 1, { name: 'op-1' });
        });
        const again = { ...task, state: 'running', attempt: 2, progress: 0, operation: { name: 'op-1' } };
        expect(await startTask(store, task)).toEqual(again);
      });

      it('raises progress and never lets it fall', async () => {
        const { task, attempt } = await putInState('running');
        const seen: number[] = [];
        for (const progress of [10, 40, 30, 41]) {
          expect(await write((transaction) => transaction.tasks.raiseProgress(task.id, attempt, progress))).toBe(true);
          const now = await read(task);
          seen.push(now?.state === 'running' ? now.progress : -1);
        }
        expect(seen).toEqual([10, 40, 40, 41]);
      });

      it('succeeds a running task', async () => {
        const { task, attempt } = await putInState('running');
        const { blobKey, sizeBytes, facts, finishedAt, expiresAt } = aSuccess();
        const success = { blobKey, sizeBytes, facts, finishedAt, expiresAt };
        expect(await write((transaction) => transaction.tasks.succeed(task.id, attempt, success))).toBe(true);
        const artefact = { blobKey, sizeBytes, facts };
        expect(await read(task)).toEqual({ ...task, state: 'succeeded', finishedAt, expiresAt, artefact });
      });

      it('fails a running task and counts the failure', async () => {
        const { task, attempt } = await putInState('running');
        const outcome = { failure: FAILURE, finishedAt: later(9) };
        expect(await write((transaction) => transaction.tasks.fail(task.id, attempt, outcome))).toBe(true);
        const expected = { ...task, state: 'failed', failures: 1, finishedAt: later(9), failure: FAILURE };
        expect(await read(task)).toEqual(expected);
      });

      it.each([
        [true, { name: 'op-1' }],
        [false, null],
      ])('requeues a running task; operation kept: %s', async (keepOperation, operation) => {
        const { task, attempt } = await putInState('running');
        await write((transaction) => transaction.tasks.saveOperation(task.id, attempt, { name: 'op-1' }));
        const change = { failures: 2, keepOperation };
        expect(await write((transaction) => transaction.tasks.requeue(task.id, attempt, change))).toBe(true);
        expect(await read(task)).toEqual({ ...task, failures: 2 });
        expect(await startTask(store, task)).toMatchObject({ attempt: 2, progress: 0, operation });
      });

      it.each(['queued', 'running'] as const)('fails an overdue task that is %s', async (state) => {
        const { task } = await putInState(state);
        const before = await read(task);
        const ended = await write((transaction) => transaction.tasks.failOverdue(task.id, task.deadlineAt, LATE));
        expect(ended).toEqual(before);
        const expected = { ...task, state: 'failed', finishedAt: task.deadlineAt, failure: LATE };
        expect(await read(task)).toEqual(expected);
      });

      it('does not fail a task before its deadline', async () => {
        const { task } = await putInState('queued');
        const early = new Date(task.deadlineAt.getTime() - 1);
        expect(await write((transaction) => transaction.tasks.failOverdue(task.id, early, LATE))).toBeNull();
        expect(await read(task)).toEqual(task);
      });

      it.each(['queued', 'running', 'succeeded', 'failed'] as const)('deletes a task that is %s', async (state) => {
        const { task } = await putInState(state);
        const before = await read(task);
        expect(await write((transaction) => transaction.tasks.delete(who.accountId, task.id, NOON))).toEqual(before);
        expect(await read(task)).toBeNull();
      });
    });

    describe('a move from the wrong state', () => {
      const moves = {
        start: (t: Transaction, id: Task['id']) => t.tasks.start(id),
        raiseProgress: (t: Transaction, id: Task['id'], attempt: number) => t.tasks.raiseProgress(id, attempt, 50),
        saveOperation: (t: Transaction, id: Task['id'], attempt: number) => t.tasks.saveOperation(id, attempt, {}),
        succeed: (t: Transaction, id: Task['id'], attempt: number) => t.tasks.succeed(id, attempt, aSuccess()),
        fail: (t: Transaction, id: Task['id'], attempt: number) =>
          t.tasks.fail(id, attempt, { failure: FAILURE, finishedAt: NOON }),
        requeue: (t: Transaction, id: Task['id'], attempt: number) =>
          t.tasks.requeue(id, attempt, { failures: 1, keepOperation: false }),
        failOverdue: (t: Transaction, id: Task['id']) => t.tasks.failOverdue(id, later(1e6), LATE),
        delete: (t: Transaction, id: Task['id']) => t.tasks.delete(who.accountId, id, NOON),
      };
      const ended = ['succeeded', 'failed', 'deleted'] as const;
      const onlyRunning = ['queued', ...ended] as const;
      const refusals = {
        start: ended,
        raiseProgress: onlyRunning,
        saveOperation: onlyRunning,
        succeed: onlyRunning,
        fail: onlyRunning,
        requeue: onlyRunning,
        failOverdue: ended,
        delete: ['deleted'],
      } as const satisfies Record<keyof typeof moves, readonly (Task['state'] | 'deleted')[]>;
      const rows = Object.entries(refusals).flatMap(([move, states]) =>
        states.map((state) => ({ move: move as keyof typeof moves, state })),
      );

      it.each(rows)('changes nothing: $move of a task that is $state', async ({ move, state }) => {
        const { task, attempt } = await putInState(state);
        const before = await read(task);
        const outcome = await write<unknown>((transaction) => moves[move](transaction, task.id, attempt));
        expect([false, null]).toContain(outcome);
        expect(await read(task)).toEqual(before);
      });

      it.each(['raiseProgress', 'saveOperation', 'succeed', 'fail', 'requeue'] as const)(
        'is fenced: %s with the attempt of an earlier worker changes nothing',
        async (move) => {
          const { task, attempt } = await putInState('running');
          const current = await startTask(store, task);
          expect(await write((transaction) => moves[move](transaction, task.id, attempt))).toBe(false);
          expect(await read(task)).toEqual(current);
          expect(await write((transaction) => moves[move](transaction, task.id, current.attempt))).toBe(true);
        },
      );

      it('does not reach the task of another account', async () => {
        const stranger = await addPrincipal(store);
        const { task } = await putInState('queued');
        expect(await store.tasks.find(stranger.accountId, task.id)).toBeNull();
        expect(await write((transaction) => transaction.tasks.delete(stranger.accountId, task.id, NOON))).toBeNull();
        expect(await read(task)).toEqual(task);
      });

      it('refuses two tasks with one id, and two results in one blob', async () => {
        const { task } = await putInState('queued');
        await expect(write((transaction) => transaction.tasks.insert(task))).rejects.toThrow();
        const one = await putInState('running');
        const two = await putInState('running');
        const success = aSuccess();
        await write((transaction) => transaction.tasks.succeed(one.task.id, one.attempt, success));
        const second = write((transaction) => transaction.tasks.succeed(two.task.id, two.attempt, success));
        await expect(second).rejects.toThrow();
      });
    });

    describe('questions', () => {
      it('counts unfinished tasks in all, and live ones of an account', async () => {
        const stranger = await addPrincipal(store);
        await addTask(store, stranger);
        for (const state of ['queued', 'queued', 'running', 'succeeded', 'failed', 'deleted'] as const) {
          await putInState(state);
        }
        expect(await store.tasks.countUnfinished()).toEqual({ queued: 3, running: 1 });
        const live = (whose: Principal) => write((transaction) => transaction.tasks.countLive(whose.accountId));
        const none = { queued: 0, running: 0 };
        expect(await live(who)).toEqual({ video: { queued: 2, running: 1 }, image: none });
        expect(await live(stranger)).toEqual({ video: { queued: 1, running: 0 }, image: none });
        expect(await write((transaction) => transaction.tasks.countQueued(100))).toBe(3);
        expect(await write((transaction) => transaction.tasks.countQueued(2))).toBe(2);
      });

      it('lists overdue tasks, the oldest first, no more than asked for', async () => {
        const add = (seconds: number) => addTask(store, who, { deadlineAt: later(seconds) });
        const [third, first, second] = [await add(30), await add(10), await add(20)];
        await startTask(store, first);
        await add(31);
        for (const state of ['succeeded', 'failed', 'deleted'] as const) await putInState(state);
        const overdue = (limit: number) => store.tasks.listOverdue(later(30), limit);
        expect((await overdue(10)).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
        expect(await overdue(1)).toEqual([await read(first)]);
      });

      it('lists the blobs of expired and of deleted tasks, each once, no more than asked for', async () => {
        const finish = async (blobKey: string, expiresAt: Date | null) => {
          const { task, attempt } = await putInState('running');
          await write((transaction) => transaction.tasks.succeed(task.id, attempt, aSuccess({ blobKey, expiresAt })));
          return task;
        };
        const expired = await finish('results/expired', later(100));
        const deleted = await finish('results/deleted', null);
        const both = await finish('results/both', later(100));
        await finish('results/kept', later(101));
        await finish('results/for-ever', null);
        await write((transaction) => transaction.tasks.delete(who.accountId, deleted.id, NOON));
        await write((transaction) => transaction.tasks.delete(who.accountId, both.id, NOON));

        const removable = async (limit: number) =>
          (await store.files.listRemovable(later(100), limit)).map(({ blobKey }) => blobKey).toSorted();
        expect(await removable(10)).toEqual(['results/both', 'results/deleted', 'results/expired']);
        expect(await removable(2)).toHaveLength(2);

        await write((transaction) => transaction.files.forget(expired.id, 'results/expired'));
        await write((transaction) => transaction.files.forget(both.id, 'results/another'));
        expect(await removable(10)).toEqual(['results/both', 'results/deleted']);
        expect(await store.files.isReferenced('results/expired')).toBe(false);
        expect(await store.files.isReferenced('results/both')).toBe(true);
        expect(await store.files.isReferenced('results/unknown')).toBe(false);
        expect(await read(expired)).toMatchObject({ state: 'succeeded', artefact: { blobKey: null, sizeBytes: 1000 } });
      });

      it('keeps the ledger of a deleted task', async () => {
        const { task } = await putInState('deleted');
        await write((transaction) => transaction.ledger.release(anEntry('release', task)));
        expect((await store.ledger.listTaskEntries(task.id)).map(({ kind }) => kind)).toEqual(['hold', 'release']);
      });

      it('finds no task that never was', async () => {
        expect(await read(aTask({ id: aTaskId() }))).toBeNull();
        expect(await store.ledger.listTaskEntries(aTaskId())).toEqual([]);
      });
    });
  });
}
