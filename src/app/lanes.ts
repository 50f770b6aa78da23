import type { Config } from '../config/settings.ts';
import type { Clock, Randomness } from '../core/clock.ts';
import type { Generator, ImageGenerator } from '../core/generator.ts';
import type { RemoteMaker } from '../core/maker.ts';
import type { Routing } from '../core/routing.ts';
import type { Traces } from '../core/traces.ts';
import { draftFacts, draftLimits } from '../generators/animator/generator.ts';
import { makeSoundGenerator } from '../generators/animator/sound-generator.ts';
import { makeRegistry } from '../generators/registry.ts';
import { makePreviewMaker } from '../media/preview-maker.ts';
import { makeResultFinisher } from '../media/result-finisher.ts';
import { makeResultInspector } from '../media/result-inspector.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { ClosableOutbound } from '../outbound/outbound.ts';
import { makeRemoteTasks } from '../services/remote-tasks.ts';
import { makeWebhookDeliveries } from '../services/webhook-deliveries.ts';
import { makeCheckResult } from '../worker/check-result.ts';
import { makeDeliverWebhook } from '../worker/deliver-webhook.ts';
import { makeFinishRemote } from '../worker/finish-remote.ts';
import { makeMakeImage } from '../worker/make-image.ts';
import { makeMakeVideo } from '../worker/make-video.ts';
import { makeRunRemote } from '../worker/run-remote.ts';
import { makeRunTask } from '../worker/run-task.ts';
import type { LaneWork } from '../worker/worker.ts';
import type { Engines } from './engines.ts';
import type { TaskServices } from './services.ts';
import { makeAddedVoices } from './voices-folder.ts';

export interface LaneParts extends Engines {
  readonly tasks: TaskServices;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly outbound: ClosableOutbound;
  readonly films: Generator;
  readonly stills: ImageGenerator;
  readonly ffmpegFile: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly routing: Routing;
  readonly makerOf: (upstream: string) => RemoteMaker | null;
}

/** A look at a job elsewhere is short: more at once would only wait for the database. */
const MOST_LOOKS_AT_ONCE = 32;

/** What a worker does: one lane for each kind of work, so that none waits behind another. */
export function makeLanes(config: Config, parts: LaneParts): readonly LaneWork[] {
  const { store, queues, clock, log, metrics, ffmpegFile, tasks } = parts;
  const { runningPerAccount, renderNiceness } = config;
  const retry = { attempts: config.taskAttempts, firstDelaySeconds: config.retrySeconds };
  const draft = draftLimits(config);
  const generators = makeRegistry({ animator: parts.films, stills: parts.stills });
  const voices = makeAddedVoices(config, log);
  const inspector = makeResultInspector();
  const check = makeCheckResult({
    inspector,
    draft: draft === null ? null : (request) => draftFacts(request, draft),
  });
  const { stallSeconds } = config;
  const making = { ...parts, generators, check, stallSeconds, previews: makePreviewMaker({ ffmpegFile }) };
  const { video, image } = tasks.lifecycles;
  const places = parts.routing.upstreams.reduce((sum, { concurrency }) => sum + concurrency, 0);
  const remote = { ...parts, queue: queues.upstream, homes: queues, runningPerAccount };
  const { webhookConcurrency } = config;
  return [
    {
      lane: 'video',
      queue: queues.video,
      options: { concurrency: config.workerConcurrency, runningPerAccount },
      handler: makeRunTask({
        ...parts,
        lifecycle: video,
        retry,
        makeResult: makeMakeVideo({ ...making, lifecycle: video }),
      }),
    },
    {
      lane: 'image',
      queue: queues.image,
      options: { concurrency: config.imageConcurrency, runningPerAccount },
      handler: makeRunTask({
        ...parts,
        lifecycle: image,
        retry,
        makeResult: makeMakeImage({ ...making, lifecycle: image }),
      }),
    },
    {
      lane: 'upstream',
      queue: queues.upstream,
      // Never none: what an earlier configuration has begun elsewhere must come to an end.
      options: {
        concurrency: Math.min(MOST_LOOKS_AT_ONCE, Math.max(1, places)),
        runningPerAccount: MOST_LOOKS_AT_ONCE,
      },
      handler: makeRunRemote({
        ...parts,
        queue: queues.upstream,
        lifecycles: tasks.remoteLifecycles,
        remote: makeRemoteTasks({
          ...remote,
          onRejected: (upstream, error) => log.error({ upstream, detail: error.detail, error }, 'row-not-kept'),
        }),
        finish: makeFinishRemote({
          ...making,
          finisher: makeResultFinisher({ ffmpegFile, inspector }),
          makeSound: makeSoundGenerator({ niceness: renderNiceness, voices }),
        }),
      }),
    },
    {
      lane: 'webhook',
      queue: queues.webhook,
      // One account's silent receivers must not take every place.
      options: { concurrency: webhookConcurrency, runningPerAccount: Math.ceil(webhookConcurrency / 2) },
      handler: makeDeliverWebhook({
        deliveries: makeWebhookDeliveries({ store, queue: queues.webhook, clock }),
        outbound: parts.outbound,
        clock,
        log,
        metrics,
        traces: parts.traces,
        findTraceParent: async ({ accountId, taskId }) =>
          (await store.tasks.find(accountId, taskId))?.traceParent ?? null,
      }),
    },
  ];
}
