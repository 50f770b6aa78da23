import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Looks at a data folder from outside, as an operator with the sqlite shell would. Nothing here writes. */

export interface LedgerRow {
  readonly task: string;
  readonly kind: string;
  readonly amount: number;
}

export function readLedger(data: string, task?: string): readonly LedgerRow[] {
  const rows = query(data, 'select task_id, kind, amount_micros from ledger_entries order by created_at, kind desc');
  return rows
    .map((row) => ({ task: String(row.task_id), kind: String(row.kind), amount: Number(row.amount_micros) }))
    .filter((row) => task === undefined || row.task === task);
}

/** `hold` and what ended it. */
export const kindsOf = (data: string, task: string): readonly string[] =>
  readLedger(data, task)
    .map(({ kind }) => kind)
    .sort();

/** What is held of all accounts, in micro-units. */
export function readHeld(data: string): number {
  return Number(query(data, 'select sum(held_micros) as held from accounts')[0]?.held);
}

export function readBlobKeys(data: string): readonly string[] {
  const statement = 'select blob_key from tasks where blob_key is not null union select blob_key from task_files';
  return query(data, statement).map((row) => String(row.blob_key));
}

export function query(data: string, statement: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(data, 'kinora.db'), { readOnly: true });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

/** Every file below a folder of the data folder, by its path inside it. */
export function listFiles(folder: string): readonly string[] {
  return walk(folder).map((file) => file.slice(folder.length + 1));
}

/** What is gone meanwhile is left out: a service at work makes and removes folders of its own. */
function walk(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const at = join(folder, entry.name);
      return entry.isDirectory() ? walk(at) : entry.isFile() ? [at] : [];
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
