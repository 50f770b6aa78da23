import type { Owner } from '../core/account.ts';
import type { BlobContent, BlobStore, ByteRange } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import { PREVIEW_ROLES } from '../core/file-store.ts';
import { endingOf, mimeTypeOf as imageTypeOf } from '../core/image-output.ts';
import type { Store } from '../core/store.ts';
import { isImageTask, type SucceededTask, type Task } from '../core/task.ts';
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

/** `video` is the result itself; of a still, the picture. */
export const VARIANTS = ['video', ...PREVIEW_ROLES] as const;
export type Variant = (typeof VARIANTS)[number];

export type OpenContent = (who: Owner, id: string, variant: Variant) => Promise<Content>;

const STATE_IN_WORDS = {
  queued: 'is still queued',
  running: 'is still in progress',
  failed: 'has failed',
} as const satisfies Record<Exclude<Task['state'], 'succeeded'>, string>;

export function makeOpenContent(parts: {
  readonly readTask: ReadTask;
  readonly store: Store;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}): OpenContent {
  const { readTask, store, blobs, clock } = parts;

  async function findFile(task: SucceededTask, variant: Variant): Promise<StoredFile> {
    if (task.artefact.blobKey === null) throw expired();
    if (variant === 'video') return { ...task.artefact, blobKey: task.artefact.blobKey, mimeType: mimeTypeOf(task) };
    const file = await store.files.findPreview(task.id, variant);
    // The film is kept where a preview could not be made: that is no reason to call it expired.
    return file ?? Promise.reject(new ServiceError('task_not_found', `This video has no ${variant}.`));
  }

  return async (who, id, variant) => {
    const task = await readTask(who, id);
    if (task.state !== 'succeeded') {
      throw new ServiceError(
        'task_not_completed',
        `The task ${STATE_IN_WORDS[task.state]}; it has no video to download.`,
      );
    }
    if (task.expiresAt !== null && task.expiresAt <= clock.now()) throw expired();
    const { blobKey, sizeBytes, mimeType } = await findFile(task, variant);
    const naming = { mimeType, fileName: FILE_NAMES[variant](task) };
    return {
      ...naming,
      sizeBytes,
      tag: `${task.id}-${variant === 'video' ? '' : `${variant}-`}${sizeBytes.toString(36)}`,
      modifiedAt: task.finishedAt,
      open: async (range) => (await blobs.open(blobKey, range)) ?? Promise.reject(expired()),
      link: () => blobs.link(blobKey, naming),
    };
  };
}

const mimeTypeOf = (task: Task): string => (isImageTask(task) ? imageTypeOf(task.request.output) : 'video/mp4');

interface StoredFile {
  readonly blobKey: string;
  readonly sizeBytes: number;
  readonly mimeType: string;
}

const FILE_NAMES: Record<Variant, (task: Task) => string> = {
  video: (task) => `${task.id}.${isImageTask(task) ? endingOf(task.request.output) : 'mp4'}`,
  thumbnail: ({ id }) => `${id}.webp`,
  spritesheet: ({ id }) => `${id}.jpg`,
};

const expired = () => new ServiceError('task_not_found', "The task's video has expired and was removed.");
