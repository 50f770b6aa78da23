import { join, resolve } from 'node:path';
import { DiskBlobStore } from '../blobs/disk.ts';
import { clearStaleScratch, DiskScratch } from '../blobs/scratch.ts';
import type { Config } from '../config/settings.ts';
import type { BlobStore, Scratch } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { LANES, type Lane } from '../core/lane.ts';
import type { Queue } from '../core/queue.ts';
import type { Store } from '../core/store.ts';
import type { Log } from '../observability/log.ts';
import { sealSecrets } from '../stores/sql/seal-secrets.ts';
import { takeOwnerLock } from '../stores/sqlite/owner-lock.ts';
import { SqliteQueue } from '../stores/sqlite-queue.ts';
import { openDataFolder } from './data-folder.ts';
import { type OpenedStore, openStore } from './open-store.ts';

/** What the service stands on: embedded in one folder, or shared by many nodes. */
export interface Engines {
  readonly store: Store;
  readonly queues: Readonly<Record<Lane, Queue>>;
  readonly blobs: BlobStore;
  readonly scratch: Scratch;
  /** Where this process alone owns the storage: since when. */
  readonly ownedSince: Date | null;
  release(): Promise<void>;
}

export interface EngineParts {
  readonly log: Log;
  readonly clock: Clock;
  readonly processId: number;
}

const BUCKET_CHECK_MILLISECONDS = 10_000;

export async function openEngines(config: Config, parts: EngineParts): Promise<Engines> {
  const folder = resolve(config.data);
  await openDataFolder(folder);
  const open = new Openings();
  try {
    return config.databaseUrl === null
      ? await openEmbedded(config, folder, parts, open)
      : await openShared(config, folder, config.databaseUrl, parts, open);
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function openEmbedded(config: Config, folder: string, parts: EngineParts, open: Openings): Promise<Engines> {
  const { log, clock, processId } = parts;
  const lock = takeOwnerLock(folder, processId);
  open.add(() => lock.release());
  const ownedSince = clock.now();
  const opened = await openDatabase(config, folder, log, open);
  const { database } = opened;
  const onFault = (error: unknown) => log.error({ error }, 'job-fault');
  const queues = {
    video: new SqliteQueue({ database, clock, lane: 'video', onFault }),
    image: new SqliteQueue({ database, clock, lane: 'image', onFault }),
    upstream: new SqliteQueue({ database, clock, lane: 'upstream', onFault }),
    webhook: new SqliteQueue({ database, clock, lane: 'webhook', onFault }),
  };
  const scratch = new DiskScratch(join(folder, 'scratch'));
  const blobs = await openBlobs(config, folder, open);
  let recovered = 0;
  for (const lane of LANES) recovered += await queues[lane].recover();
  await scratch.clear();
  log.info({ engine: 'sqlite', schema: opened.migration.version, recovered }, 'data-opened');
  return { store: opened.store, queues, blobs, scratch, ownedSince, release: () => open.close() };
}

async function openShared(
  config: Config,
  folder: string,
  url: string,
  parts: EngineParts,
  open: Openings,
): Promise<Engines> {
  const { log, processId } = parts;
  const opened = await openDatabase(config, folder, log, open);
  // Loaded only here: the embedded mode does without the libraries behind it, and starts and idles the lighter for it.
  const { BossQueue, closeBoss, openBoss } = await import('../stores/boss-queue.ts');
  const onFault = (error: unknown) => tellFault(log, error);
  const boss = await openBoss({ url, timeoutSeconds: config.databaseTimeoutSeconds, onFault });
  open.add(() => closeBoss(boss));
  const queues = {
    video: new BossQueue({ boss, lane: 'video', onFault }),
    image: new BossQueue({ boss, lane: 'image', onFault }),
    upstream: new BossQueue({ boss, lane: 'upstream', onFault }),
    webhook: new BossQueue({ boss, lane: 'webhook', onFault }),
  };
  // Other nodes may work beside us in the same folder: each has a scratch of its own.
  const scratch = new DiskScratch(join(folder, 'scratch', String(processId)));
  open.add(() => scratch.clear());
  await clearStaleScratch(join(folder, 'scratch'), parts.clock.now());
  const blobs = await openBlobs(config, folder, open);
  log.info({ engine: 'postgres', schema: opened.migration.version }, 'data-opened');
  return { store: opened.store, queues, blobs, scratch, ownedSince: null, release: () => open.close() };
}

/** An engine that is away comes back by itself; anything else is for a person to look at. */
function tellFault(log: Log, error: unknown): void {
  if (error instanceof ServiceError && error.code === 'service_unavailable') log.warn({ error }, 'queue-away');
  else log.error({ error }, 'job-fault');
}

async function openDatabase(config: Config, folder: string, log: Log, open: Openings): Promise<OpenedStore> {
  const opened = await openStore({ ...config, data: folder }, (error) => log.warn({ error }, 'connection-lost'));
  open.add(() => opened.close());
  // By those who serve alone: a command that looks at a copy elsewhere has not the key that will be used.
  const sealed = await sealSecrets(opened.database, opened.box);
  if (sealed > 0) log.info({ sealed }, 'secrets-sealed');
  return opened;
}

/** Throws where the bucket of the configuration cannot be used. */
export async function checkBucket(config: Config): Promise<void> {
  await withBlobs(config, async () => undefined);
}

/** The films and pictures alone, for a command that copies them. */
export async function withBlobs<Result>(config: Config, use: (blobs: BlobStore) => Promise<Result>): Promise<Result> {
  const open = new Openings();
  try {
    return await use(await openBlobs(config, resolve(config.data), open));
  } finally {
    await open.close();
  }
}

async function openBlobs(config: Config, folder: string, open: Openings): Promise<BlobStore> {
  if (config.s3Bucket === null) return new DiskBlobStore(join(folder, 'blobs'));
  const { S3BlobStore } = await import('../blobs/s3.ts');
  const blobs = new S3BlobStore({
    bucket: config.s3Bucket,
    prefix: config.s3Prefix,
    endpoint: config.s3Endpoint,
    region: config.s3Region,
    credentials:
      config.s3AccessKey === null || config.s3SecretKey === null
        ? null
        : { accessKeyId: config.s3AccessKey, secretAccessKey: config.s3SecretKey },
    pathStyle: config.s3PathStyle,
    linkSeconds: config.s3Downloads === 'redirect' ? config.s3LinkSeconds : null,
  });
  open.add(() => blobs.close());
  await blobs.check(AbortSignal.timeout(BUCKET_CHECK_MILLISECONDS));
  return blobs;
}

/** What was opened, closed in the opposite order. */
class Openings {
  readonly #closers: (() => Promise<void> | void)[] = [];

  add(close: () => Promise<void> | void): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (let next = this.#closers.pop(); next !== undefined; next = this.#closers.pop()) await next();
  }
}
