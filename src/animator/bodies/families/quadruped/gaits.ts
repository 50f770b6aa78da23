import type { End, Side } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

export type LegName = `${End}${Side}`;
export const LEGS: readonly LegName[] = ['frontL', 'frontR', 'hindL', 'hindR'];

interface GaitPlan extends Readonly<Record<LegName, number>> {
  /** Which share of a stride a foot stands, how far it reaches in that time and how high it is lifted, against the sheet's own. */
  readonly stands: number;
  readonly reach: number;
  readonly lift: number;
}

/** When each foot comes down, in shares of a stride before its end. */
export const GAITS = {
  walk: { hindL: 0, frontL: 0.25, hindR: 0.5, frontR: 0.75, stands: 0.64, reach: 1, lift: 1 },
  sneak: { hindL: 0, frontL: 0.25, hindR: 0.5, frontR: 0.75, stands: 0.7, reach: 0.8, lift: 0.8 },
  trot: { hindL: 0, frontR: 0.02, hindR: 0.5, frontL: 0.52, stands: 0.46, reach: 1.25, lift: 1.3 },
  gallop: { hindL: 0, hindR: 0.1, frontL: 0.46, frontR: 0.58, stands: 0.3, reach: 2.05, lift: 1.6 },
  // Hooves follow each other and then all are in the air, gathered; who has paws flies twice, also stretched out.
  hooves: { hindL: 0, hindR: 0.89, frontL: 0.66, frontR: 0.54, stands: 0.28, reach: 1.95, lift: 1.6 },
  hop: { hindL: 0, hindR: 0.01, frontL: 0.5, frontR: 0.54, stands: 0.36, reach: 1, lift: 1 },
} as const satisfies Readonly<Record<string, GaitPlan>>;
export type Gait = keyof typeof GAITS;
export const isGallop = (gait: Gait | null): boolean => gait === 'gallop' || gait === 'hooves';

/** Speeds, in lengths of leg a second, from which on an animal trots and gallops. */
const TROT_FROM = 2.6;
const GALLOP_FROM = 5.2;
/** Around such a speed both gaits are seen, each for its share. */
const BAND = 0.12;

/** The gait of a speed, and the one it is about to change to. */
export function gaitsAt(
  { gait, leg }: QuadrupedSheet,
  legsASecond: number,
  act: string,
): { readonly first: Gait; readonly second: Gait | null; readonly share: number } {
  if (gait.hops === true) return { first: 'hop', second: null, share: 0 };
  if (act === 'sneak' || act === 'crawl') return { first: 'sneak', second: null, share: 0 };
  const slowest: Gait = act === 'trot' ? 'trot' : 'walk';
  const fastest: Gait = leg.foot === 'hoof' ? 'hooves' : 'gallop';
  // On two legs there is no gallop: it runs in a trot.
  const steps: readonly (readonly [Gait, number, Gait])[] =
    leg.arms === undefined
      ? [
          [slowest, TROT_FROM, 'trot'],
          ['trot', GALLOP_FROM, fastest],
        ]
      : [[slowest, TROT_FROM, 'trot']];
  for (const [slow, from, fast] of steps) {
    if (legsASecond < from * (1 - BAND)) return { first: slow, second: null, share: 0 };
    if (legsASecond < from * (1 + BAND)) {
      const share = (legsASecond / from - (1 - BAND)) / (2 * BAND);
      return { first: slow, second: slow === fast ? null : fast, share };
    }
  }
  return { first: leg.arms === undefined ? fastest : 'trot', second: null, share: 0 };
}

/** One full cycle of all legs covers this way: the foot goes `reach` while it stands, so the body goes that much in the share it stands. */
export function strideOf(sheet: QuadrupedSheet, gait: Gait, size: number): number {
  return (sheet.gait.stride * size * GAITS[gait].reach) / GAITS[gait].stands;
}

export interface FootStep {
  /** Against where it stands at rest, metres. */
  readonly forward: number;
  readonly up: number;
  /** Of the shank against rest, and how far through the air it is (0 to 1). */
  readonly bend: number;
  readonly swings: number;
}

export function stepAt(sheet: QuadrupedSheet, gait: Gait, leg: LegName, cycle: number, size: number): FootStep {
  const { stands, reach, lift } = GAITS[gait];
  const stride = sheet.gait.stride * size * reach;
  const share = (cycle + GAITS[gait][leg]) % 1;
  const isFront = leg.startsWith('front');
  const shift = isGallop(gait) ? (isFront ? 0.06 : 0.02) * size : 0;
  const sole = sheet.leg.sole === undefined ? 1 : 0.5;
  if (share < stands) {
    const k = share / stands;
    return { forward: stride * (0.5 - k) + shift, up: 0, bend: (0.12 - 0.4 * k) * sole, swings: 0 };
  }
  const k = (share - stands) / (1 - stands);
  const eased = k * k * (3 - 2 * k);
  const swings = Math.sin(Math.PI * k ** 0.8);
  return {
    forward: stride * (eased - 0.5) + shift,
    up: sheet.gait.lift * size * lift * swings,
    bend: (-0.28 + 0.4 * eased - swings * (isFront ? 1 : 0.75)) * sole,
    swings,
  };
}
