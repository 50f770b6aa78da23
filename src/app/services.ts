import type { Room } from '../blobs/room.ts';
import type { Config } from '../config/settings.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { GenerationKind } from '../core/generation-request.ts';
import type { Models } from '../core/models.ts';
import type { Outbound } from '../core/outbound.ts';
import type { Routing } from '../core/routing.ts';
import type { QueuedTask } from '../core/task.ts';
import type { Traces } from '../core/traces.ts';
import { makeImageInspector } from '../media/image-inspector.ts';
import {
  type FollowImage,
  type GenerateImage,
  makeFollowImage,
  makeGenerateImage,
} from '../services/generate-image.ts';
import { makeInputImages } from '../services/input-images.ts';
import { makeSubmitVideo, type SubmitVideo } from '../services/submit-video.ts';
import { makeTaskLifecycle, type TaskLifecycle } from '../services/task-lifecycle.ts';
import type { Engines } from './engines.ts';

/** What makes, moves and ends tasks, for both kinds. */
export interface TaskServices {
  readonly lifecycles: Readonly<Record<GenerationKind, TaskLifecycle>>;
  /** The same for what is made elsewhere. */
  readonly remoteLifecycles: Readonly<Record<GenerationKind, TaskLifecycle>>;
  readonly submitVideo: SubmitVideo;
  readonly generateImage: GenerateImage;
  readonly followImage: FollowImage;
  readonly failOverdue: TaskLifecycle['failOverdue'];
  /** Throws once the service is stopping: what must not begin any more asks here first. */
  readonly checkOpen: () => void;
  /** Ends the processes that look at given pictures. */
  readonly closePictures: () => Promise<void>;
}

export interface TaskServiceParts extends Engines {
  readonly models: Models;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly outbound: Outbound;
  readonly routing: Routing;
  readonly stopping: AbortSignal;
  readonly room: Room;
  readonly traces: Traces;
}

export function makeTaskServices(config: Config, parts: TaskServiceParts): TaskServices {
  const { store, queues, blobs, clock, randomness, stopping } = parts;
  const { runningPerAccount, retentionDays, billing } = config;
  const common = { store, clock, randomness };
  const makeLifecycle = (kind: GenerationKind, lane: 'upstream' | GenerationKind = kind) =>
    makeTaskLifecycle({
      ...common,
      kind,
      queue: queues[lane],
      lanes: [queues[kind], queues.upstream],
      upstreamQueue: queues.upstream,
      webhookQueue: queues.webhook,
      runningPerAccount,
      retentionDays,
    });
  const lifecycles = { video: makeLifecycle('video'), image: makeLifecycle('image') };
  const remoteLifecycles = { video: makeLifecycle('video', 'upstream'), image: makeLifecycle('image', 'upstream') };
  const inspector = makeImageInspector();
  const images = makeInputImages({
    inspector,
    blobs,
    outbound: config.remoteImages ? parts.outbound : null,
    imageBytes: config.imageBytes,
    imagePixels: config.imagePixels,
  });
  const { models, traces } = parts;
  const admission = { ...common, traces, images, models, currency: config.currency, billing };
  const isRemote = ({ request, maker }: Pick<QueuedTask, 'request' | 'maker'>): boolean =>
    maker !== null || parts.routing.isRemote(request.model);
  const submitVideo = makeSubmitVideo({
    ...admission,
    queueFor: (task) => (isRemote(task) ? queues.upstream : queues.video),
    limits: { ...config, deadlineSeconds: config.taskDeadlineSeconds },
  });
  const followImage = makeFollowImage({
    ...admission,
    queueFor: (task) => (isRemote(task) ? queues.upstream : queues.image),
    lifecycle: lifecycles.image,
    limits: { ...config, deadlineSeconds: config.imageDeadlineSeconds },
    stopping,
  });
  const checkOpen = () => {
    if (!stopping.aborted) return;
    throw new ServiceError('service_unavailable', 'The service is shutting down.', { retryAfterSeconds: 5 });
  };
  /** Refused before anything is written where nothing can be. */
  const begin = async <Result>(create: () => Promise<Result>): Promise<Result> => {
    checkOpen();
    await parts.room.check();
    return parts.room.watch(create);
  };
  return {
    lifecycles,
    remoteLifecycles,
    checkOpen,
    closePictures: () => inspector.close(),
    failOverdue: (task) => lifecycles[task.kind].failOverdue(task),
    submitVideo: (...wish) => begin(() => submitVideo(...wish)),
    generateImage: (...wish) => begin(() => makeGenerateImage(followImage)(...wish)),
    async *followImage(...wish) {
      checkOpen();
      await parts.room.check();
      return yield* followImage(...wish);
    },
  };
}
