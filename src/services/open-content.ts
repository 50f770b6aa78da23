import type { Principal } from '../core/account.ts';
import type { BlobContent, BlobStore, ByteRange } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Task } from '../core/task.ts';
import type { ReadTask } from './read-task.ts';

/** A result that can be sent, described before any of it is read. */
export interface Content {
  readonly sizeBytes: number;
  readonly mimeType: string;
  readonly fileName: string;
  /** Names these very bytes for ever, since a blob is never changed. */
  readonly tag: string;
  readonly modifiedAt: Date;
  open(range: ByteRange | null): Promise<BlobContent>;
  /** Where a client can get it without us; null: nowhere. */
  link(): Promise<string | null>;
}

export type OpenContent = (who: Principal, id: string) => Promise<Content>;

const STATE_IN_WORDS = {
  queued: 'is still queued',
  running: 'is still in progress',
  failed: 'has failed',
} as const satisfies Record<Exclude<Task['state'], 'succeeded'>, string>;

export function makeOpenContent(parts: {
  readonly readTask: ReadTask;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}): OpenContent {
  const { readTask, blobs, clock } = parts;
  return async (who, id) => {
    const task = await readTask(who, id);
    if (task.state !== 'succeeded') {
      throw new ServiceError(
        'task_not_completed',
        `The task ${STATE_IN_WORDS[task.state]}; it has no video to download.`,
      );
    }
    const { blobKey, sizeBytes } = task.artefact;
    if (blobKey === null || (task.expiresAt !== null && task.expiresAt <= clock.now())) throw expired();
    const naming = { mimeType: 'video/mp4', fileName: `${task.id}.mp4` };
    return {
      ...naming,
      sizeBytes,
      tag: `${task.id}-${sizeBytes.toString(36)}`,
      modifiedAt: task.finishedAt,
      open: async (range) => (await blobs.open(blobKey, range)) ?? Promise.reject(expired()),
      link: () => blobs.link(blobKey, naming),
    };
  };
}

const expired = () => new ServiceError('task_not_found', "The task's video has expired and was removed.");
