import { castRole } from '../../bodies/families.ts';
import { placeHas } from '../../catalogue/places.ts';
import { plainRole } from '../../director/plain-role.ts';
import type { SetPlan } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { makeRandom } from '../../maths/random.ts';
import type { StageFigure } from '../stage.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Metres a second; metres along the way from one to the next, to both sides of the windows where something is seen, and from the wall outward. */
const [PACE, STEP, SEEN, NEAR, FAR] = [15, 5.5, 26, 6, 24];
/** Metres below the floor of the carriage. */
const BELOW = 0.4;
/** As bright as what stands outside by day; a carriage is darker. */
const SUNLIT = [1.5, 1.5, 1.45] as const;
const STANDS = /\b(?:station|platform|parked|stopped|stationary)\b/;

/** What is seen through the windows of a train that runs: the trees of the land go by, those nearer faster. */
export function passLand(
  { place, word, dressing }: SetPlan,
  { seed, durationSeconds, facts: { walls } }: { seed: number; durationSeconds: number; facts: PlaceFacts },
): StageFigure[] {
  if (!placeHas(place, 'rolling') || walls === undefined) return [];
  if ([...dressing, word ?? ''].some((each) => STANDS.test(each))) return [];
  const random = makeRandom(seed).spawn('passing land');
  const kinds = ['tree', 'tree', 'bush', 'pine'].flatMap((thing, index) => {
    const body = castRole(plainRole({ id: 0, thing }), random.spawn(`${thing} ${index}`));
    return body === null ? [] : [body];
  });
  const whole = PACE * durationSeconds;
  const count = Math.ceil((whole + SEEN * 2) / STEP);
  return Array.from({ length: count }, (_, index): StageFigure[] => {
    const own = random.spawn(`${index}`);
    const body = kinds[Math.floor(own.next() * kinds.length)];
    if (body === undefined) return [];
    const start = SEEN - index * STEP + own.between(-2, 2);
    const z = walls.back - own.between(NEAR, FAR);
    const at = (time: number) => [start + PACE * time, -BELOW, z] as const;
    const seen = { from: Math.max(0, (-SEEN - start) / PACE), to: Math.max(0, (SEEN - start) / PACE) };
    if (seen.to <= 0 || seen.from > durationSeconds) return [];
    const path = [0, durationSeconds].map((time) => ({ time, at: at(time), heading: 0 }));
    const figure = sceneryFigure(
      { body, path, acts: [], size: own.between(0.8, 1.3), phase: own.next() },
      durationSeconds,
    );
    return [{ ...figure, seen, tint: SUNLIT }];
  }).flat();
}
