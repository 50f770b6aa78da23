import packageFile from '../package.json' with { type: 'json' };
import { type Ffmpeg, findFfmpeg } from './animator/encode/find-ffmpeg.ts';
import { type Engines, openEngines } from './app/engines.ts';
import { systemClock, systemRandomness } from './app/system.ts';
import { makeRoomCheck } from './blobs/room.ts';
import type { Config } from './config/settings.ts';
import type { Clock, Randomness } from './core/clock.ts';
import { ServiceError } from './core/errors.ts';
import { countRequestIds, type KeySecret } from './core/ids.ts';
import type { PriceList } from './core/pricing.ts';
import { makeChargesDialect } from './dialects/charges/routes.ts';
import { makeExplainDialect } from './dialects/explain/routes.ts';
import { makeGenerationsDialect } from './dialects/generations/routes.ts';
import { makeGoogleDialect } from './dialects/google/routes.ts';
import { makeModelsDialect } from './dialects/models/routes.ts';
import { makeOpenAiVideosDialect } from './dialects/openai-videos/routes.ts';
import { makeAnimatorExplainer } from './generators/animator/explainer.ts';
import { makeAnimatorGenerator } from './generators/animator/generator.ts';
import { makeRegistry } from './generators/registry.ts';
import { makeBaseUrl } from './http/base-url.ts';
import { makeWithBody } from './http/body.ts';
import type { Dialect } from './http/dialect.ts';
import { buildServer } from './http/server.ts';
import { makeImageInspector } from './media/image-inspector.ts';
import { makePreviewMaker } from './media/preview-maker.ts';
import type { Log } from './observability/log.ts';
import { makeMetrics } from './observability/metrics.ts';
import { type ClosableOutbound, makeMayReach, makeOutbound } from './outbound/outbound.ts';
import { createFirstAccount } from './services/accounts.ts';
import { makeAuthenticate } from './services/api-keys.ts';
import { makeInputImages } from './services/input-images.ts';
import { makeListCharges } from './services/list-charges.ts';
import { makeOpenContent } from './services/open-content.ts';
import { makeListTasks, makeReadTask } from './services/read-task.ts';
import { makeSubmitVideo, type SubmitVideo } from './services/submit-video.ts';
import { makeTaskLifecycle } from './services/task-lifecycle.ts';
import { makeWebhookDeliveries } from './services/webhook-deliveries.ts';
import { makeDeliverWebhook } from './worker/deliver-webhook.ts';
import { makeRunTask } from './worker/run-task.ts';
import { makeSweeper } from './worker/sweeper.ts';
import { type LaneWork, startWorker, type Worker } from './worker/worker.ts';

/** The composition root: the only file that names every concrete part, and hands each its few values. */

/** Of the time to stop, the share in which running tasks may still finish; the rest, and never less than this, is for handing them back. */
const FINISHING_SHARE = 0.7;
const HANDING_BACK_SECONDS = 2;
/** And the share after that in which open connections may still come to their end. */
const HANGING_SHARE = 0.1;

export interface App {
  /**
   * In an empty data folder: makes the first account and its key, to be shown once; else null. Called when the service
   * listens, since a start that fails before could not show the key to anyone.
   */
  createFirstKey(): Promise<KeySecret | null>;
  /** Answers with the address it listens on. */
  listen(): Promise<string>;
  work(): Promise<void>;
  /** Finishes or hands back what runs, then lets go of everything. */
  close(): Promise<void>;
}

export interface AppParts {
  readonly log: Log;
  /** The system's search path, for ffmpeg. */
  readonly path: string;
  readonly processId: number;
}

export async function buildApp(config: Config, { log, path, processId }: AppParts): Promise<App> {
  const clock = systemClock;
  const randomness = systemRandomness;
  // Asked while the data is being opened: starting another program takes longer than that.
  const finding = findFfmpeg({ configured: config.ffmpeg, path, signal: AbortSignal.timeout(30_000) });
  finding.catch(() => undefined);
  const engines = await openEngines(config, { log, clock, processId });
  try {
    const ffmpeg = await finding;
    log.info({ version: ffmpeg.version, source: ffmpeg.source }, 'ffmpeg-found');
    const outbound = makeOutbound({ allowPrivate: config.outboundPrivate });
    return await assemble(config, { ...engines, log, clock, randomness, ffmpeg, outbound });
  } catch (error) {
    await engines.release();
    throw error;
  }
}

interface Parts extends Engines {
  readonly log: Log;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly ffmpeg: Ffmpeg;
  readonly outbound: ClosableOutbound;
}

async function assemble(config: Config, parts: Parts): Promise<App> {
  const { log, clock, randomness, store, queues, scratch, blobs } = parts;
  const { video: queue, webhook: webhookQueue } = queues;
  const metrics = makeMetrics({ countTasks: () => store.countUnfinishedTasks() });
  const { runningPerAccount, retentionDays } = config;
  const lifecycle = makeTaskLifecycle({
    store,
    queue,
    webhookQueue,
    clock,
    randomness,
    runningPerAccount,
    retentionDays,
  });
  const bodyLimits = { requestBytes: config.requestBytes, fileBytes: config.imageBytes };
  const readTask = makeReadTask({ store });
  let worker: Worker | null = null;
  let stopping = false;
  const checkOpen = () => {
    if (!stopping) return;
    throw new ServiceError('service_unavailable', 'The service is shutting down.', { retryAfterSeconds: 5 });
  };

  const submitVideo = makeSubmitVideo({
    store,
    queue,
    clock,
    randomness,
    images: makeInputImages({
      inspector: makeImageInspector(),
      blobs,
      outbound: config.remoteImages ? parts.outbound : null,
      imageBytes: config.imageBytes,
      imagePixels: config.imagePixels,
    }),
    prices: pricesOf(config),
    billing: config.billing,
    limits: {
      queuedPerAccount: config.queuedPerAccount,
      queuedInAll: config.queuedInAll,
      deadlineSeconds: config.taskDeadlineSeconds,
      idempotencyHours: config.idempotencyHours,
    },
  });
  const explainer = makeAnimatorExplainer();
  const checkRoom = makeRoomCheck({ scratch, clock });
  const shared = {
    rules: {
      aliases: config.modelAliases,
      promptCharacters: config.promptCharacters,
      mayReach: makeMayReach({ allowPrivate: config.outboundPrivate }),
    },
    imageBytes: config.imageBytes,
    readTask,
    openContent: makeOpenContent({ readTask, store, blobs, clock }),
    baseUrl: makeBaseUrl(config),
    submitVideo: async (...wish: Parameters<SubmitVideo>) => {
      checkOpen();
      return submitVideo(...wish);
    },
  };
  const dialects: readonly Dialect[] = [
    makeOpenAiVideosDialect({
      ...shared,
      withBody: makeWithBody({ scratch, limits: bodyLimits }),
      listTasks: makeListTasks({ store }),
      explainer,
      lifecycle,
    }),
    makeExplainDialect({ rules: shared.rules, explainer }),
    makeChargesDialect({ listCharges: makeListCharges({ store }) }),
    makeGenerationsDialect(shared),
    makeModelsDialect(shared.rules),
    makeGoogleDialect(shared),
  ];
  const server = await buildServer({
    dialects,
    authenticate: makeAuthenticate({ store, clock }),
    log,
    metrics,
    metricsAccess: config.metricsAccess,
    drawRequestId: countRequestIds(randomness),
    bodyLimits,
    rateLimits: config,
    consoleFolder: null,
    reference: { version: packageFile.version, publicUrl: config.publicUrl },
    trustProxy: config.trustProxy,
    tls:
      config.tlsCert === null || config.tlsKey === null ? null : { certFile: config.tlsCert, keyFile: config.tlsKey },
    checkReady: async () => {
      checkOpen();
      await store.ping();
      await checkRoom();
    },
  });

  return {
    createFirstKey: async () => (await createFirstAccount({ store, clock, randomness }))?.secret ?? null,
    listen: () => server.listen({ host: config.host, port: config.port }),
    async work() {
      const animator = makeAnimatorGenerator({
        ffmpegFile: parts.ffmpeg.file,
        niceness: config.renderNiceness,
        draft: config.draftFrames === 0 ? null : { frames: config.draftFrames, width: 160 },
      });
      const video: LaneWork = {
        lane: 'video',
        queue,
        options: { concurrency: config.workerConcurrency, runningPerAccount },
        handler: makeRunTask({
          lifecycle,
          generators: makeRegistry({ animator }),
          blobs,
          scratch,
          previews: makePreviewMaker({ ffmpegFile: parts.ffmpeg.file }),
          clock,
          randomness,
          retry: { attempts: config.taskAttempts, firstDelaySeconds: config.retrySeconds },
          log,
          metrics,
        }),
      };
      const { webhookConcurrency: concurrency } = config;
      const webhook: LaneWork = {
        lane: 'webhook',
        queue: webhookQueue,
        // One account's silent receivers must not take every place.
        options: { concurrency, runningPerAccount: Math.ceil(concurrency / 2) },
        handler: makeDeliverWebhook({
          deliveries: makeWebhookDeliveries({ store, queue: webhookQueue, clock }),
          outbound: parts.outbound,
          clock,
          log,
          metrics,
        }),
      };
      worker = await startWorker({
        lanes: [video, webhook],
        sweep: makeSweeper({
          store,
          lifecycle,
          blobs,
          clock,
          log,
          orphanSeconds: config.orphanSeconds,
          ownedSince: parts.ownedSince,
        }),
        sweepSeconds: config.sweepSeconds,
        log,
      });
    },
    async close() {
      // Reads are answered to the last, so that nobody who polls is told less than we know.
      stopping = true;
      const { shutdownSeconds } = config;
      const mayFinish = Math.min(shutdownSeconds * FINISHING_SHARE, shutdownSeconds - HANDING_BACK_SECONDS);
      await worker?.stop(Math.max(0, mayFinish));
      // A client that neither sends nor reads on must not make the stop overrun.
      const cut = () => server.server.closeAllConnections();
      const patience = setTimeout(cut, shutdownSeconds * HANGING_SHARE * 1000);
      await server.close();
      clearTimeout(patience);
      await explainer.close();
      await parts.outbound.close();
      await parts.release();
    },
  };
}

function pricesOf(config: Config): PriceList {
  return {
    currency: config.currency,
    unitPriceMicros: {
      'video-3.1-generate-preview': config.videoSecondPrice,
      'video-3.1-fast-generate-preview': config.fastVideoSecondPrice,
      'image-3.1-flash-image-preview': config.imagePrice,
    },
  };
}
