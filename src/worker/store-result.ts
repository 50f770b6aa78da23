import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore, LocalFile } from '../core/blob-store.ts';
import type { Randomness } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { drawName } from '../core/ids.ts';
import type { PreviewFile } from '../core/preview-maker.ts';
import type { RunningTask } from '../core/task.ts';
import type { Log } from '../observability/log.ts';
import type { StoredResult } from '../services/task-lifecycle.ts';

export interface StoreResultParts {
  readonly blobs: BlobStore;
  readonly randomness: Randomness;
  readonly log: Log;
  /** So long may a render go without progress; a still, which tells nothing on its way, may take so long. */
  readonly stallSeconds: number;
}

const MIME_TYPES = { mp4: 'video/mp4', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** Files of one attempt, still in its own folder. */
export interface MadeFiles {
  readonly outputFile: string;
  readonly ending: keyof typeof MIME_TYPES;
  readonly facts: StoredResult['facts'];
  /** A result is what was paid for: it is not thrown away for want of a thumbnail. The signal says that it takes too long. */
  readonly makePreviews: (patience: AbortSignal) => Promise<readonly PreviewFile[]>;
}

/** Moves the result and its previews into our own storage. */
export async function storeResult(
  { blobs, randomness, log, stallSeconds }: StoreResultParts,
  task: RunningTask,
  { outputFile, ending, facts, makePreviews }: MadeFiles,
  signal: AbortSignal,
): Promise<StoredResult> {
  // A name of its own for every attempt: a late worker can never overwrite the file of the one that won.
  const name = `results/${task.id.slice(5, 7)}/${task.id}-${drawName(randomness)}`;
  const stored: StoredResult['previews'][number][] = [];
  const store = (blobKey: string, file: LocalFile) =>
    persist(log, task, () => blobs.adopt(blobKey, file, signal), signal);
  const storePreviews = async () => {
    for (const { role, file, mimeType } of await inTime(makePreviews, stallSeconds * PREVIEW_SHARE, signal)) {
      const blobKey = `${name}-${role}`;
      stored.push({ blobKey, role, mimeType, ...(await store(blobKey, { path: file, mimeType })) });
    }
  };
  try {
    await storePreviews().catch((error: unknown) => {
      signal.throwIfAborted();
      log.warn({ task: task.id, error }, 'previews-not-made');
    });
    const blobKey = `${name}.${ending}`;
    const { sizeBytes } = await store(blobKey, { path: outputFile, mimeType: MIME_TYPES[ending] });
    return { blobKey, sizeBytes, facts, previews: stored };
  } catch (error) {
    // Pictures of a result that is not there. Where storage is away they are left to the hunt for orphans.
    await removeBlobs(blobs, stored).catch(() => undefined);
    throw error;
  }
}

/** Of the time in which a render must show progress: half a minute of two, and more where a slow machine is given more. */
const PREVIEW_SHARE = 0.25;

/** Does not wait for work that hears of the end of its time and goes on all the same. */
async function inTime<Result>(
  work: (patience: AbortSignal) => Promise<Result>,
  seconds: number,
  signal: AbortSignal,
): Promise<Result> {
  const over = new AbortController();
  const tooLong = new Error(`Previews took longer than ${seconds} seconds.`);
  const timer = setTimeout(() => over.abort(tooLong), seconds * 1000);
  const patience = AbortSignal.any([signal, over.signal]);
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(patience.reason);
  patience.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work(patience), given.promise]);
  } finally {
    clearTimeout(timer);
    patience.removeEventListener('abort', giveUp);
  }
}

export async function removeBlobs(blobs: BlobStore, files: readonly { readonly blobKey: string }[]): Promise<void> {
  for (const { blobKey } of files) await blobs.remove(blobKey);
}

export const isOutage = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'service_unavailable';

const PATIENCE_SECONDS = [1, 2, 4, 8, 16];

/** The work is done: storage that stumbles now is given time before the whole attempt is thrown away. */
export async function persist<Result>(
  log: Log,
  task: RunningTask,
  write: () => Promise<Result>,
  stop: AbortSignal,
): Promise<Result> {
  for (const pause of PATIENCE_SECONDS) {
    try {
      return await write();
    } catch (error) {
      if (!isOutage(error)) throw error;
      log.warn({ task: task.id, attempt: task.attempt, error, pause }, 'storage-away');
      await wait(pause * 1000, undefined, { signal: stop }).catch(() => undefined);
    }
  }
  return write();
}
