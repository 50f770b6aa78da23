import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, to be filled. Needs Linux and the right to mount. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): Promise<void>;
}

/** Null where this machine or this user may not mount one. */
export async function findSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    // No such right, or no such program: the caller skips its test and says why.
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fillUp(file: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
    }
  }
}
