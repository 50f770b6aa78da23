import type { BlobStore } from '../core/blob-store.ts';
import type { ImageRequest } from '../core/image-request.ts';
import { partialKey } from '../core/partial-image.ts';
import type { RunningTask } from '../core/task.ts';
import type { Content } from './open-content.ts';

/** Who made them: each try has pictures of its own. */
export type ImageAttempt = Pick<RunningTask<ImageRequest>, 'id' | 'attempt' | 'request'>;

/** Pictures of a still's making, as its worker has stored them. */
export interface PartialImages {
  /** Null: there is no such picture, or not any more. */
  find(task: ImageAttempt, index: number): Promise<Pick<Content, 'open'> | null>;
  /** When nobody looks any more. */
  discard(task: ImageAttempt): Promise<void>;
}

export function makePartialImages({ blobs }: { readonly blobs: BlobStore }): PartialImages {
  return {
    async find({ id, attempt }, index) {
      const content = await blobs.open(partialKey(id, attempt, index), null);
      return content === null ? null : { open: async () => content };
    },
    async discard({ id, attempt, request }) {
      for (let index = 0; index < request.partialImages; index += 1) await blobs.remove(partialKey(id, attempt, index));
    },
  };
}
