import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ffmpeg, findFfmpeg } from './animator/encode/find-ffmpeg.ts';
import { DiskBlobStore } from './blobs/disk.ts';
import { DiskScratch } from './blobs/scratch.ts';
import type { Config } from './config/settings.ts';
import type { Clock, Randomness } from './core/clock.ts';
import { ServiceError } from './core/errors.ts';
import { drawName, drawSeed, type KeySecret } from './core/ids.ts';
import type { PriceList } from './core/pricing.ts';
import type { Store } from './core/store.ts';
import { makeGenerationsDialect } from './dialects/generations/routes.ts';
import { makeGoogleDialect } from './dialects/google/routes.ts';
import { makeOpenAiVideosDialect } from './dialects/openai-videos/routes.ts';
import { makeAnimatorGenerator } from './generators/animator/generator.ts';
import { makeRegistry } from './generators/registry.ts';
import { makeBaseUrl } from './http/base-url.ts';
import { makeWithBody } from './http/body.ts';
import type { Dialect } from './http/dialect.ts';
import { buildServer } from './http/server.ts';
import type { Log } from './observability/log.ts';
import { makeMetrics } from './observability/metrics.ts';
import { createFirstAccount } from './services/accounts.ts';
import { makeAuthenticate } from './services/api-keys.ts';
import { makeOpenContent } from './services/open-content.ts';
import { makeReadTask } from './services/read-task.ts';
import { makeSubmitVideo } from './services/submit-video.ts';
import { makeTaskLifecycle } from './services/task-lifecycle.ts';
import { type MigrationReport, migrate } from './stores/sql/migrate.ts';
import { SqlStore } from './stores/sql/store.ts';
import { openSqlite } from './stores/sqlite/open-database.ts';
import { takeOwnerLock } from './stores/sqlite/owner-lock.ts';
import { SqliteQueue } from './stores/sqlite-queue.ts';
import { makeRunTask } from './worker/run-task.ts';
import { makeSweeper } from './worker/sweeper.ts';
import { startWorker, type Worker } from './worker/worker.ts';

/** The composition root: the only file that names every concrete part, and hands each its few values. */

export const systemClock: Clock = { now: () => new Date() };
export const systemRandomness: Randomness = { bytes: (count) => randomBytes(count) };

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** Of the time to stop, the share in which running tasks may still finish; the rest, and never less than this, is for handing them back. */
const FINISHING_SHARE = 0.7;
const HANDING_BACK_SECONDS = 2;
/** And the share after that in which open connections may still come to their end. */
const HANGING_SHARE = 0.1;

export interface OpenedStore {
  readonly store: Store;
  readonly migration: MigrationReport;
  readonly database: ReturnType<typeof openSqlite>;
  close(): Promise<void>;
}

/** The database alone, migrated: what the key commands need. It may be open in a serving process at the same time. */
export async function openStore(config: Pick<Config, 'data'>): Promise<OpenedStore> {
  await mkdir(config.data, { recursive: true });
  const database = openSqlite(join(config.data, 'kinora.db'));
  try {
    const migration = await migrate(database, 'sqlite', MIGRATIONS);
    return { store: new SqlStore(database), migration, database, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

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

/** One process that owns its data folder. */
export async function buildApp(config: Config, { log, path, processId }: AppParts): Promise<App> {
  const clock = systemClock;
  const randomness = systemRandomness;
  const dataFolder = resolve(config.data);
  await mkdir(dataFolder, { recursive: true });
  const lock = takeOwnerLock(dataFolder, processId);
  const ownedSince = clock.now();
  const opened = await openStore({ data: dataFolder }).catch((error) => {
    lock.release();
    throw error;
  });
  const { store, database } = opened;
  const release = async () => {
    await opened.close();
    lock.release();
  };

  try {
    const scratch = new DiskScratch(join(dataFolder, 'scratch'));
    const queue = new SqliteQueue({ database, clock, onFault: (error) => log.error({ error }, 'job-fault') });
    const [ffmpeg, recovered] = await Promise.all([
      findFfmpeg({ configured: config.ffmpeg, path, signal: AbortSignal.timeout(30_000) }),
      queue.recover(),
      scratch.clear(),
    ]);
    log.info(
      { schema: opened.migration.version, recovered, ffmpeg: ffmpeg.version, from: ffmpeg.source },
      'data-opened',
    );
    return assemble(config, {
      log,
      clock,
      randomness,
      store,
      queue,
      scratch,
      ffmpeg,
      ownedSince,
      blobs: new DiskBlobStore(join(dataFolder, 'blobs')),
      release,
    });
  } catch (error) {
    await release();
    throw error;
  }
}

interface Engines {
  readonly log: Log;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly store: Store;
  readonly queue: SqliteQueue;
  readonly scratch: DiskScratch;
  readonly blobs: DiskBlobStore;
  readonly ffmpeg: Ffmpeg;
  readonly ownedSince: Date;
  readonly release: () => Promise<void>;
}

async function assemble(config: Config, engines: Engines): Promise<App> {
  const { log, clock, randomness, store, queue, scratch, blobs } = engines;
  const metrics = makeMetrics({ countTasks: () => store.countUnfinishedTasks() });
  const lifecycle = makeTaskLifecycle({ store, queue, clock, randomness, retentionDays: config.retentionDays });
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
    prices: pricesOf(config),
    billing: config.billing,
    limits: {
      queuedPerAccount: config.queuedPerAccount,
      queuedInAll: config.queuedInAll,
      deadlineSeconds: config.taskDeadlineSeconds,
    },
  });
  const dialects: readonly Dialect[] = [
    makeOpenAiVideosDialect({
      rules: {
        aliases: config.modelAliases,
        promptCharacters: config.promptCharacters,
        drawSeed: () => drawSeed(randomness),
      },
      withBody: makeWithBody({ scratch, limits: bodyLimits }),
      submitVideo: async (who, request) => {
        checkOpen();
        return submitVideo(who, request);
      },
      readTask,
      openContent: makeOpenContent({ readTask, blobs, clock }),
      lifecycle,
    }),
    makeGenerationsDialect({ readTask, baseUrl: makeBaseUrl(config) }),
    makeGoogleDialect(),
  ];
  const server = await buildServer({
    dialects,
    authenticate: makeAuthenticate({ store, clock }),
    log,
    metrics,
    metricsAccess: config.metricsAccess,
    drawRequestId: () => `req_${drawName(randomness)}`,
    bodyLimits,
    rateLimits: config,
    trustProxy: config.trustProxy,
    tls:
      config.tlsCert === null || config.tlsKey === null ? null : { certFile: config.tlsCert, keyFile: config.tlsKey },
    checkReady: async () => {
      checkOpen();
      await store.ping();
    },
  });

  return {
    createFirstKey: async () => (await createFirstAccount({ store, clock, randomness }))?.secret ?? null,
    listen: () => server.listen({ host: config.host, port: config.port }),
    async work() {
      const animator = makeAnimatorGenerator({
        ffmpegFile: engines.ffmpeg.file,
        niceness: config.renderNiceness,
        draft: config.draftFrames === 0 ? null : { frames: config.draftFrames, width: 160 },
      });
      worker = await startWorker({
        queue,
        options: { concurrency: config.workerConcurrency, runningPerAccount: config.runningPerAccount },
        runTask: makeRunTask({
          lifecycle,
          generators: makeRegistry({ animator }),
          blobs,
          scratch,
          clock,
          randomness,
          retry: { attempts: config.taskAttempts, firstDelaySeconds: config.retrySeconds },
          log,
          metrics,
        }),
        sweep: makeSweeper({
          store,
          lifecycle,
          blobs,
          clock,
          log,
          orphanSeconds: config.orphanSeconds,
          ownedSince: engines.ownedSince,
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
      await engines.release();
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
