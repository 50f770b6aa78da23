import type { PixelSize } from '../../../core/media.ts';
import { filmCrop } from './cover.ts';
import type { PictureField } from './look-around.ts';
import type { Crop, Picture } from './resize.ts';

/** Of the film: room left above a head. */
const HEADROOM = 0.05;
/** And below a chin. */
const CHINROOM = 0.03;
/** Of the picture: less is a speck, more is the scene itself. */
const [LEAST, MOST] = [0.015, 0.8];

/** Where a face is, in shares of the picture's height. */
export interface FaceRows {
  readonly chin: number;
}

/** The part of a picture that becomes the film: its middle, unless that would cut off whoever it shows. Heads count more than feet. */
export function chooseCrop(image: Picture, size: PixelSize, mask: PictureField, face: FaceRows | null = null): Crop {
  const centred = filmCrop(image, size);
  const box = boxOf(mask);
  if (box === null) return centred;
  const [left, right] = [box.left * image.width, box.right * image.width];
  const [top, bottom] = [box.top * image.height, box.bottom * image.height];
  let { x, y } = centred;
  if (left < x || right > x + centred.width) x = (left + right) / 2 - centred.width / 2;
  const head = top - centred.height * HEADROOM;
  if (bottom > y + centred.height) y = Math.min(bottom - centred.height, Math.max(y, head));
  if (top < y + centred.height * HEADROOM) y = head;
  if (face !== null) {
    // Of a face that is taller than the film, the mouth counts more than the hat.
    const chin = face.chin * image.height + centred.height * CHINROOM;
    if (chin > y + centred.height) y = chin - centred.height;
  }
  return filmCrop(image, size, {
    x: (x + centred.width / 2) / image.width,
    y: (y + centred.height / 2) / image.height,
  });
}

function boxOf({
  width,
  height,
  values,
}: PictureField): { left: number; right: number; top: number; bottom: number } | null {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  let count = 0;
  for (let at = 0; at < values.length; at++) {
    if ((values[at] ?? 0) < 0.6) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    count += 1;
    box.left = Math.min(box.left, x / width);
    box.right = Math.max(box.right, (x + 1) / width);
    box.top = Math.min(box.top, y / height);
    box.bottom = Math.max(box.bottom, (y + 1) / height);
  }
  return count < values.length * LEAST || count > values.length * MOST ? null : box;
}
