import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** All that the shared SQL must know of the engine below it. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Whether rows are locked one by one (`for update`). Where there is a single writer nothing needs to be. */
  readonly locksRows: boolean;
  transaction<Result>(database: Kysely<Schema>, work: (inner: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Migrations are made by one node at a time; the others wait. */
  whileAlone<Result>(database: Kysely<Schema>, work: (database: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Does the work unless another node is at it: then false. */
  exclusively(database: Kysely<Schema>, name: string, work: () => Promise<void>): Promise<boolean>;
}
