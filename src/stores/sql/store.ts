import { type Kysely, sql } from 'kysely';
import { ServiceError } from '../../core/errors.ts';
import type { Store, Transaction } from '../../core/store.ts';
import { SqlReads } from './read.ts';
import type { Schema } from './schema.ts';
import { SqlTransaction } from './write.ts';

export class SqlStore extends SqlReads implements Store {
  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction().execute((inner) => work(new SqlTransaction(inner)));
    } catch (error) {
      throw isFull(error)
        ? new ServiceError('service_unavailable', 'The service cannot store anything at the moment.', {
            cause: error,
            retryAfterSeconds: 30,
          })
        : error;
    }
  }

  async ping(): Promise<void> {
    await this.database.selectFrom(sql<{ one: number }>`(select 1 as one)`.as('probe')).selectAll().execute();
  }
}

/** SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY: the disk, not the statement, is the trouble. */
const DISK_TROUBLE = [8, 10, 13];

function isFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && DISK_TROUBLE.includes(error.errcode & 0xff);
}

/** The queue shares the caller's transaction: this is how it gets at the engine behind the seam. */
export function databaseOf(transaction: Transaction): Kysely<Schema> {
  if (transaction instanceof SqlTransaction) return transaction.database;
  throw new TypeError('This transaction belongs to another store.');
}
