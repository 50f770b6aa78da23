import type { Shot } from '../../director/script.ts';
import { add, subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import { extentOf, type Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** Those aboard something large, from as near as a camera beside them is that goes along with it. */

/** Metres: what is longer or taller shows its people as dots. */
const LARGE = 5;
/** Radians from where they look to the camera, and above; degrees that the picture is high. */
const [ASIDE, ABOVE, VIEW] = [0.72, 0.14, 40];
/** From beside an aeroplane: struts and wings are before whoever sits in it. */
const [ASIDE_WINGS, BEHIND_WINGS, AROUND_WINGS] = [1.32, 1.82, 0.5];
/** Metres: whoever is as near belongs into the picture, and what is seen around heads and below them. */
const [TOGETHER, AROUND, BELOW] = [2.2, 0.45, 0.75];
/** More around who stands on what heaves. */
const AFLOAT = 0.35;
const SHAKE = 0.02;

interface Parts {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly shape: number;
}

/** Two wings one above the other leave only the view from behind them. */
const asideOf = (craft: Player): number => (craft.order.sheet.aircraft === 'biplane' ? BEHIND_WINGS : ASIDE_WINGS);

/** A camera aboard with whom the shot is about alone; null where they are aboard nothing large. */
export function filmAboard(shot: Shot, subject: number, parts: Parts): StageShot | null {
  const { players, bonds, whereIs, shape } = parts;
  if (shot.alone !== true || players[subject]?.order.family !== 'person') return null;
  const bond = bonds.find(({ child, as }) => child === subject && as !== 'held');
  // A wall that somebody climbs takes nobody along.
  if (bond?.anchor === 'climb') return null;
  const craft = bond === undefined ? undefined : players[bond.parent];
  const runs = bond === undefined && whereIs(subject, shot.from).speed > 3;
  if (!runs && (craft === undefined || extentOf(craft) < LARGE)) return null;
  const figure = bond?.parent ?? subject;
  const time = (shot.from + shot.to) / 2;
  const where = whereIs(figure, time);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const hero = whereIs(subject, time);
  const group = [...players.keys()].filter((player) => {
    const same = players[player]?.role.id === players[subject]?.role.id;
    return same && Math.hypot(...subtract(whereIs(player, time).eyes, hero.eyes)) < TOGETHER;
  });
  const faces = group.map((player) => own(whereIs(player, time).eyes));
  const span = (axis: 0 | 1 | 2): readonly [number, number] => {
    const all = faces.map((face) => face[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[x0, x1], [y0, y1], [z0, z1]] = [span(0), span(1), span(2)];
  const winged = bond?.anchor.startsWith('driver') === true && craft?.order.family === 'aircraft';
  const heaves = craft?.thing?.realm === 'water' ? AFLOAT : winged ? AROUND_WINGS : 0;
  const high = y1 - y0 + AROUND + BELOW + heaves * 2;
  const wide = Math.hypot(x1 - x0, z1 - z0) + (AROUND + heaves) * 2;
  const middle: Vector = [(x0 + x1) / 2, (y0 + y1) / 2 + (AROUND - BELOW) / 2, (z0 + z1) / 2];
  const far = Math.max(high, wide / shape) / 2 / Math.tan((VIEW * Math.PI) / 360) + Math.hypot(x1 - x0, z1 - z0) / 2;
  // From the middle of it outward: behind them is what they are on, and then the land.
  const looks = hero.heading - where.heading;
  const side = Math.sign(Math.sin(looks) * middle[2] - Math.cos(looks) * middle[0]) || 1;
  const turn = looks - side * (winged ? asideOf(craft) : ASIDE);
  const level = Math.cos(ABOVE) * far;
  const eye = add(middle, [Math.sin(turn) * level, Math.sin(ABOVE) * far + AROUND / 2, Math.cos(turn) * level]);
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace, handheld: SHAKE },
    keys: [{ time: shot.from, eye, target: middle, roll: 0, fieldOfView: VIEW, focus: far, aperture: 0.6 }],
    follow: { figure, turns: true },
  };
}
