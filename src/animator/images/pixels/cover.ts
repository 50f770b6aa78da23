import type { PixelSize } from '../../../core/media.ts';
import type { Raster } from './raster.ts';
import { type Crop, type Picture, resizePicture } from './resize.ts';

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
  /** How much of its margins the picture itself holds; the rest is mirrored. */
  readonly held: Margins;
}

/** Source pixels per film pixel when the picture just covers the film. */
function coverRatio(image: Picture, size: PixelSize): number {
  return Math.min(image.width / size.width, image.height / size.height);
}

/** The part of a picture that is the film at rest, in its own pixels; centred where nothing else is wanted. `towards`: shares of the picture. */
export function filmCrop(image: Picture, size: PixelSize, towards = { x: 0.5, y: 0.5 }): Crop {
  const ratio = coverRatio(image, size);
  const [width, height] = [size.width * ratio, size.height * ratio];
  const placed = (length: number, whole: number, share: number): number =>
    Math.min(Math.max(0, whole * share - length / 2), Math.max(0, whole - length));
  return { x: placed(width, image.width, towards.x), y: placed(height, image.height, towards.y), width, height };
}

/** What the picture still holds on each side of that, in film pixels. */
function spareOf(image: Picture, size: PixelSize, crop = filmCrop(image, size)): Margins {
  const ratio = coverRatio(image, size);
  return {
    left: crop.x / ratio,
    right: (image.width - crop.x - crop.width) / ratio,
    top: crop.y / ratio,
    bottom: (image.height - crop.y - crop.height) / ratio,
  };
}

function mirrored(index: number, count: number): number {
  const period = count * 2;
  const at = ((index % period) + period) % period;
  return at < count ? at : period - 1 - at;
}

/** At one raster pixel per film pixel. Where a margin asks for more than the picture has, it is mirrored at its edge. */
export function coverFilm(image: Picture, size: PixelSize, margins: Margins, film = filmCrop(image, size)): Cover {
  const ratio = coverRatio(image, size);
  const spare = spareOf(image, size, film);
  const held = {
    left: Math.min(margins.left, Math.floor(spare.left + SLACK)),
    right: Math.min(margins.right, Math.floor(spare.right + SLACK)),
    top: Math.min(margins.top, Math.floor(spare.top + SLACK)),
    bottom: Math.min(margins.bottom, Math.floor(spare.bottom + SLACK)),
  };
  const width = size.width + held.left + held.right;
  const height = size.height + held.top + held.bottom;
  const crop = {
    x: film.x - held.left * ratio,
    y: film.y - held.top * ratio,
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
  return { raster: mirrorEdges(real, lacking), left: margins.left, top: margins.top, held };
}

/** Of a pixel: what divisions leave. */
const SLACK = 1e-6;

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

/** As much beyond the film's edges as the camera may see, and twice that where the picture holds it. `margin`: of the film's sides. */
export function marginsOf(image: Picture, size: PixelSize, film: Crop, margin: number): Margins {
  const spare = spareOf(image, size, film);
  const wanted = (held: number, length: number): number =>
    Math.round(Math.max(length * margin, Math.min(held, length * margin * 2)));
  return {
    left: wanted(spare.left, size.width),
    right: wanted(spare.right, size.width),
    top: wanted(spare.top, size.height),
    bottom: wanted(spare.bottom, size.height),
  };
}
