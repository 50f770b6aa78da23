import { castRole } from '../../bodies/families.ts';
import { placeHas } from '../../catalogue/places.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { SetPlan } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { makeRandom } from '../../maths/random.ts';
import type { StageFigure } from '../stage.ts';
import { sceneryFigure } from './scenery-figure.ts';

/**
 * What goes by: metres a second; metres along the way from one to the next, to both sides of the windows where something is seen, from the wall outward,
 * and below the floor.
 */
interface Passing {
  readonly things: readonly string[];
  readonly pace: number;
  readonly step: number;
  readonly seen: number;
  readonly near: number;
  readonly far: number;
  readonly below: readonly [least: number, most: number];
  /** Times as large as in life. */
  readonly times: number;
}
const LAND: Passing = {
  ...{ things: ['tree', 'tree', 'bush', 'pine'], pace: 15, step: 5.5, seen: 26, near: 6, far: 24 },
  ...{ below: [0.4, 0.4], times: 1 },
};
/** Far below an airliner, and slower for it. */
const CLOUDS: Passing = {
  ...{ things: ['cloud figure'], pace: 22, step: 7, seen: 130, near: 46, far: 150 },
  ...{ below: [10, 34], times: 12 },
};
/** As bright as what stands outside by day; a carriage is darker. */
const SUNLIT = [1.5, 1.5, 1.45] as const;
const STANDS = /\b(?:station|platform|parked|stopped|stationary)\b/;

/** What is seen through the windows of a train that runs: the trees of the land go by, those nearer faster. */
export function passLand(
  { place, word, dressing }: SetPlan,
  { seed, durationSeconds, facts: { walls } }: { seed: number; durationSeconds: number; facts: PlaceFacts },
): StageFigure[] {
  const flies = place === 'plane_cabin';
  if (!(flies || placeHas(place, 'rolling')) || walls === undefined) return [];
  const { things, pace, step, seen: aside, near, far, below, times } = flies ? CLOUDS : LAND;
  if ([...dressing, word ?? ''].some((each) => STANDS.test(each))) return [];
  const random = makeRandom(seed).spawn('passing land');
  const kinds = things.flatMap((thing, index) => {
    const body = castRole(plainRole({ id: 0, thing }), random.spawn(`${thing} ${index}`));
    return body === null ? [] : [body];
  });
  const whole = pace * durationSeconds;
  const count = Math.ceil((whole + aside * 2) / step);
  return Array.from({ length: count }, (_, index): StageFigure[] => {
    const own = random.spawn(`${index}`);
    const body = kinds[Math.floor(own.next() * kinds.length)];
    if (body === undefined) return [];
    const start = aside - index * step + own.between(-2, 2);
    const z = walls.back - own.between(near, far);
    const y = -own.between(...below);
    // Who flies to the right sees all go to the left.
    const sense = flies ? -1 : 1;
    const at = (time: number) => [sense * (start + pace * time), y, z] as const;
    const seen = { from: Math.max(0, (-aside - start) / pace), to: Math.max(0, (aside - start) / pace) };
    if (seen.to <= 0 || seen.from > durationSeconds) return [];
    const path = [0, durationSeconds].map((time) => ({ time, at: at(time), heading: 0 }));
    const figure = sceneryFigure(
      { body, path, acts: [], size: own.between(0.8, 1.3) * times, phase: own.next() },
      durationSeconds,
    );
    return [{ ...figure, seen, tint: SUNLIT }];
  }).flat();
}
