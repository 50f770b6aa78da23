import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Looks at a PostgreSQL database from outside, as an operator with psql would. */

export type Row = Readonly<Record<string, unknown>>;

/** In every address that a node is given, so that a test can look for it in what the node prints. The server asks for none. */
export const PASSWORD = 'secret-of-the-address';

export const addressOf = (port: number, name: string): string =>
  `postgres://kinora:${PASSWORD}@127.0.0.1:${port}/${name}`;

export interface EmptyDatabase {
  readonly url: string;
  readonly name: string;
  drop(): Promise<void>;
}

/** As a provider hands it over: nothing in it yet. */
export async function createEmptyDatabase(port: number): Promise<EmptyDatabase> {
  const name = `scale_out_${randomUUID().replaceAll('-', '')}`;
  const administration = addressOf(port, 'postgres');
  await ask(administration, `create database ${name}`);
  return {
    url: addressOf(port, name),
    name,
    drop: async () => void (await ask(administration, `drop database if exists ${name} with (force)`)),
  };
}

export async function ask(url: string, statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const client = await connect(url);
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A connection that the test keeps; the server may be stopped under it. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What is wrong with the books, in words: nothing, when every task is completed, charged once, and nothing else is held. */
export async function findBookFaults(url: string, completed: readonly string[]): Promise<readonly string[]> {
  const rows = await ask(
    url,
    `select id, state, failures,
            (select string_agg(kind, ',' order by kind) from ledger_entries where task_id = tasks.id) as kinds
       from tasks`,
  );
  const [sums] = await ask(
    url,
    `select (select sum(held_micros) from accounts)::int as held, (select sum(charged_micros) from accounts)::int as charged,
            (select sum(amount_micros) from ledger_entries where kind = 'charge')::int as charges,
            (select count(*) from boss_jobs)::int as jobs`,
  );
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...completed.filter((id) => !known.has(id)).map((id) => `${id} is lost`),
    ...rows
      .filter(({ state, failures, kinds }) => state !== 'succeeded' || failures !== 0 || kinds !== 'charge,hold')
      .map((row) => JSON.stringify(row)),
    ...(sums?.held === 0 && sums.charged === sums.charges && sums.jobs === 0 ? [] : [JSON.stringify(sums)]),
  ];
}
