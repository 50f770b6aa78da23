import type { PixelSize } from './media.ts';

/** Which ways up a still may be, and how sharp; the pixels of each pair are fixed. */

export const IMAGE_SIZES = ['512', '1K', '2K', '4K'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
export const DEFAULT_IMAGE_SIZE = '1K' satisfies ImageSize;

/** At 1K. The other sizes are exact multiples. */
const PIXELS = {
  '1:1': { width: 1024, height: 1024 },
  '1:4': { width: 512, height: 2048 },
  '1:8': { width: 384, height: 3072 },
  '2:3': { width: 848, height: 1264 },
  '3:2': { width: 1264, height: 848 },
  '3:4': { width: 896, height: 1200 },
  '4:1': { width: 2048, height: 512 },
  '4:3': { width: 1200, height: 896 },
  '4:5': { width: 928, height: 1152 },
  '5:4': { width: 1152, height: 928 },
  '8:1': { width: 3072, height: 384 },
  '9:16': { width: 768, height: 1376 },
  '16:9': { width: 1376, height: 768 },
  '21:9': { width: 1584, height: 672 },
} as const satisfies Record<string, PixelSize>;

export type ImageRatio = keyof typeof PIXELS;
export const IMAGE_RATIOS = Object.keys(PIXELS) as readonly ImageRatio[];
export const DEFAULT_IMAGE_RATIO = '1:1' satisfies ImageRatio;

const FACTORS = { '512': 0.5, '1K': 1, '2K': 2, '4K': 4 } as const satisfies Record<ImageSize, number>;

/** What clients of the images style ask for by its pixels. Each is made exactly so. */
export const PIXEL_SIZES = {
  '256x256': { width: 256, height: 256 },
  '512x512': { width: 512, height: 512 },
  '1024x1024': { width: 1024, height: 1024 },
  '1536x1024': { width: 1536, height: 1024 },
  '1024x1536': { width: 1024, height: 1536 },
  '1792x1024': { width: 1792, height: 1024 },
  '1024x1792': { width: 1024, height: 1792 },
  '2048x2048': { width: 2048, height: 2048 },
  '3840x2160': { width: 3840, height: 2160 },
  '2160x3840': { width: 2160, height: 3840 },
} as const satisfies Record<string, PixelSize>;
export type PixelSizeName = keyof typeof PIXEL_SIZES;
export const PIXEL_SIZE_NAMES = Object.keys(PIXEL_SIZES) as readonly PixelSizeName[];

/**
 * How large a still is. Its ratio and size are always told, since some of those who make and show it know nothing else; where
 * it was asked for by its pixels they are what comes nearest.
 */
export interface ImageFormat {
  readonly aspectRatio: ImageRatio;
  readonly imageSize: ImageSize;
  /** Null: the pixels of its ratio and size. */
  readonly exact: PixelSize | null;
}

export function imagePixels(ratio: ImageRatio, size: ImageSize): PixelSize {
  const { width, height } = PIXELS[ratio];
  return { width: width * FACTORS[size], height: height * FACTORS[size] };
}

export function pixelsOf({ aspectRatio, imageSize, exact }: ImageFormat): PixelSize {
  return exact ?? imagePixels(aspectRatio, imageSize);
}

/** How far two shapes are apart: 0 for the same, the logarithm so that wide and tall count alike. */
function distance(one: PixelSize, other: PixelSize): number {
  return Math.abs(Math.log(one.width / one.height) - Math.log(other.width / other.height));
}

export function nearestRatio(shape: PixelSize): ImageRatio {
  return IMAGE_RATIOS.reduce((best, ratio) =>
    distance(PIXELS[ratio], shape) < distance(PIXELS[best], shape) ? ratio : best,
  );
}

/** A still of these very pixels. */
export function exactFormat({ width, height }: PixelSize): ImageFormat {
  const aspectRatio = nearestRatio({ width, height });
  const scale = Math.sqrt((width * height) / (PIXELS[aspectRatio].width * PIXELS[aspectRatio].height));
  const imageSize = IMAGE_SIZES.reduce((best, candidate) =>
    Math.abs(Math.log(FACTORS[candidate] / scale)) < Math.abs(Math.log(FACTORS[best] / scale)) ? candidate : best,
  );
  return { aspectRatio, imageSize, exact: { width, height } };
}
