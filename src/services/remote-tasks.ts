import type { Handle, MakerError } from '../core/maker.ts';
import type { Claim, Queue } from '../core/queue.ts';
import { findRemoteOperation, type RemoteOperation, toOperation } from '../core/remote-operation.ts';
import { findRowOf } from '../core/routing.ts';
import type { Store } from '../core/store.ts';
import { type RunningTask, toProgress } from '../core/task.ts';
import { upstreamCost } from '../core/upstream-cost.ts';
import { noteTakenOn, noteTurnedDown } from '../core/upstream-state.ts';
import type { JobEnd, UpstreamJob } from '../core/upstream-store.ts';
import { type Choice, type ChooseMakerParts, makeChooseMaker } from './choose-maker.ts';
import { ClaimLost, makeUnderClaim } from './under-claim.ts';

/**
 * The moves of a task that is made elsewhere, each one transaction: what is chosen, what was sent, what was answered. As in the
 * rest of a task's life, whoever has lost its claim or attempt writes nothing. Rows are taken in the order task, job,
 * account, upstream.
 */
export interface RemoteTasks {
  /** The task under this claim, with what is to be done about it. A task that must wait is not touched at all. */
  take(claim: Claim): Promise<Taken>;
  /** Who is next, after these have turned it down. */
  choose(task: RunningTask, passedOver: Iterable<string>): Promise<Choice>;
  /** The upstream has answered that it will not. `isTheirs`: it says something about the upstream. False: it was known already. */
  turnDown(task: RunningTask, job: UpstreamJob, error: MakerError, isTheirs: boolean): Promise<boolean>;
  /** The upstream has it. False: the task is somebody else's by now, or nobody's; that there is a job is written down all the same. */
  accept(
    task: RunningTask,
    job: UpstreamJob,
    accepted: { handle: Handle; operation: RemoteOperation },
  ): Promise<boolean>;
  /** Before what must not be forgotten is done. */
  save(task: RunningTask, operation: RemoteOperation): Promise<boolean>;
  /** Leaves the work alone for a while; the task goes on. */
  park(claim: Claim, task: RunningTask, pause: Pause): Promise<boolean>;
  /** Nobody has it, and nobody can take it now. */
  wait(claim: Claim, task: RunningTask, delaySeconds: number): Promise<boolean>;
  /** To be made here: into the lane of its kind. */
  moveHome(claim: Claim, task: RunningTask): Promise<boolean>;
}

export type Taken =
  /** Somebody else has it, or it waits. */
  | { readonly kind: 'nothing' }
  /** It has ended; something may be left to call off. The claim stands. */
  | { readonly kind: 'over' }
  | {
      readonly kind: 'begun';
      readonly task: RunningTask;
      readonly job: UpstreamJob;
      readonly operation: RemoteOperation;
    }
  | { readonly kind: 'chosen'; readonly task: RunningTask; readonly choice: Exclude<Choice, { kind: 'wait' }> };

export interface Pause {
  readonly operation: RemoteOperation;
  readonly delaySeconds: number;
  /** Null: nothing is known of it. */
  readonly share?: number | null;
  readonly handle?: Handle | undefined;
}

export interface RemoteTasksParts extends ChooseMakerParts {
  readonly store: Store;
  readonly queue: Queue;
  /** The lanes of what is made here. */
  readonly homes: Readonly<Record<'video' | 'image', Queue>>;
  readonly runningPerAccount: number;
}

/** Whoever is first in an account's line looks every second whether there is a place, those behind less often. */
const LONGEST_LOOK_SECONDS = 30;
/** Work that has begun goes before work that has not. */
const BEFORE_ALL = -1;

export function makeRemoteTasks(parts: RemoteTasksParts): RemoteTasks {
  const { store, queue, homes, routing, clock, runningPerAccount } = parts;
  const chooseMaker = makeChooseMaker(parts);
  const underClaim = makeUnderClaim(parts);

  async function take(claim: Claim): Promise<Taken> {
    let lineLength = 0;
    try {
      return await store.transaction(async (transaction) => {
        const task = await transaction.tasks.resume(claim.taskId);
        if (task === null) return { kind: 'over' };
        if (!(await queue.holds(transaction, claim))) throw new ClaimLost();
        const operation = findRemoteOperation(task.operation);
        const job = operation === null ? null : await transaction.upstreams.findJob(operation.token);
        if (operation !== null && job?.endedAt === null) return { kind: 'begun', task, job, operation };
        await transaction.accounts.lock(claim.accountId);
        const live = (await transaction.tasks.countLive(claim.accountId))[task.kind];
        lineLength = live.queued + live.running - 1;
        if (live.running > runningPerAccount) throw new MustWait();
        const choice = await chooseMaker(transaction, task, []);
        if (choice.kind === 'wait') throw new MustWait();
        return { kind: 'chosen', task, choice };
      });
    } catch (error) {
      if (error instanceof MustWait) await postpone(claim, lineLength);
      else if (!(error instanceof ClaimLost)) throw error;
      return { kind: 'nothing' };
    }
  }

  /** Its place in line stays: only those before it in its account make it look less often. */
  async function postpone(claim: Claim, lineLength: number): Promise<void> {
    const { taskId, accountId, placeInLine } = claim;
    const delaySeconds = Math.min(LONGEST_LOOK_SECONDS, 1 + Math.max(0, Math.min(placeInLine, lineLength)));
    await store.transaction(async (transaction) => {
      if (!(await queue.complete(transaction, claim))) return;
      await queue.enqueue(transaction, { taskId, accountId, placeInLine, delaySeconds });
    });
  }

  return {
    take,

    async choose(task, passedOver) {
      try {
        return await store.transaction((transaction) => chooseMaker(transaction, task, passedOver));
      } catch (error) {
        // The task is somebody else's: there is nothing left to choose for.
        if (error instanceof ClaimLost) return { kind: 'wait' };
        throw error;
      }
    },

    async turnDown(task, job, error, isTheirs) {
      const end: JobEnd = {
        state: 'turned_down',
        at: clock.now(),
        reason: error.fault,
        detail: error.detail ?? error.message,
        finalMicros: null,
        isCostUnknown: false,
      };
      return store.transaction(async (transaction) => {
        await transaction.tasks.saveOperation(task.id, task.attempt, null);
        const isNews = await transaction.upstreams.end(job.token, ['prepared', 'cancelling'], end);
        if (!isNews || !isTheirs) return isNews;
        const state = await transaction.upstreams.lockState(job.upstream);
        const all = routing.findUpstream(job.upstream)?.keys ?? [];
        const next = noteTurnedDown(state, error.fault, { fingerprint: job.key, all }, end.at);
        if (next !== state) await transaction.upstreams.putState(next);
        return true;
      });
    },

    async accept(task, job, { handle, operation }) {
      const upstream = routing.findUpstream(job.upstream);
      const row = upstream === null ? null : findRowOf(upstream, job, task.request);
      const estimateMicros = row === null ? null : upstreamCost(row, task.request);
      return store.transaction(async (transaction) => {
        const isOurs = await transaction.tasks.saveOperation(task.id, task.attempt, toOperation(operation));
        await transaction.upstreams.accept(job.token, { handle, at: clock.now(), estimateMicros });
        const state = await transaction.upstreams.lockState(job.upstream);
        if (state.breaker.open !== null || state.breaker.failures > 0) {
          await transaction.upstreams.putState(noteTakenOn(state));
        }
        return isOurs;
      });
    },

    save: (task, operation) =>
      store.transaction((transaction) =>
        transaction.tasks.saveOperation(task.id, task.attempt, toOperation(operation)),
      ),

    async park(claim, task, { operation, delaySeconds, share = null, handle }) {
      const { id: taskId, accountId, attempt } = task;
      const moved = await underClaim(
        claim,
        async (transaction) => {
          if (!(await transaction.tasks.saveOperation(taskId, attempt, toOperation(operation)))) return false;
          if (share !== null) await transaction.tasks.raiseProgress(taskId, attempt, toProgress(share));
          if (handle !== undefined) await transaction.upstreams.saveHandle(operation.token, handle);
          return true;
        },
        (transaction) => queue.enqueue(transaction, { taskId, accountId, placeInLine: BEFORE_ALL, delaySeconds }),
      );
      if (moved) queue.wake();
      return moved;
    },

    async wait(claim, task, delaySeconds) {
      const { id: taskId, accountId, attempt, failures } = task;
      const { placeInLine } = claim;
      return underClaim(
        claim,
        (transaction) => transaction.tasks.requeue(taskId, attempt, { failures, keepOperation: false }),
        (transaction) => queue.enqueue(transaction, { taskId, accountId, placeInLine, delaySeconds }),
      );
    },

    async moveHome(claim, task) {
      const { id: taskId, accountId, attempt, failures } = task;
      const home = homes[task.kind];
      const moved = await underClaim(
        claim,
        async (transaction) =>
          (await transaction.tasks.saveMaker(taskId, attempt, null)) &&
          (await transaction.tasks.requeue(taskId, attempt, { failures, keepOperation: false })),
        (transaction) =>
          home.enqueue(transaction, { taskId, accountId, placeInLine: claim.placeInLine, delaySeconds: 0 }),
      );
      if (moved) home.wake();
      return moved;
    },
  };
}

/** Thrown only to undo the transaction around it. */
class MustWait extends Error {}
