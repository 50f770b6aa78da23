import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The statements of Kinora's create and poll, written by hand on node:sqlite: the same pragmas, the same reader beside the
 * writer, the same commit for all that comes in one turn of the event loop, each in a savepoint of its own.
 */

export type Row = Record<string, string | number | null>;

export interface NewTask {
  readonly model: string;
  readonly prompt: string;
  readonly seconds: number;
}

const CACHE_MILLISECONDS = 1_500;
const UNIT_PRICE_MICROS = 400_000;
const MOST_QUEUED = 100_000;
const DEADLINE_MILLISECONDS = 7_200_000;

const TASK_COLUMNS = `id, account_id, key_id, kind, model, state, request, currency, unit_price_micros, units, amount_micros,
  created_at, deadline_at, failures, attempt, progress, operation, finished_at, expires_at, blob_key, size_bytes, facts,
  failure_code, failure_message`;
const CREATION_COLUMNS = 'task_id, key_id, idempotency_key, request_hash, created_at';
const ENTRY_COLUMNS = `id, task_id, kind, account_id, key_id, task_kind, model, units, unit_price_micros, amount_micros, currency,
  created_at`;
const placesFor = (columns: string): string => columns.replaceAll(/\w+/g, '?');

export class SameStore {
  readonly #writer: DatabaseSync;
  readonly #keys = new Map<string, { key: Row; readAt: number }>();
  readonly #answers: (() => void)[] = [];
  readonly #findKey;
  readonly #findTask;
  readonly #insertTask;
  readonly #insertCreation;
  readonly #hold;
  readonly #insertEntry;
  readonly #countLive;
  readonly #countQueued;
  readonly #insertJob;

  constructor(folder: string) {
    const file = join(folder, 'kinora.db');
    const writer = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;');
    const reader = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
    this.#writer = writer;
    this.#findKey = reader.prepare('select * from api_keys where secret_hash = ?');
    this.#findTask = reader.prepare('select * from tasks where id = ? and account_id = ? and state <> ?');
    this.#insertTask = writer.prepare(`insert into tasks (${TASK_COLUMNS}) values (${placesFor(TASK_COLUMNS)})`);
    this.#insertCreation = writer.prepare(
      `insert into creations (${CREATION_COLUMNS}) values (${placesFor(CREATION_COLUMNS)}) on conflict do nothing`,
    );
    this.#hold = writer.prepare('update accounts set held_micros = held_micros + ? where id = ?');
    this.#insertEntry = writer.prepare(
      `insert into ledger_entries (${ENTRY_COLUMNS}) values (${placesFor(ENTRY_COLUMNS)})`,
    );
    this.#countLive = writer.prepare(
      'select state, kind, count(*) as count from tasks where account_id = ? and finished_at is null group by state, kind',
    );
    this.#countQueued = writer.prepare(
      'select count(*) as count from (select 1 from tasks where state = ? and finished_at is null limit ?) as queued',
    );
    this.#insertJob = writer.prepare(
      'insert into jobs (lane, task_id, account_id, place_in_line, due_at, state, fence) values (?, ?, ?, ?, ?, ?, ?)',
    );
  }

  findKey(authorization: string): Row | null {
    const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
    const now = Date.now();
    const known = this.#keys.get(hash);
    if (known !== undefined && now - known.readAt < CACHE_MILLISECONDS) return known.key;
    const key = this.#findKey.get(hash) as Row | undefined;
    if (key === undefined || key.revoked_at !== null) return null;
    this.#keys.set(hash, { key, readAt: now });
    return key;
  }

  findTask(key: Row, id: string): Row | null {
    return (this.#findTask.get(id, key.account_id ?? '', 'deleted') as Row | undefined) ?? null;
  }

  /** Calls back when the task is durable. */
  createTask(key: Row, task: NewTask, answer: (id: string, createdAt: number) => void): void {
    if (this.#answers.length === 0) {
      this.#writer.exec('begin immediate');
      setImmediate(() => this.#commit());
    }
    this.#writer.exec('savepoint turn');
    const id = `task_${randomBytes(16).toString('hex')}`;
    const now = Date.now();
    this.#insert(id, String(key.account_id), String(key.id), task, now);
    this.#writer.exec('release turn');
    this.#answers.push(() => answer(id, now));
  }

  #insert(id: string, account: string, key: string, task: NewTask, now: number): void {
    const { model, prompt, seconds } = task;
    const price = UNIT_PRICE_MICROS;
    const amount = price * seconds;
    const request = JSON.stringify({
      model,
      prompt,
      negativePrompt: null,
      durationSeconds: seconds,
      resolution: '720p',
      aspectRatio: '16:9',
      inputs: { mode: 'text' },
      seed: randomBytes(4).readUInt32BE(),
    });
    const deadline = now + DEADLINE_MILLISECONDS;
    const unset = [null, null, null, null, null, null, null, null] as const;
    const quote = ['USD', price, seconds, amount] as const;
    this.#insertTask.run(
      id,
      account,
      key,
      'video',
      model,
      'queued',
      request,
      ...quote,
      now,
      deadline,
      0,
      0,
      0,
      ...unset,
    );
    const requestHash = createHash('sha256').update(JSON.stringify(task)).digest('hex');
    this.#insertCreation.run(id, key, null, requestHash, now);
    if (this.#hold.run(amount, account).changes !== 1) throw new Error('There is no such account.');
    const entry = `entry_${randomBytes(12).toString('hex')}`;
    this.#insertEntry.run(entry, id, 'hold', account, key, 'video', model, seconds, price, amount, 'USD', now);
    const live = this.#countLive.all(account) as Row[];
    const waiting = Number(live.find((row) => row.state === 'queued')?.count ?? 0);
    const running = Number(live.find((row) => row.state === 'running')?.count ?? 0);
    const { count } = this.#countQueued.get('queued', MOST_QUEUED + 1) as Row;
    if (waiting > MOST_QUEUED || Number(count) > MOST_QUEUED) throw new Error('The queue is full.');
    this.#insertJob.run('video', id, account, waiting + running - 1, now, 'ready', 0);
  }

  #commit(): void {
    this.#writer.exec('commit');
    for (const answer of this.#answers.splice(0)) answer();
  }
}
