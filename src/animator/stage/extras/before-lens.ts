import { castRole } from '../../bodies/families.ts';
import { plainRole } from '../../director/cast/plain-role.ts';
import type { Script } from '../../director/script.ts';
import { makeRandom } from '../../maths/random.ts';
import { add, cross, normalise, scale, subtract, UP, type Vector } from '../../maths/vector.ts';
import type { BodyOf } from '../players.ts';
import type { StageFigure, StageShot } from '../stage.ts';
import { sceneryFigure } from './scenery-figure.ts';

/** Metres from the lens, and how tall a twig with its leaves is there, of half the picture's height. */
const [AWAY, TALL] = [0.9, 1.15];
/** Shares of half the picture's width and height from its middle: around whom the shot is about, never before them. */
const CORNERS: readonly (readonly [across: number, up: number])[] = [
  [-0.98, -1.35],
  [0.95, -1.5],
  [-1.2, 0.25],
  [1.18, 0.4],
];

/** "Seen through the branches of a bush": leaves at the corners of the picture, near enough to be soft. A camera that goes along leaves them behind. */
export function hangLeaves(
  { shots, durationSeconds }: Script,
  framed: readonly StageShot[],
  { seed, shape, bodyOf }: { readonly seed: number; readonly shape: number; readonly bodyOf: BodyOf },
): StageFigure[] {
  return shots.flatMap(({ behindLeaves }, index) => {
    const key = framed[index]?.keys[0];
    if (behindLeaves !== true || key === undefined || framed[index]?.follow !== null) return [];
    const chance = makeRandom(seed).spawn(`leaves ${index}`);
    const ahead = normalise(subtract(key.target, key.eye));
    const right = normalise(cross(ahead, UP));
    const high = AWAY * Math.tan((key.fieldOfView * Math.PI) / 360);
    return CORNERS.flatMap(([across, up], corner): StageFigure[] => {
      const body = castRole(plainRole({ thing: 'bush' }), chance.spawn(`${corner}`));
      if (body === null) return [];
      const size = (high * TALL) / bodyOf(body).height;
      const at: Vector = add(
        add(key.eye, scale(ahead, AWAY)),
        add(scale(right, across * high * shape), scale(cross(right, ahead), up * high)),
      );
      const path = [{ time: 0, at, heading: chance.spawn(`turn ${corner}`).between(0, 6) }];
      return [{ ...sceneryFigure({ body, path, acts: [], size }, durationSeconds), support: { on: 'air' } }];
    });
  });
}
