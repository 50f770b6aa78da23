import type { Script, Shot } from '../../director/script.ts';
import type { Bond } from '../bonds.ts';
import type { Player } from '../players.ts';
import type { WhereIs } from '../whereabouts.ts';
import { companions } from './companions.ts';

interface Turned {
  readonly script: Script;
  readonly players: readonly Player[];
  /** Roles of the prompt itself. */
  readonly given: ReadonlySet<number>;
  readonly whereIs: WhereIs;
  readonly bonds: readonly Bond[];
  /** Radians by which the camera goes around from where the place looks best. */
  readonly around: number;
  /** Radians by which this shot looks from elsewhere than the one before. */
  readonly turns: number;
}

/** Radians from where somebody looks to a camera that shows the face and a cheek, and how far it goes around for it at most. */
const [THREE_QUARTER, MOST_TURN] = [0.72, 0.62];
/** Metres a second from which somebody goes; so many that go together are a herd, seen from its front quarter: from the side it is a thin row. */
const [GOES, HERD, HERD_QUARTER] = [0.3, 3, 0.5];

const within = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Radians from a wall's front to a camera before it: farther aside one looks along it, and then through it. */
const BEFORE_WALL = 1.1;

/** World heading from the target to a camera: toward the face of whoever is alone in the picture, and never through the wall that somebody climbs. */
export function threeQuarter(shot: Shot, heading: number, subject: number | null, parts: Turned, time: number): number {
  const found = turnToFace(shot, heading, subject, parts, time);
  const climbs = parts.bonds.some(({ child, anchor }) => child === subject && anchor === 'climb');
  if (subject === null || !climbs) return found;
  const front = parts.whereIs(subject, time).heading + Math.PI;
  return front + Math.max(-BEFORE_WALL, Math.min(BEFORE_WALL, within(found - front)));
}

/** From where the place looks best, turned toward the face of whoever is alone in the picture. */
function turnToFace(
  shot: Shot,
  heading: number,
  subject: number | null,
  { script, players, given, whereIs, around, turns }: Turned,
  time: number,
): number {
  if (shot.symmetric === true) return heading;
  const other = heading + (around >= 0 ? -turns : turns);
  const player = players[subject ?? -1];
  if (subject === null || player === undefined || shot.angle === 'side' || !isBeing(player)) return other;
  const where = whereIs(subject, time);
  const off = (from: number): number => within(from - where.heading);
  // The next shot goes to the side on which the face is.
  const next = turns === 0 ? heading : heading - Math.sign(off(heading) || 1) * turns;
  if (player.role.facing === 'away' || where.lies === true) return other;
  const goes = where.speed > GOES;
  const herd = goes && player.role.count >= HERD && player.order.family !== 'person';
  const own = herd ? HERD_QUARTER : THREE_QUARTER;
  // Two who have to do with each other are seen from beside both of them.
  const beside = companions(subject, { players, script });
  const person = player.order.family === 'person';
  // An animal among things stands as they are laid out beside it.
  const alone = players.every(
    (each, index) =>
      index === subject || herd || (isBeing(each) ? !beside.has(index) : person || !given.has(each.role.id)),
  );
  if ((!alone && turns === 0) || (goes && !herd)) return next;
  const away = Math.abs(off(next)) - own;
  // Who has the back to the camera by what they do is left so.
  if (away <= 0 || Math.abs(off(heading)) > MOST_AWAY) return turns === 0 ? heading : next;
  return next - Math.sign(off(next)) * Math.min(away, MOST_TURN);
}

/** Radians. */
const MOST_AWAY = 2;

const isBeing = ({ thing, order }: Player): boolean => thing?.alive === true || order.family === 'person';
