import type { Plate, PlateSubject } from '../plate/plate.ts';
import type { Relief } from '../plate/relief.ts';
import type { Eye } from './find-eyes.ts';
import { findLips } from './talk.ts';

/** Distances of the eyes: half a mouth, how far its corners go up and aside, and over which part of the cheek that fades. */
const [HALF_MOUTH, UP, ASIDE, FADES] = [0.37, 0.1, 0.06, 0.3];
/** Cheeks that a smile lifts, above the corners and outside of them, and how much of it. */
const CHEEK = { aside: 0.16, up: 0.34, share: 0.4, fades: 0.34 } as const;

/** How far each part of a picture goes in a smile: shares of the film, to the right and up. */
export interface Smile {
  readonly across: Float32Array;
  readonly up: Float32Array;
}

/** Corners of a mouth that go up and apart, and the cheeks with them; nothing else of the face. */
export function findSmile({ shares }: Relief, plate: Plate, subject: PlateSubject, eyes: readonly [Eye, Eye]): Smile {
  const { area, size } = plate;
  const lips = findLips(plate, subject, eyes);
  const count = shares.length / 2;
  const smile = { across: new Float32Array(count), up: new Float32Array(count) };
  for (let vertex = 0; vertex < count; vertex++) {
    const x = ((shares[vertex * 2] ?? 0) * size.width + area.left - lips.x) / lips.apart;
    const y = ((shares[vertex * 2 + 1] ?? 0) * size.height + area.top - lips.y) / lips.apart;
    for (const side of [-1, 1]) {
      const corner = Math.exp(-(((x - side * HALF_MOUTH) ** 2 + y * y) / FADES ** 2));
      const away = (x - side * (HALF_MOUTH + CHEEK.aside)) ** 2 + (y + CHEEK.up) ** 2;
      const cheek = CHEEK.share * Math.exp(-away / CHEEK.fades ** 2);
      smile.across[vertex] = (smile.across[vertex] ?? 0) + (side * ASIDE * corner * lips.apart) / size.width;
      smile.up[vertex] = (smile.up[vertex] ?? 0) + (UP * (corner + cheek) * lips.apart) / size.height;
    }
  }
  return smile;
}
