import type { Script, Shot } from '../../director/script.ts';
import { add, cross, dot, normalise, subtract, UP, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import { piecesAt } from '../posed-hands.ts';
import type { WhereIs } from '../whereabouts.ts';
import { headCorners } from './heads.ts';
import { actIn } from './insert-shots.ts';
import { isClose } from './look-of.ts';
import { blockOf, isHidden, isLiving, type Obstacles } from './sight-lines.ts';

export interface SeenParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  /** Width over height of the picture. */
  readonly shape: number;
}

/** A camera as far as it matters what it sees. */
interface Looking {
  readonly eye: Vector;
  readonly target: Vector;
  /** Vertical angle of view, degrees. */
  readonly fieldOfView: number;
}

/** What is to be seen of somebody at a moment, and what may be before it: both are where they are whichever way one looks. */
export interface Moment {
  readonly face: readonly Vector[];
  readonly body: readonly Vector[];
  readonly heading: number;
  /** Eyes and middles of all others who live. */
  readonly company: readonly Vector[];
  readonly obstacles: Obstacles;
}

/** Of the way to what is looked at: what is nearer to it than that is part of it. */
const BEFORE_IT = 0.94;
/** Metres of a thing that are looked through at its edge: boxes are larger than what is in them. */
const EDGE = 0.3;
/** Of half a picture: what is farther out is cut. */
const INSIDE = 0.98;
/** Of the height, from the feet: where of a body it is looked whether one sees it. */
const LEVELS = [0.75, 0.5, 0.2] as const;
/** Of what somebody shows: the face, where there is more to be seen than that. */
const FACE_SHARE = 0.6;

/** What of the subject of a shot is to be seen then. */
export function momentOf(shot: Shot, subject: number, parts: SeenParts, time: number): Moment {
  const { players, whereIs, bonds } = parts;
  const where = whereIs(subject, time);
  const corners = headCorners(players[subject], where);
  const face = [where.eyes, ...corners.map((corner) => mean(corner, where.eyes))];
  // Of whom a part is shown, and of who sits or lies, the face tells whether they are seen.
  const stands = where.lies !== true && !bonds.some(({ child }) => child === subject);
  const body =
    isClose(shot) || shot.size === 'medium' || !stands
      ? []
      : LEVELS.map((level): Vector => [where.at[0], where.at[1] + where.height * level, where.at[2]]);
  const company = [...players.entries()]
    .filter(([index, player]) => index !== subject && isLiving(player))
    .flatMap(([index]): Vector[] => {
      const { at, height, eyes } = whereIs(index, time);
      return [eyes, [at[0], at[1] + height / 2, at[2]]];
    });
  return { face, body, heading: where.heading, company, obstacles: othersAt(shot, subject, parts, time) };
}

const mean = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Bodies of others, and things with which the subject has nothing to do: what is held, sat on or worked at belongs to the picture. */
function othersAt(shot: Shot, subject: number, parts: SeenParts, time: number): Obstacles {
  const { players, bonds, whereIs } = parts;
  const tied = (index: number): boolean =>
    bonds.some(
      ({ child, parent }) => (child === subject && parent === index) || (parent === subject && child === index),
    );
  const borne = (index: number): boolean => bonds.some(({ child, as }) => child === index && as === 'held');
  const others = [...players.entries()].filter(([index]) => index !== subject);
  return {
    pieces: others
      .filter(([, player]) => isLiving(player))
      .flatMap(([index, player]) => piecesAt(player, whereIs(index, time), actIn(shot, index, parts))),
    blocks: others
      .filter(([index, player]) => !isLiving(player) && !tied(index) && !borne(index))
      .map(([index, player]) => blockOf(player, whereIs(index, time))),
  };
}

/** How well somebody is in the picture, 0 to 1: of face and body, what is inside of it and nothing before it. */
export function wellSeen({ face, body, obstacles }: Moment, camera: Looking, shape: number): number {
  const share = (points: readonly Vector[]): number =>
    points.filter((point) => isInside(point, camera, shape) && !isHidden(camera.eye, point, obstacles, BEFORE_IT, EDGE))
      .length / points.length;
  return body.length === 0 ? share(face) : share(face) * FACE_SHARE + share(body) * (1 - FACE_SHARE);
}

/** How much of all others is inside the picture; less than nothing where one of them is right before the lens. */
export function companyIn({ company }: Moment, camera: Looking, shape: number): number {
  if (company.length === 0) return 1;
  if (company.some((point) => Math.hypot(...subtract(point, camera.eye)) < BEFORE_LENS)) return -1;
  return company.filter((point) => isInside(point, camera, shape)).length / company.length;
}
/** Metres. */
const BEFORE_LENS = 1.6;

/** Whether a face is turned to the camera, 1 to 0: of who is seen from behind one sees hair. */
export function facedBy({ face, heading }: Moment, { eye }: Pick<Looking, 'eye'>): number {
  const [at] = face;
  if (at === undefined) return 1;
  const [x, z] = [eye[0] - at[0], eye[2] - at[2]];
  const toward = (Math.sin(heading) * x + Math.cos(heading) * z) / Math.max(1e-6, Math.hypot(x, z));
  return Math.min(1, Math.max(0, FROM_ASIDE + toward));
}
/** Of a face that is seen from its side. */
const FROM_ASIDE = 0.6;

function isInside(point: Vector, { eye, target, fieldOfView }: Looking, shape: number): boolean {
  const forward = normalise(subtract(target, eye));
  const right = normalise(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : UP));
  const from = subtract(point, eye);
  const depth = dot(from, forward);
  if (depth < 0.05) return false;
  const half = Math.tan((fieldOfView * Math.PI) / 360) * depth * INSIDE;
  return Math.abs(dot(from, cross(right, forward))) < half && Math.abs(dot(from, right)) < half * shape;
}

/** The place of an eye that goes around what it looks at, and rises over it. */
export function goneAround({ eye, target }: Pick<Looking, 'eye' | 'target'>, turn: number, rise: number): Vector {
  const [x, y, z] = subtract(eye, target);
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const far = Math.hypot(x, y, z);
  const level = Math.hypot(x, z);
  const up = Math.min(HIGHEST, Math.atan2(y, level) + rise);
  const shrink = (Math.cos(up) * far) / Math.max(1e-6, level);
  return add(target, [(x * cosine + z * sine) * shrink, Math.sin(up) * far, (z * cosine - x * sine) * shrink]);
}
/** Radians. */
const HIGHEST = 1.1;
