import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is already served by another Kinora process${owner === '' ? '' : ` (process ${owner})`}. ` +
        'Stop that one first, or give this one a folder of its own with KINORA_DATA.',
    );
    this.name = 'FolderInUseError';
  }
}

export interface OwnerLock {
  release(): void;
}

/**
 * Exactly one process may serve or work on an embedded data folder. The lock is an exclusive SQLite transaction on a file
 * of its own: the system drops it when the process dies, however it dies, so no stale lock has to be guessed at.
 */
export function takeOwnerLock(folder: string, processId: number): OwnerLock {
  const note = join(folder, 'owner.pid');
  const file = join(folder, 'owner.lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive;');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /database is locked/.test(error.message)) {
      throw new FolderInUseError(folder, readNote(note));
    }
    throw error;
  }
  writeFileSync(note, `${processId}\n`, { mode: 0o600 });
  return { release: () => lock.close() };
}

function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // The note only makes the message kinder; without it the message still stands.
    return '';
  }
}
