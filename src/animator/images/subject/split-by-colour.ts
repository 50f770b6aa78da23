import type { Rgb } from '../../maths/colour.ts';
import { blur } from '../pixels/blur.ts';
import type { PictureField } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';

/** How often the means of the two colours are taken anew. */
const ROUNDS = 8;
/** Of the width: over so much a colour is that of fur and not of single hairs, and so large is what is told apart. */
const [FUR, PIECE] = [0.006, 0.012];
/** Of all who stand out: less is a patch on somebody, as a wheel or a hoof, and goes with him. */
const LEAST = 0.12;
/** Levels: means that are nearer to each other are of one colour. */
const ONE_COLOUR = 44;
/** What a level of light counts beside one of hue: the sun on a black horse's flank is no other horse, where a white one beside it is. */
const SHADE = 0.4;

/** Only who has a colour, of those who stand before each other and so stand out as one: the white horse of a herd. As it is where they are of one colour. */
export function splitByColour({ width, height, pixels }: Raster, mask: PictureField, wanted: Rgb): PictureField {
  const cells = mask.width * mask.height;
  const colours = [0, 1, 2].map((part) => {
    const levels = Float32Array.from({ length: cells }, (_, at) => {
      const x = Math.floor((((at % mask.width) + 0.5) * width) / mask.width);
      const y = Math.floor(((Math.floor(at / mask.width) + 0.5) * height) / mask.height);
      return pixels[(y * width + x) * 4 + part] ?? 0;
    });
    return blur(levels, mask.width, mask.height, Math.max(1, Math.round(mask.width * FUR)));
  });
  const colourAt = (at: number): Rgb => [colours[0]?.[at] ?? 0, colours[1]?.[at] ?? 0, colours[2]?.[at] ?? 0];
  const inside = [...mask.values.keys()].filter((at) => (mask.values[at] ?? 0) > 0.5);
  const means = meansOf(inside.filter((_, index) => index % 7 === 0).map(colourAt));
  const [like, unlike] = means.toSorted((a, b) => apart(a, wanted) - apart(b, wanted));
  if (like === undefined || unlike === undefined || differ(like, unlike) < ONE_COLOUR) return mask;
  const isOwn = (colour: Rgb): boolean => apart(colour, like) <= apart(colour, unlike);
  const shares = new Float32Array(cells);
  for (const at of inside) shares[at] = isOwn(colourAt(at)) ? 1 : 0;
  const reach = Math.max(1, Math.round(mask.width * PIECE));
  const own = blur(shares, mask.width, mask.height, reach);
  const all = blur(Float32Array.from(mask.values), mask.width, mask.height, reach);
  const kinds = Uint8Array.from(shares, (_, at) =>
    (mask.values[at] ?? 0) < 0.2 ? 0 : (own[at] ?? 0) > 0.5 * (all[at] ?? 0) ? OWN : OTHER,
  );
  const kept = pieceOf(kinds, mask.width);
  return kept === null ? mask : { ...mask, values: mask.values.map((value, at) => (kept[at] === 1 ? value : 0)) };
}

const [OWN, OTHER] = [1, 2];

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** How far two are from being one colour in light and in shade. */
function differ(a: Rgb, b: Rgb): number {
  const lighter = (lightOf(a) - lightOf(b)) / 3;
  return Math.max(Math.abs(lighter) * SHADE, Math.hypot(...a.map((level, part) => level - (b[part] ?? 0) - lighter)));
}
const lightOf = ([r, g, b]: Rgb): number => r + g + b;

/** Begins with a dark and a light one, so that the same picture is always told apart in the same way. */
function meansOf(colours: readonly Rgb[]): Rgb[] {
  const sorted = colours.toSorted((a, b) => lightOf(a) - lightOf(b));
  let means = [0.2, 0.8].flatMap((share) => {
    const colour = sorted[Math.floor(sorted.length * share)];
    return colour === undefined ? [] : [colour];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 1e-6]);
    for (const colour of colours) {
      const distances = means.map((mean) => apart(colour, mean));
      const sum = sums[distances.indexOf(Math.min(...distances))] ?? [];
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + colour[part];
      sum[3] = (sum[3] ?? 0) + 1;
    }
    means = sums.map(([r = 0, g = 0, b = 0, count = 1]): Rgb => [r / count, g / count, b / count]);
  }
  return means;
}

/** 1 for each cell of the largest piece of the own kind and of the patches that border on it most; null where there is but one large piece. */
function pieceOf(kinds: Uint8Array, width: number): Uint8Array | null {
  const labels = new Uint32Array(kinds.length);
  const pieces: { readonly kind: number; readonly cells: number[] }[] = [];
  const around = (at: number): number[] => [
    ...(at % width > 0 ? [at - 1] : []),
    ...(at % width < width - 1 ? [at + 1] : []),
    ...[at - width, at + width],
  ];
  for (let start = 0; start < kinds.length; start++) {
    const kind = kinds[start] ?? 0;
    if (kind === 0 || labels[start] !== 0) continue;
    const cells: number[] = [];
    pieces.push({ kind, cells });
    labels[start] = pieces.length;
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      cells.push(at);
      for (const next of around(at)) {
        if (kinds[next] !== kind || labels[next] !== 0) continue;
        labels[next] = pieces.length;
        waiting.push(next);
      }
    }
  }
  const total = pieces.reduce((sum, { cells }) => sum + cells.length, 0);
  const isLarge = (label: number): boolean => (pieces[label - 1]?.cells.length ?? 0) > total * LEAST;
  const large = pieces.filter((_, index) => isLarge(index + 1)).toSorted((a, b) => b.cells.length - a.cells.length);
  const chosen = large.find(({ kind }) => kind === OWN);
  if (chosen === undefined || large.length < 2) return null;
  const label = pieces.indexOf(chosen) + 1;
  const kept = new Uint8Array(kinds.length);
  for (const at of chosen.cells) kept[at] = 1;
  for (const [index, { cells }] of pieces.entries()) {
    if (isLarge(index + 1)) continue;
    const borders = new Map<number, number>();
    for (const at of cells)
      for (const next of around(at)) {
        const other = labels[next] ?? 0;
        if (isLarge(other)) borders.set(other, (borders.get(other) ?? 0) + 1);
      }
    const [nearest] = [...borders].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
    if (nearest === label) for (const at of cells) kept[at] = 1;
  }
  return kept;
}
