import type { PlaceFacts } from '../../land/place.ts';
import { cross, dot, normalise, subtract, UP, type Vector } from '../../maths/vector.ts';
import { type CameraPose, makeCameraMotion } from '../camera/camera-motion.ts';
import { heightOf, type Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';

/** What the cameras of a film see of the ground, and where there is room left in it for people who are only there. */
export interface InPicture {
  /** Share of half the picture to the right of its middle, and metres away; null for what is behind the camera. */
  project(at: Vector, time: number): Seen | null;
  /** Whether somebody who stands there hides one of the cast, or comes too near to one. */
  disturbs(at: Vector, time: number): boolean;
  /** Whether somebody there is so near before the lens that no more is seen of them than a sleeve. */
  nearLens(at: Vector, time: number): boolean;
  /** Whether somebody on their feet there is close behind whom the film is about: a head beside that head is taken for theirs. */
  crowds(at: Vector, time: number): boolean;
  /** Whether one can stand there. */
  isFloor(at: Vector): boolean;
  /** Whether one can go there. */
  isWay(at: Vector): boolean;
  /** Metres from the camera to whom the film is about. */
  heroAway(time: number): number;
  heroAt(time: number): Vector | null;
  poseAt(time: number): CameraPose;
}

export interface Seen {
  readonly across: number;
  readonly away: number;
}

export interface PictureParts {
  readonly seed: number;
  readonly shape: number;
  readonly shots: readonly StageShot[];
  readonly facts: PlaceFacts;
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
}

/** Metres that somebody who is only there keeps from the cast. */
const ROOM = 0.9;
/** Metres behind somebody in which nobody stands in line with them. */
const CLOSE_BEHIND = 2.6;
/** Half of how wide somebody is. */
const HALF_PERSON = 0.3;
/** Metres from a wall with its furniture, beyond the free floor of a room and of a land. */
const [FROM_WALL, BEYOND_IN, BEYOND_OUT, ON_THE_WAY] = [1.1, 0.7, 3, 14];
const FROM_TABLE = 0.65;
const STEEP = 0.5;
/** Metres: nobody stands nearer to the camera before it, nor aside of it. */
const [BEFORE_LENS, AT_LENS] = [2, 0.6];

export function makeInPicture({ seed, shape, shots, facts, players, whereIs }: PictureParts): InPicture {
  const poseAt = makeCameraMotion({ shots, seed }, (figure, time) => ({
    ...whereIs(figure, time),
    gone: 0,
    turning: 0,
  }));
  const project = (at: Vector, time: number): Seen | null => {
    const pose = poseAt(time);
    const forward = normalise(subtract(pose.target, pose.eye));
    const right = normalise(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : UP));
    const from = subtract(at, pose.eye);
    const away = dot(from, forward);
    const half = Math.tan((pose.fieldOfView * Math.PI) / 360) * shape;
    return away < 0.3 ? null : { away, across: dot(from, right) / away / half };
  };
  const nearLens = (at: Vector, time: number): boolean => {
    const { eye, target } = poseAt(time);
    const [x, z] = [at[0] - eye[0], at[2] - eye[2]];
    const away = Math.hypot(x, z);
    const toward = x * (target[0] - eye[0]) + z * (target[2] - eye[2]);
    return away < BEFORE_LENS && (toward > 0 || away < AT_LENS);
  };
  const [mx, , mz] = facts.middle ?? [0, 0, 0];
  const level = facts.heightAt(mx, mz);
  const furniture = facts.spots.filter(({ kind }) => kind === 'table' || kind === 'seat' || kind === 'counter');
  const isLevel = ([x, , z]: Vector): boolean =>
    Math.abs(facts.heightAt(x, z) - level) < STEEP && !(facts.heightAt(x, z) < (facts.waterLevel ?? -1e9));
  const isWithin = ([x, , z]: Vector): boolean => {
    const { walls, street } = facts;
    if (
      walls !== undefined &&
      (x < walls.left + FROM_WALL || x > walls.right - FROM_WALL || z < walls.back + FROM_WALL)
    )
      return false;
    return street === undefined || Math.abs(x) < street.half - FROM_WALL;
  };
  const isAside = ([x, , z]: Vector): boolean =>
    furniture.every(({ at }) => Math.hypot(at[0] - x, at[2] - z) > FROM_TABLE);
  const stands = (at: Vector, beyond: number): boolean =>
    isLevel(at) &&
    isWithin(at) &&
    isAside(at) &&
    (facts.street !== undefined || Math.hypot(at[0] - mx, at[2] - mz) < facts.openRadius + beyond);
  return {
    poseAt,
    project,
    nearLens,
    heroAway: (time) => (players.length === 0 ? 5 : (project(whereIs(0, time).at, time)?.away ?? 5)),
    heroAt: (time) => (players.length === 0 ? null : whereIs(0, time).at),
    disturbs: (at, time) => {
      const own = project(at, time);
      if (nearLens(at, time)) return true;
      return players.some((player, index) => {
        const { at: theirs, radius } = whereIs(index, time);
        if (Math.hypot(at[0] - theirs[0], at[2] - theirs[2]) < ROOM + Math.min(radius, 1.5)) return true;
        const other = project(theirs, time);
        if (own === null || other === null || own.away > other.away - 0.1) return false;
        const half = Math.tan((poseAt(time).fieldOfView * Math.PI) / 360) * shape;
        const wide = HALF_PERSON / own.away / half + Math.min(radius, heightOf(player)) / other.away / half;
        return Math.abs(own.across - other.across) < wide;
      });
    },
    crowds: (at, time) => {
      const own = project(at, time);
      const hero = players.length === 0 ? null : project(whereIs(0, time).at, time);
      if (own === null || hero === null || own.away < hero.away || own.away - hero.away > CLOSE_BEHIND) return false;
      const half = Math.tan((poseAt(time).fieldOfView * Math.PI) / 360) * shape;
      return Math.abs(own.across - hero.across) < (HALF_PERSON * 2) / hero.away / half;
    },
    isFloor: (at) => stands(at, facts.indoor ? BEYOND_IN : BEYOND_OUT),
    // Where a room has no walls that are told, as under ground, one goes on as far as it is level.
    isWay: (at) => stands(at, facts.indoor ? ON_THE_WAY : BEYOND_OUT),
  };
}
