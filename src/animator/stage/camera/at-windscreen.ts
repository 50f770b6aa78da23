import type { Shot } from '../../director/script.ts';
import { subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** Who drives an open car is filmed from over its bonnet: from where all of the car is seen they would be a dot behind its windscreen. */

/** Metres before the faces, aside of them and over them, and below them where the camera points. */
const [BEFORE, ASIDE, OVER, BELOW] = [2.5, 0.5, 0.34, 0.02];
/** Metres that are seen of the height where they are: of one, and of two beside each other. */
const [ONE_HIGH, TWO_HIGH] = [1.25, 1.45];
const SHAKE = 0.012;
const IN_FRONT = /^(?:driver|passenger)$/;

interface Parts {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly shape: number;
}

/** A camera that rides before the windscreen of an open car; null where it is none, or the shot is told to be otherwise. */
export function filmAtWindscreen(
  shot: Shot,
  subject: number,
  { players, bonds, whereIs, shape }: Parts,
): StageShot | null {
  if (shot.size !== 'wide' || shot.sizeStated || shot.angle !== 'eye' || !/^(?:static|handheld)$/.test(shot.move))
    return null;
  const seat = bonds.find(({ child, as, anchor }) => child === subject && as === 'sit' && IN_FRONT.test(anchor));
  if (seat === undefined || players[seat.parent]?.order.sheet.style !== 'convertible') return null;
  const aboard = bonds.filter(({ parent, as }) => parent === seat.parent && as === 'sit');
  const within = new Set(aboard.map(({ child }) => child));
  const isOther = ({ thing, order }: Player, player: number): boolean =>
    (thing?.alive === true || order.family === 'person') && !within.has(player);
  if (players.some(isOther)) return null;
  const time = (shot.from + shot.to) / 2;
  const where = whereIs(seat.parent, time);
  if (where.speed < UNDER_WAY) return null;
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const front = aboard.filter(({ anchor }) => IN_FRONT.test(anchor));
  const middle = (axis: 0 | 1 | 2): number =>
    front.reduce((sum, { child }) => sum + own(whereIs(child, time).eyes)[axis], 0) / front.length;
  const target: Vector = [middle(0), middle(1) - BELOW, middle(2)];
  // From the other seat's side: the post of the windscreen would be before the face.
  const side = front.length > 1 ? 0.4 : -(Math.sign(target[0]) || 1);
  const eye: Vector = [target[0] + side * ASIDE, target[1] + OVER, target[2] + BEFORE];
  const far = Math.hypot(...subtract(target, eye));
  const high = (front.length > 1 ? TWO_HIGH : ONE_HIGH) * Math.max(1, 1.5 / shape);
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace, handheld: SHAKE },
    keys: [
      {
        ...{ time: shot.from, eye, target, roll: 0, focus: far, aperture: 0.6 },
        fieldOfView: (Math.atan(high / 2 / far) * 360) / Math.PI,
      },
    ],
    follow: { figure: seat.parent, turns: true },
  };
}

/** Metres a second: of a car that stands one sees the car. */
const UNDER_WAY = 1;
