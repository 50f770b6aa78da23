import { anchorOf } from '../../bodies/body.ts';
import type { Shot } from '../../director/script.ts';
import { subtract, type Vector } from '../../maths/vector.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { StageShot } from '../stage.ts';
import { turned, type WhereIs } from '../whereabouts.ts';

/** What those see who sit in a car, a boat or an aeroplane: past whoever steers it, and ahead. */

/** Metres above a seat that eyes are, behind the eyes of who steers, and behind that on the back seat. */
const [EYES, BEHIND, BACK_SEAT] = [0.78, 0.62, 0.5];
/** Metres over the eyes of who steers, and aside: one looks past a head, and not at it. */
const [OVER, ASIDE] = [0.1, 0.3];
/** Metres behind who flies. */
const IN_FLIGHT = 1.6;
const CABS = /^(?:truck|van|bus|minibus|ambulance|fire engine)$/;
/** Metres that one looks ahead, and how much of the way aside toward whom the shot is about. */
const [AHEAD, TO_SUBJECT, MOST_ASIDE] = [14, 0.7, 0.7];
/** Degrees that the picture is high, and metres that a lens does not see. */
const [VIEW, UNSEEN] = [54, 0.28];
const SHAKE = 0.02;
/** Metres from a lens to somebody's eyes. */
const HEAD_ROOM = 0.6;

interface Parts {
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly whereIs: WhereIs;
}

/** A camera that rides along; null where the shot is none, or what it rides in is not there. */
export function filmFromSeat(shot: Shot, subject: number | null, { players, bonds, whereIs }: Parts): StageShot | null {
  const figure = players.findIndex(({ role }) => role.id === shot.aboard?.role);
  const vehicle = players[figure];
  // Behind the panes of a truck nothing is seen.
  if (shot.aboard === undefined || vehicle === undefined || CABS.test(vehicle.role.thing)) return null;
  const time = (shot.from + shot.to) / 2;
  const where = whereIs(figure, time);
  const own = (point: Vector): Vector => turned(subtract(point, where.at), -where.heading, 1);
  const steers = bonds.find(
    ({ parent, as, anchor }) => parent === figure && as === 'sit' && anchor.startsWith('driver'),
  );
  const seat = vehicle.body.anchors.driver ?? vehicle.body.anchors.seat ?? anchorOf(vehicle.body, 'surface');
  const [x, y, z] =
    steers === undefined
      ? ([seat.at[0] * vehicle.size, (seat.at[1] + EYES) * vehicle.size, seat.at[2] * vehicle.size] as const)
      : own(whereIs(steers.child, time).eyes);
  const flies = vehicle.order.family === 'aircraft';
  const back = flies ? IN_FLIGHT : BEHIND + (shot.aboard.seat === 'back' ? BACK_SEAT : 0);
  const aside = (x > 0 ? -1 : 1) * ASIDE;
  const eye: Vector = [x + aside, y + OVER, z - back];
  // Where somebody's head is there is no room for a camera: they are filmed from before.
  const taken = bonds.some(
    ({ child, parent }) =>
      parent === figure &&
      child !== steers?.child &&
      players[child]?.order.family === 'person' &&
      Math.hypot(...subtract(own(whereIs(child, time).eyes), eye)) < HEAD_ROOM,
  );
  if (taken) return null;
  const target: Vector = [eye[0] + turnTo(subject), eye[1] - AHEAD * 0.06, eye[2] + AHEAD];
  return {
    ...{ from: shot.from, to: shot.to, pace: shot.pace, handheld: SHAKE },
    keys: [{ time: shot.from, eye, target, roll: 0, fieldOfView: VIEW, focus: AHEAD, aperture: 0.3, near: UNSEEN }],
    follow: { figure, turns: true },
  };

  /** Metres aside of straight ahead, where whom the shot is about is ahead. */
  function turnTo(player: number | null): number {
    if (
      player === null ||
      player === figure ||
      bonds.some(({ child, parent }) => child === player && parent === figure)
    )
      return -aside * 0.6;
    const [px, , pz] = subtract(own(whereIs(player, time).at), eye);
    if (pz < 1) return 0;
    return AHEAD * Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, (px / pz) * TO_SUBJECT));
  }
}
