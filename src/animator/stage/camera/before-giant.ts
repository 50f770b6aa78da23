import type { Script, Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { Player } from '../players.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { isCraft, looksUp } from '../under-craft.ts';
import { isBeforeGiant } from '../ways/followers.ts';
import type { WhereIs } from '../whereabouts.ts';
import { easedTime } from './camera-motion.ts';
import { tangentsOf } from './view.ts';

/**
 * Whoever stands before a dragon, runs from a robot as high as houses or rides at a monster is seen from behind and from below, with what is so large over them: from
 * aside, and from as far away as both ask for, the one is a dot and the other no larger than a cow.
 */
interface GiantParts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly facts: PlaceFacts;
  /** Width over height of the picture. */
  readonly shape: number;
  /** Radians by which the camera goes around from where the place looks best: its sign is the side. */
  readonly around: number;
}

/** Metres: a horse is none; times as high as who is before it; and between them at most, of its height. */
const GIANT_METRES = 3;
const [GIANT, FAR] = [1.5, 7];
/** Of its height: so far over their feet it may be, as on a wall, and is still seen with them. */
const MOST_OVER = 2.2;
/** Of somebody's height: how far behind them the camera is at least and at most, and how high it is. */
const [BEHIND, MOST_BEHIND, HIGH] = [2.3, 9, 0.42];
/** Times a usual lens; of the picture's height, how much of it both fill. */
const [LENS, FILLS] = [0.7, 0.86];
/** Of its height: who roars raises the head. */
const RAISED = 1.1;
/** Of half of the picture's width: where who is small stands, and what is large. */
const [SMALL_ASIDE, LARGE_ASIDE] = [0.46, 0.16];
/** So many moments in which the camera goes along. */
const LOOKS = 17;
/** Metres: no tuft of grass is before the lens; and so far a camera rises over a hill. */
const [OVER_GROUND, MOST_RISE] = [0.4, 2.5];
const SIZES: ReadonlySet<string> = new Set(['wide', 'full', 'establishing']);
const ANGLES: ReadonlySet<string> = new Set(['eye', 'low', 'worms_eye', 'behind']);
const MOVES = /^(?:static|dolly_in|tilt_up|follow_behind|handheld|crane_up|drone_reveal)$/;
/** It goes along with whom a giant is after, before both of them. */
const TRACKS = /^follow_(?:beside|front)$/;

export function beforeGiant(shot: Shot, subject: number | null, parts: GiantParts): StageShot | null {
  if (subject === null || !SIZES.has(shot.size) || !ANGLES.has(shot.angle)) return null;
  const tracks = TRACKS.test(shot.move);
  if ((!tracks && !MOVES.test(shot.move)) || shot.part !== null || parts.facts.indoor) return null;
  const met = findMet(shot, subject, parts);
  if (met === null || (tracks && !isBeforeGiant(met.small, parts))) return null;
  const { whereIs, facts } = parts;
  const { up, across } = tangentsOf(LENS, parts.shape);
  const times = Array.from({ length: LOOKS }, (_, index) => shot.from + ((shot.to - shot.from) * index) / (LOOKS - 1));
  const upTo = 2 * FILLS * up - HIGH / BEHIND;
  const tallest = Math.max(...times.map((time) => tallOf(met.small, whereIs, facts, time)));
  const needed = times.map((time) => {
    const [own, large] = [whereIs(met.small, time), whereIs(met.large, time)];
    return (large.at[1] + large.height * RAISED - own.at[1]) / upTo - flat(own.at, large.at);
  });
  const back = Math.max(tallest * BEHIND, Math.min(tallest * MOST_BEHIND, Math.max(...needed)));
  const side = sideOf(met, (shot.from + shot.to) / 2, parts);
  const keys = times.map((time): CameraKey => {
    const [own, large] = [whereIs(met.small, time), whereIs(met.large, time)];
    const ahead = aheadOf(met, time, parts);
    const right: Vector = [-ahead[2] * side, 0, ahead[0] * side];
    // Under what hangs over a street they stand in its middle, and so does the camera.
    const aside = back * across * (met.isAbove ? LARGE_ASIDE : SMALL_ASIDE + LARGE_ASIDE);
    const flatEye = add(add(own.at, scale(ahead, -back)), scale(right, aside));
    const floor = floorAt(facts, flatEye[0], flatEye[2], 'air');
    const eye: Vector = [flatEye[0], Math.max(floor + OVER_GROUND, own.at[1] + tallest * HIGH), flatEye[2]];
    const far = flat(eye, large.at);
    const middle = add(large.at, scale(right, -far * across * LARGE_ASIDE));
    // The feet of the one are near the lower edge, and the head of the other near the upper one.
    const [low, high] = [(own.at[1] - eye[1]) / back, (large.at[1] + large.height * RAISED - eye[1]) / far];
    const target: Vector = [middle[0], eye[1] + far * Math.max(0.04, (low + high) / 2), middle[2]];
    return {
      ...{ time: easedTime(shot.from, shot.to, time), eye, target, roll: shot.leans === true ? 0.2 : 0 },
      fieldOfView: (Math.atan(up) * 360) / Math.PI,
      ...{ focus: back, aperture: 0 },
    };
  });
  const hidden = keys.some(({ eye }, index) => {
    const large = whereIs(met.large, times[index] ?? 0);
    return hillBefore(eye, [large.at[0], large.at[1] + large.height * 0.5, large.at[2]], facts) > MOST_RISE;
  });
  return hidden
    ? null
    : { from: shot.from, to: shot.to, handheld: shot.handheld ? 0.02 : 0, pace: shot.pace, keys, follow: null };
}

/** On which side of both: in a street over the middle of the road, where no car is parked before the lens. */
function sideOf(met: Met, time: number, parts: GiantParts): 1 | -1 {
  const { whereIs, facts, around } = parts;
  const own = whereIs(met.small, time).at;
  const toRight = -aheadOf(met, time, parts)[2];
  if (facts.street === undefined || Math.abs(toRight) < 0.5) return around >= 0 ? 1 : -1;
  return toRight * own[0] < 0 ? 1 : -1;
}

/** From the one to the other; whoever looks up from a pavement is seen along the street, over which that is, since behind them is a house. */
function aheadOf({ small, large, isAbove }: Met, time: number, { whereIs, facts }: GiantParts): Vector {
  const [own, other] = [whereIs(small, time).at, whereIs(large, time).at];
  if (isAbove && (facts.street !== undefined || flat(own, other) < 1)) return [0, 0, own[2] > other[2] ? -1 : 1];
  return toward(own, other);
}

/** How far the ground between both stands over the line from the one to the other. */
function hillBefore(eye: Vector, seen: Vector, facts: PlaceFacts): number {
  return Math.max(
    ...[0.15, 0.3, 0.45, 0.6, 0.75].map((share) => {
      const [x, y, z] = add(eye, scale(subtract(seen, eye), share));
      return floorAt(facts, x, z, 'air') - y;
    }),
  );
}

const flat = (a: Vector, b: Vector): number => Math.hypot(a[0] - b[0], a[2] - b[2]);

function toward(from: Vector, to: Vector): Vector {
  const far = Math.max(0.01, flat(from, to));
  return [(to[0] - from[0]) / far, 0, (to[2] - from[2]) / far];
}

/** Whoever rides is as high as on the horse. */
function tallOf(player: number, whereIs: WhereIs, facts: PlaceFacts, time: number): number {
  const { at, eyes, height } = whereIs(player, time);
  return Math.max(height, eyes[1] - Math.min(at[1], floorAt(facts, at[0], at[2], 'ground')));
}

interface Met {
  readonly small: number;
  readonly large: number;
  /** It hangs over those who look up at it. */
  readonly isAbove: boolean;
}

/** Who is before what, where the shot is of one of them. */
function findMet(shot: Shot, subject: number, { script, players, whereIs }: GiantParts): Met | null {
  const time = (shot.from + shot.to) / 2;
  const isBefore = (small: number, large: number): boolean => {
    const [own, other] = [players[small]?.role.id ?? -1, players[large]?.role.id ?? -1];
    const bound = (a: number, b: number): boolean =>
      script.relations.some(({ role, relation, to }) => role === a && to === b && relation === 'facing') ||
      script.beats.some(({ role, target, from, to }) => role === a && target === b && from < shot.to && to > shot.from);
    return bound(own, other) || bound(other, own);
  };
  const pairs = [...players.keys()].flatMap((small) => [...players.keys()].map((large) => ({ small, large })));
  const near = pairs.flatMap(({ small, large }): Met[] => {
    if (small === large || (small !== subject && large !== subject)) return [];
    const isAbove = looksUp(players[small], script) && isCraft(players[large]);
    const met = isAbove || (isBeast(players[large]) && isBefore(small, large));
    if (players[small]?.order.family !== 'person' || !met) return [];
    const [own, other] = [whereIs(small, time), whereIs(large, time)];
    const size = isAbove ? Math.max(other.height, other.radius * 2) : other.height;
    const fits =
      size >= Math.max(GIANT_METRES, own.height * GIANT) &&
      flat(own.at, other.at) < size * FAR &&
      other.at[1] < own.at[1] + size * MOST_OVER;
    return fits ? [{ small, large, isAbove }] : [];
  });
  // Before whoever stands farthest from under it one sees both.
  const under = ({ small, large }: Met): number => Math.abs(whereIs(small, time).at[2] - whereIs(large, time).at[2]);
  return near.some(({ isAbove }) => isAbove)
    ? ([...near].sort((a, b) => under(b) - under(a))[0] ?? null)
    : (near[0] ?? null);
}

const isBeast = (player: Player | undefined): boolean =>
  player !== undefined &&
  (player.thing?.alive === true || player.thing?.kind === 'robot' || player.thing?.kind === 'armored robot');
