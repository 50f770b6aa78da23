import type { Script, Shot } from '../director/script.ts';
import type { Vector } from '../maths/vector.ts';
import type { Bond } from './bonds.ts';
import type { FilmFrame } from './film-frame.ts';
import { heightOf, isGiant, type Player } from './players.ts';
import { hasStack } from './stacks.ts';
import type { WhereIs } from './whereabouts.ts';

interface Looking {
  readonly players: readonly Player[];
  readonly whereIs: WhereIs;
  readonly frame: FilmFrame;
  /** Radians by which the camera goes around from where the place looks best. */
  readonly around: number;
  /** The camera is as low as what it looks at, rather than at eye level. */
  readonly low: boolean;
  readonly script: Script;
  readonly bonds: readonly Bond[];
  readonly given: ReadonlySet<number>;
}

const CROWD = 4;
const EYE_HEIGHT = 1.5;
const LOW_UP = 0.01;

export const isClose = ({ size }: Shot): boolean => size === 'close' || size === 'extreme_close';

const TINY_METRES = { macro: 0.6, other: 0.32 } as const;

/** What is so small in life is seen whole, however near the camera comes. */
export const isTiny = ({ lens }: Shot, player: Player | undefined): boolean =>
  (player?.thing?.metres ?? 2) <= (lens === 'macro' ? TINY_METRES.macro : TINY_METRES.other);

/** Radians above: flat things on a table, flat things on the ground, things on each other. */
const [OVER_TABLE, OVER_GROUND, ALMOST_LEVEL, LEVEL] = [0.6, 0.28, 0.15, 0];
/** Of its width: what is lower is flat. */
const FLAT = 0.4;

/** How high a camera looks at things alone: from above at what lies, level at what stands on something else; null where nothing asks for it. */
function riseOfThings({ script, players, bonds, given, whereIs, low }: Looking, time: number): number | null {
  const shown = [...players.keys()].filter((player) => given.has(players[player]?.role.id ?? -1));
  if (shown.length === 0 || shown.some((player) => players[player]?.thing?.alive !== false)) return null;
  if (hasStack(script, given)) return low ? LEVEL : ALMOST_LEVEL;
  const flat = shown.filter((player) => {
    const { height, radius } = whereIs(player, time);
    return height < radius * 2 * FLAT;
  });
  if (flat.length === 0) return null;
  return flat.some((player) => bonds.some(({ child }) => child === player)) ? OVER_TABLE : OVER_GROUND;
}

/** Radians from where somebody looks to a camera that is close to the face. */
const [BEFORE_FACE, BESIDE_PAIR] = [0.3, 1.05];
const FACING = { metres: 2.2, radians: 0.6 } as const;

/** Metres a second from which something is under way, and radians from where it goes to who films it. */
const [FAST, FRONT_QUARTER] = [4, 0.62];
const isDriven = (player: Player | undefined): boolean =>
  player?.order.family === 'vehicle' && player.thing?.alive === false;

/** Whether somebody else is right before the face. */
function facesSomebody(subject: number, { players, whereIs }: Looking, time: number): boolean {
  const own = whereIs(subject, time);
  return [...players.keys()].some((player) => {
    if (player === subject || players[player]?.thing?.alive === false) return false;
    const { at, height } = whereIs(player, time);
    const [x, z] = [at[0] - own.at[0], at[2] - own.at[2]];
    const turn = Math.atan2(x, z) - own.heading;
    const off = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    return height > own.height * 0.6 && Math.hypot(x, z) < FACING.metres && off < FACING.radians;
  });
}

const GIANT_UP = -0.2;
const isGiantSeen = (player: Player | undefined): boolean =>
  player !== undefined && isGiant(player) && player.thing?.realm !== 'sky';

/** From the target to the camera, of length 1. */
export function lookOf(shot: Shot, index: number, subject: number | null, parts: Looking, time: number): Vector {
  const { whereIs, frame, players } = parts;
  const where = subject === null ? null : whereIs(subject, time);
  const height = where?.height ?? 2;
  // The next shot looks from elsewhere: a cut between two alike pictures is a jump.
  let heading = frame.heading(
    parts.around + (index % 2 === 1 && !shot.angle.startsWith('b') ? (parts.around >= 0 ? -0.55 : 0.55) : 0),
  );
  const small = Math.max(0, 1 - height / 1.4);
  let up = 0.07 + 0.16 * small + (shot.size === 'wide' ? 0.05 : shot.size === 'establishing' ? 0.16 : 0);
  // Over the heads of those in front.
  if (players.length > CROWD && !isClose(shot) && players.every((player) => heightOf(player) < EYE_HEIGHT)) up += 0.16;
  // One looks up at giants.
  if (isGiantSeen(players[subject ?? -1]) && !isClose(shot)) up = GIANT_UP;
  // Hands at work are looked down on, as whoever works does.
  if (isClose(shot)) up = /^(?:hands?|fingers)$/.test(shot.part ?? '') ? 0.42 : 0.02;
  const rise = riseOfThings(parts, time);
  if (rise !== null) up = rise;
  else if (parts.low) up = Math.min(up, LOW_UP);
  if (isClose(shot) && where !== null && players[subject ?? 0]?.thing?.alive !== false) {
    // Of two face to face the camera stands beside them, not between.
    const aside = facesSomebody(subject ?? 0, parts, time) ? BESIDE_PAIR : BEFORE_FACE;
    heading = where.heading + (parts.around >= 0 ? aside : -aside);
  }
  // A vehicle under way is seen from its front quarter.
  if (!isClose(shot) && where !== null && where.speed > FAST && isDriven(players[subject ?? 0]))
    [heading, up] = [where.heading + (parts.around >= 0 ? FRONT_QUARTER : -FRONT_QUARTER), Math.min(up, 0.1)];
  // An insect shows its wings to whoever looks from above and aside.
  if (isClose(shot) && where !== null && players[subject ?? 0]?.order.family === 'arthropod')
    [heading, up] = [where.heading + (parts.around >= 0 ? 0.9 : -0.9), 0.5];
  switch (shot.angle) {
    case 'low':
      up = -0.2;
      break;
    case 'worms_eye':
      up = -0.5;
      break;
    case 'point_of_view':
      // A place seen by somebody is seen from the height of the eyes.
      if (where === null) up = 0;
      break;
    case 'high':
      up = 0.55;
      break;
    case 'birds_eye':
      up = 1.32;
      break;
    case 'side':
      if (where !== null)
        heading = where.heading + (Math.sin(where.heading - frame.view) >= 0 ? -1 : 1) * (Math.PI / 2);
      break;
    case 'behind':
    case 'over_shoulder':
      if (where !== null) heading = where.heading + Math.PI - 0.35;
      up = 0.16;
      break;
    default:
  }
  // Over a place alone one looks to its horizon.
  if (shot.move.startsWith('drone')) up = Math.max(up, where === null ? 0.2 : 0.22);
  if (shot.move === 'follow_behind' && where !== null)
    [heading, up] = [where.heading + Math.PI - 0.2, shot.angle === 'high' ? 0.34 : 0.2];
  if (shot.move === 'follow_front' && where !== null) [heading, up] = [where.heading + 0.25, 0.08];
  return [Math.sin(heading) * Math.cos(up), Math.sin(up), Math.cos(heading) * Math.cos(up)];
}
