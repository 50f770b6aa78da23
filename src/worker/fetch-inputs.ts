import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../core/blob-store.ts';
import { GenerationError } from '../core/generator.ts';
import type { StoredImage, VideoInputs } from '../core/image-input.ts';
import type { ImageRequest } from '../core/image-request.ts';
import type { InputFile } from '../core/maker.ts';
import type { RunningTask } from '../core/task.ts';

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

/** The same for makers elsewhere, which are told what each picture is for. */
export async function fetchRemoteInputs(
  blobs: BlobStore,
  { request }: RunningTask,
  folder: string,
): Promise<readonly InputFile[]> {
  const wanted = 'images' in request ? imageInputs(request) : videoInputs(request.inputs);
  const files = await fetchInputs(
    blobs,
    wanted.map(({ image }) => image),
    folder,
  );
  return wanted.map(({ role, image: { mimeType, width, height } }, index) => {
    const file = files[index];
    if (file === undefined) throw new RangeError('There are fewer files than images.');
    return { role, file, mimeType, width, height };
  });
}

interface WantedInput {
  readonly role: InputFile['role'];
  readonly image: StoredImage;
}

function imageInputs({ images, mask }: ImageRequest): readonly WantedInput[] {
  const pictures = images.map((image) => ({ role: 'image', image }) as const);
  return mask === null ? pictures : [...pictures, { role: 'mask', image: mask }];
}

function videoInputs(inputs: VideoInputs<StoredImage>): readonly WantedInput[] {
  switch (inputs.mode) {
    case 'text':
      return [];
    case 'first_frame':
      return [{ role: 'first', image: inputs.first }];
    case 'first_and_last':
      return [
        { role: 'first', image: inputs.first },
        { role: 'last', image: inputs.last },
      ];
    case 'references':
      return inputs.references.map((image) => ({ role: 'reference', image }));
  }
}
