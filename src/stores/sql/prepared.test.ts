import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SqliteDatabase } from '../sqlite/open-database.ts';
import { prepare } from './prepared.ts';
import type { Schema } from './schema.ts';

function openDatabase(): Kysely<Schema> {
  const file = new DatabaseSync(':memory:');
  file.exec(`create table jobs (task_id text, state text, fence integer);
    insert into jobs values ('task_1', 'ready', 0), ('task_2', 'ready', 3), ('task_3', 'active', 3)`);
  return new SqliteDatabase<Schema>(file, file);
}

describe('a prepared statement', () => {
  const database = openDatabase();
  const findJobs = prepare<{ fence: number; limit: number }, { task_id: string }>((slot) =>
    database
      .selectFrom('jobs')
      .select('task_id')
      .where('fence', '>=', slot('fence'))
      .where('state', '=', 'ready')
      .where('fence', '<=', slot('fence'))
      .limit(slot('limit')),
  );

  it('takes its values with each run, and keeps those that were written into it', async () => {
    expect((await findJobs.run(database, { fence: 3, limit: 9 })).rows).toEqual([{ task_id: 'task_2' }]);
    expect((await findJobs.run(database, { fence: 0, limit: 9 })).rows).toEqual([{ task_id: 'task_1' }]);
    expect((await findJobs.run(database, { fence: 0, limit: 0 })).rows).toEqual([]);
  });

  it('runs inside the transaction it is given', async () => {
    const moveOn = prepare<{ fence: number }, unknown>((slot) =>
      database
        .updateTable('jobs')
        .set({ fence: slot('fence') })
        .where('state', '=', 'active'),
    );
    const undone = database.transaction().execute(async (transaction) => {
      expect((await moveOn.run(transaction, { fence: 8 })).numAffectedRows).toBe(1n);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const fences = await database.selectFrom('jobs').select('fence').where('state', '=', 'active').execute();
    expect(fences).toEqual([{ fence: 3 }]);
  });
});
