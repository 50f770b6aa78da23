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

export function imagePixels(ratio: ImageRatio, size: ImageSize): PixelSize {
  const { width, height } = PIXELS[ratio];
  return { width: width * FACTORS[size], height: height * FACTORS[size] };
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

/** Clients that name pixels mean a shape and a sharpness. A shape further off than this is another shape. */
const SAME_SHAPE = 0.05;

/** Null: none of the ratios has this shape. */
export function findImageFormat(asked: PixelSize): { readonly ratio: ImageRatio; readonly size: ImageSize } | null {
  const ratio = nearestRatio(asked);
  if (distance(PIXELS[ratio], asked) > SAME_SHAPE) return null;
  const { width, height } = PIXELS[ratio];
  const scale = Math.sqrt((asked.width * asked.height) / (width * height));
  const size = IMAGE_SIZES.reduce((best, candidate) =>
    Math.abs(Math.log(FACTORS[candidate] / scale)) < Math.abs(Math.log(FACTORS[best] / scale)) ? candidate : best,
  );
  return { ratio, size };
}
