import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openStore } from '../src/app/open-store.ts';
import { systemClock, systemRandomness } from '../src/app/system.ts';
import { createFirstAccount } from '../src/services/accounts.ts';

/** Databases full of finished tasks with their ledger entries, put there by SQL: through the service it would take hours. */

export interface Stock {
  readonly key: string;
  /** Up to a thousand, evenly spread over what is stored. */
  readonly taskIds: readonly string[];
}

const FILLED = `'tasks', 'ledger_entries', 'creations'`;
const TASKS_POLLED = 1_000;
const REQUEST = JSON.stringify({
  model: 'video-3.1-generate-preview',
  prompt: 'A sailboat on a calm sea at sunset, gentle waves, gulls in the distance',
  negativePrompt: null,
  durationSeconds: 8,
  resolution: '720p',
  aspectRatio: '16:9',
  inputs: { mode: 'text' },
  seed: 4_294_967_295,
});
const FACTS = JSON.stringify({ durationSeconds: 8, framesPerSecond: 24, width: 1280, height: 720 });
/** An hour after it was made, and kept for thirty days. */
const FIRST_CREATED_AT = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

export async function stockSqlite(folder: string, tasks: number): Promise<Stock> {
  const made = await makeAccount({ data: folder, databaseUrl: null });
  const taskIds = withSqlite(folder, (database) => {
    database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000;');
    database.exec('pragma foreign_keys = off');
    const find = "select name, sql as definition from sqlite_master where type = 'index' and sql is not null";
    const indexes = database.prepare(`${find} and tbl_name in (${FILLED})`).all() as unknown as Index[];
    database.exec('begin');
    for (const { name } of indexes) database.exec(`drop index ${name}`);
    const numbers = `(with recursive series (n) as (select 1 union all select n + 1 from series where n < ${tasks})
      select n from series)`;
    for (const statement of fillStatements(made, numbers, 'lower(hex(randomblob(16)))')) database.exec(statement);
    for (const { definition } of indexes) database.exec(definition);
    database.exec('commit');
    database.exec('analyze');
    return database.prepare(spreadIds(tasks)).all().map(readId);
  });
  return { key: made.key, taskIds };
}

export async function stockPostgres(folder: string, url: string, tasks: number): Promise<Stock> {
  const made = await makeAccount({ data: folder, databaseUrl: url });
  const taskIds = await withPostgres(url, async (client) => {
    // Foreign keys are triggers here: two million looks at rows that were just written.
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
    const find = `select indexname as name, indexdef as definition from pg_indexes
      where tablename in (${FILLED}) and indexname not like '%_pkey'`;
    const { rows: indexes } = await client.query<Index>(find);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const numbers = `generate_series(1, ${tasks})`;
    for (const statement of fillStatements(made, `(select n from ${numbers} as series (n))`, 'md5(random()::text)')) {
      await client.query(statement);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return (await client.query(spreadIds(tasks))).rows.map(readId);
  });
  return { key: made.key, taskIds };
}

const END_WAITING = `update tasks set state = 'deleted', finished_at = created_at where finished_at is null`;

/** Ends what waits, so that every round begins with an empty queue; what is stored stays. */
export async function settleSqlite(folder: string): Promise<void> {
  withSqlite(folder, (database) => database.exec(`${END_WAITING}; delete from jobs`));
}

export async function settlePostgres(url: string): Promise<void> {
  const statements = `${END_WAITING}; delete from boss_jobs; delete from kinora_queue.job`;
  await withPostgres(url, (client) => client.query(statements));
}

/** The processes of PostgreSQL that serve this database. */
export async function listBackends(url: string): Promise<readonly number[]> {
  const find = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows } = await withPostgres(url, (client) => client.query<{ pid: number }>(find));
  return rows.map(({ pid }) => pid);
}

/** Gives one stored task a film that is there and may still be downloaded. */
export function giveFilm(folder: string, taskId: string, blobKey: string, sizeBytes: number): void {
  withSqlite(folder, (database) => {
    const change = database.prepare('update tasks set blob_key = ?, size_bytes = ?, expires_at = null where id = ?');
    change.run(blobKey, sizeBytes, taskId);
  });
}

function withSqlite<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'kinora.db'), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

async function withPostgres<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Index {
  readonly name: string;
  readonly definition: string;
}

interface MadeAccount {
  readonly key: string;
  readonly accountId: string;
  readonly keyId: string;
}

async function makeAccount(config: { data: string; databaseUrl: string | null }): Promise<MadeAccount> {
  const opened = await openStore(
    { ...config, databaseConnections: 2, databaseTimeoutSeconds: 600, secretsKey: null },
    () => undefined,
  );
  try {
    const made = await createFirstAccount({ ...opened, clock: systemClock, randomness: systemRandomness });
    const [key] = await opened.store.keys.list();
    if (made === null || key === undefined) throw new Error('The database is not new.');
    return { key: made.secret, accountId: made.account.id, keyId: key.id };
  } finally {
    await opened.close();
  }
}

/** In the SQL that both engines share. Ids are drawn at random, as they are in service: it decides where a row is put. */
function fillStatements({ accountId, keyId }: MadeAccount, numbers: string, randomHex: string): readonly string[] {
  const owner = `'${accountId}', '${keyId}', 'video-3.1-generate-preview'`;
  const entries = (kind: string) => `insert into ledger_entries
    (id, task_id, kind, account_id, key_id, model, units, unit_price_micros, amount_micros, currency, created_at)
    select 'entry_' || substr(${randomHex}, 1, 24), id, '${kind}', ${owner}, 8, 400000, 3200000, 'USD', created_at
    from tasks`;
  return [
    `insert into tasks
      (id, account_id, key_id, model, state, request, currency, unit_price_micros, units, amount_micros, created_at,
       deadline_at, attempt, progress, finished_at, expires_at, blob_key, size_bytes, facts)
      select 'task_' || ${randomHex}, ${owner}, 'succeeded', '${REQUEST}', 'USD', 400000, 8, 3200000,
       ${FIRST_CREATED_AT} + n, ${FIRST_CREATED_AT + 2 * HOUR} + n, 1, 100, ${FIRST_CREATED_AT + HOUR} + n,
       ${FIRST_CREATED_AT + MONTH} + n, 'videos/' || n || '.mp4', 4000000, '${FACTS}'
      from ${numbers} as numbers`,
    entries('hold'),
    entries('charge'),
    `insert into creations (task_id, key_id, request_hash, created_at)
      select id, key_id, ${randomHex} || ${randomHex}, created_at from tasks`,
    `update accounts set charged_micros = (select sum(amount_micros) from ledger_entries where kind = 'charge')`,
  ];
}

const spreadIds = (tasks: number): string =>
  `select id from tasks where (created_at - ${FIRST_CREATED_AT}) % ${Math.max(1, Math.floor(tasks / TASKS_POLLED))} = 0`;
const readId = (row: unknown): string => String((row as { id: unknown }).id);
