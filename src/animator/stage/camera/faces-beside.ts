import type { Shot } from '../../director/script.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { cabinMates } from './cabins.ts';
import type { ExtentParts } from './extent-points.ts';

/** Metres: whoever is farther from them has a picture of their own. */
const CHEEK_TO_CHEEK = 1.7;
const PAIR = 2;

/** Of two who are told as one, "two sisters whisper, close-up on their faces", and of all whom a close-up is told to be of, the other faces beside the subject's. */
export function facesBeside(shot: Shot, subject: number, parts: ExtentParts, { at }: Whereabouts): number[] {
  const own = parts.players[subject];
  const aboard = cabinMates(subject, parts);
  if (own === undefined || own.role.person === null || shot.alone === true || shot.size !== 'close') return aboard;
  // Whom something is only done to is in other shots.
  const isDoneTo = (id: number): boolean =>
    parts.script.beats.some(
      ({ role, target, together }) => role === own.role.id && (target === id || together.includes(id)),
    );
  const isTold = (id: number): boolean =>
    shot.sizeStated && shot.part === null && shot.also.includes(id) && !isDoneTo(id);
  const beside = parts.players.flatMap(({ role }, player) => {
    const pair = role.id === own.role.id && role.count === PAIR;
    if (player === subject || role.person === null || !(pair || isTold(role.id))) return [];
    const other = parts.whereIs(player, shot.from).at;
    return Math.hypot(other[0] - at[0], other[2] - at[2]) < CHEEK_TO_CHEEK ? [player] : [];
  });
  return [...new Set([...aboard, ...beside])];
}
