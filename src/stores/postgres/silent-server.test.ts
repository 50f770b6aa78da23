import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CAN_FREEZE, type PostgresServer, startPostgres } from '../../../test/servers/postgres.ts';
import { openPostgres } from './open-database.ts';
import { timeLimits } from './time-limits.ts';

const AWAY = { code: 'service_unavailable', message: 'The database cannot be reached at the moment.' };
/** What the tests below allow a statement; the driver gives the server a second more to say so itself. */
const TIMEOUT_SECONDS = 1;
/** What they allow where the server is to answer, however busy the machine is. */
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

  function open(connections: number, timeoutSeconds = TIMEOUT_SECONDS) {
    const faults: unknown[] = [];
    const onFault = (error: unknown) => faults.push(error);
    const database = openPostgres({ url, connections, timeoutSeconds, onFault });
    onTestFinished(() => database.destroy());
    const ask = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid;
    return { database, ask, faults };
  }

  it('is away after the time of a statement, and its connection is never used again', async () => {
    const { ask } = open(1);
    const before = await ask();
    server.freeze();
    await expect(ask()).rejects.toMatchObject(AWAY);
    server.thaw();
    const after = await ask();
    expect([typeof after, after === before]).toEqual(['number', false]);
  });

  it('is away for those who wait for a connection, and for those who want a new one', async () => {
    const { ask } = open(2);
    await ask();
    server.freeze();
    const answers = await Promise.allSettled(Array.from({ length: 8 }, ask));
    expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason : null))).toEqual(
      answers.map(() => expect.objectContaining(AWAY)),
    );
    server.thaw();
    expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
  });

  it('takes nothing of a transaction that stood open, and none of its locks stays', async () => {
    const { database } = open(2);
    await sql`create table boats (name text)`.execute(database);
    await sql`insert into boats values ('red')`.execute(database);
    const work = database.transaction().execute(async (transaction) => {
      await sql`update boats set name = 'blue'`.execute(transaction);
      server.freeze();
      await sql`update boats set name = 'green'`.execute(transaction);
    });
    await expect(work).rejects.toMatchObject(AWAY);
    server.thaw();
    await sql`update boats set name = name || ' boat'`.execute(database);
    expect((await sql`select name from boats`.execute(database)).rows).toEqual([{ name: 'red boat' }]);
  });

  it('tells itself of a statement that takes too long, and keeps the connection', async () => {
    const { database, ask, faults } = open(1, PATIENT_SECONDS);
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
