import type { Shot } from '../../director/script.ts';
import type { PlaceFacts } from '../../land/place.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { floorAt } from '../film-frame.ts';
import type { CameraKey, StageShot } from '../stage.ts';
import { makeCameraMotion } from './camera-motion.ts';
import { HANDS } from './extent-of-part.ts';
import { keepShotsInStreet } from './keep-in-street.ts';
import { keepInWalls } from './keep-in-walls.ts';
import { isSelfie } from './selfies.ts';
import { isLiving } from './sight-lines.ts';
import { companyIn, facedBy, goneAround, type Moment, momentOf, type SeenParts, wellSeen } from './well-seen.ts';

/**
 * A shot is only as good as what is seen in it. When a film is laid out, every shot is looked at once more at its beginning, in its middle and in its end: whoever
 * it is of must be inside the picture with nothing before them. Where they are not, other sides and heights are tried, and the best is taken if it is clearly
 * better. What is told of a camera stays: only shots at eye level that stand by themselves are looked at.
 */
interface LookingParts extends SeenParts {
  readonly facts: PlaceFacts;
}

const MOMENTS = [0.04, 0.5, 0.96] as const;
/** Of what there is to be seen of somebody: with less they are not well in the picture. */
const ENOUGH = 0.62;
/** By so much another view must be better, and what a radian aside of where it was costs. */
const [WORTH_IT, ASIDE] = [0.25, 0.12];
const TURNS = [0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05] as const;
/** Radians: from higher up, so near, one sees a hat. */
const [RISES, LEVEL] = [[0, 0.22], [0]] as const;
/** Times as far away: who comes by right before the lens is seen from farther off. */
const [FAR, NEAR] = [[1, 1.35], [1]] as const;
const CROWDED = 0.6;
const WHOLE: ReadonlySet<string> = new Set(['full', 'wide']);
/** Metres over the ground. */
const OVER_GROUND = 0.25;

export function lookAgain(framed: readonly StageShot[], shots: readonly Shot[], parts: LookingParts): StageShot[] {
  return framed.map((shot, index) => {
    const asked = shots[index];
    if (asked === undefined || !mayMove(asked, shots[index + 1], parts)) return shot;
    const subject = parts.players.findIndex(({ role }) => role.id === asked.subject);
    return clearest(shot, asked, subject, parts);
  });
}

/** Whether a shot is of somebody with a face, from nowhere in particular, and no part of a longer way. */
function mayMove(shot: Shot, next: Shot | undefined, { players, script }: LookingParts): boolean {
  const player = players.find(({ role }) => role.id === shot.subject);
  if (player === undefined || !isLiving(player) || player.body.head === undefined) return false;
  if (player.role.count > 1 || player.role.facing === 'away') return false;
  if (shot.angle !== 'eye' && shot.angle !== 'low') return false;
  if (shot.continues === true || next?.continues === true || HANDS.test(shot.part ?? '')) return false;
  if (shot.place !== null || shot.size === 'establishing' || shot.move === 'follow_behind') return false;
  return !isSelfie(shot, player) && script.relations.every(({ role, to }) => role !== shot.subject || !isRide(to));

  function isRide(to: number | null): boolean {
    const other = players.find(({ role }) => role.id === to);
    return other?.thing?.moves === true && !isLiving(other);
  }
}

function clearest(shot: StageShot, asked: Shot, subject: number, parts: LookingParts): StageShot {
  const times = MOMENTS.map((share) => shot.from + (shot.to - shot.from) * share);
  const moments = times.map((time) => momentOf(asked, subject, parts, time));
  const free: typeof wellSeen = (moment, camera, shape) =>
    wellSeen(moment, camera, shape) - (WHOLE.has(asked.size) && companyIn(moment, camera, shape) < 0 ? CROWDED : 0);
  if (seenIn(shot, times, moments, parts, free) >= ENOUGH) return shot;
  const shown: typeof wellSeen = (moment, camera, shape) => free(moment, camera, shape) * facedBy(moment, camera);
  const usual = seenIn(shot, times, moments, parts, shown);
  // Nobody else is cut off so that the hero is seen.
  const company = (view: StageShot): number[] =>
    times.flatMap((time, index) => seenIn(view, [time], moments.slice(index, index + 1), parts, companyIn));
  const before = company(shot);
  const keepsAll = (view: StageShot): boolean =>
    company(view).every((share, index) => share >= (before[index] ?? 0) - 1e-6);
  const views = TURNS.flatMap((turn) =>
    (WHOLE.has(asked.size) ? RISES : LEVEL).flatMap((rise) =>
      (WHOLE.has(asked.size) ? FAR : NEAR).map((far) => {
        const view = insideOf(goAround(shot, turn, rise, far), parts);
        const off = Math.abs(turn) + rise + far - 1;
        return { view, value: seenIn(view, times, moments, parts, shown) - off * ASIDE };
      }),
    ),
  );
  const better = views.filter(({ view, value }) => value > usual + WORTH_IT && keepsAll(view));
  return better.sort((a, b) => b.value - a.value)[0]?.view ?? shot;
}

/** The moment that shows least. */
function seenIn(
  shot: StageShot,
  times: readonly number[],
  moments: readonly Moment[],
  { whereIs, shape }: LookingParts,
  judge: typeof wellSeen,
): number {
  const cameraAt = makeCameraMotion({ shots: [{ ...shot, handheld: 0 }], seed: 0 }, (figure, time) => ({
    ...whereIs(figure, time),
    gone: 0,
    turning: 0,
  }));
  return Math.min(
    ...times.map((time, index) => {
      const moment = moments[index];
      return moment === undefined ? 1 : judge(moment, cameraAt(time), shape);
    }),
  );
}

const goAround = (shot: StageShot, turn: number, rise: number, far: number): StageShot => ({
  ...shot,
  keys: shot.keys.map((key): CameraKey => {
    const from = subtract(goneAround(key, turn, rise), key.target);
    return { ...key, eye: add(key.target, scale(from, far)), focus: key.focus + (far - 1) * Math.hypot(...from) };
  }),
});

/** The same between the walls and houses of its place, and above its ground. */
function insideOf(shot: StageShot, { facts, whereIs }: LookingParts): StageShot {
  const [kept = shot] = keepInWalls(keepShotsInStreet([shot], facts, whereIs), facts, whereIs);
  if (kept.follow !== null) return kept;
  const above = (eye: Vector): Vector =>
    add(eye, [0, Math.max(0, floorAt(facts, eye[0], eye[2], 'air') + OVER_GROUND - eye[1]), 0]);
  return { ...kept, keys: kept.keys.map((key) => ({ ...key, eye: above(key.eye) })) };
}
