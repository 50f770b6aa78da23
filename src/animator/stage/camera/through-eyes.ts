import type { Script, Shot } from '../../director/script.ts';
import { add, scale, subtract, type Vector } from '../../maths/vector.ts';
import { cruises } from '../bearers.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';
import type { MoveParts } from './camera-moves.ts';
import { handiworkOf } from './handiwork.ts';
import { HANDY_METRES } from './stands.ts';
import { tangentsOf } from './view.ts';

/** Wider than a normal lens: hands and handlebars are in the picture. */
const [EYE_LENS, EYE_LENS_MOUNTED] = [0.8, 1.02];
/** Of a head: how far before the eyes the camera is, and how far before that nothing is seen, so that no nose or lashes are; who looks down at handlebars sees them. */
const [BEFORE_FACE, BEFORE_FACE_MOUNTED, UNSEEN] = [0.9, -0.6, 2.3];
/** Who stands on skis or a board leans forward. */
const [BEFORE_FACE_LEANING, UNSEEN_LEANING] = [2.4, 1.2];
/** Over handlebars the face is farther ahead than the neck is straight. */
const UNSEEN_OVER_BARS = 3.2;
/** Tangents: one looks a little down where one goes, and farther down over what bears one. */
const [DOWN, DOWN_MOUNTED] = [0.1, 0.28];
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
  const ahead: Vector = [Math.sin(heading), 0, Math.cos(heading)];
  const leans = parts.bonds.some(({ child, as }) => child === subject && as === 'stand');
  const mounted = figure !== subject && !leans;
  const overBars = mounted && parts.players[figure]?.thing?.alive === false;
  const eye = add(
    eyes,
    scale(ahead, head * (mounted ? BEFORE_FACE_MOUNTED : leans ? BEFORE_FACE_LEANING : BEFORE_FACE)),
  );
  const seen = add(eye, [0, isHighFlyer(parts.players[subject], parts.script) ? HIGH_METRES : 0, 0]);
  const work = handiwork(shot, subject, parts, time);
  const down = LOOKS_AHEAD * (mounted ? DOWN_MOUNTED : DOWN);
  const target = work ?? add(seen, [ahead[0] * LOOKS_AHEAD, -down, ahead[2] * LOOKS_AHEAD]);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const { up } = tangentsOf(mounted ? EYE_LENS_MOUNTED : EYE_LENS, parts.shape);
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace },
    keys: [
      {
        ...{ time: shot.from, eye: own(seen), target: own(target), roll: 0 },
        fieldOfView: (Math.atan(up) * 360) / Math.PI,
        focus: work === null ? LOOKS_AHEAD : Math.hypot(...subtract(work, eye)),
        aperture: work === null ? 0 : 2,
        near: head * (leans ? UNSEEN_LEANING : overBars ? UNSEEN_OVER_BARS : UNSEEN),
      },
    ],
    follow: { figure, turns: true },
    handheld: speed > 0.2 ? STEP_METRES : STEP_METRES / 3,
  };
}

/** Metres over where a flight would be filmed from the ground, and from which size on somebody flies so high. */
const [HIGH_METRES, LARGE_FLYER] = [34, 0.4];
const isHighFlyer = (player: Player | undefined, script: Script): boolean =>
  player !== undefined && (player.thing?.metres ?? 0) > LARGE_FLYER && cruises(player, script);

/** The first small thing that the hands are at; null where they have nothing to do, or who has them goes somewhere. */
function handiwork(shot: Shot, subject: number, parts: Seeing, time: number): Vector | null {
  const { players, whereIs } = parts;
  if (whereIs(subject, time).speed > 0.2) return null;
  const work = handiworkOf(shot, subject, parts).find((player) => {
    const { height, radius } = whereIs(player, time);
    return players[player]?.thing?.alive === false && Math.max(height, radius * 2) < HANDY_METRES;
  });
  if (work === undefined) return null;
  const { at, height } = whereIs(work, time);
  return [at[0], at[1] + height * 0.6, at[2]];
}
