import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS } from '../../test/contracts/embedded-engine.ts';
import { HandWorker } from '../../test/fakes/hand-worker.ts';
import { addPrincipal, addTask } from '../../test/fixtures/accounts.ts';
import { NOON } from '../../test/fixtures/builders.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { migrate } from './sql/migrate.ts';
import { SqlStore } from './sql/store.ts';
import { sqliteEngine } from './sqlite/engine.ts';
import { openSqlite } from './sqlite/open-database.ts';
import { SqliteQueue } from './sqlite-queue.ts';

/** What every queue does is in test/contracts; here is what only this one could get wrong. */
describe('the embedded queue', () => {
  it('does not sleep through a hint given between looking for work and lying down', { timeout: 3_000 }, async () => {
    const file = join(await makeTempFolder(), 'kinora.db');
    const database = openSqlite(file);
    await migrate(database, sqliteEngine, MIGRATIONS);
    const store = new SqlStore(database, sqliteEngine);
    const task = await addTask(store, await addPrincipal(store));

    // The clock is asked once to look for due work; when it is asked again, no work was found.
    const other = new DatabaseSync(file);
    let asked = 0;
    const clock = {
      now: () => {
        asked += 1;
        if (asked === 2) {
          other
            .prepare(
              `insert into jobs (lane, task_id, account_id, place_in_line, due_at, state) values ('video', ?, ?, 0, 0, 'ready')`,
            )
            .run(task.id, task.accountId);
          queue.wake();
        }
        return NOON;
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
    expect(asked).toBeGreaterThan(2);
  });
});
