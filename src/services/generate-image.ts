import { setTimeout as wait } from 'node:timers/promises';
import { checkModelAllowed, type Principal } from '../core/account.ts';
import { ServiceError } from '../core/errors.ts';
import { refuse } from '../core/field.ts';
import { drawSeed, type TaskId } from '../core/ids.ts';
import { chooseFormat, type ImageOrder, type ImageRequest, imageNeeds } from '../core/image-request.ts';
import { variationPrompt } from '../core/image-variation.ts';
import { type Models, readModel } from '../core/models.ts';
import { quote } from '../core/pricing.ts';
import { type FailureCode, isImageTask, type QueuedTask, type RunningTask, type SucceededTask } from '../core/task.ts';
import { findObstacle } from '../core/unmade.ts';
import { type Admission, type AdmitTaskParts, type Attempt, makeAdmitTask, type Trial } from './admit-task.ts';
import { hashImageOrder } from './request-hash.ts';
import type { TaskLifecycle } from './task-lifecycle.ts';

export interface GenerateImageParts extends AdmitTaskParts {
  readonly lifecycle: Pick<TaskLifecycle, 'failOverdue' | 'withdraw'>;
  readonly models: Models;
  /** One for the whole installation. */
  readonly currency: string;
  /** Aborted when the service stops: what nobody has begun by then is not begun for a client that will be gone. */
  readonly stopping: AbortSignal;
}

export interface ImageWait {
  readonly attempt: Attempt;
  /** Which of several pictures of one request this is: 0 for the first. */
  readonly index: number;
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal;
  readonly trial?: Trial | null;
}

export type MadeImage = SucceededTask<ImageRequest>;
export type ImageInMaking = QueuedTask<ImageRequest> | RunningTask<ImageRequest>;
export type GenerateImage = (who: Principal, order: ImageOrder, wait: ImageWait) => Promise<MadeImage>;
/**
 * The same for those who want to see it come to be: the task at its admission and whenever there is more to see. Whoever goes
 * before the end returns null to it, and what nobody has begun is withdrawn.
 */
export type FollowImage = (
  who: Principal,
  order: ImageOrder,
  wait: ImageWait,
) => AsyncGenerator<ImageInMaking, MadeImage | null>;

/** The database is asked, since the work may be done on another node. A picture takes a second or so. */
const LOOK_AGAIN_MILLISECONDS = 40;

/**
 * Makes a still while the client waits. It takes the same road as a video, a queued task with a hold that a worker runs, so
 * a picture has the same limits, ledger and retries; only here somebody stands at its end.
 */
export function makeFollowImage(parts: GenerateImageParts): FollowImage {
  const { images, randomness, models, currency, limits } = parts;
  const admitTask = makeAdmitTask(parts);

  async function prepare(
    who: Principal,
    order: ImageOrder,
    { id, now, index, trial }: { id: TaskId; now: Date; index: number; trial: Trial | null },
  ): Promise<Admission> {
    const { images: kept, mask, files } = await images.keep(id, order.images, order.mask);
    const { format: _asked, ...wish } = order;
    const seed = order.seed ?? drawSeed(randomness);
    const prompt = order.prompt ?? variationPrompt(seed, index);
    const format = chooseFormat(order, kept);
    const request = { ...wish, ...format, prompt, seed, seedGiven: order.seed !== null, images: kept, mask };
    const model = readModel(models, order.model);
    const obstacle = findObstacle(model, imageNeeds(request, request.seedGiven), models);
    if (obstacle !== null && trial === null) {
      // Only now is it known how large the still would be: its first picture has decided.
      await images.discard(files);
      refuse(order.images[0] ?? null, obstacle.message);
    }
    return {
      task: {
        state: 'queued',
        id,
        accountId: who.accountId,
        keyId: who.keyId,
        kind: 'image',
        request,
        held: quote(model, currency, 1),
        createdAt: now,
        deadlineAt: new Date(now.getTime() + limits.deadlineSeconds * 1000),
        failures: 0,
        traceParent: parts.traces.findParent(),
        maker: trial,
      },
      files,
      // Its end is the answer itself.
      delivery: null,
    };
  }

  return async function* follow(who, order, { attempt, index, signal, trial = null }) {
    checkModelAllowed(who, order.model);
    const key = attempt.idempotencyKey;
    const own = new Set<TaskId>();
    for (;;) {
      const { id } = await admitTask({
        who,
        attempt: { ...attempt, idempotencyKey: key === null || index === 0 ? key : `${key}#${index}` },
        requestHash: hashImageOrder(order, index),
        held: quote(readModel(models, order.model), currency, 1),
        hasPictures: order.images.length > 0 || order.mask !== null,
        // Nothing was charged for it, and what was in the way may be gone.
        repeatsFailure: false,
        prepare: (taskId, now) => {
          own.add(taskId);
          return prepare(who, order, { id: taskId, now, index, trial });
        },
      });
      const made = yield* followToEnd(parts, who, id, signal);
      if (made !== null) return made;
      if (own.has(id)) throw new ServiceError('task_not_found', 'The image was deleted while it was being made.');
      // An earlier try hung up and took its task along: this one needs a task of its own.
    }
  };
}

export function makeGenerateImage(follow: FollowImage): GenerateImage {
  return async (who, order, wait) => {
    const steps = follow(who, order, wait);
    for (;;) {
      const step = await steps.next();
      if (step.done !== true) continue;
      if (step.value === null) throw new TypeError('Nobody has gone before the end.');
      return step.value;
    }
  };
}

/** Null: the task was deleted. */
async function* followToEnd(
  { store, clock, lifecycle, stopping }: GenerateImageParts,
  who: Principal,
  id: TaskId,
  signal: AbortSignal,
): AsyncGenerator<ImageInMaking, MadeImage | null> {
  let seen = '';
  for (;;) {
    const task = await store.tasks.find(who.accountId, id);
    if (task === null) return null;
    if (!isImageTask(task)) throw new TypeError('Two kinds of request have the same hash.');
    if (task.state === 'succeeded') return task;
    if (task.state === 'failed') throw toRefusal(task.failure);
    if (clock.now() >= task.deadlineAt) await lifecycle.failOverdue(task);
    else if (task.state === 'queued' && (signal.aborted || stopping.aborted)) {
      // What somebody has begun in this very moment is waited for.
      if ((await lifecycle.withdraw(who, id)) && !signal.aborted) throw shuttingDown();
    }
    if (signal.aborted) throw new ServiceError('service_unavailable', 'The client hung up.');
    const sight = task.state === 'queued' ? 'queued' : `${task.attempt}/${task.progress}`;
    if (sight !== seen) {
      let isWatched = false;
      try {
        yield task;
        isWatched = true;
      } finally {
        // Whoever goes while being shown something is as gone as one who hangs up.
        if (!isWatched) await lifecycle.withdraw(who, id);
      }
    }
    seen = sight;
    await wait(LOOK_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined);
  }
}

const shuttingDown = () =>
  new ServiceError('service_unavailable', 'The service is shutting down.', { retryAfterSeconds: 5 });

/** The task is over, so a refusal says only what became of it. */
function toRefusal({ code, message }: { readonly code: FailureCode; readonly message: string }): ServiceError {
  switch (code) {
    case 'generation_refused':
      return new ServiceError('invalid_request', message);
    case 'deadline_exceeded':
      return new ServiceError('deadline_exceeded', 'The image was not finished in time. Nothing was charged.');
    case 'generation_unknown':
      return new ServiceError('generation_unknown', message);
    case 'storage_full':
      return new ServiceError('service_unavailable', message, { retryAfterSeconds: 30 });
    case 'generation_failed':
    case 'generator_crashed':
      return new ServiceError('generation_failed', message);
  }
}
