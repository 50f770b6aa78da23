import type { Engine } from '../sql/engine.ts';

/** One process owns the folder and has one writer: it is alone already. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  locksRows: false,
  whileAlone: (database, work) => work(database),
  async exclusively(_database, _name, work) {
    await work();
    return true;
  },
};
