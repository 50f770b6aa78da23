import { rm } from 'node:fs/promises';
import type { ImageOutput } from '../../core/image-output.ts';
import type { RgbPicture } from '../lens/drawn.ts';
import { AnimationError } from './animation-error.ts';

/** As for a PNG that is written row by row: little is gained beyond it. */
const PNG_LEVEL = 3;

/** Written whole; after a failure or an abort nothing is left there. */
export async function writePicture(
  outputFile: string,
  { width, height, pixels }: RgbPicture,
  output: ImageOutput,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const { default: sharp } = await import('sharp');
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
  const encoded = {
    png: () => raw.png({ compressionLevel: PNG_LEVEL, adaptiveFiltering: true }),
    jpeg: (quality: number) => raw.jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' }),
    webp: (quality: number) => raw.webp({ quality, effort: 3 }),
  };
  try {
    await (output.format === 'png' ? encoded.png() : encoded[output.format](output.quality)).toFile(outputFile);
    signal.throwIfAborted();
  } catch (error) {
    await rm(outputFile, { force: true });
    // The encoder tells the system's reason in words alone.
    if (/no space left|ENOSPC|EDQUOT/i.test(String(error))) {
      throw new AnimationError('disk_full', 'The disk is full: the picture could not be written.', { cause: error });
    }
    throw error;
  }
}
