import { chmod, open, rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/** Copied between two pauses in which writers have their turn; 400 KiB at a time. */
const PAGES_AT_ONCE = 100;

/**
 * A consistent copy of the database while it is in use. It appears under its name when it is whole and on the disk.
 */
export async function backupSqlite(source: string, target: string, onProgress: (share: number) => void): Promise<void> {
  const part = `${target}.part`;
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    await backup(database, part, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / Math.max(1, totalPages)),
    });
    // It holds what the database holds: nobody else's to read.
    await chmod(part, 0o600);
    const handle = await open(part, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(part, target);
  } finally {
    database.close();
    await rm(part, { force: true });
  }
}
