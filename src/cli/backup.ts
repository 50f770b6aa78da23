import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config/settings.ts';
import { backupSqlite } from '../stores/sqlite/backup.ts';
import { makeProgressLine } from './progress-line.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

/** Copies the embedded database while it is served. Videos are files that never change: docs/operations.md says how. */
export async function backupStore(terminal: Terminal, config: Config, file: string): Promise<number> {
  if (config.databaseUrl !== null) {
    throw new CommandError('This is for the embedded database; back up PostgreSQL with pg_dump.', EXIT.usage);
  }
  const source = join(config.data, 'kinora.db');
  const target = resolve(terminal.folder, file);
  if (!existsSync(source)) throw new CommandError(`There is no database in ${resolve(config.data)}.`);
  if (existsSync(target)) throw new CommandError(`${file} exists already; a backup overwrites nothing.`);
  const progress = makeProgressLine(terminal.err, 'Copying');
  try {
    await backupSqlite(source, target, (share) => progress.show(share));
  } catch (error) {
    throw new CommandError(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    progress.end();
  }
  const { size } = await stat(target);
  writeLine(terminal.out, `${file}: ${(size / 1024 ** 2).toFixed(1)} MiB`);
  return EXIT.ok;
}
