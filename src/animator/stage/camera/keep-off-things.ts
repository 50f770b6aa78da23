import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { Whereabouts, WhereIs } from '../whereabouts.ts';
import { pointOfShot } from './join-shots.ts';

/** Metres that a lens keeps from what it does not show. */
const FROM_THINGS = 0.15;
/** Metres at a time, and how far it goes back at most: what is larger is a place of its own. */
const [STEP, MOST] = [0.1, 2.5];
/** Whatever else is large one may be inside of, or look through: cabins, rooms, crowns of trees. */
const SOLID: ReadonlySet<string> = new Set(['furniture', 'household', 'apparatus']);

const isSolid = ({ thing, order }: Player): boolean => thing?.alive === false && SOLID.has(order.family);

/** Whether a point is in the box of a thing that stands upright. */
function isInside(point: Vector, { body, size }: Player, { at, heading, height, lies }: Whereabouts): boolean {
  if (lies === true) return false;
  const [x, y, z] = subtract(point, at);
  const [sine, cosine] = [Math.sin(heading), Math.cos(heading)];
  const [across, along] = [x * cosine - z * sine, x * sine + z * cosine];
  return (
    Math.abs(across) < (body.width * size) / 2 + FROM_THINGS &&
    Math.abs(along) < (body.length * size) / 2 + FROM_THINGS &&
    y > -FROM_THINGS &&
    y < height + FROM_THINGS
  );
}

/** A camera that comes nearer stops before the piano, and not in it: from wherever it would be inside of a thing it goes back the way it looks. */
export function keepOffThings(
  shots: readonly StageShot[],
  { players, whereIs }: { readonly players: readonly Player[]; readonly whereIs: WhereIs },
): StageShot[] {
  const solid = [...players.entries()].filter(([, player]) => isSolid(player));
  if (solid.length === 0) return [...shots];
  return shots.map((shot) => {
    const clear = (key: CameraKey): CameraKey => {
      const back = subtract(key.eye, key.target);
      const far = Math.max(1e-6, Math.hypot(...back));
      for (let metres = 0; metres <= MOST; metres += STEP) {
        const eye = add(key.eye, scale(back, metres / far));
        const at = pointOfShot(eye, shot, key.time, whereIs);
        if (solid.some(([index, player]) => isInside(at, player, whereIs(index, key.time)))) continue;
        return metres === 0 ? key : { ...key, eye, focus: key.focus + metres };
      }
      return key;
    };
    return { ...shot, keys: shot.keys.map(clear) };
  });
}
