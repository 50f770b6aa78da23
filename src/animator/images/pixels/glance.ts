import type { PixelSize } from '../../../core/media.ts';
import { coverFilm } from './cover.ts';
import type { Raster } from './raster.ts';
import { type Crop, type Picture, resizePicture } from './resize.ts';

const GLANCE = 96;
/** Longest side of the copy that the nets look at. */
export const SEEN_PIXELS = 640;

/** The part of a picture that covers the film, at a small size. */
export function glance(image: Picture, size: PixelSize, film: Crop): Raster {
  const scale = GLANCE / Math.max(size.width, size.height);
  const small = {
    width: Math.max(8, Math.round(size.width * scale)),
    height: Math.max(8, Math.round(size.height * scale)),
  };
  return coverFilm(image, small, { left: 0, right: 0, top: 0, bottom: 0 }, film).raster;
}

/** All of it, no longer than this. */
export const glanceWhole = (image: Picture, longest: number): Raster => {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
  return resizePicture(image, { x: 0, y: 0, width: image.width, height: image.height }, width, height);
};

/** The copy of a picture that the nets look at for a film of this size: no more than twice its own. */
export const glanceForNets = (image: Picture, { width, height }: PixelSize): Raster =>
  glanceWhole(image, Math.min(SEEN_PIXELS, 2 * Math.max(width, height)));
