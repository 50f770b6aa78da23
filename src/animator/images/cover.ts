import type { PixelSize } from '../../core/media.ts';
import type { Raster } from './raster.ts';
import { type Picture, resizePicture } from './resize.ts';

/** How far beyond the film's own edges something reaches, in film pixels. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A picture that covers the film, with what a camera may see beyond: at (left, top) of the raster begins the film at rest. */
export interface Cover {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
}

/** Source pixels per film pixel when the picture just covers the film. */
function coverRatio(image: Picture, size: PixelSize): number {
  return Math.min(image.width / size.width, image.height / size.height);
}

/** What the picture still holds on each side of the centred crop, in film pixels. */
export function spareOf(image: Picture, size: PixelSize): { readonly x: number; readonly y: number } {
  const ratio = coverRatio(image, size);
  return { x: (image.width / ratio - size.width) / 2, y: (image.height / ratio - size.height) / 2 };
}

function mirrored(index: number, count: number): number {
  const period = count * 2;
  const at = ((index % period) + period) % period;
  return at < count ? at : period - 1 - at;
}

/** Centred, at one raster pixel per film pixel. Where a margin asks for more than the picture has, it is mirrored at its edge. */
export function coverFilm(image: Picture, size: PixelSize, margins: Margins): Cover {
  const ratio = coverRatio(image, size);
  const spare = spareOf(image, size);
  const held = {
    left: Math.min(margins.left, Math.floor(spare.x)),
    right: Math.min(margins.right, Math.floor(spare.x)),
    top: Math.min(margins.top, Math.floor(spare.y)),
    bottom: Math.min(margins.bottom, Math.floor(spare.y)),
  };
  const width = size.width + held.left + held.right;
  const height = size.height + held.top + held.bottom;
  const crop = {
    x: (spare.x - held.left) * ratio,
    y: (spare.y - held.top) * ratio,
    width: width * ratio,
    height: height * ratio,
  };
  const real = resizePicture(image, crop, width, height);
  const lacking = {
    left: margins.left - held.left,
    right: margins.right - held.right,
    top: margins.top - held.top,
    bottom: margins.bottom - held.bottom,
  };
  return { raster: mirrorEdges(real, lacking), left: margins.left, top: margins.top };
}

function mirrorEdges(raster: Raster, lacking: Margins): Raster {
  if (lacking.left + lacking.right + lacking.top + lacking.bottom === 0) return raster;
  const width = raster.width + lacking.left + lacking.right;
  const height = raster.height + lacking.top + lacking.bottom;
  const pixels = new Uint8Array(width * height * 4);
  const from = new Uint32Array(raster.pixels.buffer, raster.pixels.byteOffset, raster.width * raster.height);
  const to = new Uint32Array(pixels.buffer);
  for (let y = 0; y < height; y++) {
    const row = mirrored(y - lacking.top, raster.height) * raster.width;
    to.set(from.subarray(row, row + raster.width), y * width + lacking.left);
    for (let x = 0; x < lacking.left; x++)
      to[y * width + x] = from[row + mirrored(x - lacking.left, raster.width)] ?? 0;
    for (let x = lacking.left + raster.width; x < width; x++) {
      to[y * width + x] = from[row + mirrored(x - lacking.left, raster.width)] ?? 0;
    }
  }
  return { width, height, pixels };
}
