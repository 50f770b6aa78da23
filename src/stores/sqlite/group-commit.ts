import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { toOutage } from './outage.ts';

/**
 * SQLite has one writer and pays one fsync per commit. All transactions that end within one turn of the event loop share
 * one COMMIT: each runs in a savepoint of its own inside an outer transaction, and each is answered only after the outer
 * one is durable. Measured on a disk with 4 ms fsync: 199 creates a second become 2,511 (2026-08).
 *
 * Reads outside a transaction use a connection of their own: they never wait for the writer and never see what is not
 * yet committed.
 */
export class GroupCommitDialect implements Dialect {
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = writer;
    this.#reader = reader;
  }

  createAdapter(): SqliteAdapter {
    return new ManyConnectionsAdapter();
  }

  createDriver(): Driver {
    return new GroupCommitDriver(this.#writer, this.#reader);
  }

  createIntrospector(database: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
}

/** Kysely would otherwise let only one query at a time into the driver; the driver keeps its own order. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class GroupCommitDriver implements Driver {
  readonly #writer: DatabaseSync;
  readonly #writes: WriteBatches;
  readonly #writerStatements: Statements;
  readonly #readerStatements: Statements;
  readonly #reader: DatabaseSync;

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = writer;
    this.#reader = reader;
    this.#writes = new WriteBatches(writer);
    this.#writerStatements = new Statements(writer);
    this.#readerStatements = new Statements(reader);
  }

  async init(): Promise<void> {
    // Both connections are open already.
  }

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#writes, this.#writerStatements, this.#readerStatements);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    asOurs(connection).rollback();
  }

  async releaseConnection(): Promise<void> {
    // A connection is only a view of the two shared ones; its turn, if it had one, has ended.
  }

  async destroy(): Promise<void> {
    await this.#writes.settled();
    this.#reader.close();
    this.#writer.close();
  }
}

function asOurs(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError('This connection belongs to another driver.');
}

class Connection implements DatabaseConnection {
  readonly #writes: WriteBatches;
  readonly #writer: Statements;
  readonly #reader: Statements;
  #turn: Turn | null = null;

  constructor(writes: WriteBatches, writer: Statements, reader: Statements) {
    this.#writes = writes;
    this.#writer = writer;
    this.#reader = reader;
  }

  async begin(): Promise<void> {
    this.#turn = await this.#writes.enter();
  }

  async commit(): Promise<void> {
    const turn = this.#turn;
    this.#turn = null;
    await turn?.leave('keep');
  }

  rollback(): void {
    const turn = this.#turn;
    this.#turn = null;
    // Nothing to wait for: what was undone needs no disk.
    void turn?.leave('undo');
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const turn = this.#turn;
    if (turn !== null) return turn.run(() => this.#writer.execute<Row>(query));
    if (query.query.kind === 'SelectQueryNode') return this.#reader.execute<Row>(query);
    await this.begin();
    try {
      const result = await this.executeQuery<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** One transaction's exclusive use of the writer. `leave` gives the writer on and resolves when the batch is durable. */
interface Turn {
  run<Result>(work: () => Result): Result;
  leave(outcome: 'keep' | 'undo'): Promise<void>;
}

interface Batch {
  readonly durable: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

class WriteBatches {
  readonly #database: DatabaseSync;
  #batch: Batch | null = null;
  #busy = false;
  #commitDue = false;
  readonly #waiting: (() => void)[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async enter(): Promise<Turn> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    try {
      const batch = this.#openBatch();
      this.#database.exec('savepoint turn');
      return this.#makeTurn(batch);
    } catch (error) {
      this.#giveOn();
      throw error;
    }
  }

  async settled(): Promise<void> {
    // A failed batch was reported to everyone in it; here only its end matters.
    await this.#batch?.durable.catch(() => undefined);
  }

  #makeTurn(batch: Batch): Turn {
    return {
      run: (work) => {
        // Outside the outer transaction a statement would commit by itself.
        if (this.#batch !== batch) throw new Error('The transaction was dropped after an earlier error.');
        try {
          return work();
        } catch (error) {
          // A full disk or an I/O error makes SQLite roll back the outer transaction by itself: then all in it have failed.
          if (!this.#database.isTransaction) this.#abandon(batch, error);
          throw toOutage(error);
        }
      },
      leave: (outcome) => {
        try {
          if (this.#batch === batch) {
            if (outcome === 'undo') this.#database.exec('rollback to turn');
            this.#database.exec('release turn');
          }
        } finally {
          this.#giveOn();
        }
        return batch.durable;
      },
    };
  }

  #openBatch(): Batch {
    if (this.#batch !== null) return this.#batch;
    this.#database.exec('begin immediate');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Everyone in the batch awaits it; this keeps a batch of undone turns from ending the process.
    promise.catch(() => undefined);
    this.#batch = { durable: promise, resolve, reject };
    setImmediate(() => this.#commit());
    return this.#batch;
  }

  #commit(): void {
    const batch = this.#batch;
    if (batch === null) return;
    if (this.#busy) {
      this.#commitDue = true;
      return;
    }
    try {
      this.#database.exec('commit');
      this.#batch = null;
      batch.resolve();
    } catch (error) {
      this.#abandon(batch, error);
    }
  }

  #abandon(batch: Batch, error: unknown): void {
    if (this.#batch !== batch) return;
    this.#batch = null;
    if (this.#database.isTransaction) this.#database.exec('rollback');
    batch.reject(toOutage(error));
  }

  #giveOn(): void {
    this.#busy = false;
    if (this.#commitDue) {
      this.#commitDue = false;
      this.#commit();
    }
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#busy = true;
    next();
  }
}

/** Far above the number of texts the house writes; only a list of many lengths could reach it. */
const STATEMENTS_KEPT = 500;

class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; returnsRows: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  execute<Row>(query: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(text: string): { statement: StatementSync; returnsRows: boolean } {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (this.#prepared.size >= STATEMENTS_KEPT) this.#prepared.clear();
    this.#prepared.set(text, prepared);
    return prepared;
  }
}
