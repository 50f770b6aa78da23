import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

interface Surroundings {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly facts: PlaceFacts;
}

const LEAST_HEIGHT = 0.22;
/** What lies on each other on the ground is looked at along the ground. */
const LEAST_LEVEL = 0.1;
/** Of the way to whom it shows: a lens that is near a beetle is as low as the beetle. */
const [NEAR_HEIGHT, NEAR_CLEARANCE] = [0.2, 0.1];
/** Above what grows there, of whom it shows; blades before a low lens are part of the picture. */
const [GRASS_METRES, GRASS_SHARE] = [0.45, 0.55];

/** A camera that goes along stays above the ground all the way. */
export function liftOver(
  shot: StageShot,
  figure: number,
  { whereIs, facts }: Surroundings,
  times: readonly number[],
): StageShot {
  let lift = 0;
  for (const time of times) {
    const { at, heading, height } = whereIs(figure, time);
    const turn = shot.follow?.turns === true ? heading : 0;
    for (const { eye } of shot.keys) {
      const [x, , z] = turned(eye, turn, 1);
      const far = Math.hypot(x, z);
      const least = Math.min(LEAST_HEIGHT, far * NEAR_HEIGHT);
      const clear = Math.max(least, Math.min(GRASS_METRES, height * GRASS_SHARE));
      lift = Math.max(lift, floorAt(facts, at[0] + x, at[2] + z, 'air') + clear - at[1] - eye[1]);
      const from: Vector = [at[0] + x, at[1] + eye[1] + lift, at[2] + z];
      const over = Math.min(CLEARANCE, far * NEAR_CLEARANCE);
      lift += riseOver(from, [at[0], at[1] + height / 2, at[2]], facts, over);
    }
  }
  if (lift <= 0) return shot;
  return { ...shot, keys: shot.keys.map((key) => ({ ...key, eye: add(key.eye, [0, lift, 0]) })) };
}

/** Right before whom it shows the ground hides nothing but feet. */
const [CLEARANCE, MOST_RISE, SAMPLES, NEAREST] = [0.15, 5, 10, 0.7];

/** Metres a camera must rise to look over a bank or a dune between it and whom it shows. */
export function riseOver(eye: Vector, target: Vector, facts: PlaceFacts, clearance = CLEARANCE): number {
  let rise = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const share = (sample / SAMPLES) * NEAREST;
    const [x, z] = [eye[0] + (target[0] - eye[0]) * share, eye[2] + (target[2] - eye[2]) * share];
    const line = eye[1] + (target[1] - eye[1]) * share;
    const hidden = facts.heightAt(x, z) + clearance - line;
    if (hidden > 0) rise = Math.max(rise, hidden / (1 - share));
  }
  return Math.min(MOST_RISE, rise);
}

/** The same to somebody who stands or swims in water: no bank is between it and where they come out of it. */
export function riseOverBank(
  eye: Vector,
  target: Vector,
  feet: number | null,
  facts: PlaceFacts,
  near?: number,
): number {
  const { waterLevel } = facts;
  const wet = feet !== null && waterLevel !== null && feet < waterLevel;
  return riseOver(eye, wet ? [target[0], Math.min(target[1], waterLevel), target[2]] : target, facts, near);
}

/** Metres to the lamps of a small room, and what they are of a large one's width. */
const [UNDER_LAMPS, OF_WIDTH] = [2.4, 0.3];

/** Nobody films through a ceiling, unless asked to look down. */
export function keepUnderCeiling(eye: Vector, { walls }: PlaceFacts, { angle }: Pick<Shot, 'angle'>): Vector {
  if (walls === undefined || angle === 'high' || angle === 'birds_eye') return eye;
  return [eye[0], Math.min(eye[1], Math.max(UNDER_LAMPS, (walls.right - walls.left) * OF_WIDTH)), eye[2]];
}

/** Over the ground before what is near: before a beetle grains of sand are hills. */
export const clearanceFrom = (far: number): number => Math.min(0.05, far * 0.08);

/** Of a height: over the parapet before somebody on a tower, and how far around it there may be one. */
const [OVER_PARAPET, AROUND_TOWER] = [0.85, 2.4];

/** Whoever stands on a tower is filmed neither from inside it nor through its battlements. */
export function keepOffBearer(
  eye: Vector,
  subject: number,
  { bonds, players, whereIs }: Surroundings,
  time: number,
): Vector {
  const bond = bonds.find(({ child, as }) => child === subject && as === 'stand');
  if (bond === undefined || players[bond.parent]?.order.family !== 'building') return eye;
  const { at, radius } = whereIs(bond.parent, time);
  const own = whereIs(subject, time);
  const floor = own.at[1] + own.height * OVER_PARAPET;
  const near = Math.hypot(eye[0] - at[0], eye[2] - at[2]) < radius * AROUND_TOWER;
  return near && eye[1] < floor ? [eye[0], floor, eye[2]] : eye;
}

/** `far`: metres to whom it shows. */
export function keepAbove(eye: Vector, facts: PlaceFacts, level: boolean, far: number): Vector {
  const least = Math.min(level ? LEAST_LEVEL : LEAST_HEIGHT, far * NEAR_HEIGHT);
  const floor = floorAt(facts, eye[0], eye[2], 'air') + least;
  return eye[1] >= floor ? eye : [eye[0], floor, eye[2]];
}

/** Between the houses of a street rather than inside one: as far away, more along it. */
export function keepInStreet(eye: Vector, target: Vector, { street }: PlaceFacts): Vector {
  if (street === undefined || eye[1] > street.roofs || Math.abs(eye[0]) <= street.half) return eye;
  if (Math.abs(target[0]) > street.half) return eye;
  const x = Math.sign(eye[0]) * street.half;
  const level = Math.hypot(eye[0] - target[0], eye[2] - target[2]);
  const along = Math.sqrt(Math.max(0, level * level - (x - target[0]) ** 2));
  return [x, eye[1], target[2] + (eye[2] >= target[2] ? along : -along)];
}
