import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withBlobs } from '../app/engines.ts';
import { openStore } from '../app/open-store.ts';
import type { Config } from '../config/settings.ts';
import { backupSqlite } from '../stores/sqlite/backup.ts';
import { BLOBS_IN_BACKUP, DATABASE_IN_BACKUP, saveBlobs, toMebibytes } from './backup-files.ts';
import { explainStart } from './explain-start.ts';
import { makeProgressLine } from './progress-line.ts';
import { CommandError, EXIT, stopSignal, type Terminal, writeLine } from './terminal.ts';

export interface BackupOptions {
  readonly films?: boolean;
}

/**
 * Copies the embedded database while it is served, alone or with the films and pictures. The database comes first: a film
 * never changes, so every one that the copy knows of is still there to be copied, or was deleted since.
 */
export async function backupStore(
  terminal: Terminal,
  config: Config,
  name: string,
  options: BackupOptions,
): Promise<number> {
  if (config.databaseUrl !== null) {
    throw new CommandError('This is for the embedded database; back up PostgreSQL with pg_dump.', EXIT.usage);
  }
  const source = join(config.data, 'kinora.db');
  const target = resolve(terminal.folder, name);
  if (!existsSync(source)) throw new CommandError(`There is no database in ${resolve(config.data)}.`);
  if (existsSync(target)) throw new CommandError(`${name} exists already; a backup overwrites nothing.`);
  try {
    if (options.films === true) await backupFolder(terminal, config, source, { name, target });
    else await backupFile(terminal, config, source, { name, target });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return EXIT.ok;
}

interface Target {
  readonly name: string;
  readonly target: string;
}

async function backupFile(terminal: Terminal, config: Config, source: string, { name, target }: Target): Promise<void> {
  await copyDatabase(terminal, source, target);
  writeLine(terminal.out, `${name}: ${toMebibytes((await stat(target)).size)}`);
  const { files, sizeBytes } = await readStorageUse(config);
  if (files === 0) return;
  const place = config.s3Bucket === null ? join(config.data, 'blobs') : `the bucket ${config.s3Bucket}`;
  writeLine(terminal.out, `Left out: ${files} films and pictures, ${toMebibytes(sizeBytes)}, in ${place}.`);
  writeLine(terminal.out, 'With --films they come along.');
}

/** It appears under its name when it is whole. */
async function backupFolder(
  terminal: Terminal,
  config: Config,
  source: string,
  { name, target }: Target,
): Promise<void> {
  const part = `${target}.part`;
  await mkdir(part, { mode: 0o700 });
  try {
    await copyDatabase(terminal, source, join(part, DATABASE_IN_BACKUP));
    const database = await stat(join(part, DATABASE_IN_BACKUP));
    const progress = makeProgressLine(terminal.err, 'Films');
    const { files } = await readStorageUse(config);
    const saved = await withBlobs(config, (blobs) =>
      saveBlobs(blobs, join(part, BLOBS_IN_BACKUP), {
        signal: stopSignal(terminal),
        // A service that goes on may have made more than were counted.
        onFile: (count) => progress.show(Math.min(1, count / Math.max(1, files))),
      }),
    ).finally(() => progress.end());
    await rename(part, target);
    const films = `${saved.files} films and pictures, ${toMebibytes(saved.sizeBytes)}`;
    writeLine(terminal.out, `${name}: database ${toMebibytes(database.size)}, ${films}`);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function copyDatabase(terminal: Terminal, source: string, target: string): Promise<void> {
  const progress = makeProgressLine(terminal.err, 'Copying');
  try {
    await backupSqlite(source, target, (share) => progress.show(share));
  } finally {
    progress.end();
  }
}

async function readStorageUse(config: Config): Promise<{ files: number; sizeBytes: number }> {
  const opened = await openStore(config, () => undefined).catch((error) => Promise.reject(explainStart(error, config)));
  try {
    return await opened.store.files.readUse();
  } finally {
    await opened.close();
  }
}
