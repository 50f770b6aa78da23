import type { Engine } from '../sql/engine.ts';
import { SqliteDatabase } from './open-database.ts';

/** One process owns the folder and has one writer: it is alone already. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  locksRows: false,
  transaction: (database, work) => {
    if (database instanceof SqliteDatabase) return database.inTransaction(work);
    throw new TypeError('This database belongs to another engine.');
  },
  whileAlone: (database, work) => work(database),
  async exclusively(_database, _name, work) {
    await work();
    return true;
  },
};
