import { open } from 'node:fs/promises';
import { ServiceError } from '../core/errors.ts';
import type { ImageContent, ImageInspector, InspectOptions, NormalImage } from '../core/image-inspector.ts';
import { type PictureUse, UNREADABLE } from './decode-picture.ts';
import { makeDecoders } from './decoders.ts';

export interface ClosableImageInspector extends ImageInspector {
  close(): Promise<void>;
}

/** The first bytes of each kind that is read; a WebP says so behind its size. */
const BEGINNINGS: readonly (readonly [at: number, letters: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n\x1a\n'],
  [8, 'WEBP'],
];
const BEGINNING_BYTES = 16;

/** Looks at the first bytes here, and has the rest done by processes of their own. */
export function makeImageInspector(): ClosableImageInspector {
  const decoders = makeDecoders();
  async function look(content: ImageContent, options: InspectOptions, use: PictureUse): Promise<NormalImage> {
    const letters = Buffer.from(await readBeginning(content)).toString('latin1');
    if (!BEGINNINGS.some(([at, beginning]) => letters.startsWith(beginning, at))) {
      throw refuse(options, UNREADABLE);
    }
    const source = 'file' in content ? content.file : content.bytes;
    const decoded = await decoders.decode({ source, mostPixels: options.mostPixels, use });
    if ('refusal' in decoded) throw refuse(options, decoded.refusal);
    return decoded.image;
  }
  return {
    close: () => decoders.close(),
    normalise: (content, options) => look(content, options, { kind: 'picture', isLossless: options.lossless === true }),
    normaliseMask: (content, options) => look(content, options, { kind: 'mask', shows: options.shows }),
  };
}

async function readBeginning(content: ImageContent): Promise<Uint8Array> {
  if ('bytes' in content) return content.bytes.subarray(0, BEGINNING_BYTES);
  const file = await open(content.file);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuse(options: InspectOptions, what: string): ServiceError {
  return new ServiceError('invalid_request', `${options.name} ${what}.`, { param: options.name });
}
