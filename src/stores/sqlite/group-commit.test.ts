import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { SqliteDatabase } from './open-database.ts';

interface Tables {
  notes: { id: number; text: string };
  /** Its reference is checked at the commit, which is how a commit is made to fail here. */
  replies: { note_id: number };
}

/** Remembers what was executed as a whole statement: the frame around transactions, not their content. */
class WatchedDatabase extends DatabaseSync {
  readonly frame: string[] = [];

  override exec(text: string): void {
    this.frame.push(text);
    super.exec(text);
  }

  countOf(text: string): number {
    return this.frame.filter((statement) => statement === text).length;
  }
}

let file: string;
let writer: WatchedDatabase;
let database: Kysely<Tables>;
/** A connection of somebody else: it sees what is on the disk. */
let onlooker: DatabaseSync;

beforeEach(async () => {
  file = join(await makeTempFolder(), 'notes.db');
  writer = new WatchedDatabase(file, { timeout: 0, enableForeignKeyConstraints: true });
  writer.exec(`pragma journal_mode = wal;
    create table notes (id integer primary key, text text not null);
    create table replies (note_id integer references notes (id) deferrable initially deferred);`);
  writer.frame.length = 0;
  const reader = new DatabaseSync(file, { readOnly: true });
  database = new SqliteDatabase<Tables>(writer, reader);
  // Kysely sets itself up at its first use, and what waits for that meanwhile loses its order.
  await database.selectFrom('notes').selectAll().execute();
  onlooker = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(async () => {
    onlooker.close();
    await database.destroy();
  });
});

const add = (id: number) =>
  database.transaction().execute((inner) => inner.insertInto('notes').values({ id, text: 'text' }).execute());
const idsOnDisk = () =>
  onlooker
    .prepare('select id from notes order by id')
    .all()
    .map(({ id }) => id);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('group commit', () => {
  it('commits all transactions of one turn together', async () => {
    await Promise.all(numbers(50).map(add));
    expect([writer.countOf('begin immediate'), writer.countOf('commit')]).toEqual([1, 1]);
    expect(idsOnDisk()).toEqual(numbers(50));
  });

  it('commits again for what comes later', async () => {
    await add(1);
    await add(2);
    expect(writer.countOf('commit')).toBe(2);
  });

  it('undoes one transaction and keeps the others of its batch', async () => {
    const outcomes = await Promise.allSettled(
      numbers(9).map((id) =>
        database.transaction().execute(async (inner) => {
          await inner.insertInto('notes').values({ id, text: 'text' }).execute();
          if (id % 3 === 0) throw new Error(`undo ${id}`);
        }),
      ),
    );
    expect(writer.countOf('commit')).toBe(1);
    expect(idsOnDisk()).toEqual([1, 2, 4, 5, 7, 8]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(numbers(9).map((id) => id % 3 !== 0));
  });

  it('undoes one transaction whose statement failed and keeps the others of its batch', async () => {
    const outcomes = await Promise.allSettled([add(1), add(1), add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(writer.countOf('commit')).toBe(1);
    expect(idsOnDisk()).toEqual([1, 2]);
  });

  it('gives each transaction the writer for itself, however long it waits inside', async () => {
    const order: string[] = [];
    const work = (name: string, turns: number) =>
      database.transaction().execute(async (inner) => {
        order.push(`${name} in`);
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        await inner.selectFrom('notes').selectAll().execute();
        order.push(`${name} out`);
      });
    await Promise.all([work('a', 3), work('b', 0), work('c', 2)]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('answers only when the commit is on the disk', async () => {
    const seen: unknown[] = [];
    await Promise.all(numbers(5).map((id) => add(id).then(() => seen.push(idsOnDisk()))));
    expect(seen).toEqual(numbers(5).map(() => numbers(5)));
  });

  it('answers a single statement only when it is on the disk', async () => {
    await database.insertInto('notes').values({ id: 1, text: 'text' }).execute();
    expect(idsOnDisk()).toEqual([1]);
  });

  it('shows reads only what is committed, and does not let them wait for the writer', async () => {
    const count = async () => (await database.selectFrom('notes').select('id').execute()).length;
    let meanwhile = -1;
    await database.transaction().execute(async (inner) => {
      await inner.insertInto('notes').values({ id: 1, text: 'text' }).execute();
      meanwhile = await count();
      expect(await inner.selectFrom('notes').select('id').execute()).toHaveLength(1);
    });
    expect([meanwhile, await count()]).toEqual([0, 1]);
  });

  it('closes only after what is under way is on the disk', async () => {
    const other = join(await makeTempFolder(), 'other.db');
    const open = () => new DatabaseSync(other);
    const first = open();
    first.exec('create table notes (id integer primary key, text text not null)');
    const closing = new SqliteDatabase<Tables>(first, open());
    const entered = Promise.withResolvers<void>();
    const written = closing.transaction().execute(async (inner) => {
      entered.resolve();
      await nextTurn();
      await inner.insertInto('notes').values({ id: 1, text: 'text' }).execute();
    });
    await entered.promise;
    await closing.destroy();
    await written;
    const after = open();
    expect(after.prepare('select id from notes').all()).toHaveLength(1);
    after.close();
  });
});

describe('a commit that fails', () => {
  const addOrphan = () =>
    database.transaction().execute((inner) => inner.insertInto('replies').values({ note_id: 99 }).execute());

  it('rejects everyone in it, keeps nothing of it, and the next one works', async () => {
    const outcomes = await Promise.allSettled([add(1), addOrphan(), add(2)]);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : 'kept'))).toEqual(
      numbers(3).map(() => 'FOREIGN KEY constraint failed'),
    );
    expect(idsOnDisk()).toEqual([]);
    await add(3);
    expect(idsOnDisk()).toEqual([3]);
  });

  it('rejects a single statement too', async () => {
    await expect(database.insertInto('replies').values({ note_id: 99 }).execute()).rejects.toThrow('FOREIGN KEY');
    await add(1);
    expect(idsOnDisk()).toEqual([1]);
  });

  it('leaves a transaction that was undone beside it with its own error', async () => {
    const reason = new Error('undo');
    const undo = () => database.transaction().execute(() => Promise.reject(reason));
    const [undone] = await Promise.allSettled([undo(), addOrphan()]);
    expect(undone).toEqual({ status: 'rejected', reason });
  });
});

describe('a statement that makes SQLite drop the whole transaction', () => {
  // What a full disk does, brought about by the one constraint that does the same.
  const dropAll = sql`insert or rollback into notes (id, text) values (1, 'again')`;

  it('rejects everyone before it, and those after it go on', async () => {
    const drop = () => database.transaction().execute((inner) => dropAll.execute(inner));
    const outcomes = await Promise.allSettled([add(1), add(2), drop(), add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(idsOnDisk()).toEqual([3]);
  });

  it('lets nothing through that its own transaction still tries', async () => {
    const stubborn = database.transaction().execute(async (inner) => {
      await inner.insertInto('notes').values({ id: 1, text: 'text' }).execute();
      await dropAll.execute(inner).catch(() => undefined);
      await inner.insertInto('notes').values({ id: 2, text: 'text' }).execute();
    });
    await expect(stubborn).rejects.toThrow();
    expect(idsOnDisk()).toEqual([]);
    await add(3);
    expect(idsOnDisk()).toEqual([3]);
  });
});

describe('a lock of another program', () => {
  const outage = { code: 'service_unavailable', message: 'The database is in use by another program.' };

  it('is waited for by those who write, while the others read on', async () => {
    onlooker.exec('begin immediate');
    const adding = [add(1), add(2)];
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([]);
    onlooker.exec('rollback');
    await Promise.all(adding);
    expect(idsOnDisk()).toEqual([1, 2]);
  });

  it('that does not end sends all who write away at one time, until it is gone', { timeout: 300_000 }, async () => {
    onlooker.exec('begin immediate');
    const adding = numbers(5).map(add);
    const all = Promise.allSettled(adding);
    await Promise.race(adding).catch(() => undefined);
    // Five seconds for all, not for each: with the first of them the others go, too.
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    const outcomes = await Promise.race([all, nextTurn([])]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      numbers(5).map(() => expect.objectContaining(outage)),
    );
    await expect(add(6)).rejects.toMatchObject(outage);
    onlooker.exec('rollback');
    await add(7);
    expect(idsOnDisk()).toEqual([7]);
  });
});
