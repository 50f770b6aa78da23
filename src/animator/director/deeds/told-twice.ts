import { transitOf } from '../../catalogue/transits.ts';
import type { Event } from '../../language/reading.ts';

/** What somebody does twice, and is not the same. */

/** "walks to the door, opens it and walks out": the same again, and somewhere else. */
export const goesElsewhere = ({ act, meanwhile, again, direction, where, target, verb }: Event): boolean =>
  act?.frame === 'go' &&
  meanwhile !== true &&
  (again === true || direction !== null || where !== null || target !== null || ELSEWHERE.test(verb));

/** "watches it fall, then looks at the camera": twice, and at another. */
export const looksToUs = ({ act, where, meanwhile }: Event): boolean =>
  act?.act === 'look' && where === 'camera' && meanwhile !== true;

const ELSEWHERE = / (?:away|off|out|back|on|down|up)$/;

/** "arrives … leaves", "walks to the car and gets in": ways to go, and not the same. */
export function isOtherPassage(verb: string, before: string | null): boolean {
  const transit = transitOf(verb);
  if (transit === null || transit === before) return false;
  return before !== null || transit === 'boards' || transit === 'alights';
}
