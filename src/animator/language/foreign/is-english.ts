import { STOP_WORDS } from '../../catalogue/attributes.ts';
import { ownLexicon } from '../../catalogue/lexicon.ts';
import { NOUN_WORDS } from '../../catalogue/nouns.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { formsOf } from '../words/word-forms.ts';

const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'a an as at i in is on no so me he do go the die was war hat land men rose gift see bald rot arm art fast still also tag boot pan come sale mare cane case camera lit court train parked pain sole trench neon'.split(
    ' ',
  ),
);

const ENGLISH_NOUNS: ReadonlySet<string> = new Set(NOUN_WORDS.map(([name]) => name));

/** Four is an oven in French. */
const NUMBERS: ReadonlySet<string> = new Set('one two three four five six seven eight nine ten'.split(' '));

/** Whether it is a word of English as well. */
export function isEnglish(word: string): boolean {
  return NUMBERS.has(word) || ENGLISH_TOO.has(word) || STOP_WORDS.has(word) || ENGLISH_NOUNS.has(word);
}

/** "walks", "misty", "gently", "kitchen": of no table of nouns, and English all the same. */
export function isEnglishForm(word: string): boolean {
  const { lists } = ownLexicon();
  return formsOf(word).some((form) => lists(form) || findUses(form) !== null);
}
