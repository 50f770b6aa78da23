import { ROOF_GAP } from '../../catalogue/gaps.ts';
import type { Beat, Role, SetPlan } from '../script.ts';

const LEAPS = /^(?:leap|jump|vault|bound|spring)/;

const ROOFS = /\b(?:roofs|rooftops)\b/;
const TOLD_GAP = /\b(?:gap|chasm|alley)s?\b/i;

/** "leaps from rooftop to rooftop": there are two, and the street far below between them. */
export function openGap(set: SetPlan, beats: readonly Beat[], cast: readonly Role[], told: string): SetPlan {
  if (set.place !== 'skyline') return set;
  const roofs = [set.word ?? '', ...set.dressing].some((word) => ROOFS.test(word));
  const leaps = beats.some(
    ({ role, act, verb, direction, where }) =>
      act === 'jump' &&
      LEAPS.test(verb) &&
      ((direction !== null && direction !== 'up') || where !== null || roofs || TOLD_GAP.test(told)) &&
      cast.some(({ id, person }) => id === role && person !== null),
  );
  return leaps ? { ...set, dressing: [...set.dressing, ROOF_GAP] } : set;
}
