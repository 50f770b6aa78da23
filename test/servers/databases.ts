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

const urlOf = (name: string): string => `postgres://kinora@127.0.0.1:${inject('postgresPort')}/${name}`;

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
