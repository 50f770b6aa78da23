import type { Mesh } from '../../maths/mesh.ts';
import { add, cross, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';
import { lookOf, Solids } from './architecture/solids.ts';

/** A roller coaster: up the lift along -z, over its crest, down the first drop, over a second hill and round a bend. */
const CONTROL: readonly Vector[] = [
  [0, 2, 84],
  [0, 5, 66],
  [0, 24, 30],
  [0, 37, 6],
  [0, 39, -2],
  [0, 33, -11],
  [0, 10, -24],
  [0, 3.2, -38],
  [0, 9, -56],
  [-3, 22, -74],
  [-10, 24, -88],
  [-24, 17, -104],
  [-46, 8, -112],
  [-68, 6, -100],
  [-78, 12, -76],
  [-74, 18, -50],
  [-60, 10, -26],
  [-44, 6, -6],
];
const STEPS = 14;

/** Through all of them, smoothly. */
function spline(): Vector[] {
  const points: Vector[] = [];
  for (let k = 0; k + 1 < CONTROL.length; k++) {
    const [a, b, c, d] = [k - 1, k, k + 1, k + 2].map(
      (at) => CONTROL[Math.min(CONTROL.length - 1, Math.max(0, at))] ?? [0, 0, 0],
    ) as [Vector, Vector, Vector, Vector];
    for (let i = 0; i < STEPS; i++) {
      const t = i / STEPS;
      const along = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      points.push([along(0), along(1), along(2)]);
    }
  }
  return points;
}

export const TRACK: readonly Vector[] = spline();
const GAUGE = 0.62;

const ahead = (k: number): Vector =>
  normalise(subtract(TRACK[Math.min(TRACK.length - 1, k + 1)] ?? [0, 0, 0], TRACK[Math.max(0, k - 1)] ?? [0, 0, 1]));

/** Rails on their sleepers, a spine below, and legs down to the ground. */
export function makeTrack(hex: number): Mesh {
  const solids = new Solids();
  const [red, white] = [lookOf(hex, 'paint'), lookOf(0xf2f0ea, 'paint')];
  const side = (k: number): Vector => normalise(cross(ahead(k), [0, 1, 0]));
  const rail = (out: number, down: number): Vector[] =>
    TRACK.map((at, k) => add(at, add(scale(side(k), out), [0, down, 0])));
  for (const out of [-GAUGE, GAUGE]) solids.tube(rail(out, 0), 0.075, red, 7);
  solids.tube(rail(0, -0.55), 0.2, red, 8);
  for (const [k, at] of TRACK.entries()) {
    const [out, low] = [scale(side(k), GAUGE), add(at, [0, -0.5, 0])];
    solids.tube([add(at, out), low, subtract(at, out)], 0.05, red, 5);
    if (k % 7 !== 0 || at[1] < 2) continue;
    for (const leg of [-1, 1])
      solids.tube(
        [add(low, scale(side(k), leg * 0.2)), add([at[0], -0.5, at[2]], scale(side(k), leg * (1 + at[1] * 0.1)))],
        0.16,
        white,
        7,
      );
  }
  return solids.build();
}

const [LIFT_METRES_A_SECOND, CREST, PULL] = [13, 39.4, 9.8];
const SEAT: Vector = [0, 1.25, 0];

export interface RideKey {
  readonly time: number;
  readonly eye: Vector;
  readonly target: Vector;
}

/** What who sits in front sees, second by second: slowly up, then as fast as one falls. */
export function rideTrack(seconds: number): RideKey[] {
  const keys: RideKey[] = [];
  let [along, crested] = [30, false];
  const pointAt = (at: number): Vector => {
    const k = Math.min(TRACK.length - 2, Math.max(0, Math.floor(at)));
    const [a, b]: [Vector, Vector] = [TRACK[k] ?? [0, 0, 0], TRACK[k + 1] ?? [0, 0, 0]];
    return add(a, scale(subtract(b, a), at - k));
  };
  const step = 1 / 60;
  for (let frame = 0; frame <= seconds * 60; frame++) {
    const k = Math.min(TRACK.length - 2, Math.floor(along));
    const here = pointAt(along);
    if (frame % 10 === 0) {
      const far = pointAt(Math.min(TRACK.length - 1, along + (crested ? 9 : 12)));
      keys.push({ time: frame / 60, eye: add(here, SEAT), target: add(far, [0, 0.9, 0]) });
    }
    const length = Math.hypot(...subtract(TRACK[k + 1] ?? here, TRACK[k] ?? here)) || 1;
    crested ||= here[2] < -1;
    const speed = crested
      ? Math.sqrt(5 ** 2 + 2 * PULL * Math.max(0, CREST - here[1]))
      : LIFT_METRES_A_SECOND * (here[2] < 14 ? 0.45 : 1);
    along = Math.min(TRACK.length - 2, along + (speed * step) / length);
  }
  return keys;
}
