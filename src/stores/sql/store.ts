import { type Kysely, sql } from 'kysely';
import type { Store, Transaction } from '../../core/store.ts';
import type { Engine } from './engine.ts';
import { SqlReads } from './read.ts';
import type { Schema } from './schema.ts';
import { prepareStatements } from './statements.ts';
import { SqlTransaction } from './write.ts';

export class SqlStore extends SqlReads implements Store {
  readonly #engine: Engine;

  constructor(database: Kysely<Schema>, engine: Engine) {
    super(database, prepareStatements(database));
    this.#engine = engine;
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#engine.transaction(this.database, (inner) =>
      work(new SqlTransaction(inner, this.#engine, this.statements)),
    );
  }

  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    return this.#engine.exclusively(this.database, name, work);
  }

  async ping(): Promise<void> {
    await this.database.selectFrom(sql<{ one: number }>`(select 1 as one)`.as('probe')).selectAll().execute();
  }
}

/** The queue shares the caller's transaction: this is how it gets at the engine behind the seam. */
export function databaseOf(transaction: Transaction): Kysely<Schema> {
  if (transaction instanceof SqlTransaction) return transaction.database;
  throw new TypeError('This transaction belongs to another store.');
}
