import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Config } from '../config/settings.ts';
import type { Store } from '../core/store.ts';
import { postgresEngine } from '../stores/postgres/engine.ts';
import type { Engine } from '../stores/sql/engine.ts';
import { type MigrationReport, migrate } from '../stores/sql/migrate.ts';
import type { Schema } from '../stores/sql/schema.ts';
import { makeSecretBox, type SecretBox } from '../stores/sql/secret-box.ts';
import { SqlStore } from '../stores/sql/store.ts';
import { sqliteEngine } from '../stores/sqlite/engine.ts';
import { openSqlite } from '../stores/sqlite/open-database.ts';
import { openDatabaseFile, openDataFolder, readBoxKey } from './data-folder.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface OpenedStore {
  readonly store: Store;
  readonly database: Kysely<Schema>;
  readonly migration: MigrationReport;
  readonly box: SecretBox;
  close(): Promise<void>;
}

export type StoreConfig = Pick<
  Config,
  'data' | 'databaseUrl' | 'databaseConnections' | 'databaseTimeoutSeconds' | 'secretsKey'
>;

/** The database alone, migrated: what the key commands need. It may be open in a serving process at the same time. */
export async function openStore(config: StoreConfig, onFault: (error: unknown) => void): Promise<OpenedStore> {
  const { database, engine } = await openDatabase(config, onFault);
  try {
    const { databaseUrl } = config;
    const migration = await (databaseUrl === null
      ? migrate(database, engine, MIGRATIONS)
      : migrateShared(databaseUrl, onFault));
    const box = makeSecretBox(await findBoxKey(config));
    return { store: new SqlStore(database, engine, box), database, box, migration, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Nodes that share a database must share the key as well: it is given to them, or there is none. */
async function findBoxKey({ data, databaseUrl, secretsKey }: StoreConfig): Promise<Uint8Array | null> {
  if (secretsKey !== null) return secretsKey;
  return databaseUrl === null ? readBoxKey(data) : null;
}

/** On a connection of its own, without a limit of time: it waits for other nodes, and a large table takes what it takes. */
async function migrateShared(url: string, onFault: (error: unknown) => void): Promise<MigrationReport> {
  const { openPostgres } = await import('../stores/postgres/open-database.ts');
  const database = openPostgres({ url, connections: 1, timeoutSeconds: null, onFault });
  try {
    return await migrate(database, postgresEngine, MIGRATIONS);
  } finally {
    await database.destroy();
  }
}

/** Throws where the database does not answer. A look only: nothing is set up or migrated. */
export async function pingStore(config: StoreConfig): Promise<void> {
  const { database, engine } = await openDatabase(config, () => undefined);
  try {
    await new SqlStore(database, engine, makeSecretBox(null)).ping();
  } finally {
    await database.destroy();
  }
}

async function openDatabase(
  config: StoreConfig,
  onFault: (error: unknown) => void,
): Promise<{ database: Kysely<Schema>; engine: Engine }> {
  if (config.databaseUrl !== null) {
    const { databaseUrl: url, databaseConnections: connections, databaseTimeoutSeconds: timeoutSeconds } = config;
    // Loaded only here: the embedded mode does without the driver.
    const { openPostgres } = await import('../stores/postgres/open-database.ts');
    return { database: openPostgres({ url, connections, timeoutSeconds, onFault }), engine: postgresEngine };
  }
  await openDataFolder(config.data);
  return { database: openSqlite(await openDatabaseFile(config.data)), engine: sqliteEngine };
}
