import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Reading } from '../../language/reading.ts';
import type { Shot } from '../script.ts';

/** The camera that goes back, or up, until somebody is in the picture. */
export const REVEALS = 'drone_reveal';

/** What the text says of a shot's beginning. */
interface Told {
  readonly move?: string;
  readonly cut?: boolean;
  readonly at?: number;
}

/** Ways of a camera that one watches from their beginning. */
const TRAVELS = /^(?:dolly|zoom|crane|tilt|pan|truck|orbit|drone|follow)/;

const [ENDS_IN, ENDS_IN_LETTERS] = [/\b(?:to|into|onto|on) (?:an? |the )?(?:\w{1,12} )?$/i, 24];

/** "follows the car, then rises": one and the same camera, where nobody speaks of a cut. */
export function goesOn(before: Shot | undefined, shot: Shot, draft: Told | undefined, { told }: Reading): boolean {
  if (before === undefined || draft?.cut === true) return false;
  const at = draft?.at ?? 0;
  // "aerial shot descending to a close-up": where it ends.
  if (ENDS_IN.test(told.slice(Math.max(0, at - ENDS_IN_LETTERS), at)))
    return before.subject === shot.subject && before.place === shot.place;
  if (draft?.move === undefined) return false;
  const alike =
    before.subject === shot.subject || (shot.move === REVEALS && isCloseUp(before.size)) || shot.move === 'tilt_up';
  return TRAVELS.test(shot.move) && alike && before.place === shot.place;
}
