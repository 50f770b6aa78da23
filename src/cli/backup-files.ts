import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, ScratchFolder } from '../core/blob-store.ts';

/** What a backup folder holds: the database, and beside it the films and pictures under the names they are stored by. */
export const DATABASE_IN_BACKUP = 'kinora.db';
export const BLOBS_IN_BACKUP = 'blobs';

/** Where our own files are; what else lies in a shared bucket is none of our business. */
const OUR_PREFIXES = ['results/', 'inputs/'] as const;

export interface CopiedFiles {
  readonly files: number;
  readonly sizeBytes: number;
}

export interface CopyOptions {
  readonly signal: AbortSignal;
  readonly onFile: (count: number) => void;
}

/** From wherever they are stored into a folder. One that is deleted meanwhile is left out. */
export async function saveBlobs(blobs: BlobStore, folder: string, options: CopyOptions): Promise<CopiedFiles> {
  let [files, sizeBytes] = [0, 0];
  for (const prefix of OUR_PREFIXES) {
    for await (const { key } of blobs.list(prefix)) {
      options.signal.throwIfAborted();
      const content = await blobs.open(key, null);
      if (content === null) continue;
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(content.stream, createWriteStream(target, { mode: 0o600, flush: true }), {
        signal: options.signal,
      });
      files += 1;
      sizeBytes += (await stat(target)).size;
      options.onFile(files);
    }
  }
  return { files, sizeBytes };
}

/** From a backup folder to wherever they are to be stored. What is there already under the same name is the same. */
export async function restoreBlobs(
  blobs: BlobStore,
  source: { readonly folder: string; readonly scratch: ScratchFolder },
  options: CopyOptions,
): Promise<CopiedFiles> {
  let [files, sizeBytes] = [0, 0];
  for await (const file of listFiles(source.folder)) {
    options.signal.throwIfAborted();
    // A storage takes a file over by moving it: the backup keeps its own.
    const copy = join(source.scratch.path, 'blob');
    await copyFile(file, copy);
    const key = relative(source.folder, file).split(sep).join('/');
    sizeBytes += (await blobs.adopt(key, { path: copy, mimeType: mimeTypeOf(key) }, options.signal)).sizeBytes;
    files += 1;
    options.onFile(files);
  }
  return { files, sizeBytes };
}

const MIME_TYPES: readonly (readonly [ending: string, mimeType: string])[] = [
  ['.mp4', 'video/mp4'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['-thumbnail', 'image/webp'],
  ['-spritesheet', 'image/jpeg'],
];

/** A folder of files knows no types, but our own names tell them. */
const mimeTypeOf = (key: string): string =>
  MIME_TYPES.find(([ending]) => key.endsWith(ending))?.[1] ?? 'application/octet-stream';

async function* listFiles(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/** Reaches the disk before it gets its name. */
export async function flushFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

export const toMebibytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
