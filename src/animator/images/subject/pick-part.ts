import { findColour } from '../../catalogue/attributes.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Role } from '../../director/script.ts';
import type { Rgb } from '../../maths/colour.ts';
import { clamp } from '../../maths/ease.ts';
import type { PictureField } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';
import { kindOf } from './life.ts';
import { splitAtWaist } from './split-at-waist.ts';
import { splitByColour } from './split-by-colour.ts';
import type { LookAt } from './subject.ts';
import { untie } from './untie.ts';

/** Who is meant among several that stand out of a picture. */
interface Meant {
  readonly upright: boolean;
  readonly onAllFours: boolean;
  readonly metres: number;
  /** Of people: 1 for a man, -1 for who is mostly smaller than one. */
  readonly stature: number;
  readonly colour: Rgb | null;
  /** On which side of the picture: -1, 0 where nothing is said, 1. */
  readonly side: number;
}

/** One that stands out by itself, in cells. */
interface Part {
  readonly cells: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  readonly colour: [number, number, number];
}

/** Cells across: finer gaps are none between two who stand apart. */
const COLUMNS = 160;
const INSIDE = 0.5;
/** How far the soft edge of a part reaches, in cells. */
const EDGE_CELLS = 5;
/** Of the largest part: what is smaller is a piece of somebody. */
const LEAST_PART = 0.06;
/** Animals lower than this are small beside the others. */
const SMALL_METRES = 0.9;

/** What it tells that a horse is larger than a dog. */
const LARGE = 0.9;
/** What it tells of people beside animals, who are often larger: less than how they stand. */
const UPRIGHT = 0.2;
const [STATURE, COLOURFUL] = [0.8, 2];

/** Looks at a picture with one in mind: of several who stand apart the rest are left where they are. */
export const lookFor = (look: LookAt, role: Role | null, prompt: string): LookAt =>
  role === null || role.count > 1
    ? look
    : (picture) => {
        const seen = look(picture);
        const meant = meantBy(role, prompt);
        const apart = pickPart(picture, seen.mask, meant);
        // Who stands before others is told from them by his colour; tyres and windows are of a red car, too.
        const split = meant.colour !== null && findThing(role.thing)?.alive === true;
        const mask = split && meant.colour !== null ? splitByColour(picture, apart, meant.colour) : apart;
        const others = seen.mask.values.map((value, at) => (mask.values[at] === 0 ? value : 0));
        return mask === seen.mask ? seen : { ...seen, mask, others: { ...mask, values: others } };
      };

function meantBy(role: Role, prompt: string): Meant {
  const kind = kindOf(role);
  return {
    upright: kind === 'upright',
    onAllFours: kind === 'four_legged',
    metres: findThing(role.thing)?.metres ?? 1,
    stature: statureOf(role),
    colour: role.colour === null ? null : findColour(role.colour),
    side: sideOf(role, prompt),
  };
}

const statureOf = ({ person }: Role): number =>
  person === null
    ? 0
    : person.age === 'baby' || person.age === 'child'
      ? -2
      : person.gender === 'man'
        ? 1
        : person.gender === 'woman'
          ? -1
          : 0;

/** "The left horse", "the dog on the right": where it is, and not where it goes. */
const sideOf = ({ word }: Role, prompt: string): number => {
  const said =
    /\b(left|right)(?:most)?\b/i.exec(word)?.[1] ?? /\bon (?:the |its |my )?(?:far )?(left|right)\b/i.exec(prompt)?.[1];
  return said === undefined ? 0 : said.toLowerCase() === 'left' ? -1 : 1;
};

/** The mask with only the part in it that is meant most; as it is where there is but one. */
function pickPart(picture: Raster, mask: PictureField, meant: Meant): PictureField {
  // A bicycle is all thin tubes, and one.
  const several = { untied: meant.upright || meant.onAllFours, sideTold: meant.side !== 0 };
  const { parts, columns, labelAt } = separateParts(picture, mask, several);
  const largest = Math.max(0, ...parts.map(({ cells }) => cells));
  const whole = parts.filter(({ cells }) => cells >= largest * LEAST_PART);
  if (whole.length < 2) return mask;
  const people = whole.filter((part) => tallOf(part) > 0).length;
  const fits = whole.map((part) => fitOf(part, people < 2 ? { ...meant, stature: 0 } : meant, { columns, largest }));
  const best = whole[fits.indexOf(Math.max(...fits))];
  const chosen = best === undefined ? 0 : parts.indexOf(best) + 1;
  return { ...mask, values: mask.values.map((value, at) => (labelAt(at) === chosen ? value : 0)) };
}

/** How those are told apart who hang together. */
interface Several {
  /** From whom they hold or lead. */
  readonly untied: boolean;
  /** Where the words tell of one side there are two, however they lean on each other. */
  readonly sideTold: boolean;
}

/** Everybody who stands apart, and for each value of the mask whose it is: 0 for nobody's, else counted from 1. */
export function separateParts(
  picture: Raster,
  mask: PictureField,
  several: Several = { untied: false, sideTold: false },
): { readonly parts: readonly Part[]; readonly columns: number; readonly labelAt: (at: number) => number } {
  const columns = Math.min(COLUMNS, mask.width);
  const rows = Math.max(1, Math.round((columns * mask.height) / mask.width));
  const { labels, parts } = findParts(picture, mask, { columns, rows, ...several });
  const reach = spreadLabels(labels, columns, rows);
  const labelAt = (at: number): number => {
    const column = Math.floor(((at % mask.width) * columns) / mask.width);
    const row = Math.min(rows - 1, Math.floor((Math.floor(at / mask.width) * rows) / mask.height));
    return reach[row * columns + column] ?? 0;
  };
  return { parts, columns, labelAt };
}

const tallOf = ({ left, right, top, bottom }: Part): number => Math.log((bottom - top + 1) / (right - left + 1));

/** Who is upright is taller than wide, who stands on all fours is not; of equal ones the largest counts, unless a small one is meant. */
function fitOf(part: Part, meant: Meant, { columns, largest }: { columns: number; largest: number }): number {
  const tall = tallOf(part);
  const shape = meant.upright ? clamp(tall * 1.3, -1.3, 1.4) : meant.onAllFours ? clamp(0.3 - tall, -1, 1) : 0;
  const small = meant.onAllFours && meant.metres < SMALL_METRES;
  // Of two people the man is seldom the smaller one, or the one in red.
  const told =
    STATURE * Math.log(part.cells / largest) -
    (COLOURFUL * (Math.max(...part.colour) - Math.min(...part.colour))) / 255;
  const person = meant.upright && tall > 0 ? meant.stature * told : 0;
  const size =
    Math.log(part.cells / largest) * (small ? -0.15 : meant.onAllFours ? LARGE : meant.upright ? UPRIGHT : 0.35);
  const [r, g, b] = part.colour;
  const unlike =
    meant.colour === null ? 0 : Math.hypot(r - meant.colour[0], g - meant.colour[1], b - meant.colour[2]) / 150;
  const aside = ((part.left + part.right) / columns - 1) * meant.side * 2;
  return shape + size + person - unlike + aside;
}

function findParts(
  picture: Raster,
  mask: PictureField,
  { columns, rows, untied, sideTold }: Several & { readonly columns: number; readonly rows: number },
): { readonly labels: Uint16Array; readonly parts: readonly Part[] } {
  const held = (column: number, row: number): boolean =>
    (mask.values[
      Math.floor(((row + 0.5) * mask.height) / rows) * mask.width + Math.floor(((column + 0.5) * mask.width) / columns)
    ] ?? 0) >= INSIDE;
  const taken = new Uint8Array(columns * rows);
  const labels = new Uint16Array(columns * rows);
  const parts: Part[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (taken[start] !== 0 || !held(start % columns, Math.floor(start / columns))) continue;
    const cells = [start];
    taken[start] = 1;
    for (let index = 0; index < cells.length; index++) {
      const at = cells[index] ?? 0;
      for (const [x, y] of neighboursOf(at % columns, Math.floor(at / columns), columns, rows)) {
        const next = y * columns + x;
        if (taken[next] !== 0 || !held(x, y)) continue;
        taken[next] = 1;
        cells.push(next);
      }
    }
    const owners = (untied ? untie({ cells, columns }) : null) ?? (sideTold ? splitAtWaist({ cells, columns }) : null);
    const before = parts.length;
    for (const cell of cells) labels[cell] = before + 1 + (owners?.get(cell) ?? 0);
    for (let number = before; number < Math.max(...cells.map((cell) => labels[cell] ?? 0)); number++)
      parts.push(
        partOf(
          picture,
          cells.filter((cell) => labels[cell] === number + 1),
          columns,
          rows,
        ),
      );
  }
  return { labels, parts };
}

function partOf({ width, height, pixels }: Raster, cells: readonly number[], columns: number, rows: number): Part {
  const part: Part = { cells: cells.length, left: columns, right: 0, top: rows, bottom: 0, colour: [0, 0, 0] };
  for (const at of cells) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    [part.left, part.right] = [Math.min(part.left, column), Math.max(part.right, column)];
    [part.top, part.bottom] = [Math.min(part.top, row), Math.max(part.bottom, row)];
    const pixel =
      (Math.floor(((row + 0.5) * height) / rows) * width + Math.floor(((column + 0.5) * width) / columns)) * 4;
    for (const channel of [0, 1, 2] as const) part.colour[channel] += (pixels[pixel + channel] ?? 0) / cells.length;
  }
  return part;
}

const neighboursOf = (column: number, row: number, columns: number, rows: number): (readonly [number, number])[] =>
  (
    [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ] as const
  ).filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows);

/** Each part with its soft edge. */
function spreadLabels(labels: Uint16Array, columns: number, rows: number): Uint16Array {
  let spread = labels;
  for (let round = 0; round < EDGE_CELLS; round++) {
    const before = spread;
    spread = before.map((label, at) => {
      if (label !== 0) return label;
      for (const [x, y] of neighboursOf(at % columns, Math.floor(at / columns), columns, rows)) {
        const next = before[y * columns + x] ?? 0;
        if (next !== 0) return next;
      }
      return 0;
    });
  }
  return spread;
}
