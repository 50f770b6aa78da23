import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lane } from '../../src/core/lane.ts';
import { migrate } from '../../src/stores/sql/migrate.ts';
import { makeSecretBox } from '../../src/stores/sql/secret-box.ts';
import { SqlStore } from '../../src/stores/sql/store.ts';
import { sqliteEngine } from '../../src/stores/sqlite/engine.ts';
import { openSqlite } from '../../src/stores/sqlite/open-database.ts';
import { SqliteQueue } from '../../src/stores/sqlite-queue.ts';
import { ManualClock } from '../fakes/manual-clock.ts';
import { makeFolder } from '../fixtures/temp-folder.ts';
import { copyTask } from './crowd.ts';
import type { Engine } from './engine.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Migrated once for each file of tests and then copied: every migration waits for the disk. */
let template: Promise<Buffer> | null = null;

async function makeTemplate(): Promise<Buffer> {
  const folder = await makeFolder();
  const file = join(folder, 'kinora.db');
  const database = openSqlite(file);
  try {
    await migrate(database, sqliteEngine, MIGRATIONS);
  } finally {
    // Closing writes everything into the one file.
    await database.destroy();
  }
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
}

/** SQLite and its queue, on a real file in a folder of its own. */
export async function openEmbedded(): Promise<Engine> {
  const folder = await makeFolder();
  template ??= makeTemplate();
  await writeFile(join(folder, 'kinora.db'), await template);
  return openIn(folder, new ManualClock());
}

async function openIn(folder: string, clock: ManualClock): Promise<Engine> {
  const database = openSqlite(join(folder, 'kinora.db'));
  const faults: unknown[] = [];
  const makeQueue = (lane: Lane = 'video') =>
    new SqliteQueue({ database, clock, lane, onFault: (error) => faults.push(error) });
  const queues = [makeQueue()];
  const [queue] = queues;
  const imageQueue = makeQueue('image');
  const upstreamQueue = makeQueue('upstream');
  const webhookQueue = makeQueue('webhook');
  if (queue === undefined) throw new TypeError('There is no queue.');
  return {
    store: new SqlStore(database, sqliteEngine, makeSecretBox(Buffer.alloc(32, 7))),
    queue,
    imageQueue,
    upstreamQueue,
    webhookQueue,
    clock,
    limitsExactly: true,
    faults,
    async passTime(seconds) {
      clock.advance(seconds);
      for (const each of [...queues, imageQueue, upstreamQueue, webhookQueue]) each.wake();
    },
    async grantCredit(accountId, micros) {
      await database.updateTable('accounts').set({ credit_micros: micros }).where('id', '=', accountId).execute();
    },
    async crowd(taskId, count) {
      const copies = await copyTask(database, taskId, count);
      const job = database.selectFrom('jobs').selectAll().where('task_id', '=', taskId);
      const { id: _, ...row } = await job.executeTakeFirstOrThrow();
      await database.transaction().execute(async (transaction) => {
        for (const [index, copy] of copies.entries()) {
          const values = { ...row, task_id: copy, place_in_line: index + 1 };
          await transaction.insertInto('jobs').values(values).execute();
        }
      });
    },
    async takeOver() {
      const next = makeQueue();
      queues.push(next);
      await next.recover();
      return next;
    },
    async reopen() {
      await database.destroy();
      return openIn(folder, clock);
    },
    async close() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
