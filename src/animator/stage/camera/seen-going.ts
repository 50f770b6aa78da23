import type { Script, Shot } from '../../director/script.ts';
import type { Player } from '../players.ts';
import { depthOfWay } from '../ways/headings.ts';
import type { Whereabouts } from '../whereabouts.ts';

interface Going {
  readonly script: Script;
  readonly players: readonly Player[];
}

/** Radians from where somebody goes to who films it: from the front, from behind, and from either side. */
const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['toward', 0.3],
  ['away', Math.PI - 0.3],
  ['right', 0.25 - Math.PI / 2],
  ['left', Math.PI / 2 - 0.25],
]);
/** Radians off that at which it still reads so, and metres a second from which somebody goes. */
const [READS_SO, GOES] = [0.65, 0.25];
/** Where the prompt says from where one looks, that holds. */
const OPEN_ANGLES = /^(?:eye|low|high)$/;

const within = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** How somebody goes through the picture in a shot, where that is told. */
export function wayInPicture(
  role: number | undefined,
  shot: Pick<Shot, 'from' | 'to'>,
  { script }: Going,
): string | null {
  const beat = script.beats.find(
    ({ role: own, from, to, act }) => own === role && from < shot.to && to > shot.from && act !== 'take_off',
  );
  if (beat === undefined || (beat.direction === 'toward' && beat.target !== null && beat.heads === undefined))
    return null;
  return depthOfWay(beat);
}

/**
 * World heading from the target to the camera: wherever a road leads, whoever goes away from us is seen from behind, and who goes to the right goes to the right
 * of the picture. A camera that already sees it so stays where it is.
 */
export function seeGoing(
  heading: number,
  shot: Shot,
  subject: number | null,
  where: Whereabouts | null,
  parts: Going,
): number {
  if (subject === null || where === null || where.speed < GOES) return heading;
  if (!OPEN_ANGLES.test(shot.angle) || shot.move.startsWith('follow')) return heading;
  const wanted = QUARTERS.get(wayInPicture(parts.players[subject]?.role.id, shot, parts) ?? '');
  if (wanted === undefined) return heading;
  const off = within(heading - where.heading);
  // From before and from behind, either side will do.
  const sided = Math.abs(wanted) < 1 || Math.abs(wanted) > 2 ? Math.abs(wanted) * (Math.sign(off) || 1) : wanted;
  return Math.abs(within(off - sided)) <= READS_SO ? heading : where.heading + sided;
}

/** Radians above what is followed from behind: low at its wheels, over it, or over its shoulder. */
export const riseBehind = ({ angle }: Pick<Shot, 'angle'>): number =>
  angle === 'high' ? 0.24 : angle === 'low' ? 0.02 : 0.2;
