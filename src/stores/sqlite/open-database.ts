import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { ReadExecutor, TurnExecutor } from './executors.ts';
import { GroupCommitDriver } from './group-commit.ts';

/**
 * The embedded engine: one file in WAL mode, fsynced at every commit (synchronous=full), since a task that was answered
 * must survive a power cut. The command line writes to the same file: while the file is being opened everything waits for
 * it, later only those who write do, and not inside SQLite, where the whole process would stand still.
 */
export function openSqlite(file: string): SqliteDatabase<Schema> {
  const writer = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, enableForeignKeyConstraints: true });
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;');
  const reader = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, readOnly: true });
  for (const connection of [writer, reader]) connection.exec('pragma busy_timeout = 0');
  return new SqliteDatabase(writer, reader);
}

const OPENING_MILLISECONDS = 5_000;

/** Kysely over two connections that are open already; it closes them. */
export class SqliteDatabase<Tables> extends Kysely<Tables> {
  readonly #driver: GroupCommitDriver;
  readonly #adapter: SqliteAdapter;
  readonly #dialect: Dialect;

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    const driver = new GroupCommitDriver(writer, reader);
    const adapter = new ManyConnectionsAdapter();
    const dialect: Dialect = {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    };
    super({ config: { dialect }, dialect, driver, executor: new ReadExecutor(driver, adapter) });
    this.#driver = driver;
    this.#adapter = adapter;
    this.#dialect = dialect;
  }

  /** A transaction as Kysely's own, with less around each statement. */
  async inTransaction<Result>(work: (inner: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const connection = this.#driver.connect();
    const dialect = this.#dialect;
    const executor = new TurnExecutor(connection, this.#adapter);
    await connection.begin();
    try {
      const result = await work(new Kysely({ config: { dialect }, dialect, driver: this.#driver, executor }));
      await connection.commit();
      return result;
    } catch (error) {
      connection.rollback();
      throw error;
    }
  }
}

/** Kysely would otherwise let only one query at a time into the driver; the driver keeps its own order. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
