import type { PixelSize } from '../../../core/media.ts';
import type { Head } from '../../bodies/outline.ts';
import type { Rgb } from '../../maths/colour.ts';
import { clamp } from '../../maths/ease.ts';
import type { Plate, PlateSubject } from '../plate/plate.ts';
import { isSkin } from './find-eyes.ts';
import { distance } from './tones.ts';

/** The cloth below the chin, laid around an arm: mirrored along it, darker toward both sides. */
export function paintSleeve(
  pixels: Uint8Array,
  { width, height: sleeve }: PixelSize,
  { area, size }: Plate,
  { cut, box }: PlateSubject,
  head: Head,
): void {
  const side = head.u > 0.5 ? -1 : 1;
  const wide = Math.max(4, Math.round(head.across * size.width * 0.9));
  const tall = Math.max(4, Math.round((1 - Math.min(0.97, head.v + head.down * 1.9)) * size.height));
  const top = Math.round(size.height - tall);
  const hair = hairOf(cut, area, size, head);
  // Beside the head long hair may fall over all of it, or a shoulder be bare: then the cloth is under the chin, or on the other side.
  const skin = skinIn(cut, area, size, head);
  const isNone = (colour: readonly number[]): boolean =>
    isLike(colour, hair) || (isSkin(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0) && isLike(colour, skin, OF_SKIN));
  const [own, ...others] = [head.u + side * head.across * 1.6, head.u, head.u - side * head.across * 1.6].map(
    (middle) => {
      const left = Math.round(clamp(middle, box.left + 0.02, box.right - 0.02) * size.width - wide / 2);
      const seen = clothIn(cut, area, { left, top, wide, tall });
      return { left, seen, cloth: seen.filter((colour) => !isNone(colour)) };
    },
  );
  const fallen = own !== undefined && own.cloth.length < own.seen.length * LEAST_CLOTH;
  const instead = others.find(({ cloth, seen }) => cloth.length > Math.max(LEAST_SEEN, seen.length * LEAST_CLOTH));
  const isHidden = fallen && (instead ?? own).cloth.length > LEAST_SEEN;
  const shown = isHidden ? (instead ?? own) : own;
  const left = shown?.left ?? 0;
  const mean = middleOf((isHidden ? shown?.cloth : shown?.seen) ?? [], 90);
  for (let y = 0; y < sleeve; y++) {
    for (let x = 0; x < width; x++) {
      const fold = (value: number, length: number): number => {
        const turned = value % (2 * length);
        return turned < length ? turned : 2 * length - 1 - turned;
      };
      const found = clothAt(
        cut,
        left + area.left + Math.floor((x / width) * wide),
        top + area.top + fold(Math.floor(y * (wide / width)), tall),
      );
      const from = isHidden && found !== null && isNone(found) ? mean : found;
      const round = Math.sqrt(Math.max(0, 1 - ((x + 0.5) / width - 0.5) ** 2 * 3.4));
      const at = (y * width + x) * 4;
      const cuff = y > sleeve - 9 ? 0.72 : 1;
      for (let part = 0; part < 3; part++)
        pixels[at + part] = clamp(
          Math.round(((from?.[part] ?? mean[part] ?? 0) * 0.6 + (mean[part] ?? 0) * 0.4) * (0.5 + 0.58 * round) * cuff),
          0,
          255,
        );
      pixels[at + 3] = 255;
    }
  }
}

/** The colour of whoever stands out at a pixel of the textures; null where nobody is. */
export function clothAt(cut: PlateSubject['cut'], x: number, y: number): readonly number[] | null {
  const [column, row] = [x - cut.left, y - cut.top];
  if (column < 0 || row < 0 || column >= cut.width || row >= cut.height) return null;
  const at = (row * cut.width + column) * 4;
  return (cut.pixels[at + 3] ?? 0) < 200
    ? null
    : [cut.pixels[at] ?? 0, cut.pixels[at + 1] ?? 0, cut.pixels[at + 2] ?? 0];
}

/** Of what is seen beside a head: with less cloth, hair falls over it; and how many looks tell a cloth. */
const [LEAST_CLOTH, LEAST_SEEN] = [0.3, 20] as const;
/** How unlike the rest of it hair may be, and skin: an orange suit is neither. */
const [ALIKE, OF_SKIN] = [62, 118] as const;

const isLike = (a: readonly number[], b: readonly number[] | null, alike: number = ALIKE): boolean =>
  b !== null && distance(rgbOf(a), rgbOf(b)) < alike;

const rgbOf = ([r = 0, g = 0, b = 0]: readonly number[]): Rgb => [r, g, b];

/** The middle one of all: buttons and badges do not count. */
export const middleOf = (seen: readonly (readonly number[])[], none: number): readonly number[] =>
  [0, 1, 2].map((part) => seen.map((own) => own[part] ?? 0).toSorted((a, b) => a - b)[seen.length >> 1] ?? none);

/** The colour at the top of a head; null where nothing is seen there. */
function hairOf(
  cut: PlateSubject['cut'],
  area: Plate['area'],
  size: Plate['size'],
  { u, v, across, down }: Head,
): readonly number[] | null {
  const [wide, tall] = [Math.round(across * size.width * 0.8), Math.round(down * size.height * 0.2)];
  const left = Math.round(u * size.width - wide / 2);
  const seen = clothIn(cut, area, { left, top: Math.round((v - down * 0.9) * size.height), wide, tall });
  return seen.length < LEAST_SEEN ? null : middleOf(seen, 0);
}

/** The colour of the cheeks; null where they are of no skin. */
function skinIn(
  cut: PlateSubject['cut'],
  area: Plate['area'],
  size: Plate['size'],
  { u, v, across, down }: Head,
): readonly number[] | null {
  const [wide, tall] = [Math.round(across * size.width), Math.round(down * size.height * 0.35)];
  const seen = clothIn(cut, area, {
    ...{ left: Math.round(u * size.width - wide / 2), top: Math.round((v + down * 0.2) * size.height) },
    ...{ wide, tall },
  }).filter(([r = 0, g = 0, b = 0]) => isSkin(r, g, b));
  return seen.length < LEAST_SEEN ? null : middleOf(seen, 0);
}

function clothIn(
  cut: PlateSubject['cut'],
  area: Plate['area'],
  { left, top, wide, tall }: { left: number; top: number; wide: number; tall: number },
): (readonly number[])[] {
  const seen: (readonly number[])[] = [];
  for (let y = 0; y < tall; y += 2) {
    for (let x = 0; x < wide; x += 2) {
      const own = clothAt(cut, left + area.left + x, top + area.top + y);
      if (own !== null) seen.push(own);
    }
  }
  return seen;
}
