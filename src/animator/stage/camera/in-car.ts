import { findAct } from '../../catalogue/acts.ts';
import type { Script, Shot } from '../../director/script.ts';
import { subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** Who is told to be inside a car is filmed from as near as a camera on its bonnet or at its window is, and the land goes by behind them. */

/** Metres before the faces of those in front, and how much of the picture's height is seen there: of one, and of two beside each other. */
const [BEFORE, ONE_HIGH, TWO_HIGH] = [1.5, 0.74, 0.98];
/** Metres outside of the window of who sits behind, ahead of the face, and what is seen of the height there. */
const [OUTSIDE, AHEAD, WINDOW_HIGH] = [1.5, 0.42, 0.74];
/** Metres: the pane and what stands before it are not seen. */
const UNSEEN = 0.62;
/** Of the way from who it is about to the middle between those in front. */
const TO_BOTH = 0.2;
const SHAKE = 0.012;

interface Parts {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
  readonly shape: number;
}

const IN_FRONT = /^(?:driver|passenger)$/;

/** A camera in a car with who sits in it; null where the film shows the car as well, or nobody is in one. */
export function filmInCar(shot: Shot, subject: number, parts: Parts): StageShot | null {
  const { players, bonds, whereIs, shape } = parts;
  const seat = bonds.find(({ child, as }) => child === subject && as === 'sit');
  const car = seat === undefined ? undefined : players[seat.parent];
  if (seat === undefined || car?.order.sheet.style === undefined || car.order.sheet.style === 'race') return null;
  if (!isInside(shot, seat, parts)) return null;
  const time = (shot.from + shot.to) / 2;
  const where = whereIs(seat.parent, time);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const face = own(whereIs(subject, time).eyes);
  const front = bonds.filter(({ parent, anchor }) => parent === seat.parent && IN_FRONT.test(anchor));
  const inFront = front.some(({ child }) => child === subject);
  const both = inFront && front.length > 1 && shot.size !== 'close' && shot.size !== 'extreme_close';
  const middle = (axis: 0 | 1 | 2): number =>
    front.reduce((sum, { child }) => sum + own(whereIs(child, time).eyes)[axis], 0) / Math.max(1, front.length);
  const target: Vector = both ? [middle(0), middle(1) - 0.06, middle(2)] : [face[0], face[1] - 0.04, face[2]];
  const side = Math.sign(face[0]) || 1;
  const eye: Vector = inFront
    ? [target[0] * (1 - TO_BOTH), target[1] + 0.1, target[2] + BEFORE]
    : [face[0] + side * OUTSIDE, face[1] + 0.04, face[2] + AHEAD];
  const far = Math.hypot(...subtract(target, eye));
  const high = (inFront ? (both ? TWO_HIGH : ONE_HIGH) : WINDOW_HIGH) * Math.max(1, 1.5 / shape);
  const aperture = shot.focus === 'shallow' ? 3 : 0.8;
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace, handheld: SHAKE },
    keys: [
      {
        ...{ time: shot.from, eye, target, roll: 0, focus: far, aperture },
        fieldOfView: (Math.atan(high / 2 / far) * 360) / Math.PI,
        ...(inFront ? { near: UNSEEN } : {}),
      },
    ],
    follow: { figure: seat.parent, turns: true },
  };
}

/** "a couple argue in a parked car": all that is done is done on the seats, and from the street nobody sees a face. */
function isStoryWithin({ beats }: Script, aboard: ReadonlySet<number | undefined>): boolean {
  const own = beats.filter(({ role }) => aboard.has(role));
  const stays = beats.every(({ transit }) => transit === undefined) && own.every(({ act }) => STAYS.has(frameOf(act)));
  return stays && own.some(({ act }) => OF_FACES.has(frameOf(act)));
}

const frameOf = (act: string): string => findAct(act)?.frame ?? 'stay';
const STAYS: ReadonlySet<string> = new Set(['stay', 'hands', 'with', 'voice', 'face']);
const OF_FACES: ReadonlySet<string> = new Set(['with', 'voice', 'face']);

const FROM_AFAR = /^(?:drone|follow|crane|orbit)/;

/** Told to be inside, or on the back seat, or heard to talk there; and nobody asks to see all of the car. */
function isInside(shot: Shot, { parent }: Bond, { script, players, bonds }: Parts): boolean {
  if (shot.size === 'establishing' || (shot.sizeStated && shot.size === 'wide') || FROM_AFAR.test(shot.move))
    return false;
  if (shot.angle !== 'eye') return false;
  const aboard = new Set(bonds.filter((bond) => bond.parent === parent).map(({ child }) => players[child]?.role.id));
  const told = script.relations.some(
    ({ role, relation, where }) =>
      aboard.has(role) && (relation === 'inside' || where === 'inside' || where === 'back'),
  );
  const talks = script.dialogue.some(({ speaker }) => speaker !== null && aboard.has(speaker));
  return (
    told ||
    talks ||
    isStoryWithin(script, aboard) ||
    (shot.sizeStated && /^(?:medium|close|extreme_close)$/.test(shot.size))
  );
}
