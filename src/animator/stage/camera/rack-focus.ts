import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';
import { keepAbove } from './camera-clearance.ts';
import { NORMAL, tangentsOf } from './view.ts';

interface Racking {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly facts: PlaceFacts;
  readonly shape: number;
}

/** Of the picture's height: how much of it what is near the lens fills. */
const NEAR_FILLS = 0.5;
/** Tangents from the middle of the picture: as far aside what is near stands, and who is behind it on the other side. */
const [ASIDE, BELOW] = [0.32, 0.3];
/** Of the shot: as long the first is sharp, and until then the second has become so. */
const [HELD, SHARP] = [0.38, 0.6];
/** Pixels of blur at infinity, at a width of 1280. */
const APERTURE = 9;
/** Metres at most to what is near the lens. */
const FARTHEST = 3.2;

/** One picture of two, the one near the lens and the other behind it, of which first the one is sharp and then the other; null where nobody asks for it. */
export function rackFocus(shot: Shot, subject: number, { players, whereIs, facts, shape }: Racking): StageShot | null {
  const first = players.findIndex(({ role }) => role.id === shot.rack);
  if (shot.rack === undefined || first < 0 || first === subject) return null;
  const [near, far] = [whereIs(first, shot.from), whereIs(subject, shot.to)];
  const { up, across } = tangentsOf(NORMAL, shape);
  const from = subtract(near.at, far.at);
  const level = Math.hypot(from[0], from[2]);
  if (level < 1e-3) return null;
  const back: Vector = [from[0] / level, 0, from[2] / level];
  const right: Vector = [back[2], 0, -back[0]];
  const size = Math.max(near.height, near.radius * 2);
  const away = Math.min(FARTHEST, size / (2 * up * NEAR_FILLS));
  const middle: Vector = [near.at[0], near.at[1] + near.height / 2, near.at[2]];
  // Beside what is near, and a little above its middle: who is behind it is seen past it.
  const beside = add(add(middle, scale(back, away)), scale(right, ASIDE * across * away));
  const eye = keepAbove(add(beside, [0, BELOW * up * away, 0]), facts, true, away);
  const face: Vector = [far.at[0], far.at[1] + far.height * 0.72, far.at[2]];
  const [dx, dz] = [face[0] - eye[0], face[2] - eye[2]];
  const target: Vector = add(eye, [dx, (face[1] - eye[1]) * 0.5, dz]);
  const key: Omit<CameraKey, 'time' | 'focus'> = {
    ...{ eye, target, roll: 0, aperture: APERTURE },
    fieldOfView: (Math.atan(up) * 360) / Math.PI,
  };
  const span = shot.to - shot.from;
  const [toNear, toFar] = [Math.hypot(...subtract(middle, eye)), Math.hypot(...subtract(face, eye))];
  return {
    ...{ from: shot.from, to: shot.to, handheld: 0, pace: shot.pace, follow: null },
    keys: [
      { ...key, time: shot.from, focus: toNear },
      { ...key, time: shot.from + span * HELD, focus: toNear },
      { ...key, time: shot.from + span * SHARP, focus: toFar },
      { ...key, time: shot.to, focus: toFar },
    ],
  };
}
