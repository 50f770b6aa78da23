import { constants, existsSync, statSync } from 'node:fs';
import { mkdtemp, open, rmdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { findFfmpeg } from '../animator/encode/find-ffmpeg.ts';
import { checkBucket } from '../app/engines.ts';
import { openStore, pingStore } from '../app/open-store.ts';
import type { Config } from '../config/settings.ts';
import { explainStart } from './explain-start.ts';
import { EXIT, type Terminal, writeLine } from './terminal.ts';

interface Finding {
  readonly ok: boolean;
  readonly what: string;
  /** Where something is wrong: what to do about it. */
  readonly advice?: string;
}

const LEAST_FREE_BYTES = 2 * 1024 ** 3;

/** Looks at everything a start needs and says what to do where something is missing. */
export async function doctor(terminal: Terminal, config: Config): Promise<number> {
  const findings = [
    checkNode(process.versions.node),
    await checkFfmpeg(config, terminal.environment.PATH ?? ''),
    await checkFolder(config),
    ...(config.databaseUrl === null ? [] : [await checkShared(config, 'database', () => pingStore(config))]),
    ...(config.s3Bucket === null ? [] : [await checkShared(config, 'bucket', () => checkBucket(config))]),
    await checkDisk(config),
    await checkPort(config),
  ];
  for (const { ok, what, advice } of findings) {
    writeLine(terminal.out, `${ok ? 'ok  ' : 'BAD '} ${what}`);
    if (advice !== undefined) writeLine(terminal.out, `     ${advice}`);
  }
  return findings.every((finding) => finding.ok) ? EXIT.ok : EXIT.failed;
}

function checkNode(version: string): Finding {
  const ok = Number(version.split('.')[0]) >= 24;
  return {
    ok,
    what: `Node ${version}`,
    ...(ok ? {} : { advice: 'Kinora needs Node 24: run it by npm, after `npm ci`.' }),
  };
}

async function checkFfmpeg(config: Config, path: string): Promise<Finding> {
  try {
    const ffmpeg = await findFfmpeg({ configured: config.ffmpeg, path, signal: AbortSignal.timeout(30_000) });
    return { ok: true, what: `ffmpeg ${ffmpeg.version} (${ffmpeg.source}: ${ffmpeg.file})` };
  } catch (error) {
    return { ok: false, what: `ffmpeg: ${messageOf(error)}`, advice: 'Set KINORA_FFMPEG, or run `npm ci` again.' };
  }
}

async function checkFolder(config: Config): Promise<Finding> {
  const folder = resolve(config.data);
  try {
    const existing = findExisting(folder);
    if (!statSync(existing).isDirectory()) throw new Error(`${existing} is not a folder`);
    await checkWritable(existing, folder);
    // A look must not set anything up: the first start does that, and shows the first key.
    if (config.databaseUrl !== null) return { ok: true, what: `data folder ${folder}` };
    if (!existsSync(join(folder, 'kinora.db'))) {
      return { ok: true, what: `data folder ${folder}, to be set up by the first start` };
    }
    const opened = await openStore({ ...config, data: folder }, () => undefined).catch((error) =>
      Promise.reject(explainStart(error, config)),
    );
    await opened.close();
    return { ok: true, what: `data folder ${folder}, schema version ${opened.migration.version}` };
  } catch (error) {
    const advice = 'Set KINORA_DATA to a folder that this user may write to.';
    return { ok: false, what: `data folder ${folder}: ${messageOf(error)}`, advice };
  }
}

/** What a service writes to in its data folder, where it is there already. */
const OWN_FILES = ['kinora.db', 'kinora.db-wal', 'kinora.db-shm', 'owner.lock', 'owner.pid'] as const;
const OWN_FOLDERS = ['blobs', 'scratch'] as const;

/**
 * By writing, and leaving nothing behind: the rights alone do not tell of a read-only disk, nor of files that another user
 * has made in a folder of ours.
 */
async function checkWritable(existing: string, folder: string): Promise<void> {
  const inside = existing === folder ? OWN_FOLDERS.map((name) => join(folder, name)).filter(existsSync) : [];
  for (const place of [existing, ...inside]) await rmdir(await mkdtemp(join(place, '.kinora-doctor-')));
  for (const file of OWN_FILES.map((name) => join(folder, name)).filter(existsSync)) {
    const handle = await open(file, constants.O_RDWR);
    await handle.close();
  }
}

/** What nodes share. The explanation is the advice. */
async function checkShared(config: Config, name: string, check: () => Promise<void>): Promise<Finding> {
  try {
    await check();
    return { ok: true, what: `${name}: answers` };
  } catch (error) {
    return { ok: false, what: `${name}: ${messageOf(explainStart(error, config))}` };
  }
}

async function checkDisk(config: Config): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(findExisting(resolve(config.data)));
    const ok = bavail * bsize >= LEAST_FREE_BYTES;
    const what = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GiB free for videos`;
    return { ok, what, ...(ok ? {} : { advice: 'Free at least 2 GiB, or move KINORA_DATA to a larger disk.' }) };
  } catch (error) {
    return { ok: false, what: `free disk space: ${messageOf(error)}`, advice: 'See the data folder above.' };
  }
}

async function checkPort(config: Config): Promise<Finding> {
  const place = `${config.host} port ${config.port}`;
  const probe = createServer();
  try {
    await new Promise<void>((done, failed) => {
      probe.once('error', failed).listen({ host: config.host, port: config.port }, done);
    });
    return { ok: true, what: `${place} is free` };
  } catch (error) {
    if (await isServedByKinora(config)) return { ok: true, what: `${place} is served by Kinora` };
    const advice = 'Stop what listens there, or set KINORA_PORT or KINORA_HOST.';
    return { ok: false, what: `${place}: ${messageOf(error)}`, advice };
  } finally {
    probe.close();
  }
}

async function isServedByKinora({ host, port }: Config): Promise<boolean> {
  try {
    const answer = await fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return /^req_/.test(answer.headers.get('x-request-id') ?? '');
  } catch {
    // Whatever listens there does not speak our language.
    return false;
  }
}

/** The folder itself, or the nearest one above it that is there. */
function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
