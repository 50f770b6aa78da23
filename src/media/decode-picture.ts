import type { Sharp, SharpOptions } from 'sharp';
import type { NormalImage } from '../core/image-inspector.ts';
import { isAnimatedPng } from './animated-png.ts';

/** A 4k film shows no more; a larger picture is kept at this. */
const LONGEST_SIDE = 3840;
const READABLE = ['jpeg', 'png', 'webp'];

export type Decode = (source: string | Buffer, options: SharpOptions) => Sharp;

/** What becomes of a picture: a plain one, or the rest of a sentence that begins with its name. */
export type Decoded = { readonly image: NormalImage } | { readonly refusal: string };
export const UNREADABLE = 'cannot be read as a JPEG, PNG or WebP image';
export const TOO_SLOW = 'takes too long to decode';

/** libvips with its other loaders shut: JPEG, PNG and WebP are all that a stranger's bytes can reach. */
export async function loadDecoder(): Promise<Decode> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'].flatMap((name) => [
      `${name}File`,
      `${name}Buffer`,
    ]),
  });
  return sharp;
}

/** What it is kept for: to be looked at, to the last bit where its pixels are to be seen again, or to say what may change. */
export type PictureUse =
  | { readonly kind: 'picture'; readonly isLossless: boolean }
  | { readonly kind: 'mask'; readonly shows: 'transparent' | 'white' };

export async function decodePicture(
  decode: Decode,
  source: string | Buffer,
  { mostPixels, use }: { readonly mostPixels: number; readonly use: PictureUse },
): Promise<Decoded> {
  try {
    const image = decode(source, { limitInputPixels: mostPixels, failOn: 'error', animated: true });
    const { format, width, height, pages, hasAlpha } = await image.metadata();
    if (!READABLE.includes(format)) return { refusal: 'must be a JPEG, PNG or WebP image' };
    if ((pages ?? 1) > 1 || (format === 'png' && (await isAnimatedPng(source)))) {
      return { refusal: 'is animated; send a still image' };
    }
    if (width * height > mostPixels) {
      return { refusal: `has ${width * height} pixels, more than the limit of ${mostPixels}` };
    }
    const upright = decode(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    if (use.kind === 'mask') return await encodeMask(decode, upright, hasAlpha, use.shows);
    return { image: await encodePicture(upright, hasAlpha || use.isLossless) };
  } catch (error) {
    return { refusal: explain(error, mostPixels) };
  }
}

async function encodePicture(upright: Sharp, isPng: boolean): Promise<NormalImage> {
  const coloured = upright.toColourspace('srgb');
  const encoded = isPng
    ? coloured.png({ compressionLevel: 3 })
    : coloured.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, mimeType: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height };
}

async function encodeMask(
  decode: Decode,
  upright: Sharp,
  hasAlpha: boolean,
  shows: 'transparent' | 'white',
): Promise<Decoded> {
  const isClear = shows === 'transparent';
  if (isClear && !hasAlpha) return { refusal: 'must be transparent where the image is to change' };
  // White paper behind a mask that is white where something changes would change everything.
  const grey = isClear ? upright.extractChannel('alpha').negate() : upright.flatten({ background: '#000' }).greyscale();
  const { data, info } = await grey.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  if (!data.some((value) => value > 0)) return { refusal: `leaves nothing to change: no part of it is ${shows}` };
  const { width, height } = info;
  const raw = { width, height, channels: 1 } as const;
  const bytes = await decode(data, { raw }).toColourspace('b-w').png({ compressionLevel: 3 }).toBuffer();
  return { image: { bytes, mimeType: 'image/png', width, height } };
}

function explain(error: unknown, mostPixels: number): string {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text)) return `has more pixels than the limit of ${mostPixels}`;
  return UNREADABLE;
}
