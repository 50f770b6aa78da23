import { type Kysely, sql } from 'kysely';
import type { AccountId } from '../../src/core/ids.ts';
import { BossQueue, closeBoss, openBoss } from '../../src/stores/boss-queue.ts';
import { postgresEngine } from '../../src/stores/postgres/engine.ts';
import { openPostgres } from '../../src/stores/postgres/open-database.ts';
import type { Schema } from '../../src/stores/sql/schema.ts';
import { makeSecretBox } from '../../src/stores/sql/secret-box.ts';
import { SqlStore } from '../../src/stores/sql/store.ts';
import { ManualClock } from '../fakes/manual-clock.ts';
import { createDatabase, lendDatabase } from '../servers/databases.ts';
import { copyTask } from './crowd.ts';
import type { Engine, StoreEngine } from './engine.ts';

/** PostgreSQL and pg-boss, on a database of its own. The queue's time is the database's: rows are backdated to move it. */
export async function openPostgresEngine(): Promise<Engine> {
  const { url, drop } = await createDatabase();
  return openOn(url, drop, new ManualClock());
}

/** The store alone. */
export async function openPostgresStore(): Promise<StoreEngine> {
  const { url, giveBack } = await lendDatabase();
  return openStoreOn(url, giveBack);
}

function openStoreOn(url: string, giveBack: () => Promise<void>): StoreEngine {
  const database = openPostgres({ url, connections: 8, timeoutSeconds: 30, onFault: () => undefined });
  return {
    store: new SqlStore(database, postgresEngine, makeSecretBox(Buffer.alloc(32, 7))),
    grantCredit: (accountId, micros) => setCredit(database, accountId, micros),
    async reopen() {
      await database.destroy();
      return openStoreOn(url, giveBack);
    },
    async close() {
      await database.destroy();
      await giveBack();
    },
  };
}

async function setCredit(database: Kysely<Schema>, accountId: AccountId, micros: number): Promise<void> {
  await database.updateTable('accounts').set({ credit_micros: micros }).where('id', '=', accountId).execute();
}

async function openOn(url: string, drop: () => Promise<void>, clock: ManualClock): Promise<Engine> {
  const faults: unknown[] = [];
  const database = openPostgres({ url, connections: 8, timeoutSeconds: 30, onFault: () => undefined });
  const bosses: Awaited<ReturnType<typeof openBoss>>[] = [];
  const onFault = (error: unknown) => faults.push(error);
  const openQueues = async () => {
    const boss = await openBoss({ url, timeoutSeconds: 30, onFault });
    bosses.push(boss);
    return {
      queue: new BossQueue({ boss, lane: 'video', onFault }),
      imageQueue: new BossQueue({ boss, lane: 'image', onFault }),
      upstreamQueue: new BossQueue({ boss, lane: 'upstream', onFault }),
      webhookQueue: new BossQueue({ boss, lane: 'webhook', onFault }),
    };
  };
  const { queue, imageQueue, upstreamQueue, webhookQueue } = await openQueues();
  const closeAll = async () => {
    await Promise.all(bosses.map(closeBoss));
    await database.destroy();
  };
  return {
    store: new SqlStore(database, postgresEngine, makeSecretBox(Buffer.alloc(32, 7))),
    queue,
    imageQueue,
    upstreamQueue,
    webhookQueue,
    clock,
    limitsExactly: false,
    faults,
    async passTime(seconds) {
      clock.advance(seconds);
      await sql`update kinora_queue.job set start_after = start_after - make_interval(secs => ${seconds})`.execute(
        database,
      );
    },
    grantCredit: (accountId, micros) => setCredit(database, accountId, micros),
    async crowd(taskId, count) {
      const copies = await copyTask(database, taskId, count);
      await sql`
        with copies as (select gen_random_uuid() as job_id, task_id, place
                          from unnest(${copies}::text[]) with ordinality as listed (task_id, place)),
             jobs as (insert into kinora_queue.job
                        select (jsonb_populate_record(job, jsonb_build_object('id', copies.job_id, 'priority', -copies.place,
                          'data', job.data || jsonb_build_object('taskId', copies.task_id)))).*
                        from kinora_queue.job as job, copies where job.data->>'taskId' = ${taskId})
        insert into boss_jobs (task_id, lane, job_id) select task_id, 'video', job_id from copies`.execute(database);
    },
    async takeOver() {
      const { queue: next } = await openQueues();
      const { rows: lost } = await sql<{ claim: string }>`
        select id || ' ' || retry_count as claim from kinora_queue.job where state = 'active'`.execute(database);
      const claims = lost.map(({ claim }) => claim);
      // As if the heartbeats had stopped long ago. In truth the lost one goes on with them, and on a busy machine it may do so
      // between the two statements; then its jobs were its own for ever.
      for (let held = claims.length; held > 0; ) {
        await sql`
          update kinora_queue.job set heartbeat_on = now() - interval '1 hour'
           where state = 'active' and id || ' ' || retry_count = any(${claims})`.execute(database);
        await next.supervise();
        const { rows } = await sql`
          select 1 from kinora_queue.job
           where state = 'active' and id || ' ' || retry_count = any(${claims})`.execute(database);
        held = rows.length;
      }
      // The pause after a loss is over too.
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
