import type { Script, Shot } from '../../director/script.ts';
import { add, dot, scale, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import { handsAt, type PosedPiece, piecesAt } from '../posed-hands.ts';
import type { WhereIs } from '../whereabouts.ts';
import { HANDS, handsOnSite } from './extent-of-part.ts';
import type { Extent } from './extent-points.ts';
import { axesOf, fitDistance } from './fit-extent.ts';
import { handiworkOf } from './handiwork.ts';
import { actIn, lookOfKeys } from './insert-shots.ts';
import { isClose } from './look-of.ts';
import { blockOf, isHidden, isLiving, type Obstacles } from './sight-lines.ts';
import type { Tangents } from './view.ts';

/**
 * From where hands are seen. So near, the arm they belong to, the head that bends over them, a knee or whoever stands beside may be all of the picture; which of
 * them is in the way depends on what is done. So the camera is tried out around the work, and each place judged by what is seen from there of the hands and of
 * what they are at, and by how much of the picture is somebody's elbow.
 */
interface ViewParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
}

/** Radians from where somebody looks, to either side, and above: what is tried. */
const TURNS = [0.4, 0.8, 1.2, 2.2] as const;
const RISES = [0.28, 0.5, 0.8, 1.1] as const;
/** What a view is worth: hands and work that are seen, the share of the picture that something else is before them, and a radian away from the usual one. */
const [SEEN, COVERED, AWAY] = [2, 1.6, 0.08];
/** A view from behind shows what the hands do as the one sees it who does it, but no face can be come to from there. */
const FROM_BEHIND = 0.3;
/** By so much another view is better, for the usual one to be left. */
const WORTH_TURNING = 0.12;
/** Of the way to what is looked at: what is nearer to it than that is part of it. */
const [BEFORE_IT, BEFORE_PICTURE] = [0.9, 0.78];
/** Rays across and down, through the picture. */
const [ACROSS, DOWN] = [7, 5];
/** Metres: of a thing so much is looked through at its edge, where hands are on it; what is before the picture elsewhere may be no thicker than a leg of a table. */
const [EDGE, THIN] = [0.32, 0.1];
/** Metres: hands are at what is not farther away from them. */
const AT_HAND = 0.6;

/** Whether a shot is of what hands or feet do. */
const isInsert = (shot: Shot): boolean => isClose(shot) && HANDS.test(shot.part ?? '');

/** The direction from which most is seen of hands at work: the usual one, unless something is before them there. `faces` keeps it where the face is seen as well. */
export function clearestLook(
  shot: Shot,
  subject: number | null,
  usual: Vector,
  { extent, tangents, faces }: { readonly extent: Extent; readonly tangents: Tangents; readonly faces: boolean },
  parts: ViewParts,
): Vector {
  if (subject === null || !isInsert(shot) || shot.angle === 'birds_eye') return usual;
  // Keys are looked at over the shoulder: whatever has them is a wall to anybody else.
  if (lookOfKeys(shot, subject, parts) !== null) return usual;
  const time = (shot.from + shot.to) / 2;
  const own = parts.whereIs(subject, time);
  const work = workAt(shot, subject, extent.target, parts, time);
  const obstacles = obstaclesOf(shot, subject, parts, time);
  const worth = (look: Vector): number => {
    const far = fitDistance(extent, look, tangents);
    const eye = add(extent.target, scale(look, far));
    const seen = work.filter((point) => !isHidden(eye, point, obstacles, BEFORE_IT, EDGE)).length / work.length;
    const turn = Math.abs(within(Math.atan2(look[0], look[2]) - own.heading));
    const behind = turn > Math.PI / 2 ? FROM_BEHIND + (faces ? SEEN : 0) : 0;
    const off = Math.acos(Math.max(-1, Math.min(1, dot(look, usual))));
    return seen * SEEN - coveredFrom(eye, look, far, tangents, obstacles) * COVERED - off * AWAY - behind;
  };
  const views = TURNS.flatMap((turn) =>
    [turn, -turn].flatMap((side) => RISES.map((up) => lookFrom(own.heading + side, up))),
  )
    .map((look) => ({ look, value: worth(look) }))
    .sort((a, b) => b.value - a.value);
  const [best] = views;
  return best !== undefined && best.value > worth(usual) + WORTH_TURNING ? best.look : usual;
}

const within = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
const lookFrom = (heading: number, up: number): Vector => [
  Math.sin(heading) * Math.cos(up),
  Math.sin(up),
  Math.cos(heading) * Math.cos(up),
];

/** Points of what is to be seen: both hands where they are near, what they have or do something to, and what the picture is framed for. */
function workAt(shot: Shot, subject: number, target: Vector, parts: ViewParts, time: number): Vector[] {
  const player = parts.players[subject];
  const where = parts.whereIs(subject, time);
  const near = (point: Vector): boolean => Math.hypot(...subtract(point, target)) < AT_HAND;
  const posed = player === undefined ? null : handsAt(player, where, actIn(shot, subject, parts));
  const hands = handsOnSite(subject, parts, time) ?? posed ?? [];
  const handled = handiworkOf(shot, subject, parts).map((other): Vector => {
    const { at, height } = parts.whereIs(other, time);
    return [at[0], at[1] + height * 0.7, at[2]];
  });
  return [target, ...[...hands, ...handled].filter(near)];
}

/** The hands themselves hide nothing: they are what is looked at. */
const isHand = ({ bone }: PosedPiece): boolean => bone.startsWith('hand');

function obstaclesOf(shot: Shot, subject: number, parts: ViewParts, time: number): Obstacles {
  const work = new Set(handiworkOf(shot, subject, parts));
  const others = [...parts.players.entries()].filter(
    ([index]) => !work.has(index) && !parts.bonds.some(({ child, as }) => child === index && as === 'held'),
  );
  return {
    pieces: others
      .filter(([, player]) => isLiving(player))
      .flatMap(([index, player]) =>
        piecesAt(player, parts.whereIs(index, time), actIn(shot, index, parts)).filter(
          (piece) => index !== subject || !isHand(piece),
        ),
      ),
    blocks: others
      .filter(([, player]) => !isLiving(player))
      .map(([index, player]) => blockOf(player, parts.whereIs(index, time))),
  };
}

/** Share of the picture in which something is nearer than what it shows. */
function coveredFrom(eye: Vector, look: Vector, far: number, { up, across }: Tangents, obstacles: Obstacles): number {
  const { right, above } = axesOf(look);
  let covered = 0;
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS; column++) {
      const x = ((column + 0.5) / ACROSS) * 2 - 1;
      const y = ((row + 0.5) / DOWN) * 2 - 1;
      const aim = add(scale(look, -far), add(scale(right, x * across * far), scale(above, y * up * far)));
      if (isHidden(eye, add(eye, aim), obstacles, BEFORE_PICTURE, THIN)) covered += 1;
    }
  return covered / (ACROSS * DOWN);
}
