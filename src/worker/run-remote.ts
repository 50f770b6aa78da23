import { join } from 'node:path';
import { MakerError } from '../core/maker.ts';
import type { Claim, JobHandler } from '../core/queue.ts';
import type { RemoteOperation } from '../core/remote-operation.ts';
import type { RunningTask } from '../core/task.ts';
import type { Choice, PreparedChoice } from '../services/choose-maker.ts';
import type { Taken } from '../services/remote-tasks.ts';
import { makeCallOff } from './call-off.ts';
import { makeEndRemote, StaleJob } from './end-remote.ts';
import { fetchRemoteInputs } from './fetch-inputs.ts';
import { makeFollowRemote } from './follow-remote.ts';
import { withGrace } from './grace.ts';
import { keepAnswer } from './keep-answer.ts';
import {
  backOff,
  findOpened,
  type OpenedJob,
  type RemoteParts,
  toCall,
  toMakerError,
  toMakerJob,
} from './remote-parts.ts';
import { isOutage } from './store-result.ts';
import { makeWatchRemote } from './watch-remote.ts';

/** So long an upstream has to settle what became of a create before it is asked, or asked again. */
const SETTLE_SECONDS = 5;
/** And so long a task waits after everybody has turned it down: doubled each time. */
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 300;
const FIRST_CHECK_SECONDS = 1;
/** A create that is under way when its task is deleted or the worker stops may still come to its end. */
const START_GRACE_MILLISECONDS = 5_000;
const OUTAGE_PAUSE_SECONDS = 10;
/** A resend costs nothing that is paid for; a create that never comes back is not tried for ever. */
const MOST_SENDS = 10;
const MOST_LOOKS = 8;

/**
 * One step at one task that is made elsewhere. Between two steps the claim is given back, so that waiting takes no place:
 *
 *     choose, prepare, save ─▶ start ─▶ save ─▶ … check … ─▶ collect, finish, end
 *
 * A create is sent once. Where its answer was lost the upstream is asked whether there is such a job; where it cannot tell, the
 * same create is sent again only if the upstream takes the two for one, or if it is our own machine; else nobody knows.
 */
export function makeRunRemote(parts: RemoteParts): JobHandler {
  const { remote, log, clock } = parts;
  const watch = makeWatchRemote(parts);
  const end = makeEndRemote(parts, watch);
  const callOff = makeCallOff(parts, watch);
  const follow = makeFollowRemote(parts, end, watch);

  /** Goes from one candidate to the next until one takes it. */
  async function begin(claim: Claim, task: RunningTask, first: Choice, stop: AbortSignal): Promise<void> {
    const turnedDown = new Map<string, MakerError>();
    for (let choice = first; ; choice = await remote.choose(task, turnedDown.keys())) {
      if (choice.kind === 'animator') return void (await remote.moveHome(claim, task));
      if (choice.kind === 'wait') return void (await remote.wait(claim, task, await waitSeconds(task, turnedDown)));
      if (choice.kind === 'nobody') {
        const hopes = [...turnedDown.values()].filter(({ fault }) => fault !== 'rejected');
        if (hopes.length > 0) return void (await remote.wait(claim, task, await waitSeconds(task, turnedDown)));
        return end.impossible(claim, task);
      }
      const error = await send(claim, task, choice, stop);
      if (error === null) return;
      if (task.maker?.isTrial === true) return end.notTaken(claim, task, error);
      turnedDown.set(choice.upstream.name, error);
    }
  }

  /** As the upstreams ask for it, else longer each time. */
  async function waitSeconds(task: RunningTask, turnedDown: ReadonlyMap<string, MakerError>): Promise<number> {
    const asked = [...turnedDown.values()].flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
    if (asked.length > 0) return Math.min(LONGEST_WAIT_SECONDS, Math.max(1, Math.min(...asked)));
    const before = (await parts.store.upstreams.listJobsOf(task.id)).filter(({ state }) => state === 'turned_down');
    const rounds = Math.floor(Math.max(0, before.length - 1) / Math.max(1, turnedDown.size));
    return backOff(rounds, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS);
  }

  /** Null: it was taken, or has ended. An error: nothing was spent, and the next may be asked. */
  async function send(
    claim: Claim,
    task: RunningTask,
    choice: PreparedChoice,
    stop: AbortSignal,
  ): Promise<MakerError | null> {
    const { job, operation, upstream } = choice;
    const opened = findOpened(parts, job, task.request);
    if (opened === null) throw new TypeError(`The upstream ${upstream.name} has no maker.`);
    return start(claim, task, opened, { operation, isOnly: true }, stop);
  }

  async function start(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    sending: Sending,
    stop: AbortSignal,
  ): Promise<MakerError | null> {
    const { job, maker } = opened;
    const { operation } = sending;
    const folder = await parts.scratch.open();
    try {
      const resultFile = join(folder.path, 'answer');
      let inputs: Awaited<ReturnType<typeof fetchRemoteInputs>>;
      try {
        inputs = await fetchRemoteInputs(parts.blobs, task, folder.path);
      } catch (error) {
        return await notFetched(claim, task, opened, operation, error);
      }
      log.info({ task: task.id, upstream: job.upstream, as: job.as, token: job.token }, 'upstream-asked');
      let handle: typeof job.handle;
      const grace = withGrace(stop, START_GRACE_MILLISECONDS);
      try {
        const call = { ...toCall(opened, grace.signal), resultFile };
        handle = await maker.start(job.handle, toMakerJob(task, opened), inputs, call);
      } catch (error) {
        return await notStarted(claim, task, opened, sending, toMakerError(error, 'unknown'));
      } finally {
        grace.end();
      }
      const resultKey = await keepAnswer(parts.blobs, { task, token: job.token, path: resultFile }, stop);
      await taken(claim, task, opened, { ...operation, stumbles: 0, resultKey }, handle);
      return null;
    } finally {
      await folder.remove();
    }
  }

  async function taken(
    claim: Claim,
    task: RunningTask,
    { job }: OpenedJob,
    operation: RemoteOperation,
    handle: OpenedJob['job']['handle'],
  ): Promise<void> {
    const isOurs = await remote.accept(task, job, { handle, operation });
    log.info({ task: task.id, upstream: job.upstream, token: job.token, isOurs }, 'upstream-accepted');
    const delaySeconds = operation.resultKey === null ? FIRST_CHECK_SECONDS : 0;
    if (isOurs) await remote.park(claim, task, { operation, delaySeconds });
  }

  /** Nothing was sent yet. */
  async function notFetched(
    claim: Claim,
    task: RunningTask,
    { job }: OpenedJob,
    operation: RemoteOperation,
    error: unknown,
  ): Promise<null> {
    log.warn({ task: task.id, error }, 'inputs-not-fetched');
    if (operation.sends > 1) {
      // An answer to the first is still lost.
      await remote.park(claim, task, { operation, delaySeconds: OUTAGE_PAUSE_SECONDS });
      return null;
    }
    await end.turnedDown(task, job, new MakerError('not_sent', 'The inputs could not be read.'), false);
    if (isOutage(error)) await remote.wait(claim, task, OUTAGE_PAUSE_SECONDS);
    else await end.unreadable(claim, task, error);
    return null;
  }

  async function notStarted(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    { operation, isOnly }: Sending,
    error: MakerError,
  ): Promise<MakerError | null> {
    const { job, maker } = opened;
    const { fault, detail } = error;
    const facts = { task: task.id, upstream: job.upstream, token: job.token, fault, detail };
    log[fault === 'rejected' ? 'error' : 'warn'](facts, 'upstream-did-not-take');
    switch (fault) {
      case 'not_sent':
      case 'busy':
      case 'denied':
        if (isOnly) return end.turnedDown(task, job, error);
        // About the first nobody knows more than before, and this one did not arrive: it does not count.
        await remote.park(claim, task, {
          operation: { ...operation, sends: operation.sends - 1, stumbles: operation.stumbles + 1 },
          delaySeconds:
            error.retryAfterSeconds ?? backOff(operation.stumbles, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS),
        });
        return null;
      case 'rejected':
        // Whoever knew the first would have known this one, and whoever will not have it would not have had the first.
        return end.turnedDown(task, job, error);
      case 'refused':
        return end.refused(claim, task, job, error);
      case 'failed':
        return end.failed(claim, task, opened, error);
      case 'unknown':
      case 'lost':
      case 'trouble':
        if (maker.find === null && maker.resend === 'never') return end.unknown(claim, task, job, error);
        await remote.park(claim, task, { operation, delaySeconds: SETTLE_SECONDS });
        return null;
    }
  }

  /** A create was or may have been sent, and its answer is lost. */
  async function resolve(
    claim: Claim,
    task: RunningTask,
    opened: OpenedJob,
    operation: RemoteOperation,
    stop: AbortSignal,
  ): Promise<MakerError | null> {
    const { job, maker } = opened;
    const settledAt = job.preparedAt.getTime() + SETTLE_SECONDS * 1000;
    const missing = Math.ceil((settledAt - clock.now().getTime()) / 1000);
    const cannotTell = maker.find === null && maker.resend === 'never';
    if (missing > 0 && !cannotTell) {
      await remote.park(claim, task, { operation, delaySeconds: missing });
      return null;
    }
    let state: 'found' | 'absent' | 'unsure' = 'unsure';
    if (maker.find !== null) {
      try {
        const found = await maker.find(job.handle, toMakerJob(task, opened), toCall(opened, stop));
        if (found.state === 'found') {
          await taken(claim, task, opened, { ...operation, stumbles: 0 }, found.handle);
          return null;
        }
        state = found.state;
      } catch (error) {
        const stumbles = operation.stumbles + (stop.aborted ? 0 : 1);
        log.warn({ task: task.id, upstream: job.upstream, token: job.token, stumbles, error }, 'upstream-not-asked');
        if (stop.aborted || stumbles < MOST_LOOKS) {
          const delaySeconds = stop.aborted ? 0 : backOff(stumbles, 2, 60);
          await remote.park(claim, task, { operation: { ...operation, stumbles }, delaySeconds });
          return null;
        }
      }
    }
    if ((state === 'absent' || maker.resend !== 'never') && operation.sends < MOST_SENDS) {
      // Written down first: whoever comes after us must know that there may be two answers.
      const again = { ...operation, sends: operation.sends + 1 };
      const isOnly = state === 'absent' || maker.resend === 'own_hardware';
      return (await remote.save(task, again)) ? start(claim, task, opened, { operation: again, isOnly }, stop) : null;
    }
    if (state === 'absent') {
      const error = new MakerError('not_sent', 'The service that makes it could not be reached.');
      return end.turnedDown(task, job, error);
    }
    return end.unknown(claim, task, job, new MakerError('unknown', 'The answer was lost.'));
  }

  async function run(claim: Claim, stop: AbortSignal): Promise<void> {
    const found = await remote.take(claim);
    switch (found.kind) {
      case 'nothing':
        return;
      case 'over':
        return callOff(claim, stop);
      case 'chosen':
        log.info({ task: found.task.id, model: found.task.request.model, choice: found.choice.kind }, 'task-started');
        watch.started(found.task);
        return watch.step(found.task, 'begin', () => begin(claim, found.task, found.choice, stop));
      case 'begun':
        return watch.step(found.task, 'look', () => goOn(claim, found, stop));
    }
  }

  async function goOn(claim: Claim, { task, job, operation }: Begun, stop: AbortSignal): Promise<void> {
    const opened = findOpened(parts, job, task.request);
    if (opened === null) return void (await end.orphaned(claim, task, job));
    if (job.state !== 'prepared') return follow(claim, task, opened, operation, stop);
    const error = await resolve(claim, task, opened, operation, stop);
    if (error === null) return;
    return begin(claim, task, await remote.choose(task, [job.upstream]), stop);
  }

  return async (claim, stop) => {
    try {
      await run(claim, stop);
    } catch (error) {
      // Somebody has written down more about the job than we knew: it is looked at anew.
      if (!(error instanceof StaleJob)) throw error;
    }
  };
}

interface Sending {
  readonly operation: RemoteOperation;
  /** No earlier send of the same create can have led to a job that is paid for. */
  readonly isOnly: boolean;
}

type Begun = Extract<Taken, { kind: 'begun' }>;
