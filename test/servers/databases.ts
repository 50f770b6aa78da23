import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** A migrated database of its own for a test, on the run's server. */
export async function createDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template kinora_template strategy file_copy`);
  return {
    url: urlOf(name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** What the store keeps, and nothing of the queue's: no migration leaves rows in it. Whoever refers to whom does not matter to one who takes all. */
const EMPTY = `
  set session_replication_role = replica;
  do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
        execute format('delete from %I', name);
      end loop;
    end
  $$`;

/** Emptied and free for the next test of this process. */
const free: string[] = [];

/**
 * The same for a test that uses the tables of the store alone: one that an earlier test of the process has given back, since to make and
 * drop one takes the server ten times as long as to empty it.
 */
export async function lendDatabase(): Promise<{ readonly url: string; giveBack(): Promise<void> }> {
  const url = free.pop() ?? (await createDatabase()).url;
  return {
    url,
    async giveBack() {
      await tell(url, EMPTY);
      free.push(url);
    },
  };
}

const urlOf = (name: string): string => `postgres://kinora@127.0.0.1:${inject('postgresPort')}/${name}`;

const administer = (statement: string): Promise<void> => tell(urlOf('postgres'), statement);

async function tell(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
