import type { Kysely } from 'kysely';
import type { Reads, Transaction } from '../../core/store.ts';
import { SqlAccountReads, SqlAccountWrites } from './accounts.ts';
import { SqlCreationReads, SqlCreationWrites } from './creations.ts';
import { SqlDeliveryReads, SqlDeliveryWrites } from './deliveries.ts';
import { SqlFileReads, SqlFileWrites } from './files.ts';
import { SqlKeyReads, SqlKeyWrites } from './keys.ts';
import { SqlLedgerReads, SqlLedgerWrites } from './ledger.ts';
import { SqlNodeReads, SqlNodeWrites } from './nodes.ts';
import type { SqlParts } from './part.ts';
import { SqlPeopleReads, SqlPeopleWrites } from './people.ts';
import { SqlTaskReads } from './read-tasks.ts';
import type { Schema } from './schema.ts';
import {
  SqlAttemptWrites,
  SqlLinkReads,
  SqlLinkWrites,
  SqlSecretReads,
  SqlSecretWrites,
  SqlSessionReads,
  SqlSessionWrites,
} from './sign-in.ts';
import { SqlUpstreamReads, SqlUpstreamWrites } from './upstreams.ts';
import { SqlTaskWrites } from './write-tasks.ts';

/** All that can be asked outside a transaction. */
export class SqlReads implements Reads {
  readonly tasks: SqlTaskReads;
  readonly files: SqlFileReads;
  readonly creations: SqlCreationReads;
  readonly deliveries: SqlDeliveryReads;
  readonly accounts: SqlAccountReads;
  readonly keys: SqlKeyReads;
  readonly ledger: SqlLedgerReads;
  readonly people: SqlPeopleReads;
  readonly sessions: SqlSessionReads;
  readonly links: SqlLinkReads;
  readonly secrets: SqlSecretReads;
  readonly nodes: SqlNodeReads;
  readonly upstreams: SqlUpstreamReads;

  constructor(parts: SqlParts) {
    this.tasks = new SqlTaskReads(parts);
    this.files = new SqlFileReads(parts);
    this.creations = new SqlCreationReads(parts);
    this.deliveries = new SqlDeliveryReads(parts);
    this.accounts = new SqlAccountReads(parts);
    this.keys = new SqlKeyReads(parts);
    this.ledger = new SqlLedgerReads(parts);
    this.people = new SqlPeopleReads(parts);
    this.sessions = new SqlSessionReads(parts);
    this.links = new SqlLinkReads(parts);
    this.secrets = new SqlSecretReads(parts);
    this.nodes = new SqlNodeReads(parts);
    this.upstreams = new SqlUpstreamReads(parts);
  }
}

/** All that can be asked and changed inside one. */
export class SqlTransaction implements Transaction {
  /** For the queue, which shares this transaction. */
  readonly database: Kysely<Schema>;
  readonly tasks: SqlTaskWrites;
  readonly files: SqlFileWrites;
  readonly creations: SqlCreationWrites;
  readonly deliveries: SqlDeliveryWrites;
  readonly accounts: SqlAccountWrites;
  readonly keys: SqlKeyWrites;
  readonly ledger: SqlLedgerWrites;
  readonly people: SqlPeopleWrites;
  readonly sessions: SqlSessionWrites;
  readonly links: SqlLinkWrites;
  readonly attempts: SqlAttemptWrites;
  readonly secrets: SqlSecretWrites;
  readonly nodes: SqlNodeWrites;
  readonly upstreams: SqlUpstreamWrites;

  readonly #effects: (() => void)[] = [];

  constructor(parts: SqlParts) {
    this.database = parts.database;
    this.tasks = new SqlTaskWrites(parts);
    this.files = new SqlFileWrites(parts);
    this.creations = new SqlCreationWrites(parts);
    this.deliveries = new SqlDeliveryWrites(parts);
    this.accounts = new SqlAccountWrites(parts);
    this.keys = new SqlKeyWrites(parts);
    this.ledger = new SqlLedgerWrites(parts);
    this.people = new SqlPeopleWrites(parts);
    this.sessions = new SqlSessionWrites(parts);
    this.links = new SqlLinkWrites(parts);
    this.attempts = new SqlAttemptWrites(parts);
    this.secrets = new SqlSecretWrites(parts);
    this.nodes = new SqlNodeWrites(parts);
    this.upstreams = new SqlUpstreamWrites(parts);
  }

  afterCommit(effect: () => void): void {
    this.#effects.push(effect);
  }

  /** For the store, which knows when everything is durable. */
  takeEffect(): void {
    for (const effect of this.#effects.splice(0)) effect();
  }
}
