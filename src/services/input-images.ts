import type { BlobStore } from '../core/blob-store.ts';
import { ServiceError } from '../core/errors.ts';
import type { TaskFile } from '../core/file-store.ts';
import type { TaskId } from '../core/ids.ts';
import type { RawImage, StoredImage } from '../core/image-input.ts';
import type { ImageContent, ImageInspector, NormalImage } from '../core/image-inspector.ts';
import type { RawMask } from '../core/image-request.ts';
import type { PixelSize } from '../core/media.ts';
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
  keep(taskId: TaskId, images: readonly RawImage[], mask?: RawMask | null): Promise<KeptImages>;
  /** For a task that did not come to be. */
  discard(files: readonly TaskFile[]): Promise<void>;
}

export interface KeptImages {
  readonly images: readonly StoredImage[];
  readonly mask: StoredImage | null;
  readonly files: readonly TaskFile[];
}

const FETCH_SECONDS = 20;
const FETCH_REDIRECTS = 3;

export function makeInputImages(parts: InputImagesParts): InputImages {
  const { inspector, blobs, imagePixels } = parts;

  async function discard(files: readonly TaskFile[]): Promise<void> {
    for (const { blobKey } of files) await blobs.remove(blobKey);
  }

  async function readMask({ image, shows }: RawMask): Promise<NormalImage> {
    const options = { name: image.name, mostPixels: imagePixels, shows };
    return inspector.normaliseMask(await read(parts, image), options);
  }

  return {
    discard,
    async keep(taskId, images, mask = null) {
      const files: TaskFile[] = [];
      const store = async (name: string, { bytes, mimeType, width, height }: NormalImage): Promise<StoredImage> => {
        const ending = mimeType === 'image/png' ? 'png' : 'jpg';
        const blobKey = `inputs/${taskId.slice(5, 7)}/${taskId}-${name}.${ending}`;
        files.push({ blobKey, taskId, role: 'input', mimeType, sizeBytes: bytes.length });
        await blobs.put(blobKey, bytes, mimeType);
        return { blobKey, mimeType, width, height };
      };
      try {
        const stored: StoredImage[] = [];
        for (const [index, raw] of images.entries()) {
          // What lies outside of a mask is to stay as it is.
          const options = { name: raw.name, mostPixels: imagePixels, lossless: mask !== null && index === 0 };
          stored.push(await store(String(index), await inspector.normalise(await read(parts, raw), options)));
        }
        if (mask === null) return { images: stored, mask, files };
        const normal = await readMask(mask);
        checkSameSize(mask.image.name, normal, stored[0]);
        return { images: stored, mask: await store('mask', normal), files };
      } catch (error) {
        await discard(files);
        throw error;
      }
    },
  };
}

function checkSameSize(name: string, mask: PixelSize, image: PixelSize | undefined): void {
  if (mask.width === image?.width && mask.height === image.height) return;
  const message = `${name} has ${mask.width}x${mask.height} pixels; it must be as large as the first image, ${image?.width}x${image?.height}.`;
  throw new ServiceError('invalid_request', message, { param: name });
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
