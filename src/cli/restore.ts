import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDataFolder } from '../app/data-folder.ts';
import { withBlobs } from '../app/engines.ts';
import { openStore } from '../app/open-store.ts';
import { systemClock } from '../app/system.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import type { Config } from '../config/settings.ts';
import type { ScratchFolder } from '../core/blob-store.ts';
import { checkSqlite } from '../stores/sqlite/check.ts';
import { takeOwnerLock } from '../stores/sqlite/owner-lock.ts';
import {
  BLOBS_IN_BACKUP,
  type CopiedFiles,
  DATABASE_IN_BACKUP,
  flushFile,
  restoreBlobs,
  toMebibytes,
} from './backup-files.ts';
import { explainStart } from './explain-start.ts';
import { makeProgressLine } from './progress-line.ts';
import { CommandError, EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';

export interface RestoreOptions {
  readonly replace?: boolean;
}

/** What a database in WAL mode consists of; moved together they stay one database. */
const ENDINGS = ['', '-wal', '-shm'] as const;

/**
 * Puts a backup in place of what the data folder holds. Nothing may serve the folder meanwhile, the copy is checked before
 * anything is touched, and what was there is moved aside, never removed.
 */
export async function restoreStore(
  terminal: Terminal,
  config: Config,
  name: string,
  options: RestoreOptions,
): Promise<number> {
  if (config.databaseUrl !== null) {
    throw new CommandError('This is for the embedded database; restore PostgreSQL with pg_restore.', EXIT.usage);
  }
  const source = findSource(resolve(terminal.folder, name), name);
  const folder = resolve(config.data);
  const database = join(folder, 'kinora.db');
  if (existsSync(database) && options.replace !== true) {
    throw new CommandError(`There is a database in ${folder} already. With --replace it is moved aside.`);
  }
  await openDataFolder(folder);
  const lock = lockFolder(folder, terminal.processId, config);
  const scratch = await new DiskScratch(join(folder, 'scratch')).open();
  try {
    const copy = await prepareDatabase(config, source.database, scratch.path, name);
    const films = source.blobs === null ? null : await putBlobs(terminal, config, source.blobs, { scratch, copy });
    const aside = await moveAside(database);
    await moveDatabase(copy.file, database);
    for (const line of describe({ name, config, copy, films, aside })) writeLine(terminal.out, line);
  } finally {
    await scratch.remove();
    lock.release();
  }
  return EXIT.ok;
}

interface Source {
  readonly database: string;
  /** Null: it was made without the films. */
  readonly blobs: string | null;
}

function findSource(path: string, name: string): Source {
  if (!existsSync(path)) throw new CommandError(`There is no backup ${name}.`);
  if (!statSync(path).isDirectory()) return { database: path, blobs: null };
  const [database, blobs] = [join(path, DATABASE_IN_BACKUP), join(path, BLOBS_IN_BACKUP)];
  if (!existsSync(database)) throw new CommandError(`${name} is no backup: it holds no ${DATABASE_IN_BACKUP}.`);
  return { database, blobs: existsSync(blobs) ? blobs : null };
}

function lockFolder(folder: string, processId: number, config: Config) {
  try {
    return takeOwnerLock(folder, processId);
  } catch (error) {
    throw explainStart(error, config);
  }
}

/** A copy of the backup's database, checked and brought to the newest schema. */
interface PreparedDatabase {
  readonly file: string;
  readonly version: number;
  /** What its tasks know of. */
  readonly known: CopiedFiles;
}

async function prepareDatabase(config: Config, from: string, place: string, name: string): Promise<PreparedDatabase> {
  const file = join(place, 'kinora.db');
  // A copy made by other means than ours may have its newest changes beside it.
  for (const ending of ['', '-wal']) if (existsSync(from + ending)) await copyFile(from + ending, file + ending);
  await chmod(file, 0o600);
  const fault = checkSqlite(file);
  if (fault !== null) throw new CommandError(`${name} cannot be restored: ${fault}.`);
  const opened = await openStore({ ...config, data: place }, () => undefined).catch((error) =>
    Promise.reject(explainStart(error, config)),
  );
  try {
    return { file, version: opened.migration.version, known: await opened.store.files.readUse() };
  } finally {
    await opened.close();
    await flushFile(file);
  }
}

async function putBlobs(
  terminal: Terminal,
  config: Config,
  folder: string,
  { scratch, copy }: { scratch: ScratchFolder; copy: PreparedDatabase },
): Promise<CopiedFiles> {
  const progress = makeProgressLine(terminal.err, 'Films');
  const options = {
    signal: stopSignal(terminal),
    onFile: (count: number) => progress.show(Math.min(1, count / Math.max(1, copy.known.files))),
  };
  try {
    return await withBlobs(config, (blobs) => restoreBlobs(blobs, { folder, scratch }, options));
  } finally {
    progress.end();
  }
}

/** Answers with the name it has now; null: there was nothing. */
async function moveAside(database: string): Promise<string | null> {
  if (!existsSync(database)) return null;
  const aside = `${database}.replaced-${systemClock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')}`;
  await moveDatabase(database, aside);
  return aside;
}

async function moveDatabase(from: string, to: string): Promise<void> {
  for (const ending of ENDINGS) {
    if (existsSync(from + ending)) await rename(from + ending, to + ending);
  }
}

interface Restored {
  readonly name: string;
  readonly config: Config;
  readonly copy: PreparedDatabase;
  readonly films: CopiedFiles | null;
  readonly aside: string | null;
}

function describe({ name, config, copy, films, aside }: Restored): readonly string[] {
  const { files, sizeBytes } = copy.known;
  const place = config.s3Bucket === null ? join(config.data, 'blobs') : `the bucket ${config.s3Bucket}`;
  const without = `It came without the ${files} films and pictures (${toMebibytes(sizeBytes)}) it knows of: see that they are in ${place}.`;
  return [
    `${name} is restored to ${config.data}, schema version ${copy.version}.`,
    ...(films === null ? [] : [`With it ${films.files} films and pictures, ${toMebibytes(films.sizeBytes)}.`]),
    ...(films === null && files > 0 ? [without] : []),
    ...(aside === null ? [] : [`What was there before is now ${aside}.`]),
  ];
}
