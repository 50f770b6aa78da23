import type { Script, Shot } from '../director/script.ts';
import { add, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import type { MoveParts } from './camera-moves.ts';
import type { Player } from './players.ts';
import type { StageShot } from './stage.ts';
import { tangentsOf } from './view.ts';
import type { WhereIs } from './whereabouts.ts';

/** Wider than a normal lens: hands and handlebars are in the picture. */
const EYE_LENS = 0.8;
/** Of a head: how far before the eyes the camera is, so that nothing of the face is before it; who looks down at handlebars sees them. */
const [BEFORE_FACE, BEFORE_FACE_MOUNTED] = [0.9, 0.4];
/** Tangents: one looks a little down where one goes, and farther down over what bears one. */
const [DOWN, DOWN_MOUNTED] = [0.1, 0.3];
const LOOKS_AHEAD = 12;
/** Steps rock the head. */
const STEP_METRES = 0.05;
const IN_HAND_METRES = 0.9;

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
  const mounted = figure !== subject;
  const eye = add(eyes, scale(ahead, head * (mounted ? BEFORE_FACE_MOUNTED : BEFORE_FACE)));
  const work = handiwork(shot, subject, parts, time);
  const down = LOOKS_AHEAD * (mounted ? DOWN_MOUNTED : DOWN);
  const target = work ?? add(eye, [ahead[0] * LOOKS_AHEAD, -down, ahead[2] * LOOKS_AHEAD]);
  const own = (point: Vector): Vector => {
    const [x, y, z] = subtract(point, where.at);
    const [cosine, sine] = [Math.cos(where.heading), Math.sin(where.heading)];
    return [x * cosine - z * sine, y, x * sine + z * cosine];
  };
  const { up } = tangentsOf(EYE_LENS, parts.shape);
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace },
    keys: [
      {
        ...{ time: shot.from, eye: own(eye), target: own(target), roll: 0 },
        fieldOfView: (Math.atan(up) * 360) / Math.PI,
        focus: work === null ? LOOKS_AHEAD : Math.hypot(...subtract(work, eye)),
        aperture: work === null ? 0 : 2,
      },
    ],
    follow: { figure, turns: true },
    handheld: speed > 0.2 ? STEP_METRES : STEP_METRES / 3,
  };
}

/** Between what is in the hands and what is before it; null where the hands have nothing to do. */
function handiwork(
  shot: Shot,
  subject: number,
  { script, players, bonds, whereIs }: Seeing,
  time: number,
): Vector | null {
  const role = players[subject]?.role.id;
  const tasks = script.beats.flatMap(({ role: own, from, to, target }) =>
    own === role && from < shot.to && to > shot.from ? [target] : [],
  );
  const goes = whereIs(subject, time).speed > 0.2;
  const work = [...players.keys()].filter((player) => {
    const { height, radius } = whereIs(player, time);
    const held = bonds.some(({ child, parent, as }) => child === player && parent === subject && as === 'held');
    const done = tasks.includes(players[player]?.role.id ?? null) && players[player]?.thing?.alive === false;
    return player !== subject && !goes && (held || done) && Math.max(height, radius * 2) < IN_HAND_METRES;
  });
  const [first] = work;
  if (first === undefined) return null;
  const { at, height } = whereIs(first, time);
  return [at[0], at[1] + height * 0.6, at[2]];
}
