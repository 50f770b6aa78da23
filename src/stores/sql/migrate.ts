import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

export interface MigrationReport {
  readonly version: number;
  readonly applied: readonly string[];
}

export class SchemaTooNewError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database has schema version ${found}, but this Kinora knows only ${known}. ` +
        'It was used by a newer version: run that one, or restore a backup made before the upgrade.',
    );
    this.name = 'SchemaTooNewError';
  }
}

interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * Brings the database to the newest schema, one transaction per file; run again it does nothing. Files are numbered; one
 * with an engine in its name (0002-jobs.sqlite.sql) belongs to that engine alone.
 */
export async function migrate(database: Kysely<Schema>, engine: Engine, folder: string): Promise<MigrationReport> {
  const migrations = await readMigrations(folder, engine.name);
  return engine.whileAlone(database, (alone) => apply(alone, migrations));
}

async function apply(database: Kysely<Schema>, migrations: readonly Migration[]): Promise<MigrationReport> {
  const newest = migrations.at(-1)?.version ?? 0;
  await sql`create table if not exists schema_migrations (
    version integer primary key, name text not null, applied_at bigint not null)`.execute(database);
  const done = await sql<{ version: number }>`select version from schema_migrations`.execute(database);
  const versions = new Set(done.rows.map((row) => row.version));
  const found = Math.max(0, ...versions);
  if (found > newest) throw new SchemaTooNewError(found, newest);

  const applied: string[] = [];
  for (const migration of migrations) {
    if (versions.has(migration.version)) continue;
    const done = await database.transaction().execute(async (transaction) => {
      // Asked again in here: another process may have been quicker.
      const { rows } = await sql`select 1 from schema_migrations where version = ${migration.version}`.execute(
        transaction,
      );
      if (rows.length > 0) return false;
      for (const statement of migration.statements) await sql.raw(statement).execute(transaction);
      await sql`insert into schema_migrations (version, name, applied_at)
        values (${migration.version}, ${migration.name}, ${Date.now()})`.execute(transaction);
      return true;
    });
    if (done) applied.push(migration.name);
  }
  return { version: newest, applied };
}

async function readMigrations(folder: string, engine: Engine['name']): Promise<readonly Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const match = /^(\d{4})-([a-z-]+)(?:\.(sqlite|postgres))?\.sql$/.exec(file);
    if (match === null) continue;
    const [, version = '', name = '', only] = match;
    if (only !== undefined && only !== engine) continue;
    const text = await readFile(join(folder, file), 'utf8');
    migrations.push({ version: Number(version), name, statements: splitStatements(text) });
  }
  return migrations;
}

/** Our own files hold no semicolon but at the end of a statement or a comment line. */
function splitStatements(text: string): readonly string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
