import { DOES_MARK, NAME_MARK } from '../words/words.ts';
import { findLemma } from './english-forms.ts';
import { NOUN_MARK } from './words.ts';

/** "पानी", "agua": never told as a deed. */
const BARE_NAMES = /^(?:water|milk|oil)$/;
const NAMES_MANY = /^(?!(?:the|camera|it|a|is|everything) )[a-z]+ [a-z]+$/;

/** What the tables tell as a deed is one, whatever else its English word may mean. */
export function markDeed(english: string): string {
  if (english.startsWith(NOUN_MARK)) return `${english.slice(NOUN_MARK.length)}${NAME_MARK}`;
  const [, lead = '', first = '', rest = ''] = /^((?:and |to )?)([a-z]+)(.*)$/.exec(english) ?? [];
  if (BARE_NAMES.test(english)) return `${english}${NAME_MARK}`;
  if (findLemma(first) !== null) return `${lead}${first}${DOES_MARK}${rest}`;
  // "sea waves", "street lamps": several of a name are spelled like a deed.
  return NAMES_MANY.test(english) && findLemma(english.split(' ').at(-1) ?? '') !== null
    ? `${english}${NAME_MARK}`
    : english;
}
