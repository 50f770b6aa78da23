import { transform } from '../maths/matrix.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import { keyOf } from './directed-light.ts';
import { wantedOf } from './key-light.ts';
import { brightness, type Metered, momentLampOn, sidesOf } from './light-meter.ts';
import { beside, type Found, figuresOf, hasEyes, type LitMoment, tallOf } from './lit-figures.ts';
import type { MovingLamp } from './moving-lamp.ts';

/**
 * Lamps of a moment as bright as the face of whom they light can bear: no face is paper in the cone of a lamp, and none is lost beside a candle. What comes and
 * goes with the film is left as it is told: a light that goes out leaves the dark.
 */

/** Of what a print wants of a face: the most, the least, and the least of who is lit as the prompt says. */
const [BRIGHTEST, DIMMEST, DIMMEST_AS_TOLD] = [1.45, 1, 0.55];
const PASSING: ReadonlySet<string> = new Set(['fading', 'going_out', 'coming_on', 'strobe', 'flicker', 'lightning']);
/** Of all that falls on a face: who gives less of it is not what lights it. */
const MINOR = 0.08;
const COLD: Vector = [0.8, 0.95, 1.2];
const WARM_FROM = 0.62;

function sidesOfFace({ figure }: Found, { camera }: LitMoment): readonly [Metered, Metered] {
  const { matrix, pose, body } = figure;
  const { eyes } = body.anchors;
  const at = eyes === undefined ? figure.at : transform(matrix, pose.place(eyes.bone, eyes.at));
  const [x, z] = [camera.eye[0] - at[0], camera.eye[2] - at[2]];
  const far = Math.max(1e-3, Math.hypot(x, z));
  return sidesOf(at, [x / far, z / far]);
}

export function balanceLamps(moment: LitMoment, base: Vector, lamps: readonly MovingLamp[]): readonly MovingLamp[] {
  const { stage, faceLight } = moment;
  const hero = figuresOf(moment).find(hasEyes);
  const { lights } = stage.place;
  if (hero === undefined || faceLight === null || lights.some((light) => PASSING.has(light))) return lamps;
  if (stage.styles.includes('silhouette')) return lamps;
  // Beams that are only seen in the water light nobody: a lamp for a whale's eye would burn a hole in the sand beside it.
  if (lamps.length > 0 && lamps.every(({ falls }) => falls === 0)) return lamps;
  const wanted = wantedOf(stage) / Math.max(1e-3, faceLight);
  const sides = sidesOfFace(hero, moment);
  const falls = lamps.map((lamp) => sides.map((side) => brightness(momentLampOn(lamp, side))));
  const sums = sides.map((_, side) => falls.reduce((sum, on) => sum + (on[side] ?? 0), 0));
  const lit = Math.max(...sums);
  const there = brightness(base);
  if (lit > 0 && there + lit > wanted * BRIGHTEST) {
    const left = Math.max(0.1, (wanted * BRIGHTEST - there) / lit);
    return lamps.map((lamp, index) =>
      Math.max(...(falls[index] ?? [])) < lit * MINOR ? lamp : { ...lamp, colour: scale(lamp.colour, left) },
    );
  }
  const least = wanted * (keyOf(stage) === null ? DIMMEST : DIMMEST_AS_TOLD);
  if (there + lit >= least) return lamps;
  return [...lamps, missing(moment, hero, { sides, amount: least - there - lit, near: nearest(lamps, falls) })];
}

/** What gives most of the light there is, and the side it falls on. */
function nearest(lamps: readonly MovingLamp[], falls: readonly (readonly number[])[]) {
  const most = Math.max(0, ...falls.flat());
  const index = falls.findIndex((on) => most > 0 && on.includes(most));
  return { lamp: lamps[index] ?? null, side: (falls[index]?.[1] ?? 0) > (falls[index]?.[0] ?? 0) ? -1 : 1 };
}

/** A lamp beside the camera that gives what a face lacks, in the colour of what lights it. */
function missing(
  moment: LitMoment,
  { figure }: Found,
  {
    sides,
    amount,
    near,
  }: {
    readonly sides: readonly [Metered, Metered];
    readonly amount: number;
    readonly near: { readonly lamp: MovingLamp | null; readonly side: number };
  },
): MovingLamp {
  const tall = tallOf(figure);
  const foot = beside(figure, moment, 0.62, 0.5 * near.side, 0);
  const at: Vector = [foot[0], sides[0].at[1] + 0.05 * tall, foot[2]];
  const own = near.lamp?.colour ?? COLD;
  const colour = scale(add(scale(own, WARM_FROM / Math.max(1e-6, brightness(own))), scale(COLD, 0.1)), 1);
  const lamp: MovingLamp = { at, colour, reach: 1.5 * tall, size: 0.3 * tall };
  const unit = Math.max(...sides.map((side) => brightness(momentLampOn(lamp, side))));
  return { ...lamp, colour: scale(colour, amount / Math.max(1e-4, unit)) };
}
