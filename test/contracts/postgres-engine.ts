import { sql } from 'kysely';
import { BossQueue } from '../../src/stores/boss-queue.ts';
import { postgresEngine } from '../../src/stores/postgres/engine.ts';
import { openPostgres } from '../../src/stores/postgres/open-database.ts';
import { SqlStore } from '../../src/stores/sql/store.ts';
import { ManualClock } from '../fakes/manual-clock.ts';
import { createDatabase } from '../servers/databases.ts';
import type { Engine } from './engine.ts';

/** PostgreSQL and pg-boss, on a database of its own. The queue's time is the database's: rows are backdated to move it. */
export async function openPostgresEngine(): Promise<Engine> {
  const { url, drop } = await createDatabase();
  return openOn(url, drop, new ManualClock());
}

async function openOn(url: string, drop: () => Promise<void>, clock: ManualClock): Promise<Engine> {
  const faults: unknown[] = [];
  const database = openPostgres({ url, connections: 8, onFault: () => undefined });
  const queues: BossQueue[] = [];
  const openQueue = async () => {
    const queue = new BossQueue({ url, onFault: (error) => faults.push(error) });
    await queue.start();
    queues.push(queue);
    return queue;
  };
  const queue = await openQueue();
  const closeAll = async () => {
    await Promise.all(queues.map((each) => each.stop()));
    await database.destroy();
  };
  return {
    store: new SqlStore(database, postgresEngine),
    queue,
    clock,
    limitsExactly: false,
    faults,
    async passTime(seconds) {
      clock.advance(seconds);
      await sql`update kinora_queue.job set start_after = start_after - make_interval(secs => ${seconds})`.execute(
        database,
      );
    },
    async grantCredit(accountId, micros) {
      await database.updateTable('accounts').set({ credit_micros: micros }).where('id', '=', accountId).execute();
    },
    async takeOver() {
      const next = await openQueue();
      // As if the heartbeats had stopped long ago; the next look finds it, and the pause after a loss is over too.
      await sql`update kinora_queue.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(
        database,
      );
      await next.supervise();
      await sql`update kinora_queue.job set start_after = now() - interval '1 second'`.execute(database);
      return next;
    },
    async reopen() {
      await closeAll();
      return openOn(url, drop, clock);
    },
    async close() {
      await closeAll();
      await drop();
    },
  };
}
