import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../core/blob-store.ts';
import { GenerationError } from '../core/generator.ts';
import type { StoredImage } from '../core/image-input.ts';

/** Brings a task's pictures from our storage into the attempt's own folder, where any generator can read them. */
export async function fetchInputs(
  blobs: BlobStore,
  images: readonly StoredImage[],
  folder: string,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [index, { blobKey }] of images.entries()) {
    const content = await blobs.open(blobKey, null);
    if (content === null) throw new GenerationError('refused', 'An image of the request is no longer stored.');
    const file = join(folder, `input-${index}`);
    await pipeline(content.stream, createWriteStream(file));
    files.push(file);
  }
  return files;
}
