import type { FaceRows } from '../pixels/choose-crop.ts';
import { fieldAt, type PictureField } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';
import { findFace } from './find-face.ts';

/** Of half a head's height, from its middle: hair makes heads taller than faces. */
const CHIN = 0.92;

/** Where the face of whoever a picture shows ends; null where none is found. */
export function faceRows({ width, height, pixels }: Raster, mask: PictureField): FaceRows | null {
  const own = Uint8Array.from(pixels);
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let at = 0; at < width * height; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    const shown = fieldAt(mask, u, v) > 0.5;
    own[at * 4 + 3] = shown ? 255 : 0;
    if (!shown) continue;
    [box.left, box.right] = [Math.min(box.left, u), Math.max(box.right, u)];
    [box.top, box.bottom] = [Math.min(box.top, v), Math.max(box.bottom, v)];
  }
  if (box.right <= box.left || box.bottom <= box.top) return null;
  const whole = { left: 0, top: 0, width, height };
  const face = findFace({ area: whole, size: whole }, { cut: { ...whole, pixels: own }, box });
  return face === null ? null : { chin: face.head.v + face.head.down * CHIN };
}
