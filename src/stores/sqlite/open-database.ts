import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { GroupCommitDialect } from './group-commit.ts';

/**
 * The embedded engine: one file in WAL mode, fsynced at every commit (synchronous=full), since a task that was answered
 * must survive a power cut. The wait of five seconds is for the command line, which writes to the same file.
 */
export function openSqlite(file: string): Kysely<Schema> {
  const writer = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;');
  const reader = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
  return new Kysely<Schema>({ dialect: new GroupCommitDialect(writer, reader) });
}
