import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdTimers } from '../../../test/fixtures/held-timers.ts';
import { CAN_FREEZE, type PostgresServer, startPostgres } from '../../../test/servers/postgres.ts';
import { openPostgres } from './open-database.ts';
import { timeLimits } from './time-limits.ts';

const AWAY = { code: 'service_unavailable', message: 'The database cannot be reached at the moment.' };
/** Long enough for a server on a busy machine to answer; where it is frozen the test moves the time instead of waiting for it. */
const PATIENT_SECONDS = 50;

describe.runIf(CAN_FREEZE)('a PostgreSQL that says nothing', () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase('silent');
  });
  afterEach(() => server.thaw());
  afterAll(() => server.stop());

  function open(connections: number) {
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const database = openPostgres({ url, connections, timeoutSeconds: PATIENT_SECONDS, onFault });
    onTestFinished(() => database.destroy());
    const ask = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid;
    return { database, ask, faults };
  }

  /** Freezes the server and lets as much time pass as the work takes to end; then the server goes on. */
  async function frozen<Result>(work: () => Promise<Result>): Promise<Result> {
    server.freeze();
    let isOver = false;
    const ended = work().finally(() => {
      isOver = true;
    });
    ended.catch(() => undefined);
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(1_000);
      await nextTurn();
    }
    server.thaw();
    return ended;
  }

  it('is away after the time of a statement, and its connection is never used again', async () => {
    holdTimers();
    const { ask } = open(1);
    const before = await ask();
    await expect(frozen(ask)).rejects.toMatchObject(AWAY);
    const after = await ask();
    expect([typeof after, after === before]).toEqual(['number', false]);
  });

  it('is away for those who wait for a connection, and for those who want a new one', async () => {
    holdTimers();
    const { ask } = open(2);
    await ask();
    const answers = await frozen(() => Promise.allSettled(Array.from({ length: 8 }, ask)));
    expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null))).toEqual(
      answers.map(() => expect.objectContaining(AWAY)),
    );
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
  });

  it('takes nothing of a transaction that stood open, and none of its locks stays', async () => {
    holdTimers();
    const { database } = open(2);
    await sql`create table boats (name text)`.execute(database);
    await sql`insert into boats values ('red')`.execute(database);
    const work = database.transaction().execute(async (transaction) => {
      await sql`update boats set name = 'blue'`.execute(transaction);
      await frozen(() => sql`update boats set name = 'green'`.execute(transaction));
    });
    await expect(work).rejects.toMatchObject(AWAY);
    await sql`update boats set name = name || ' boat'`.execute(database);
    expect((await sql`select name from boats`.execute(database)).rows).toEqual([{ name: 'red boat' }]);
  });

  it('tells itself of a statement that takes too long, and keeps the connection', async () => {
    const { database, ask, faults } = open(1);
    const limit = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
    expect(limit.rows).toEqual([{ statement_timeout: `${PATIENT_SECONDS}s` }]);
    // The server's limit is made shorter, not ours: on a busy machine its word comes late, and still long before we give up.
    await sql`set statement_timeout = 100`.execute(database);
    const before = await ask();
    await expect(sql`select pg_sleep(300)`.execute(database)).rejects.toMatchObject(AWAY);
    expect(await ask()).toBe(before);
    expect(faults).toEqual([]);
  });

  it('has a head start before we give up', () => {
    const { statement_timeout, query_timeout } = timeLimits(PATIENT_SECONDS);
    expect([statement_timeout, query_timeout]).toEqual([PATIENT_SECONDS * 1000, PATIENT_SECONDS * 1000 + 1000]);
  });
});
