import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scratch, ScratchFolder } from '../core/blob-store.ts';

/** Short-lived folders below one root. What a killed process left there is of no use to anyone and goes at the next start. */
export class DiskScratch implements Scratch {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async open(): Promise<ScratchFolder> {
    await mkdir(this.#root, { recursive: true });
    const path = await mkdtemp(join(this.#root, 'work-'));
    return { path, remove: () => rm(path, { recursive: true, force: true }) };
  }

  /** Only for the process that owns the data folder, before it starts to work. */
  async clear(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true });
  }
}
