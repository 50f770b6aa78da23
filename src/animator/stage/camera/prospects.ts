import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Shot } from '../../director/script.ts';
import type { PlaceFacts, Prospect } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { type FilmFrame, floorAt } from '../film-frame.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { diveOver } from './dives.ts';

/**
 * Films of a land in which nobody plays. The land says from where it is looked at, from the ground and from the air; what flies goes over it with its eye on
 * what is far ahead, so that the near ground rushes by, the middle passes and the far stands still.
 */
const CLEARANCE = { ground: 0.95, air: 15 } as const;
/** Under a roof nobody flies higher than one looks. */
const clearanceOf = ({ indoor }: PlaceFacts, aloft: boolean): number =>
  aloft && !indoor ? CLEARANCE.air : CLEARANCE.ground;
/** Of the way to what the camera points at. */
const FLOWN = 1.1;
/** Metres a second, by foot, to both sides of where the land is looked at from. */
const [WALKED, HALF] = [1.35, 0.5];
/** And where that is what the film is of. */
const NEARED = 0.8;
/** Metres by which steps rock a lens. */
const STEPS = 0.035;
const KEYS = 5;
/** Who rises looks on to the horizon, not down to its feet. */
const LEVELLED = 0.75;
/** Metres; where a place says nothing of its own. */
const COMMON = {
  // Low, so that what grows near is large and the sky has more than half of the picture.
  ground: { back: 17, up: 1.25, ahead: 20, over: 2.7 },
  air: { back: 70, up: 44, ahead: 80, over: 12 },
} as const;

export const isAloft = ({ move, angle }: Shot): boolean =>
  (move.startsWith('drone') && angle !== 'point_of_view') || angle === 'birds_eye' || angle === 'high';

/** Down among what grows, with what is behind it out of focus: metres back, up and ahead. */
const AMONG = { back: 2.4, up: 0.42, ahead: 2.6, over: 0.38 } as const;

/** Somebody who is not seen walks through a place. */
export const isWalk = ({ move, angle, handheld }: Shot): boolean =>
  move === 'drone_forward' && angle === 'point_of_view' && handheld;

/** Somebody's eyes walk through a place; rooms say from where they are looked at, or show whoever is in them. */
export const isShown = (shot: Shot, { indoor, prospect }: PlaceFacts): boolean =>
  isWalk(shot) ||
  ((!indoor || (prospect !== undefined && !isCloseUp(shot.size))) &&
    (shot.move.startsWith('drone') || !/^(?:point_of_view|worms_eye)$/.test(shot.angle)));

/** A whole city is seen over its roofs, though nobody asks for a drone. */
export const overRoofs = (shot: Shot, { street }: PlaceFacts): boolean =>
  shot.size === 'establishing' && street !== undefined && !isWalk(shot);

/** Whether a shot that is of nobody is of the land, though somebody is there. */
export const showsLand = (shot: Shot, facts: PlaceFacts): boolean =>
  facts.prospect !== undefined || overRoofs(shot, facts) || isWalk(shot);

/** From where a shot looks at a land without figures, above whatever ground or water there is. */
export function findProspect(shot: Shot, facts: PlaceFacts, frame: FilmFrame): Prospect {
  if (isCloseUp(shot.size))
    return { eye: frame.at(0.3, AMONG.back, AMONG.up), target: frame.at(0, -AMONG.ahead, AMONG.over) };
  const aloft = isAloft(shot) || overRoofs(shot, facts);
  const { back, up, ahead, over } = aloft ? COMMON.air : COMMON.ground;
  const common = (): Prospect => ({ eye: frame.at(0, back, up), target: frame.at(0, -ahead, over) });
  const { eye, target, stays } = facts.prospect?.[aloft ? 'air' : 'ground'] ?? common();
  const least = floorAt(facts, eye[0], eye[2], 'air') + clearanceOf(facts, aloft);
  // From low one looks up, where the sky is what the film is of.
  const higher = !aloft && shot.angle === 'low' ? Math.hypot(target[0] - eye[0], target[2] - eye[2]) * LOOKS_UP : 0;
  const raised: Vector = [target[0], target[1] + higher, target[2]];
  return { eye: [eye[0], Math.max(eye[1], least), eye[2]], target: raised, ...(stays === undefined ? {} : { stays }) };
}

/** Of what lies ahead: how much higher. */
const LOOKS_UP = 0.16;

/** A flight over the land: forward, up, or back from it; null where the shot is none. */
export function flyOver(shot: Shot, base: CameraKey, facts: PlaceFacts): StageShot | null {
  const stays = facts.prospect?.[isAloft(shot) ? 'air' : 'ground'].stays === true && !isCloseUp(shot.size);
  const ways: Readonly<Record<string, readonly [Vector, Vector]>> = {
    drone_forward: [
      [0, 0.06, -0.55],
      [0, -0.02, 0.55],
    ],
    drone_up: [
      [0, -0.1, 0.1],
      [0, 0.4, -0.15],
    ],
    drone_reveal: [
      [0, -0.08, 0.45],
      [0, 0.3, -0.5],
    ],
  };
  const dive = diveOver(shot, base, facts);
  if (dive !== null) return dive;
  const way = ways[shot.move];
  if (way === undefined) return null;
  const ahead = subtract(base.target, base.eye);
  const far = Math.hypot(ahead[0], ahead[2]);
  const forward: Vector = [ahead[0] / far, 0, ahead[2] / far];
  const flown = (share: number): Vector => {
    const along = way[0][2] + (way[1][2] - way[0][2]) * share;
    // Who walks there comes as far as one walks.
    if (isWalk(shot))
      return scale(
        forward,
        Math.min(WALKED * (shot.to - shot.from), far * FLOWN) * ((along - way[0][2]) / (way[1][2] - way[0][2]) - HALF),
      );
    // Who drives stays on the road.
    const up = isAloft(shot) ? way[0][1] + (way[1][1] - way[0][1]) * share : 0;
    return add(scale(forward, along * far * (stays ? NEARED : FLOWN)), [0, up * far, 0]);
  };
  const shares = Array.from({ length: KEYS }, (_, index) => index / (KEYS - 1));
  // One height for the whole flight, over the highest it comes to: a drone does not bump over hills.
  const lift = Math.max(
    0,
    ...shares.map((share) => {
      const [x, y, z] = add(base.eye, flown(share));
      return floorAt(facts, x, z, 'air') + clearanceOf(facts, isAloft(shot)) - y;
    }),
  );
  const keys = shares.map((share) => {
    const by = flown(share);
    const level: Vector = [by[0], by[1] * (shot.move === 'drone_forward' ? 1 : LEVELLED), by[2]];
    return {
      ...base,
      time: shot.from + (shot.to - shot.from) * share,
      eye: add(add(base.eye, by), [0, lift, 0]),
      target: stays ? base.target : add(add(base.target, level), [0, lift * 0.6, 0]),
    };
  });
  return {
    from: shot.from,
    to: shot.to,
    handheld: isWalk(shot) ? STEPS : 0,
    pace: shot.pace,
    keys,
    follow: null,
  };
}
