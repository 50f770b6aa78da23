import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Schema } from '../sql/schema.ts';
import { toOutage } from './outage.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Told of connections that break while nobody uses them; the pool replaces them by itself. */
  readonly onFault: (error: unknown) => void;
}

/** A node that cannot get a connection within this says so, instead of letting requests pile up behind it. */
const CONNECT_MILLISECONDS = 5_000;
/** Far above any statement of ours; a transaction left open by a dying node must not hold its locks for long. */
const STATEMENT_MILLISECONDS = 30_000;

export function openPostgres(options: PostgresOptions): Kysely<Schema> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: 'kinora',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS,
    types: { getTypeParser: findParser },
  });
  pool.on('error', (error) => options.onFault(toOutage(error)));
  // A connection that breaks while a query has it fails that query; without a listener it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => translateFaults(await pool.connect().catch((error) => Promise.reject(toOutage(error)))),
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

/** The same client, whose faults speak the service's language where the engine, not the statement, is the trouble. */
function translateFaults(client: PoolClient): QueryableClient {
  const query = async (text: string, parameters?: unknown[]) => {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      throw toOutage(error);
    }
  };
  // A client whose connection broke is thrown away: the next one to come along gets a new connection.
  return Object.assign(Object.create(client) as PoolClient, { query });
}
