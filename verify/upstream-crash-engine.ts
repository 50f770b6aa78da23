import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { startPostgres } from '../test/servers/postgres.ts';
import { type Books, type EntryRow, readBooks, type TaskRow } from './ledger-audit.ts';

/** Where a gateway keeps its books, and how to read them behind its back. */
export interface CrashEngine {
  readonly settings: Readonly<Record<string, string>>;
  readBooks(): Promise<Pick<Books, 'tasks' | 'entries' | 'heldMicros' | 'chargedMicros'>>;
  /** Of upstreams: those that still take a place. */
  countLiveJobs(): Promise<number>;
  close(): Promise<void>;
}

const LIVE_JOBS = 'select count(*) as count from upstream_jobs where ended_at is null';

export async function openCrashEngine(name: 'sqlite' | 'postgres', dataFolder: string): Promise<CrashEngine> {
  return name === 'sqlite' ? openSqlite(dataFolder) : openPostgres();
}

function openSqlite(dataFolder: string): CrashEngine {
  return {
    settings: {},
    readBooks: async () => readBooks(dataFolder),
    async countLiveJobs() {
      const database = new DatabaseSync(join(dataFolder, 'kinora.db'), { readOnly: true, timeout: 5_000 });
      try {
        return Number(Object.values(database.prepare(LIVE_JOBS).get() ?? {})[0]);
      } finally {
        database.close();
      }
    },
    close: async () => undefined,
  };
}

async function openPostgres(): Promise<CrashEngine> {
  const server = await startPostgres();
  const url = await server.createDatabase('upstreams');
  const client = new Client({ connectionString: url });
  await client.connect();
  const sum = async (statement: string) => Number(Object.values((await client.query(statement)).rows[0] ?? {})[0] ?? 0);
  return {
    settings: { KINORA_DATABASE_URL: url, KINORA_DATABASE_CONNECTIONS: '4' },
    async readBooks() {
      // Numbers of 64 bits come as text.
      const tasks =
        await client.query(`select id, state, attempt, failures, amount_micros::float8 as amount_micros, blob_key,
        size_bytes::float8 as size_bytes, failure_code from tasks order by created_at, id`);
      const entries = await client.query(
        'select task_id, kind, amount_micros::float8 as amount_micros from ledger_entries',
      );
      return {
        tasks: tasks.rows as TaskRow[],
        entries: entries.rows as EntryRow[],
        heldMicros: await sum('select sum(held_micros) from accounts'),
        chargedMicros: await sum('select sum(charged_micros) from accounts'),
      };
    },
    countLiveJobs: () => sum(LIVE_JOBS),
    async close() {
      await client.end();
      await server.stop();
    },
  };
}
