import { ownLexicon } from '../../catalogue/lexicon.ts';
import { DOES_MARK, NAME_MARK } from '../words/words.ts';

/** "lleva", "porte", "trägt", "porta": one word for what somebody has on and for what somebody carries. */
const HAS_ON_OR_CARRIES = new RegExp(
  `\\b(wears|wearing|carries)(${DOES_MARK}?)((?: {1,3}(?!(?:in|on|with|under|over|at|through|to|and|from|of|while|who|that|of)\\b)[a-z][a-z-]*${NAME_MARK}?){1,5})`,
  'g',
);
const MOST_WORDS = 2;

/** Whether the last word of what it is done to, or its last two, are worn. */
function isWorn(phrase: string): boolean {
  const words = phrase.replaceAll(NAME_MARK, '').trim().split(/ +/);
  for (let from = 0; from < words.length; from++)
    for (let count = Math.min(MOST_WORDS, words.length - from); count > 0; count--) {
      const noun = words.slice(from, from + count).join(' ');
      const senses = ownLexicon().senses(noun) ?? ownLexicon().senses(noun.replace(/s$/, ''));
      if (senses?.garment === true || /(?:hair|beard|mask|glasses|braids)$/.test(noun)) return true;
    }
  return false;
}

const isThing = (phrase: string): boolean => {
  const noun = phrase.replaceAll(NAME_MARK, '').trim().split(/ +/).at(-1) ?? '';
  const senses = ownLexicon().senses(noun) ?? ownLexicon().senses(noun.replace(/s$/, ''));
  return senses !== null && (senses.thing !== null || senses.person !== null);
};

/** "снимает капюшон": from a head, where a cup is taken from its shelf. */
const TAKES_DOWN = new RegExp(`\\b(takes${DOES_MARK} {1,3})down((?: {1,3}[a-z][a-z-]*${NAME_MARK}?){1,4})`, 'g');

/** What is worn is told by its noun, and so is what is carried. */
export const tellHasOn = (text: string): string =>
  text
    .replace(TAKES_DOWN, (whole, deed: string, phrase: string) =>
      isWorn(phrase) ? `${deed}off his${phrase.replace(/ (?:his|her|the) /, ' ')}` : whole,
    )
    .replace(HAS_ON_OR_CARRIES, (whole, deed: string, mark: string, phrase: string) => {
      if (isWorn(phrase)) return deed === 'carries' ? `wears${mark}${phrase}` : whole;
      return deed !== 'carries' && isThing(phrase) ? `carries${DOES_MARK}${phrase}` : whole;
    });
