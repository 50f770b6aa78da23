import { readFile } from 'node:fs/promises';
import type { Image } from '@napi-rs/canvas';
import { openCanvas } from '../maths/canvas.ts';
import type { Picture } from './pixels/resize.ts';

/** A given picture that cannot be used. The message names the picture by its part in the film, never by its file. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
  }
}

/** A file, or what came of one. */
export type GivenPicture = string | Picture;

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The decoder shows the upper part of a file that was cut off and says nothing; and it would follow links inside an SVG. */
function isWholePicture(bytes: Buffer): boolean {
  if (bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) {
    return bytes.lastIndexOf(JPEG_END) > bytes.lastIndexOf(JPEG_SCAN);
  }
  return bytes.subarray(0, PNG_START.length).equals(PNG_START) && bytes.lastIndexOf('IEND') > 0;
}

/** `name` is the picture's part in the film, such as "first frame". */
export async function decodePicture(given: GivenPicture, name: string, signal: AbortSignal): Promise<Picture> {
  signal.throwIfAborted();
  if (typeof given !== 'string') return given;
  const bytes = await readFile(given);
  const refusal = `The ${name} could not be decoded: it is not a whole JPEG or PNG picture.`;
  if (!isWholePicture(bytes)) throw new PictureError(refusal);
  let image: Image;
  try {
    image = await openCanvas().loadImage(bytes);
  } catch (error) {
    throw new PictureError(refusal, { cause: error });
  }
  signal.throwIfAborted();
  if (image.width < 1 || image.height < 1) throw new PictureError(refusal);
  return image;
}
