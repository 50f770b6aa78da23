import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Reads a data folder behind the service's back: what its tables and its files say, whatever the API answers. */

export interface TaskRow {
  readonly id: string;
  readonly state: string;
  readonly attempt: number;
  readonly failures: number;
  readonly amount_micros: number;
  readonly blob_key: string | null;
  readonly size_bytes: number | null;
  readonly failure_code: string | null;
}

export interface EntryRow {
  readonly task_id: string;
  readonly kind: 'hold' | 'charge' | 'release';
  readonly amount_micros: number;
}

export interface Books {
  readonly tasks: readonly TaskRow[];
  readonly entries: readonly EntryRow[];
  /** Keys of the files beside the films. */
  readonly previews: readonly string[];
  readonly heldMicros: number;
  readonly chargedMicros: number;
  readonly openJobs: number;
}

export function readBooks(dataFolder: string): Books {
  const database = new DatabaseSync(join(dataFolder, 'kinora.db'), { readOnly: true, timeout: 5_000 });
  try {
    const all = (text: string) => database.prepare(text).all() as unknown[];
    const sum = (text: string) => Number(Object.values(all(text)[0] ?? {})[0] ?? 0);
    // One transaction, so that the tables speak of one moment.
    database.exec('begin');
    return {
      tasks: all(`select id, state, attempt, failures, amount_micros, blob_key, size_bytes, failure_code
        from tasks order by created_at, id`) as TaskRow[],
      entries: all('select task_id, kind, amount_micros from ledger_entries') as EntryRow[],
      previews: all('select blob_key from task_files').map((row) => String(Object.values(row as object)[0])),
      heldMicros: sum('select sum(held_micros) from accounts'),
      chargedMicros: sum('select sum(charged_micros) from accounts'),
      openJobs: sum('select count(*) from jobs'),
    };
  } finally {
    database.close();
  }
}

/** One line for each task whose entries are not exactly one hold and one settlement of the right kind and amount. */
export function findWrongEntries({ tasks, entries }: Pick<Books, 'tasks' | 'entries'>): readonly string[] {
  const settlements: Readonly<Record<string, string>> = { succeeded: 'charge', failed: 'release' };
  return tasks.flatMap((task) => {
    const own = entries.filter((entry) => entry.task_id === task.id);
    const found = own.map((entry) => `${entry.kind} ${entry.amount_micros}`).sort();
    const settlement = settlements[task.state];
    const kinds = settlement === undefined ? ['hold'] : [settlement, 'hold'].sort();
    const expected = kinds.map((kind) => `${kind} ${task.amount_micros}`);
    return found.join() === expected.join() ? [] : [`${task.id} ${task.state}: ${found.join(', ') || 'no entries'}`];
  });
}

export function sumCharges({ entries }: Pick<Books, 'entries'>): number {
  return entries.filter((entry) => entry.kind === 'charge').reduce((sum, entry) => sum + entry.amount_micros, 0);
}

/** Files below a folder, as keys with forward slashes; a folder that is not there holds none. */
export async function listFiles(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, number>();
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(relative(folder, file).split(sep).join('/'), (await stat(file)).size);
  }
  return files;
}

/** Names in a folder, folders included. */
export async function listNames(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}
