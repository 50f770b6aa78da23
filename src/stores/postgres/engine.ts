import { sql } from 'kysely';
import type { Engine } from '../sql/engine.ts';

/** Any fixed number: it keeps our advisory locks apart from those of others in the same database. */
const LOCK_SPACE = 1_264_742_514;

/** Locks belong to a connection, and end with it: a node that dies holds nobody up. */
export const postgresEngine: Engine = {
  name: 'postgres',
  locksRows: true,
  transaction: (database, work) => database.transaction().execute(work),
  whileAlone: (database, work) =>
    database.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${LOCK_SPACE}, hashtext('migrations'))`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_SPACE}, hashtext('migrations'))`.execute(connection);
      }
    }),
  exclusively: (database, name, work) =>
    database.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_lock(${LOCK_SPACE}, hashtext(${name})) as taken`.execute(connection);
      if (rows[0]?.taken !== true) return false;
      try {
        await work();
        return true;
      } finally {
        await sql`select pg_advisory_unlock(${LOCK_SPACE}, hashtext(${name}))`.execute(connection);
      }
    }),
};
