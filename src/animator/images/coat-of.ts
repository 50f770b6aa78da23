import { CUT_OUT_SIDE, type CutOut } from '../bodies/families/reference.ts';
import { hexOf } from '../bodies/recolour.ts';
import { findAct } from '../catalogue/acts.ts';
import { findThing } from '../catalogue/things.ts';
import type { Role, Script } from '../director/script.ts';

/** Of its width or height: an animal that an edge of the picture cuts through so far is a head or a part of one, and nothing it could stand on is seen. */
const HEAD_ONLY = 0.4;

/** Whether a picture shows so little of an animal that it could do nothing: then its kind is known, and its coat. */
export const isHeadOnly = ({ thing, person }: Role, { framed }: CutOut): boolean =>
  framed >= HEAD_ONLY && person === null && thing !== 'person' && findThing(thing)?.alive === true;

/** Of its height, from above, where legs are of whoever stands; and how much of its width is filled there of who lies or sits. */
const [LEGS_AT, DOWN] = [[0.75, 0.8, 0.85], 0.66] as const;
/** What nobody does who lies. */
const AFOOT: ReadonlySet<string> = new Set(['dance', 'jump', 'stand', 'kick']);

/** An animal that lies or sits in its picture and is to go: it has no legs there that could, and bent into a stride it would be torn. */
export const mustRise = ({ id, thing, person }: Role, { beats }: Pick<Script, 'beats'>, cut: CutOut): boolean =>
  person === null &&
  thing !== 'person' &&
  findThing(thing)?.alive === true &&
  beats.some(({ role, act }) => role === id && (AFOOT.has(act) || findAct(act)?.frame === 'go')) &&
  LEGS_AT.reduce((sum, v) => sum + filledAt(cut, v), 0) / LEGS_AT.length > DOWN;

const COLUMNS = 64;

/** The share of its width that it fills, so far down. */
function filledAt({ pixels, left, top, width, height }: CutOut, v: number): number {
  const y = Math.floor((top + v * height) * CUT_OUT_SIDE);
  let count = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const x = Math.floor((left + ((column + 0.5) / COLUMNS) * width) * CUT_OUT_SIDE);
    if ((pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) > 128) count += 1;
  }
  return count / COLUMNS;
}

/** Of all pixels, from the darkest: neither eyes and stripes nor what shines, and what is lightest of all. */
const [COAT_FROM, COAT_TO, LIGHT_FROM] = [0.35, 0.75, 0.88];
/** Levels: a belly that is less light is of the same colour as the rest. */
const LIGHTER = 38;

/** A role in the colours that a picture has of it; colours that the words give it stay. */
export function inColoursOf(cut: CutOut, role: Role): Role {
  if (role.colour !== null) return role;
  const { pixels } = cut;
  const spots: number[] = [];
  if (findThing(role.thing)?.alive !== true) return { ...role, colour: paintOf(pixels) };
  for (let at = 0; at < pixels.length; at += 4 * STEP) if ((pixels[at + 3] ?? 0) > 200) spots.push(at);
  spots.sort((a, b) => lumaAt(pixels, a) - lumaAt(pixels, b));
  const between = (from: number, to: number): Colour =>
    meanOf(pixels, spots.slice(Math.floor(spots.length * from), Math.ceil(spots.length * to)));
  const [coat, light] = [between(COAT_FROM, COAT_TO), between(LIGHT_FROM, 1)];
  const belly = lumaOf(light) - lumaOf(coat) < LIGHTER ? [] : [{ part: 'belly', colour: hexOf(light) }];
  return { ...role, colour: hexOf(coat), colours: [...belly, ...role.colours] };
}

/** Levels of difference between its colours from which something is painted; of all of it, how much must be. */
const [PAINTED, LEAST_PAINT] = [80, 0.12];

/** What is painted of a vehicle: tyres, glass and shade are of no colour. Where little is, it is what is light of it. */
function paintOf(pixels: Uint8Array): string {
  const spots: number[] = [];
  for (let at = 0; at < pixels.length; at += 4 * STEP) if ((pixels[at + 3] ?? 0) > 200) spots.push(at);
  const painted = spots.filter((at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    return Math.max(r, g, b) - Math.min(r, g, b) > PAINTED;
  });
  if (painted.length > spots.length * LEAST_PAINT) return hexOf(meanOf(pixels, painted));
  const sorted = spots.toSorted((a, b) => lumaAt(pixels, a) - lumaAt(pixels, b));
  return hexOf(meanOf(pixels, sorted.slice(Math.floor(sorted.length * COAT_FROM))));
}

const STEP = 7;
type Colour = readonly [number, number, number];
const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const lumaAt = (pixels: Uint8Array, at: number): number =>
  lumaOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);

function meanOf(pixels: Uint8Array, spots: readonly number[]): Colour {
  const mean = (part: number): number =>
    spots.reduce((sum, at) => sum + (pixels[at + part] ?? 0), 0) / Math.max(1, spots.length);
  return [mean(0), mean(1), mean(2)];
}
