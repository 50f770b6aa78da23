import type { Shot } from './script.ts';

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
