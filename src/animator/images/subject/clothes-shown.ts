import type { Rgb } from '../../maths/colour.ts';
import type { PlateCut } from '../plate/plate.ts';
import type { FacePlace } from './dye-hair.ts';
import { distance, nearest, tonesOf } from './tones.ts';

/** All in widths between the eyes, from between them: where the chin is, where shoulders may begin beside it, and how broad a jaw is. */
const [CHIN, SHOULDERS, JAW] = [1.62, 1.08, 1.2] as const;
/** Below and beside the mouth, of whose eyes are far apart: shoulders may be there, but no lips, teeth or chin. */
const [MOUTH, BESIDE_CHIN] = [1.25, 0.55] as const;
/** The cheeks, the crown, and the chest: half as wide, from where to where. */
const CHEEKS = { across: 0.4, from: 0.25, to: 0.65 } as const;
const CROWN = { across: 0.8, from: -1.9, to: -1.2 } as const;
const CHEST = { across: 1.6, from: 2.2, to: 5 } as const;
/** How far hair falls, and levels by which it differs from the crown: clothes have more colours than the chest. */
const FALLS = { aside: 2.4, to: 5 } as const;
const HAIR_LIKE = 95;
/** Shares of all light: colours whose red and green are nearer to each other than this are of one skin. */
const ONE_SKIN = 0.055;
/** Levels, of all three colours together: darker has no skin's colour, and clothes nearer to the hair than this are as it is. */
const [DARK, ALIKE] = [150, 150] as const;

/** The face between eyes and mouth, and the shoulders, but for what is as near to the middle as a neck. */
const FACE = { across: 0.65, from: 0.3, to: 0.72 } as const;
const SHOULDER = { across: 2.3, from: 2.1, to: 4 } as const;
const BESIDE_NECK = 1.1;
/** Between the tones of skin and clothes: nearer ones are not told apart by them. */
const TOLD_APART = 26;
/** Of the distance to the other: so much nearer it is surely one; and what is skin at all. */
const [SURE, SKIN_LIKE, UNLIKE_SKIN] = [0.9, 24, 70] as const;

type Colour = readonly [red: number, green: number, blue: number];
interface Zone {
  readonly across: number;
  readonly from: number;
  readonly to: number;
}

/**
 * At a pixel of a cut-out, by its colour and its place: clothes are below the chin, and beside it where shoulders are high; they are no skin, nor hair that falls
 * over them.
 */
export function clothesShown(cut: PlateCut, { x, y, apart }: FacePlace): (at: number) => boolean {
  const { width, pixels } = cut;
  const skin = meanOf(CHEEKS);
  const hair = meanOf(CROWN);
  const tones = tonesShown();
  const cloth = meanOf(CHEST, (at) => !isSkin(at)) ?? null;
  // Who wears what is as dark as the hair: there the two are not told apart.
  const told = hair !== null && cloth !== null && apartOf(hair, cloth) > ALIKE;
  return (at) => {
    const [across, low] = [Math.abs((at % width) - x) / apart, (Math.floor(at / width) - y) / apart];
    if (low < SHOULDERS || isSkin(at)) return false;
    const own = colourAt(at);
    if (low < CHIN && across < JAW && (low < MOUTH || across < BESIDE_CHIN)) return false;
    if (!told) return low >= CHIN;
    const isHair = across < FALLS.aside && low < FALLS.to && apartOf(own, hair) < HAIR_LIKE;
    return !isHair || apartOf(own, cloth) < apartOf(own, hair);
  };

  function colourAt(at: number): Colour {
    return [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0];
  }

  function isSkin(at: number): boolean {
    if (skin === null) return false;
    if (tones !== null) {
      const [toSkin, toCloth] = [nearest(tones.skin, colourAt(at)), nearest(tones.cloth, colourAt(at))];
      if (toCloth < toSkin * SURE) return false;
      if (toSkin < toCloth) return toSkin < UNLIKE_SKIN;
    }
    const [own, face] = [colourAt(at), sumOf(skin)];
    const whole = Math.max(1, sumOf(own));
    return (
      whole > DARK && Math.abs(own[0] / whole - skin[0] / face) + Math.abs(own[1] / whole - skin[1] / face) < ONE_SKIN
    );
  }

  /** What face and shoulders are of, in light and in shade; null where that does not tell one from the other. */
  function tonesShown(): { readonly skin: readonly Rgb[]; readonly cloth: readonly Rgb[] } | null {
    const face = tonesOf(pixels, [...pixelsIn(FACE)]);
    // Arms and a neck are also in deeper shade than a face.
    const shades = [1, 0.75, 0.5].flatMap((light) =>
      face.map((tone) => tone.map((part) => part * light) as unknown as Rgb),
    );
    const cloth = tonesOf(
      pixels,
      [...pixelsIn(SHOULDER)].filter((at) => {
        const aside = Math.abs((at % width) - x) / apart;
        return (
          aside > BESIDE_NECK &&
          nearest(shades, colourAt(at)) > SKIN_LIKE &&
          (hair === null || apartOf(colourAt(at), hair) > HAIR_LIKE)
        );
      }),
    );
    const [own, other] = [face[1], cloth[1]];
    if (own === undefined || other === undefined || distance(own, other) < TOLD_APART) return null;
    return { skin: shades, cloth };
  }

  function* pixelsIn(zone: Zone): Generator<number> {
    const [top, bottom] = [Math.max(0, Math.floor(y + zone.from * apart)), Math.min(cut.height, y + zone.to * apart)];
    const [left, right] = [Math.max(0, Math.floor(x - zone.across * apart)), Math.min(width, x + zone.across * apart)];
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++)
        if ((pixels[(row * width + column) * 4 + 3] ?? 0) === 255) yield row * width + column;
  }

  /** Null where the picture shows nothing of it. */
  function meanOf(zone: Zone, counts: (at: number) => boolean = () => true): Colour | null {
    const sums: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (const at of pixelsIn(zone)) {
      if (!counts(at)) continue;
      const own = colourAt(at);
      for (const part of [0, 1, 2] as const) sums[part] += own[part];
      count += 1;
    }
    return count === 0 ? null : [sums[0] / count, sums[1] / count, sums[2] / count];
  }
}

const sumOf = ([r, g, b]: Colour): number => Math.max(1, r + g + b);
const apartOf = (a: Colour, b: Colour): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
