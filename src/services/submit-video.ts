import { checkModelAllowed, type Principal } from '../core/account.ts';
import { drawEventId, drawSeed, type TaskId } from '../core/ids.ts';
import { imagesOf, withImages } from '../core/image-input.ts';
import { type Models, readModel } from '../core/models.ts';
import { quote } from '../core/pricing.ts';
import { isVideoTask, type VideoTask } from '../core/task.ts';
import type { VideoOrder } from '../core/video-request.ts';
import type { AwaitedDelivery, WebhookTarget } from '../core/webhook.ts';
import { type Admission, type AdmitTaskParts, type Attempt, makeAdmitTask, type Trial } from './admit-task.ts';
import { hashOrder } from './request-hash.ts';

export interface SubmitVideoParts extends AdmitTaskParts {
  readonly models: Models;
  /** One for the whole installation. */
  readonly currency: string;
}

export type SubmitVideo = (
  who: Principal,
  order: VideoOrder,
  attempt: Attempt,
  trial?: Trial | null,
) => Promise<VideoTask>;

/** Admits a video: what is answered is queued, held for and durable. */
export function makeSubmitVideo(parts: SubmitVideoParts): SubmitVideo {
  const { images, randomness, models, currency, limits } = parts;
  const admitTask = makeAdmitTask(parts);

  async function prepare(
    who: Principal,
    order: VideoOrder,
    { id, now, trial }: { readonly id: TaskId; readonly now: Date; readonly trial: Trial | null },
  ): Promise<Admission> {
    const { images: kept, files } = await images.keep(id, imagesOf(order.inputs));
    // Kept apart from the request, which is read with every look at the task.
    const { webhook, ...wish } = order;
    return {
      task: {
        state: 'queued',
        id,
        accountId: who.accountId,
        keyId: who.keyId,
        kind: 'video',
        request: {
          ...wish,
          seed: order.seed ?? drawSeed(randomness),
          seedGiven: order.seed !== null,
          inputs: withImages(order.inputs, kept),
        },
        held: quote(readModel(models, order.model), currency, order.durationSeconds),
        createdAt: now,
        deadlineAt: new Date(now.getTime() + limits.deadlineSeconds * 1000),
        failures: 0,
        traceParent: parts.traces.findParent(),
        maker: trial,
      },
      files,
      delivery: awaitEnd(id, webhook ?? who.webhook),
    };
  }

  function awaitEnd(taskId: TaskId, target: WebhookTarget | null): AwaitedDelivery | null {
    if (target === null) return null;
    const { url, secret } = target;
    return { state: 'awaited', taskId, eventId: drawEventId(randomness), url, secret, attempts: 0 };
  }

  return async (who, order, attempt, trial = null) => {
    checkModelAllowed(who, order.model);
    const task = await admitTask({
      who,
      attempt,
      requestHash: hashOrder(order),
      held: quote(readModel(models, order.model), currency, order.durationSeconds),
      hasPictures: imagesOf(order.inputs).length > 0,
      repeatsFailure: true,
      prepare: (id, now) => prepare(who, order, { id, now, trial }),
    });
    if (!isVideoTask(task)) throw new TypeError('Two kinds of request have the same hash.');
    return task;
  };
}
