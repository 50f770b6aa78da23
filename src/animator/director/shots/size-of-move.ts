import { isCloseUp } from '../../catalogue/shot-sizes.ts';
import type { Shot } from '../script.ts';

/** What of somebody a moving camera comes to at last. */
const COMES_TO_FACE =
  /^[^.;]{0,60}\b(?:to|on|onto|at|reveals?|revealing|reaches|reaching|finds?|across)\b[^.;]{0,40}\b(?:face|expression|smile|grin|eyes|gaze)\b/i;
const TURNS = /^(?:tilt|pan|crane|drone_reveal|dolly_out|zoom_out|truck|arc|orbit)/;
const DESCENDS = 'crane_down';

/** "tilts up to the vendor's smiling face", "pulls back to reveal her focused face": near enough to see it; a camera that comes down from the air comes to who is there. Null where its move says nothing of its size. */
export function sizeOfMove(
  { move, movedAt = 0 }: { readonly move?: string; readonly movedAt?: number },
  told: string,
  follows: boolean,
): Shot['size'] | null {
  if (move === undefined) return null;
  if (TURNS.test(move) && COMES_TO_FACE.test(told.slice(movedAt, movedAt + LOOKED_THROUGH))) return 'medium';
  return follows && move === DESCENDS ? 'full' : null;
}
/** Letters. */
const LOOKED_THROUGH = 130;

const GOES_ALONG = /^(?:follow|truck|orbit|crane|drone)/;
const ENDS_IN =
  /\b(?:to|into|onto|on|ends with|(?:ends|ending|finishes|finishing) in) (?:an? |the )?(?:\w{1,12} )?close/i;
const ENDS_IN_LETTERS = 30;

/** Where a camera's way leads that began otherwise: from a detail up to a face, or from somebody's back to it. Null where the words go on telling of the same picture. */
export function endOfMove(
  field: string,
  value: string,
  draft: { readonly size?: string; readonly move?: string; readonly angle?: string },
  told: string,
  at: number,
): { readonly move: string; readonly size: Shot['size'] } | null {
  const near = isCloseUp(draft.size);
  if (field === 'move' && value === 'tilt_up' && near && COMES_TO_FACE.test(told.slice(at, at + LOOKED_THROUGH)))
    return { move: value, size: 'medium' };
  const comes = field === 'size' && isCloseUp(value) && draft.size === undefined;
  const along = GOES_ALONG.test(draft.move ?? '');
  return comes && along && ENDS_IN.test(told.slice(Math.max(0, at - ENDS_IN_LETTERS), at + ENDS_IN_LETTERS))
    ? { move: 'static', size: value === 'close' ? 'close' : 'extreme_close' }
    : null;
}
