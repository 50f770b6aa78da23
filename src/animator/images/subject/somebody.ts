import type { Plate } from '../plate/plate.ts';
import { findFace } from './find-face.ts';
import { findPuppet } from './puppet.ts';

/** Times as high as wide: who is narrower and has a head stands there. */
const NARROW = 1.15;

/** Whether whoever stands out of a picture has a head on narrow shoulders, as people have whom its lower edge cuts off. */
export function standsUpright(plate: Plate): boolean {
  const { subject, size } = plate;
  if (subject === null) return false;
  const { left, right, top, bottom } = subject.box;
  const tall = ((bottom - top) * size.height) / ((right - left) * size.width);
  return tall > NARROW && bottom > 0.9 && findPuppet(plate, subject, 'upright').head !== null;
}

/** Whether whoever stands out of a picture is a person, as far as a face or shoulders tell. */
export const isSomebody = (plate: Plate): boolean =>
  standsUpright(plate) || (plate.subject !== null && findFace(plate, plate.subject) !== null);
