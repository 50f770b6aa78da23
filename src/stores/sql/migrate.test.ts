import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../../test/contracts/embedded-engine.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { sqliteEngine } from '../sqlite/engine.ts';
import { openSqlite } from '../sqlite/open-database.ts';
import { migrate, SchemaTooNewError } from './migrate.ts';
import type { Schema } from './schema.ts';

let folder: string;
let database: Kysely<Schema>;

beforeEach(async () => {
  folder = await makeTempFolder();
  database = openSqlite(join(folder, 'kinora.db'));
  onTestFinished(() => database.destroy());
});

/** The project's own migrations and some more. */
async function withMigrations(more: Readonly<Record<string, string>>): Promise<string> {
  for (const file of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, file), join(folder, file));
  for (const [file, text] of Object.entries(more)) await writeFile(join(folder, file), text);
  return folder;
}

async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(database);
  return rows.map(({ name }) => name).toSorted();
}

describe('migrate', () => {
  it('makes the schema, and run again does nothing', async () => {
    const first = await migrate(database, sqliteEngine, MIGRATIONS);
    expect(first.applied.slice(0, 2)).toEqual(['foundation', 'jobs']);
    const tables = await listTables();
    expect(tables).toEqual(expect.arrayContaining(['accounts', 'api_keys', 'jobs', 'ledger_entries', 'tasks']));
    expect(await migrate(database, sqliteEngine, MIGRATIONS)).toEqual({ version: first.version, applied: [] });
    expect(await listTables()).toEqual(tables);
  });

  it('applies only what is new, in the order of the numbers', async () => {
    await migrate(database, sqliteEngine, MIGRATIONS);
    const more = await withMigrations({
      '9002-fill.sql': "-- a comment; with a semicolon\ninsert into extra values ('two');",
      '9001-extra.sql': "create table extra (name text);\n\ninsert into extra values ('one');\n",
    });
    expect(await migrate(database, sqliteEngine, more)).toEqual({ version: 9002, applied: ['extra', 'fill'] });
    const { rows } = await sql`select name from extra`.execute(database);
    expect(rows).toEqual([{ name: 'one' }, { name: 'two' }]);
  });

  it('leaves out what belongs to the other engine, and files that are no migrations', async () => {
    const more = await withMigrations({
      '9001-boss.postgres.sql': 'create schema boss;',
      'notes.txt': 'nothing to run',
    });
    expect((await migrate(database, sqliteEngine, more)).applied).not.toContain('boss');
  });

  it('keeps nothing of a migration that fails, and can be run again once it is mended', async () => {
    const broken = await withMigrations({ '9001-extra.sql': 'create table extra (name text); create nonsense;' });
    await expect(migrate(database, sqliteEngine, broken)).rejects.toThrow('syntax error');
    expect(await listTables()).not.toContain('extra');
    const mended = await withMigrations({ '9001-extra.sql': 'create table extra (name text);' });
    expect((await migrate(database, sqliteEngine, mended)).applied).toEqual(['extra']);
  });

  it('writes the kind of older tasks beside them and beside their money', async () => {
    for (const file of await readdir(MIGRATIONS)) {
      if (Number(file.slice(0, 4)) < 13) await copyFile(join(MIGRATIONS, file), join(folder, file));
    }
    await migrate(database, sqliteEngine, folder);
    await sql`insert into accounts (id, name, created_at) values ('a', 'a', 0)`.execute(database);
    await sql`insert into api_keys (id, account_id, name, secret_hash, hint, created_at)
      values ('k', 'a', 'k', 'h', 'h', 0)`.execute(database);
    for (const model of ['video-3.1-generate-preview', 'image-3.1-flash-image-preview']) {
      await sql`insert into tasks (id, account_id, key_id, model, state, request, currency, unit_price_micros, units,
        amount_micros, created_at, deadline_at) values (${model}, 'a', 'k', ${model}, 'queued', '{}', 'USD', 1, 1, 1, 0, 1)`.execute(
        database,
      );
      await sql`insert into ledger_entries (id, task_id, kind, account_id, key_id, model, units, unit_price_micros,
        amount_micros, currency, created_at) values (${model}, ${model}, 'hold', 'a', 'k', ${model}, 1, 1, 1, 'USD', 0)`.execute(
        database,
      );
    }
    expect((await migrate(database, sqliteEngine, MIGRATIONS)).applied).toEqual(expect.arrayContaining(['task-kind']));
    const tasks = await database.selectFrom('tasks').select(['id', 'kind']).execute();
    const entries = await database.selectFrom('ledger_entries').select(['id', 'task_kind as kind']).execute();
    const kinds = [
      { id: 'image-3.1-flash-image-preview', kind: 'image' },
      { id: 'video-3.1-generate-preview', kind: 'video' },
    ];
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect([tasks.toSorted(byId), entries.toSorted(byId)]).toEqual([kinds, kinds]);
  });

  it('refuses a schema that is newer than it knows, and changes nothing', async () => {
    const { version } = await migrate(database, sqliteEngine, MIGRATIONS);
    await sql`insert into schema_migrations values (${9999}, ${'future'}, ${0})`.execute(database);
    const refused = migrate(database, sqliteEngine, MIGRATIONS);
    await expect(refused).rejects.toBeInstanceOf(SchemaTooNewError);
    await expect(refused).rejects.toThrow(
      `The database has schema version 9999, but this Kinora knows only ${version}. ` +
        'It was used by a newer version: run that one, or restore a backup made before the upgrade.',
    );
  });
});
