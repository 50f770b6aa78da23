import type { Mention } from '../mentions/chunks.ts';

const BEFORE_IT = /^(?:in_front_of|past)$/;
const OUTSIDE_IT = /^(?:outside|outside of|opposite|across from)$/;
const ITS_FRONT = /\b(?:entrance|front|steps|facade|façade|gates?|doors?|doorway|front door|exterior|outside)$/;

/** "behind the counter of a stall": whoever serves there is in it. */
export const isServedAt = ({ carrier }: Pick<Mention, 'carrier'>): boolean =>
  /\b(?:counter|bar|till|register|reception|front desk|stove|grill)$/.test(carrier ?? '');

/** On which side of a building somebody is who is not in it: "in front of the school", "at the entrance of a hotel", "behind the restaurant". */
export function sideOf(
  relation: string,
  text: string | undefined,
  { carrier }: Mention,
): 'front' | 'back' | 'under' | null {
  if (isServedAt({ carrier })) return null;
  if (relation === 'behind') return 'back';
  if (relation === 'under') return 'under';
  return BEFORE_IT.test(relation) || OUTSIDE_IT.test(text ?? '') || ITS_FRONT.test(carrier ?? '') ? 'front' : null;
}
