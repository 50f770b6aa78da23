import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scratch, ScratchFolder } from '../core/blob-store.ts';

/** Short-lived folders below one root. What a killed process left there is of no use to anyone and goes at the next start. */
export class DiskScratch implements Scratch {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async open(): Promise<ScratchFolder> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    const path = await mkdtemp(join(this.#root, 'work-'));
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  }

  /** Only for the process that owns the data folder, before it starts to work. */
  async clear(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}

/** No attempt lasts as long: what is older was left by a node that died. */
const STALE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** For a root that several nodes share: each clears only its own and what no living node can still want. */
export async function clearStaleScratch(root: string, now: Date): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const { mtime } = await stat(folder);
    if (now.getTime() - mtime.getTime() > STALE_MILLISECONDS) await rm(folder, { recursive: true, force: true });
  }
}
