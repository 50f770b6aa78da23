import type { Lexicon } from '../../catalogue/lexicon.ts';
import { ADVERBS, PREPOSITIONS } from './english.ts';
import type { Token } from './words.ts';

const WHERE = /^(?:behind|beyond|beside|nearby|beneath|below|around)$/;
const BUILT_METRES = 2;

function isBuilt(form: string, lexicon: Lexicon): boolean {
  const senses = lexicon.lists(form) ? lexicon.senses(form) : null;
  return senses?.thing?.alive === false && !senses.thing.moves && senses.thing.metres > BUILT_METRES;
}

/** "hands covered in clay", "steam rising": a part or a thing of the air, of which a participle tells more, is no deed. */
export function isNamedThere(
  { nounForms, opens }: Token,
  next: Token | undefined,
  after: Token | undefined,
  lexicon: Lexicon,
): boolean {
  if (next === undefined || next.opens || next.role !== null) return false;
  const ends = after === undefined || after.opens || after.starts;
  // ", Gothic towers behind.": they stand there.
  if (ends && WHERE.test(next.text) && nounForms.length > 1 && nounForms.some((form) => isBuilt(form, lexicon)))
    return true;
  // "spear in hand".
  if (next.text === 'in' && after?.text === 'hand') return true;
  const participle = next.verbForms.some(({ form }) => form === 'ing' || form === 'ed');
  if (!participle || next.nounForms.some((form) => lexicon.lists(form))) return false;
  const senses = nounForms.map((form) => lexicon.senses(form)).find((each) => each !== null);
  // ", cooks moving in the background": people, of whom it is told, where the participle has no object that would be done.
  const goesOn =
    after === undefined || after.opens || after.starts || PREPOSITIONS.has(after.text) || ADVERBS.has(after.text);
  if (opens && goesOn && nounForms.length > 1 && senses?.person != null) return true;
  return senses?.part === true || senses?.dressing === true;
}
