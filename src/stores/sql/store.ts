import { type Kysely, sql } from 'kysely';
import type { Store, Transaction } from '../../core/store.ts';
import type { Engine } from './engine.ts';
import { SqlReads, SqlTransaction } from './nouns.ts';
import type { SqlParts } from './part.ts';
import type { Schema } from './schema.ts';
import type { SecretBox } from './secret-box.ts';
import { prepareStatements } from './statements.ts';

export class SqlStore extends SqlReads implements Store {
  readonly #parts: SqlParts;

  constructor(database: Kysely<Schema>, engine: Engine, box: SecretBox) {
    const parts = { database, engine, statements: prepareStatements(database), box };
    super(parts);
    this.#parts = parts;
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const { database, engine, statements, box } = this.#parts;
    const { result, transaction } = await engine.transaction(database, async (inner) => {
      const begun = new SqlTransaction({ database: inner, engine, statements, box });
      return { result: await work(begun), transaction: begun };
    });
    transaction.takeEffect();
    return result;
  }

  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#parts.engine.exclusively(this.#parts.database, name, work);
  }

  async ping(): Promise<void> {
    const probe = sql<{ one: number }>`(select 1 as one)`.as('probe');
    await this.#parts.database.selectFrom(probe).selectAll().execute();
  }
}

/** The queue shares the caller's transaction: this is how it gets at the engine behind the seam. */
export function databaseOf(transaction: Transaction): Kysely<Schema> {
  if (transaction instanceof SqlTransaction) return transaction.database;
  throw new TypeError('This transaction belongs to another store.');
}
