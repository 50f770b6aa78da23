import { DOES_MARK, NAME_MARK } from '../words/words.ts';
import { findLemma } from './english-forms.ts';

const MARKS = `[${DOES_MARK}${NAME_MARK}]`;
const ALL_MARKS = new RegExp(MARKS, 'g');
const MARKED_WORD = new RegExp(`([a-z]+)(${MARKS}?)`, 'gi');

/**
 * Turns of phrase are those of English sentences, where no mark parts "sits on a roof". A text from another language is said plainly without its marks; then words
 * have them again in the order they had them, and deeds that were put in are deeds.
 */
export function sayMarked(text: string, say: (text: string) => string): string {
  const bare = text.replace(ALL_MARKS, '');
  if (bare === text) return say(text);
  const said = say(bare);
  if (said === bare) return text;
  const marks = new Map<string, string[]>();
  for (const [, word = '', mark = ''] of text.matchAll(MARKED_WORD)) {
    const known = marks.get(word.toLowerCase()) ?? [];
    known.push(mark);
    marks.set(word.toLowerCase(), known);
  }
  return said.replace(/[a-z]+/gi, (word) => {
    const mark = marks.get(word.toLowerCase())?.shift();
    return `${word}${mark ?? (findLemma(word.toLowerCase()) === null ? '' : DOES_MARK)}`;
  });
}
