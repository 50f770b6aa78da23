import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Schema } from '../sql/schema.ts';
import { isSilence, toOutage } from './outage.ts';
import { timeLimits } from './time-limits.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** For one statement. Null: as long as it needs. */
  readonly timeoutSeconds: number | null;
  /** Told of connections that break while nobody uses them; the pool replaces them by itself. */
  readonly onFault: (error: unknown) => void;
}

export function openPostgres(options: PostgresOptions): Kysely<Schema> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: 'kinora',
    ...timeLimits(options.timeoutSeconds),
    types: { getTypeParser: findParser },
  });
  pool.on('error', (error) => options.onFault(toOutage(error)));
  // A connection that breaks while a query has it fails that query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => toLease(await pool.connect().catch((error) => Promise.reject(toOutage(error)))),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });
}

/** Counts, money and instants all stay below 2^53, so a bigint may come as a number. */
const findParser: typeof types.getTypeParser = (id, format) => {
  if (Number(id) === types.builtins.INT8) return Number as ReturnType<typeof types.getTypeParser>;
  return types.getTypeParser(id, format);
};

type QueryableClient = Pick<PoolClient, 'query' | 'release'>;

/**
 * The client for as long as it is lent out. Its faults speak the service's language where the engine, not the statement, is
 * the trouble. One that got no answer in its time is closed at once: whatever came next on that connection, a rollback too,
 * would wait behind the statement, and the answer to that may still come.
 */
function toLease(client: PoolClient): QueryableClient {
  let isGivenUp = false;
  const query = async (text: string, parameters?: unknown[]) => {
    try {
      if (isGivenUp) throw new Error('Connection terminated: it was silent for too long.');
      return await client.query(text, parameters);
    } catch (error) {
      if (isSilence(error)) {
        isGivenUp = true;
        client.release(true);
      }
      throw toOutage(error);
    }
  };
  const release = () => {
    // A client whose connection broke is thrown away by the pool: the next one to come along gets a new connection.
    if (!isGivenUp) client.release();
  };
  return Object.assign(Object.create(client) as PoolClient, { query, release });
}
