import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isLockedOut, toOutage } from './outage.ts';
import { Statements } from './statements.ts';

/**
 * SQLite has one writer and pays one fsync per commit. All transactions that end within one turn of the event loop share
 * one COMMIT: each runs in a savepoint of its own inside an outer transaction, and each is answered only after the outer
 * one is durable. Measured on a disk with 4 ms fsync: 199 creates a second become 2,511 (2026-08).
 *
 * Reads outside a transaction use a connection of their own: they never wait for the writer and never see what is not
 * yet committed.
 */
export class GroupCommitDriver implements Driver {
  readonly reads: Statements;
  readonly #writer: DatabaseSync;
  readonly #reader: DatabaseSync;
  readonly #writes: WriteBatches;
  readonly #writerStatements: Statements;

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = writer;
    this.#reader = reader;
    this.#writes = new WriteBatches(writer);
    this.#writerStatements = new Statements(writer);
    this.reads = new Statements(reader);
  }

  async init(): Promise<void> {
    // Both connections are open already.
  }

  async acquireConnection(): Promise<Connection> {
    return this.connect();
  }

  connect(): Connection {
    return new Connection(this.#writes, this.#writerStatements, this.reads);
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
    if (!this.#writer.isOpen) return;
    this.#reader.close();
    this.#writer.close();
  }
}

function asOurs(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new TypeError('This connection belongs to another driver.');
}

/** A view of the two shared connections: reads on the one and, while it has a turn, everything on the other. */
export class Connection implements DatabaseConnection {
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
    if (this.#turn !== null) return this.executeInTurn(query);
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

  /** For a transaction's own statements: one that comes after its end must not commit by itself. */
  async executeInTurn<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#turn === null) throw new Error('The transaction has ended.');
    return this.#turn.run(() => this.#writer.execute<Row>(query));
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

/** How long another program may keep the file to itself before those who want to write are sent away. */
const LOCKED_MILLISECONDS = 5_000;
const LOOK_AGAIN_MILLISECONDS = 20;

interface Batch {
  readonly durable: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

class WriteBatches {
  readonly #database: DatabaseSync;
  /** Prepared, since every transaction says these words. */
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  #batch: Batch | null = null;
  #busy = false;
  #commitDue = false;
  #lockedSince: number | null = null;
  readonly #waiting: (() => void)[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#savepoint = database.prepare('savepoint turn');
    this.#release = database.prepare('release turn');
  }

  async enter(): Promise<Turn> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    try {
      const batch = this.#batch ?? (await this.#openBatch());
      this.#savepoint.run();
      return this.#makeTurn(batch);
    } catch (error) {
      this.#giveOn();
      throw toOutage(error);
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
          throw error;
        }
      },
      leave: (outcome) => {
        try {
          if (this.#batch === batch) {
            if (outcome === 'undo') this.#database.exec('rollback to turn');
            this.#release.run();
          }
        } finally {
          this.#giveOn();
        }
        return batch.durable;
      },
    };
  }

  async #openBatch(): Promise<Batch> {
    await this.#begin();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Everyone in the batch awaits it; this keeps a batch of undone turns from ending the process.
    promise.catch(() => undefined);
    const batch = { durable: promise, resolve, reject };
    this.#batch = batch;
    setImmediate(() => this.#commit());
    return batch;
  }

  /** Another program may be writing: whoever has the turn waits for it, and only those behind him wait too. */
  async #begin(): Promise<void> {
    for (;;) {
      try {
        this.#database.exec('begin immediate');
        this.#lockedSince = null;
        return;
      } catch (error) {
        this.#lockedSince ??= performance.now();
        // Counted from the first who met it: those behind him do not wait as long once more, each in his turn.
        if (!isLockedOut(error) || performance.now() - this.#lockedSince >= LOCKED_MILLISECONDS) throw error;
        await wait(LOOK_AGAIN_MILLISECONDS);
      }
    }
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
