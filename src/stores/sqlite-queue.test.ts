import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../test/contracts/embedded-engine.ts';
import { HandWorker } from '../../test/fakes/hand-worker.ts';
import { ManualClock } from '../../test/fakes/manual-clock.ts';
import { addPrincipal, addTask } from '../../test/fixtures/accounts.ts';
import { NOON } from '../../test/fixtures/builders.ts';
import { holdTimers } from '../../test/fixtures/held-timers.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import type { TaskId } from '../core/ids.ts';
import { migrate } from './sql/migrate.ts';
import { makeSecretBox } from './sql/secret-box.ts';
import { SqlStore } from './sql/store.ts';
import { sqliteEngine } from './sqlite/engine.ts';
import { openSqlite } from './sqlite/open-database.ts';
import { SqliteQueue } from './sqlite-queue.ts';

/** What every queue does is in test/contracts; here is what only this one could get wrong. */
describe('the embedded queue', () => {
  it('does not sleep through a hint given between looking for work and lying down', async () => {
    holdTimers();
    const file = join(await makeTempFolder(), 'kinora.db');
    const database = openSqlite(file);
    await migrate(database, sqliteEngine, MIGRATIONS);
    const store = new SqlStore(database, sqliteEngine, makeSecretBox(Buffer.alloc(32, 7)));
    const task = await addTask(store, await addPrincipal(store));

    // The clock is asked once for the start and once to look for due work; when it is asked again, no work was found.
    const other = new DatabaseSync(file);
    let asked = 0;
    const clock = {
      now: () => NOON,
      elapsedMilliseconds: () => {
        asked += 1;
        if (asked === 3) {
          other
            .prepare(
              `insert into jobs (lane, task_id, account_id, place_in_line, due_at, state) values ('video', ?, ?, 0, 0, 'ready')`,
            )
            .run(task.id, task.accountId);
          queue.wake();
        }
        return 0;
      },
    };
    const queue = new SqliteQueue({ database, clock, lane: 'video', onFault: () => undefined });
    const worker = new HandWorker(store, queue);
    onTestFinished(async () => {
      await worker.stop();
      other.close();
      await database.destroy();
    });
    await worker.start();
    expect((await worker.next()).claim.taskId).toBe(task.id);
    expect(asked).toBeGreaterThan(3);
  });

  it('misses no wake-up, whenever it comes', async () => {
    // One that is missed would be made up for after a rest, which never ends here.
    holdTimers();
    const { store, open } = await openQueues();
    const queue = open();
    const who = await addPrincipal(store);
    const worker = await new HandWorker(store, queue).start();
    onTestFinished(() => worker.stop());
    for (let turns = 0; turns < 24; turns += 1) {
      const { id: taskId, accountId } = await addTask(store, who);
      for (let turn = 0; turn < turns % 8; turn += 1) await nextTurn();
      const job = { taskId, accountId, placeInLine: 0, delaySeconds: 0 };
      await store.transaction((transaction) => queue.enqueue(transaction, job));
      queue.wake();
      const held = await worker.next();
      expect(held.claim.taskId).toBe(taskId);
      await held.finish();
    }
  });

  it.each([-3_600, 3_600])('goes on, and keeps its pauses, when the clock is set by %d s', async (seconds) => {
    const { store, open, clock } = await openQueues();
    const queue = open();
    const who = await addPrincipal(store);
    const [before, after, delayed] = [await addTask(store, who), await addTask(store, who), await addTask(store, who)];
    const enqueue = (taskId: TaskId, delaySeconds: number) =>
      store.transaction((transaction) =>
        queue.enqueue(transaction, { taskId, accountId: who.accountId, placeInLine: 0, delaySeconds }),
      );
    await enqueue(delayed.id, 60);
    await enqueue(before.id, 0);
    clock.set(seconds);
    await enqueue(after.id, 0);
    const worker = await new HandWorker(store, queue).start();
    onTestFinished(() => worker.stop());
    for (const { id } of [before, after]) {
      const job = await worker.next();
      expect(job.claim.taskId).toBe(id);
      await job.finish();
    }
    clock.advance(60);
    queue.wake();
    expect((await worker.next()).claim.taskId).toBe(delayed.id);
  });

  it('waits no longer than a retry for what a clock, set back before the start, would put off', async () => {
    const { store, open, clock } = await openQueues();
    const who = await addPrincipal(store);
    const task = await addTask(store, who);
    await store.transaction((transaction) =>
      open().enqueue(transaction, { taskId: task.id, accountId: who.accountId, placeInLine: 0, delaySeconds: 0 }),
    );
    clock.set(-3_600);
    const queue = open();
    await queue.recover();
    clock.advance(300);
    const worker = await new HandWorker(store, queue).start();
    onTestFinished(() => worker.stop());
    expect((await worker.next()).claim.taskId).toBe(task.id);
  });
});

async function openQueues() {
  const database = openSqlite(join(await makeTempFolder(), 'kinora.db'));
  await migrate(database, sqliteEngine, MIGRATIONS);
  onTestFinished(() => database.destroy());
  const clock = new ManualClock();
  const open = () => new SqliteQueue({ database, clock, lane: 'video', onFault: () => undefined });
  return { store: new SqlStore(database, sqliteEngine, makeSecretBox(Buffer.alloc(32, 7))), open, clock };
}
