import type { BlobStore } from '../core/blob-store.ts';
import { ServiceError } from '../core/errors.ts';
import type { TaskFile } from '../core/file-store.ts';
import type { TaskId } from '../core/ids.ts';
import type { RawImage, StoredImage } from '../core/image-input.ts';
import type { ImageContent, ImageInspector } from '../core/image-inspector.ts';
import { type Outbound, OutboundError } from '../core/outbound.ts';

export interface InputImagesParts {
  readonly inspector: ImageInspector;
  readonly blobs: BlobStore;
  /** Null: image addresses are not fetched. */
  readonly outbound: Outbound | null;
  readonly imageBytes: number;
  readonly imagePixels: number;
}

export interface InputImages {
  /** Looks at every picture and keeps it. Nothing stays behind when one of them is refused. */
  keep(taskId: TaskId, images: readonly RawImage[]): Promise<KeptImages>;
  /** For a task that did not come to be. */
  discard(files: readonly TaskFile[]): Promise<void>;
}

export interface KeptImages {
  readonly images: readonly StoredImage[];
  readonly files: readonly TaskFile[];
}

const FETCH_SECONDS = 20;
const FETCH_REDIRECTS = 3;

export function makeInputImages(parts: InputImagesParts): InputImages {
  const { inspector, blobs, imagePixels } = parts;

  async function discard(files: readonly TaskFile[]): Promise<void> {
    for (const { blobKey } of files) await blobs.remove(blobKey);
  }

  return {
    discard,
    async keep(taskId, images) {
      const files: TaskFile[] = [];
      const stored: StoredImage[] = [];
      try {
        for (const [index, raw] of images.entries()) {
          const options = { name: raw.name, mostPixels: imagePixels };
          const { bytes, mimeType, width, height } = await inspector.normalise(await read(parts, raw), options);
          const ending = mimeType === 'image/png' ? 'png' : 'jpg';
          const blobKey = `inputs/${taskId.slice(5, 7)}/${taskId}-${index}.${ending}`;
          files.push({ blobKey, taskId, role: 'input', mimeType, sizeBytes: bytes.length });
          await blobs.put(blobKey, bytes, mimeType);
          stored.push({ blobKey, mimeType, width, height });
        }
        return { images: stored, files };
      } catch (error) {
        await discard(files);
        throw error;
      }
    },
  };
}

async function read(parts: InputImagesParts, raw: RawImage): Promise<ImageContent> {
  switch (raw.kind) {
    case 'file':
      return { file: raw.file };
    case 'base64':
      // Node reads both alphabets and passes over white space.
      return { bytes: Buffer.from(raw.text, 'base64') };
    case 'remote':
      return { bytes: await fetchImage(parts, raw.name, raw.url) };
  }
}

async function fetchImage({ outbound, imageBytes }: InputImagesParts, name: string, url: string): Promise<Uint8Array> {
  if (outbound === null) {
    const message = `${name}: image addresses are not fetched here; send the image as a file or as base64.`;
    throw new ServiceError('invalid_request', message, { param: name });
  }
  try {
    const { status, body } = await outbound.send({
      url,
      method: 'GET',
      headers: { accept: 'image/*' },
      body: null,
      timeoutSeconds: FETCH_SECONDS,
      mostBytes: imageBytes,
      redirects: FETCH_REDIRECTS,
      // Nobody else can end it: a signal of the same length would come first half of the time, and be taken for a fault of ours.
      signal: null,
    });
    if (status === 200) return body;
    throw new ServiceError('invalid_request', `${name}: the address answered with ${status}.`, { param: name });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const code = error.fault === 'too_large' ? 'request_too_large' : 'invalid_request';
    throw new ServiceError(code, `${name}: ${error.message}`, { param: name, cause: error });
  }
}
