import type { Beat } from '../../director/script.ts';
import type { Player } from '../players.ts';

/** Three quarters: seen from the side, and coming a little nearer. */
export const SLANT = 0.42;

/** Times its height: what is so long and winds through the air is seen from its side, or it is not seen at all. */
const LONG = 3;
export const isLong = ({ thing, body }: Player): boolean =>
  thing?.alive === true && thing.realm === 'sky' && body.length > body.height * LONG;

/** Who films is meant. */
const US = /^(?:camera|lens|viewer|us|audience|screen|foreground)$/;

/** Who leaves so is seen from behind. */
const LEAVES = /^(?:drive|ride|speed|race|roll|pedal|cycle|gallop|sail|motor|rumble) (?:away|off)$/;

/** As it is told; toward a castle on the horizon is away from us, and so is who drives off along a road. */
export function depthOfWay({ heads, direction, where, verb }: Beat): string | null {
  if (heads !== undefined) return heads;
  const leaves = LEAVES.test(verb) && (direction === null || direction === 'along' || direction === 'into');
  return leaves || (direction === 'toward' && where !== null && !US.test(where)) ? 'away' : direction;
}

/** Where somebody turns who goes, in the frame of the picture. */
export function headingOf(beat: Beat, sense: 1 | -1, own: Player): number {
  switch (depthOfWay(beat)) {
    case 'left':
      return -Math.PI / 2 + SLANT * 0.5;
    case 'right':
      return Math.PI / 2 - SLANT * 0.5;
    case 'toward':
    case 'forward':
      return sense * 0.3;
    case 'away':
      return Math.PI - sense * 0.35;
    default:
      return sense * (Math.PI / 2 - (isLong(own) ? SLANT * 0.35 : SLANT));
  }
}
