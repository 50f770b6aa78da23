import { clamp, smoothstep, TAU } from '../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, chain } from '../../maths/turn.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Moment, Strides } from '../body.ts';
import { type Build, findParts, OUTLINE_COLUMNS, OUTLINE_ROWS, type Parts, traceOutline } from '../outline.ts';
import type { Pose } from '../pose.ts';
import type { SkeletonBuilder } from '../skeleton.ts';

/** Limbs of whoever a reference shows, by its outline: it walks on its legs instead of hopping as a thing does, and its head lives. */
export interface Limbs {
  readonly build: Build;
  readonly parts: Parts;
  /** Metres, of the box around the figure. */
  readonly width: number;
  readonly height: number;
}

/** What plays a role of such a family has such a build; any other is a thing. */
const BUILDS: Readonly<Record<string, Build>> = { person: 'upright', quadruped: 'on_all_fours' };
/** What goes smoothly along its way: on wheels or on a keel, not in hops. */
const SMOOTH: ReadonlySet<string> = new Set(['vehicle', 'vessel', 'aircraft']);

export const glides = (family: string): boolean => SMOOTH.has(family);

/** Of the width of a vehicle: how far behind its middle its cabin must be before that tells where its nose is; and of its height, from above. */
const [LEAST_LEAN, CABIN] = [0.015, 0.4];

/** To which side a vehicle drives that is seen from there: cabins are behind the middle, noses are low. 0 where that does not tell. */
export function noseOf(inside: (u: number, v: number) => boolean): -1 | 0 | 1 {
  let [sum, count] = [0, 0];
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 64; column++) {
      const [u, v] = [(column + 0.5) / 64, ((row + 0.5) / 24) * CABIN];
      if (!inside(u, v)) continue;
      sum += u - 0.5;
      count += 1;
    }
  }
  const lean = sum / Math.max(1, count);
  return Math.abs(lean) < LEAST_LEAN ? 0 : lean > 0 ? -1 : 1;
}

/** `inside`: at shares of the box, whether it is of the figure. Null for who has neither legs nor a head. */
export function findLimbs(
  family: string,
  size: { readonly width: number; readonly height: number },
  inside: (u: number, v: number) => boolean,
): Limbs | null {
  const build = BUILDS[family];
  if (build === undefined) return null;
  const rows = traceOutline((column, row) => inside((column + 0.5) / OUTLINE_COLUMNS, (row + 0.5) / OUTLINE_ROWS));
  const parts = findParts(rows, build, true);
  return { build, parts, width: size.width, height: size.height };
}

/** A point of the figure at shares of its box, on the plane it stands in. */
const pointAt = ({ width, height }: Limbs, u: number, v: number): Vector => [(u - 0.5) * width, (1 - v) * height, 0];

/** How far down a leg its knee is. */
const KNEE = 0.5;

export function addLimbs(builder: SkeletonBuilder, limbs: Limbs): SkeletonBuilder {
  for (const [index, { hip, foot, middles }] of limbs.parts.legs.entries()) {
    const middleAt = (down: number): number => middles[Math.round(clamp(down) * (middles.length - 1))] ?? 0.5;
    const [top, knee, end] = [0, KNEE, 1].map((down) =>
      pointAt(limbs, middleAt(down), hip + (foot - hip) * down),
    ) as unknown as readonly [Vector, Vector, Vector];
    builder.chain([`leg${index}`, `shin${index}`], 'whole', [top, knee, end]);
  }
  const { head } = limbs.parts;
  if (head !== null) {
    const [from, to] = [pointAt(limbs, head.u, head.v + head.down), pointAt(limbs, head.u, head.v - head.down)];
    builder.bone('head', 'whole', from, to);
  }
  return builder;
}

/** Bones of a point of the figure, as shares that sum up to 1 with what is left for the whole. */
export function bonesAt({ parts }: Limbs, u: number, v: number): readonly (readonly [bone: string, share: number])[] {
  const found: (readonly [string, number])[] = [];
  let best = { index: -1, away: REACH, down: 0 };
  for (const [index, { hip, foot, middles, halves }] of parts.legs.entries()) {
    const down = (v - hip) / (foot - hip);
    if (down < 0) continue;
    const at = Math.min(middles.length - 1, Math.floor(clamp(down) * middles.length));
    // A toe reaches far beyond the fetlock, and would stay behind as a spike.
    const toes = 1 + smoothstep(0.82, 0.95, down);
    const away = Math.abs(u - (middles[at] ?? 0)) / Math.max(1e-3, halves[at] ?? 0) / toes;
    if (away < best.away) best = { index, away, down };
  }
  if (best.index >= 0) {
    const share = smoothstep(0, 0.3, best.down) * smoothstep(REACH, 1.2, best.away);
    const shin = smoothstep(KNEE - 0.12, KNEE + 0.12, best.down);
    found.push([`leg${best.index}`, share * (1 - shin)], [`shin${best.index}`, share * shin]);
  }
  const { head } = parts;
  if (head !== null) {
    const below = (v - head.v) / Math.max(1e-3, head.down);
    const aside = Math.abs(u - head.u) / Math.max(1e-3, head.across);
    found.push(['head', smoothstep(1.25, 0.7, below) * smoothstep(1.6, 1.1, aside)]);
  }
  return found;
}

/** Halves of a leg's width: what is farther is none of it. */
const REACH = 1.9;
const RUNS: ReadonlySet<string> = new Set(['run', 'chase', 'gallop', 'trot', 'race']);
const SPEAKS: ReadonlySet<string> = new Set(['talk', 'sing', 'shout', 'whisper', 'laugh', 'smile', 'nod']);

/** Metres of a leg, and how many strides it has taken; null stands. */
function gaitOf({ parts, height }: Limbs, { act, speed, gone }: Moment): Gait | null {
  const length = Math.max(0, ...parts.legs.map(({ hip, foot }) => (foot - hip) * height));
  if (length === 0 || speed < 0.05) return null;
  const runs = RUNS.has(act) || speed > length * 3.2;
  const stride = length * (runs ? 3.4 : 2.1);
  return { length, stride, runs, strides: gone / stride };
}

interface Gait {
  readonly length: number;
  readonly stride: number;
  readonly runs: boolean;
  readonly strides: number;
}

/** When a leg is in its stride: two take turns; of four those behind are before those in front. */
function shiftOf(leg: number, count: number, runs: boolean): number {
  if (count <= 2) return (leg % 2) * 0.5;
  return runs ? (leg < count / 2 ? 0 : 0.42) + (leg % 2) * 0.12 : (leg % 2) * 0.5 + (leg >= count / 2 ? 0.25 : 0);
}

/** How high it is above the ground just now. */
export function liftOf(limbs: Limbs, moment: Moment): number {
  const gait = gaitOf(limbs, moment);
  if (gait === null) return 0;
  const beat = TAU * gait.strides * (limbs.build === 'upright' ? 2 : 1);
  return gait.length * (gait.runs ? 0.07 : 0.02) * (1 - Math.cos(beat));
}

export function poseLimbs(pose: Pose, limbs: Limbs, moment: Moment): void {
  const { time, phase, mouth, act } = moment;
  const gait = gaitOf(limbs, moment);
  const { legs, faces } = limbs.parts;
  const side = faces === 0 ? 1 : faces;
  if (gait !== null) {
    const swing = Math.min(gait.runs ? 0.62 : 0.45, gait.stride / (4 * gait.length));
    for (let leg = 0; leg < legs.length; leg++) {
      const beat = TAU * (gait.strides + shiftOf(leg, legs.length, gait.runs));
      const [ahead, bent] = [Math.cos(beat) * swing, Math.max(0, -Math.sin(beat)) * (gait.runs ? 1.1 : 0.7)];
      // An animal that is seen from its side swings its legs across the picture; people mostly look out of theirs, and so do some animals.
      if (limbs.build === 'upright' || faces === 0) {
        pose.turn(`leg${leg}`, aboutX(-ahead));
        pose.turn(`shin${leg}`, aboutX(bent));
      } else {
        pose.turn(`leg${leg}`, aboutZ(side * ahead));
        pose.turn(`shin${leg}`, aboutZ(-side * bent * 0.6));
      }
    }
  }
  const beat = (time + phase * 7) * TAU;
  const speaks = SPEAKS.has(act) || mouth.open > 0.05 ? 1 : 0.35;
  const nod = speaks * (0.05 * Math.sin(beat * 0.43) + 0.03 * Math.sin(beat * 0.91)) + 0.1 * mouth.open * speaks;
  const turned = speaks * 0.16 * Math.sin(beat * 0.17);
  pose.turn('head', chain(aboutY(turned), aboutX(nod), aboutZ(speaks * 0.035 * Math.sin(beat * 0.29))));
}

export function stridesOf(limbs: Limbs, moment: Moment): Strides | null {
  const gait = gaitOf(limbs, moment);
  if (gait === null) return null;
  const { legs } = limbs.parts;
  return {
    by: 'feet',
    gait: gait.runs ? 'run' : 'walk',
    phases: legs.map((_, leg) => gait.strides + shiftOf(leg, legs.length, gait.runs)),
  };
}
