import type { Script, Shot } from '../../director/script.ts';
import { add, normalise, scale, subtract, type Vector } from '../../maths/vector.ts';
import { cruises } from '../bearers.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';
import type { MoveParts } from './camera-moves.ts';
import { handiworkOf } from './handiwork.ts';
import { heaveUp } from './heaved-up.ts';
import { HANDY_METRES } from './stands.ts';
import { tangentsOf } from './view.ts';

/** Wider than a normal lens: hands and handlebars are in the picture, and the tips of skis. */
const [EYE_LENS, EYE_LENS_MOUNTED, EYE_LENS_ON_BOARD] = [0.8, 1.02, 1.24];
/** Of a head: how far before the eyes the camera is, and how far before that nothing is seen, so that no nose or lashes are. */
const [BEFORE_FACE, BEFORE_FACE_MOUNTED, UNSEEN] = [0.9, -0.6, 2.3];
/** Who stands on something leans forward. */
const [BEFORE_FACE_LEANING, UNSEEN_LEANING] = [2.4, 1.2];
/** Of the height of who stands on skis or a board, and metres before the middle of it: from there its tips are seen, and the hands. */
const [OVER_BOARD, ALONG_BOARD] = [0.84, 0.02];
/** Metres from above the work to who looks down at it, however far they bend over it, and heads before them of which nothing is seen. */
const [BACK_FROM_WORK, UNSEEN_BENT] = [0.36, 1.5];
/** Metres over the handlebars and behind them: from the chest, where those have their cameras who show a ride with their hands. */
const [OVER_BARS, BEHIND_BARS] = [0.56, 0.46];
/** Metres before who rides and does not see their own head and trunk. */
const UNSEEN_OF_ONESELF = 0.16;
/** Tangents: one looks a little down where one goes, and farther down over what bears one. */
const [DOWN, DOWN_MOUNTED, DOWN_OVER_BARS, DOWN_ON_BOARD] = [0.1, 0.28, 0.36, 0.46];
const LOOKS_AHEAD = 12;
/** Steps rock the head. */
const STEP_METRES = 0.05;

/** Whether a shot sees what one of the living sees. */
export const isThroughEyes = ({ angle }: Shot, player: Player | undefined): boolean =>
  angle === 'point_of_view' && (player?.thing?.alive === true || player?.order.family === 'person');

interface Seeing {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly shape: number;
}

/** The camera is where the eyes are and goes wherever they go: arms, what they hold and what bears them are seen, the face is not. */
export function seeThrough(
  shot: Shot,
  subject: number,
  { figure, where }: NonNullable<MoveParts['follow']>,
  parts: Seeing,
): StageShot {
  const time = (shot.from + shot.to) / 2;
  const { at, eyes, height, heading, speed } = parts.whereIs(subject, time);
  const head = Math.max(at[1] + height - eyes[1], height * 0.09);
  const other = speed > STAYS ? null : lookedAt(shot, subject, parts, time);
  const ahead: Vector =
    other === null ? [Math.sin(heading), 0, Math.cos(heading)] : normalise([other[0] - eyes[0], 0, other[2] - eyes[2]]);
  const leans = parts.bonds.some(({ child, as }) => child === subject && as === 'stand');
  const mounted = figure !== subject && !leans;
  const person = parts.players[subject]?.order.family === 'person';
  const board = leans && person && parts.players[figure]?.role.parts.includes('underfoot') === true;
  const bars = mounted && person ? overBars(parts.players[figure]) : null;
  const rides: Vector | null = board ? [0, height * OVER_BOARD, ALONG_BOARD] : bars;
  const work = handiwork(shot, subject, parts, time);
  const before = mounted ? BEFORE_FACE_MOUNTED : leans ? BEFORE_FACE_LEANING : BEFORE_FACE;
  const bent = work !== null && !mounted && !leans;
  const eye: Vector = bent
    ? [work[0] - ahead[0] * BACK_FROM_WORK, eyes[1], work[2] - ahead[2] * BACK_FROM_WORK]
    : rides === null
      ? add(eyes, scale(ahead, head * before))
      : add(where.at, turned(rides, where.heading, 1));
  const seen = add(eye, [0, isHighFlyer(parts.players[subject], parts.script) ? HIGH_METRES : 0, 0]);
  const down = LOOKS_AHEAD * (board ? DOWN_ON_BOARD : bars !== null ? DOWN_OVER_BARS : mounted ? DOWN_MOUNTED : DOWN);
  const target = work ?? other ?? add(seen, [ahead[0] * LOOKS_AHEAD, -down, ahead[2] * LOOKS_AHEAD]);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const { up } = tangentsOf(mounted ? EYE_LENS_MOUNTED : board ? EYE_LENS_ON_BOARD : EYE_LENS, parts.shape);
  const metGoing = speed > STAYS && figure === subject ? goal(shot, subject, parts) : null;
  const turnsTo =
    metGoing === null ? [{ time: shot.from, target: own(target), back: 0 }] : watch(metGoing, own(seen), own(target));
  const leaping = board ? parts.script.beats.filter(({ role }) => role === parts.players[subject]?.role.id) : [];
  const keys = turnsTo.map(({ time: at, target: to, back }) => ({
    ...{ time: at, eye: add(own(seen), [0, 0, -back]), target: to, roll: 0 },
    fieldOfView: (Math.atan(up) * 360) / Math.PI,
    focus:
      work === null
        ? other === null
          ? LOOKS_AHEAD
          : Math.hypot(...subtract(other, eye))
        : Math.hypot(...subtract(work, eye)),
    aperture: work === null ? 0 : 2,
    near: rides !== null ? UNSEEN_OF_ONESELF : head * (leans ? UNSEEN_LEANING : bent ? UNSEEN_BENT : UNSEEN),
  }));
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace },
    keys: heaveUp(keys, shot, leaping, parts.players[figure]?.size ?? 1),
    follow: { figure, turns: true },
    handheld: speed > STAYS ? STEP_METRES : STEP_METRES / 3,
    ...(rides !== null ? { through: subject } : {}),
  };

  /** Who runs toward somebody looks at them as long as they are ahead. */
  function watch(player: number, from: Vector, straight: Vector): Glance[] {
    let last = straight;
    return GLANCES.map((share) => {
      const at = shot.from + (shot.to - shot.from) * share;
      const [self, met] = [parts.whereIs(subject, at), parts.whereIs(player, at)];
      const middle: Vector = [met.at[0], met.at[1] + met.height * UPPER, met.at[2]];
      const seenThere = turned(subtract(middle, self.at), -self.heading, 1);
      const ahead = seenThere[2] - from[2];
      if (ahead > NEAREST_AHEAD) last = seenThere;
      // Nobody looks into what they bump against.
      return { time: at, target: last, back: Math.min(MOST_BACK, Math.max(0, NEAREST_AHEAD - ahead)) };
    });
  }
}

/** Over where the hands are on handlebars, in the space of what has them; null for a horse, or a seat without any. */
function overBars(player: Player | undefined): Vector | null {
  const [left, right] = [player?.body.anchors.handle?.at, player?.body.anchors.handle2?.at];
  if (player === undefined || player.thing?.alive !== false || left === undefined || right === undefined) return null;
  return add(scale(add(left, right), player.size / 2), [0, OVER_BARS, -BEHIND_BARS]);
}

interface Glance {
  readonly time: number;
  readonly target: Vector;
  readonly back: number;
}
const MOST_BACK = 0.3;
/** Of a shot: when who goes looks anew at whom they go to; and metres ahead from which they still do. */
const [GLANCES, NEAREST_AHEAD] = [[0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9], 1.3];

function goal({ from, to }: Shot, subject: number, { script, players }: Seeing): number | null {
  const role = players[subject]?.role.id;
  const told = script.beats.find(
    (beat) => beat.role === role && beat.from < to && beat.to > from && beat.target !== null,
  );
  const found = players.findIndex((player) => player.role.id === told?.target && player.thing?.alive === true);
  return told === undefined || found < 0 ? null : found;
}

/** Metres over where a flight would be filmed from the ground, and from which size on somebody flies so high. */
const [HIGH_METRES, LARGE_FLYER] = [34, 0.4];
const isHighFlyer = (player: Player | undefined, script: Script): boolean =>
  player !== undefined && (player.thing?.metres ?? 0) > LARGE_FLYER && cruises(player, script);

/** Metres a second: who goes looks where it goes. */
const STAYS = 0.2;
/** Of its height: what one looks at of somebody. */
const [UPPER, MIDDLE] = [0.75, 0.5];

/** Nobody looks at what they stand or sit on. */
const bears = (subject: number, player: number, bonds: Seeing['bonds']): boolean =>
  bonds.some(({ child, parent }) => child === subject && parent === player);

/** Whom or what somebody who stays looks at: whom they are told to, else the first who is told of with them. */
function lookedAt(
  { from, to }: Shot,
  subject: number,
  { script, players, bonds, whereIs }: Seeing,
  time: number,
): Vector | null {
  const role = players[subject]?.role.id;
  const told = script.beats.find(
    (beat) => beat.role === role && beat.from < to && beat.to > from && beat.target !== null,
  );
  const isOther = (player: number): boolean =>
    players[player]?.role.id !== role && players[player]?.role.scenery !== true && !bears(subject, player, bonds);
  const free = [...players.keys()].filter((player) => isOther(player) && !isHandy(players[player]));
  const found =
    free.find((player) => players[player]?.role.id === told?.target) ??
    free.find((player) => players[player]?.thing?.alive === true) ??
    free[0];
  if (found === undefined) return null;
  const { at, height } = whereIs(found, time);
  return [at[0], at[1] + height * (players[found]?.thing?.alive === true ? UPPER : MIDDLE), at[2]];
}

const isHandy = (player: Player | undefined): boolean =>
  player?.thing?.alive === false && (player.thing.metres ?? 1) < HANDY_METRES;

/** The first small thing that the hands are at; null where they have nothing to do, or who has them goes somewhere. */
function handiwork(shot: Shot, subject: number, parts: Seeing, time: number): Vector | null {
  const { players, bonds, whereIs } = parts;
  if (whereIs(subject, time).speed > STAYS) return null;
  const work = handiworkOf(shot, subject, parts).find((player) => {
    const { height, radius } = whereIs(player, time);
    const small = players[player]?.thing?.alive === false && Math.max(height, radius * 2) < HANDY_METRES;
    return small && !bears(subject, player, bonds);
  });
  if (work === undefined) return null;
  const { at, height } = whereIs(work, time);
  return [at[0], at[1] + height * 0.6, at[2]];
}
