import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import packageFile from '../package.json' with { type: 'json' };
import { type Ffmpeg, findFfmpeg } from './animator/encode/find-ffmpeg.ts';
import { makeDialects } from './app/dialects.ts';
import { type Engines, openEngines } from './app/engines.ts';
import { makeLanes } from './app/lanes.ts';
import { openMakers } from './app/makers.ts';
import { modelsOf, routingOf } from './app/models.ts';
import { makeCheckReady } from './app/readiness.ts';
import { makeTaskServices } from './app/services.ts';
import { systemClock, systemRandomness } from './app/system.ts';
import { openTraces } from './app/traces.ts';
import { makeListUpstreamFigures } from './app/upstream-figures.ts';
import { makeAddedVoices } from './app/voices-folder.ts';
import { watchOutbound } from './app/watched-outbound.ts';
import { makeRoom, readFreeBytes } from './blobs/room.ts';
import type { Config } from './config/settings.ts';
import type { Clock, Randomness } from './core/clock.ts';
import { countRequestIds, drawName, type KeySecret } from './core/ids.ts';
import type { Traces } from './core/traces.ts';
import type { Passwords } from './dialects/console/auth.ts';
import { makeAnimatorExplainer } from './generators/animator/explainer.ts';
import { draftLimits, makeAnimatorGenerator } from './generators/animator/generator.ts';
import { makeStillGenerator, stillDraft } from './generators/animator/still-generator.ts';
import { makeBodyLimits } from './http/body-limits.ts';
import { buildHealthServer } from './http/health.ts';
import { buildServer } from './http/server.ts';
import type { Log } from './observability/log.ts';
import { makeMetrics } from './observability/metrics.ts';
import { type ClosableOutbound, makeOutbound } from './outbound/outbound.ts';
import { abandonImages } from './services/abandon-images.ts';
import { createFirstAccount } from './services/accounts.ts';
import { makeAuthenticate } from './services/api-keys.ts';
import { makeKeyUse } from './services/key-use.ts';
import { makeSignInLinks } from './services/sign-in-links.ts';
import { makeProbeUpstreams } from './services/upstream-health.ts';
import { makeWorkerNodes } from './services/worker-nodes.ts';
import { makeSweeper } from './worker/sweeper.ts';
import { startWorker, type Worker } from './worker/worker.ts';

/** The composition root. With the files of src/app it is all that names concrete parts, and hands each its few values. */

/** Of the time to stop, the share in which running tasks may still finish; the rest, and never less than this, is for handing them back. */
const FINISHING_SHARE = 0.7;
const HANDING_BACK_SECONDS = 2;
/** And the share after that in which open connections may still come to their end. */
const HANGING_SHARE = 0.1;
const STILLS_BEFORE_FILMS = 5;
/** How often it is written when each key was last used. */
const KEY_USE_MILLISECONDS = 60_000;
/** How often a node that works says so. */
const ANNOUNCE_MILLISECONDS = 5_000;
/** How often upstreams are asked how they are. */
const PROBE_MILLISECONDS = 60_000;
const CONSOLE_FOLDER = fileURLToPath(new URL('../console/dist', import.meta.url));

export interface App {
  /**
   * In an empty data folder: makes the first account and its key, to be shown once; else null. Called when the service
   * listens, since a start that fails before could not show the key to anyone.
   */
  createFirstKey(): Promise<{ readonly secret: KeySecret; readonly setupToken: string } | null>;
  /** Whether nobody can sign in to the console yet. */
  needsSetup(): Promise<boolean>;
  /** Answers with the address it listens on. */
  listen(): Promise<string>;
  /** Only health and figures, for a process that works and does not answer. Answers with the address. */
  listenForHealth(port: number): Promise<string>;
  work(): Promise<void>;
  /** Finishes or hands back what runs, then lets go of everything. */
  close(): Promise<void>;
}

export interface AppParts {
  readonly log: Log;
  /** The system's search path, for ffmpeg. */
  readonly path: string;
  readonly processId: number;
  /** Done when the console's pages are there, or will not be. */
  readonly consoleBuilt: Promise<unknown>;
  /** Tests only: who signs in a hundred times cannot wait for a hundred good hashes. No setting leads here. */
  readonly passwords?: Passwords;
}

export async function buildApp(config: Config, appParts: AppParts): Promise<App> {
  const { log, path, processId, consoleBuilt, passwords = null } = appParts;
  const clock = systemClock;
  const randomness = systemRandomness;
  const nodeId = drawName(randomness);
  // Asked while the data is being opened: starting another program takes longer than that.
  const finding = findFfmpeg({ configured: config.ffmpeg, path, signal: AbortSignal.timeout(30_000) });
  finding.catch(() => undefined);
  const engines = await openEngines(config, { log, clock, processId });
  try {
    const ffmpeg = await finding;
    log.info({ version: ffmpeg.version, source: ffmpeg.source }, 'ffmpeg-found');
    const outbound = makeOutbound({ allowPrivate: config.outboundPrivate });
    const traces = await openTraces(config, { node: nodeId, log });
    return await assemble(config, {
      ...engines,
      log,
      clock,
      randomness,
      ffmpeg,
      outbound,
      nodeId,
      traces,
      consoleBuilt,
      passwords,
    });
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
  /** What this process is called among its like. */
  readonly nodeId: string;
  readonly traces: Traces;
  readonly consoleBuilt: Promise<unknown>;
  readonly passwords: Passwords | null;
}

async function assemble(config: Config, parts: Parts): Promise<App> {
  const { log, clock, randomness, store, blobs, ownedSince } = parts;
  const stopping = new AbortController();
  let worker: Worker | null = null;
  let healthServer: FastifyInstance | null = null;
  const room = makeRoom({ folder: config.data, clock });
  const models = modelsOf(config);
  const routing = routingOf(config);
  const tasks = makeTaskServices(config, { ...parts, models, routing, stopping: stopping.signal, room });
  const metrics = makeMetrics({
    clock,
    currency: config.currency,
    listBacklog: () => store.tasks.listBacklog(),
    countPendingDeliveries: () => store.deliveries.countPending(),
    sumHolds: () => store.ledger.sumHolds(),
    listUpstreams: makeListUpstreamFigures({ store, routing, clock }),
    listLanes: () => worker?.list() ?? [],
    readFreeBytes: () => readFreeBytes(config.data),
  });
  const outboundTo = (upstream: string) => watchOutbound({ ...parts, metrics }, upstream);
  const makerOf = openMakers(routing, { clock, outboundTo });
  const bodyLimits = makeBodyLimits(config);
  // Somebody waits for a still or a trace: it stands back behind the service, but before the films.
  const awaited = { niceness: Math.floor(config.renderNiceness / STILLS_BEFORE_FILMS) };
  const explainer = makeAnimatorExplainer(awaited);
  const stills = makeStillGenerator({ ...awaited, draft: stillDraft(config) });
  const films = makeAnimatorGenerator({
    ...{ ffmpegFile: parts.ffmpeg.file, niceness: config.renderNiceness, draft: draftLimits(config) },
    voices: makeAddedVoices(config, log),
  });
  const links = makeSignInLinks({ store, clock, randomness });
  const keyUse = makeKeyUse({ store, clock });
  const flushKeyUse = () =>
    // Written again with the next: what was noted is not lost.
    keyUse.flush().catch((error: unknown) => log.warn({ error }, 'key-use-unwritten'));
  const flushing = setInterval(flushKeyUse, KEY_USE_MILLISECONDS).unref();
  const nodes = makeWorkerNodes({
    store,
    clock,
    self: { id: parts.nodeId, host: hostname(), version: packageFile.version, startedAt: clock.now() },
    listLanes: () => worker?.list() ?? [],
    isShared: ownedSince === null,
  });
  const announce = () => nodes.announce().catch((error: unknown) => log.warn({ error }, 'node-not-announced'));
  const announcing = setInterval(announce, ANNOUNCE_MILLISECONDS).unref();
  const probeUpstreams = makeProbeUpstreams({ store, routing, makerOf, clock });
  let probing: NodeJS.Timeout | null = null;
  const probe = () =>
    probeUpstreams(stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.warn({ error }, 'upstreams-not-probed');
    });
  const health = {
    log,
    metrics,
    metricsAccess: config.metricsAccess,
    checkReady: makeCheckReady({ checkOpen: tasks.checkOpen, ping: () => store.ping(), checkRoom: room.check }),
  };
  const server = await buildServer({
    ...health,
    dialects: makeDialects(config, { ...parts, models, routing, tasks, explainer, bodyLimits, nodes, keyUse }),
    authenticate: makeAuthenticate({ store, clock, noteUse: keyUse.note }),
    drawRequestId: countRequestIds(randomness),
    bodyLimits,
    rateLimits: config,
    downloadLimits: { downloadsPerKey: config.downloadsPerKey, stallSeconds: config.downloadStallSeconds },
    console: { folder: CONSOLE_FOLDER, built: parts.consoleBuilt },
    traces: parts.traces,
    reference: { version: packageFile.version, publicUrl: config.publicUrl },
    trustProxy: config.trustProxy,
    tls:
      config.tlsCert === null || config.tlsKey === null ? null : { certFile: config.tlsCert, keyFile: config.tlsKey },
  });

  return {
    async createFirstKey() {
      const first = await createFirstAccount({ store, clock, randomness });
      return first === null ? null : { secret: first.secret, setupToken: (await links.issueSetup()).token };
    },
    needsSetup: links.needsSetup,
    listen: () => server.listen({ host: config.host, port: config.port }),
    listenForHealth(port) {
      healthServer = buildHealthServer(health);
      return healthServer.listen({ host: config.host, port });
    },
    async work() {
      const { orphanSeconds, sweepSeconds } = config;
      if (ownedSince !== null) {
        const abandoned = await abandonImages({ store, lifecycle: tasks.lifecycles.image }, ownedSince);
        if (abandoned > 0) log.info({ abandoned }, 'images-abandoned');
      }
      worker = await startWorker({
        lanes: makeLanes(config, {
          ...{ ...parts, tasks, films, stills, ffmpegFile: parts.ffmpeg.file, metrics, routing, makerOf },
        }),
        sweep: makeSweeper({ store, lifecycle: tasks, blobs, clock, log, metrics, orphanSeconds, ownedSince }),
        sweepSeconds,
        log,
      });
      if (routing.upstreams.length > 0) {
        probing = setInterval(probe, PROBE_MILLISECONDS).unref();
        void probe();
      }
      await announce();
    },
    async close() {
      // Reads are answered to the last, so that nobody who polls is told less than we know.
      stopping.abort();
      const { shutdownSeconds } = config;
      const mayFinish = Math.min(shutdownSeconds * FINISHING_SHARE, shutdownSeconds - HANDING_BACK_SECONDS);
      await worker?.stop(Math.max(0, mayFinish));
      await Promise.all([films.close(), stills.close()]);
      await tasks.closePictures();
      // A client that neither sends nor reads on must not make the stop overrun.
      const cut = () => server.server.closeAllConnections();
      const patience = setTimeout(cut, shutdownSeconds * HANGING_SHARE * 1000);
      await server.close();
      await healthServer?.close();
      clearTimeout(patience);
      clearInterval(flushing);
      clearInterval(announcing);
      if (probing !== null) clearInterval(probing);
      await flushKeyUse();
      // A node that is not seen off is one that others see fall silent.
      await nodes.leave().catch((error: unknown) => log.warn({ error }, 'node-not-announced'));
      await explainer.close();
      await parts.outbound.close();
      await parts.release();
      await parts.traces.close();
    },
  };
}
