import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { BlobContent, BlobListing, BlobStore, ByteRange, LocalFile } from '../core/blob-store.ts';
import { OpenFile } from './open-file.ts';

/** Blobs as files below one folder. A file appears under its key by a rename, so it is there whole or not at all. */
export class DiskBlobStore implements BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async adopt(key: string, { path: file }: LocalFile, signal: AbortSignal): Promise<{ sizeBytes: number }> {
    const target = this.#fileOf(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Whoever made it: below the data folder a file is for its owner alone.
    await chmod(file, 0o600);
    await flush(file);
    signal.throwIfAborted();
    const { size } = await stat(file);
    await moveFile(file, target);
    await flush(dirname(target));
    return { sizeBytes: size };
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const target = this.#fileOf(key);
    const part = `${target}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await writeFile(part, content, { flush: true, mode: 0o600 });
      await rename(part, target);
    } finally {
      await rm(part, { force: true });
    }
    await flush(dirname(target));
  }

  async open(key: string, range: ByteRange | null): Promise<BlobContent | null> {
    try {
      return new OpenFile(await open(this.#fileOf(key), constants.O_RDONLY), range);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async link(): Promise<null> {
    return null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<BlobListing> {
    const pending = [join(this.#folder, prefix)];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
      for await (const entry of await openFolder(folder)) {
        const file = join(folder, entry.name);
        if (entry.isDirectory()) pending.push(file);
        else yield* this.#listing(file);
      }
    }
  }

  async *#listing(file: string): AsyncIterable<BlobListing> {
    try {
      const { mtime } = await stat(file);
      yield { key: relative(this.#folder, file).split(sep).join('/'), modifiedAt: mtime };
    } catch (error) {
      // Removed between the listing and the look: then it is not there, which is what a listing says of it.
      if (!isMissing(error)) throw error;
    }
  }

  /** Keys are made by us, never by clients; a key that would leave the folder is a bug to stop at once. */
  #fileOf(key: string): string {
    const file = resolve(this.#folder, key);
    if (!file.startsWith(this.#folder + sep)) throw new RangeError('A blob key may not leave its folder.');
    return file;
  }
}

type FolderEntry = { name: string; isDirectory(): boolean };

async function openFolder(folder: string): Promise<AsyncIterable<FolderEntry> | Iterable<FolderEntry>> {
  try {
    return await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The bytes reach the disk before the task says that they are there. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    // Another file system: copy beside the target first, so that the last step is still a rename.
    const beside = `${to}.part`;
    try {
      await copyFile(from, beside);
      await flush(beside);
      await rename(beside, to);
    } finally {
      await rm(beside, { force: true });
    }
    await unlink(from);
  }
}

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
