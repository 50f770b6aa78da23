import { ENDINGS, type Ending } from '../../languages/endings-table.ts';
import { findLemma, ingForm, manyOf } from './english-forms.ts';
import { FIRST_LETTERS, type Language } from './words.ts';

/** Names of several words are told in one form; the tables of endings lead from others to it: "se elevan" is "se eleva", "weißen Kittel" is "weißer Kittel". */
const INFLECTED: ReadonlySet<string> = new Set(['es', 'fr', 'de', 'pt', 'it']);
/** A shorter word has no forms, or looks like one of another. */
const SHORTEST = 4;
/** A form differs from what is told by at most this many letters. */
const FARTHEST = 4;

type Form = Ending['means'];

const isAlike = (token: string, word: string): boolean =>
  word.length >= SHORTEST &&
  token.length >= SHORTEST &&
  Math.abs(token.length - word.length) <= FARTHEST &&
  token.slice(0, FIRST_LETTERS) === word.slice(0, FIRST_LETTERS);

/** What a word of a text means as a form of a told one; null where it is none. */
function findForm(language: string, token: string, word: string): Form | null {
  if (token === word) return 'same';
  if (!isAlike(token, word)) return null;
  for (const { ending, told, means } of ENDINGS[language] ?? []) {
    if (!token.endsWith(ending)) continue;
    const rest = token.slice(0, token.length - ending.length);
    if (told.some((one) => rest + one === word)) return means;
  }
  // "kleines" where "kleiner" is told: both lead to "klein".
  return language === 'de' && bare(token) === bare(word) ? 'same' : null;
}

const bare = (word: string): string => word.replace(/e[mnrs]?$/, '');

export interface PhraseForm {
  readonly length: number;
  readonly english: string;
}

/** A name of several words whose words stand in other forms here. */
export function findPhraseForm(
  text: string,
  found: readonly RegExpMatchArray[],
  at: number,
  { language, phrases }: Language,
): PhraseForm | null {
  const first = found[at];
  if (first === undefined || !INFLECTED.has(language)) return null;
  for (const { words, english } of phrases.get(first[0].slice(0, FIRST_LETTERS)) ?? []) {
    // Most phrases differ in their second word already, and no list is made for them.
    const second = found[at + 1]?.[0];
    const told = words[1]?.text;
    if (second === undefined || told === undefined || (second !== told && !isAlike(second, told))) continue;
    const forms = formsOf(
      text,
      found,
      at,
      language,
      words.map(({ text: word }) => word),
    );
    if (forms !== null) return { length: words.length, english: inForm(english, forms) };
  }
  return null;
}

/** In which form each word of a phrase stands from a place on; null where one does not. */
function formsOf(
  text: string,
  found: readonly RegExpMatchArray[],
  at: number,
  language: string,
  words: readonly string[],
): Form[] | null {
  const forms: Form[] = [];
  for (const [i, word] of words.entries()) {
    const token = found[at + i];
    const before = found[at + i - 1];
    if (token === undefined) return null;
    if (i > 0 && (before === undefined || text.slice((before.index ?? 0) + before[0].length, token.index) !== ' '))
      return null;
    const form = findForm(language, token[0], word);
    if (form === null) return null;
    forms.push(form);
  }
  return forms;
}

function inForm(english: string, forms: readonly Form[]): string {
  const isDeed = findLemma(english.split(' ')[0] ?? '') !== null;
  if (isDeed) return forms.includes('doing') ? ingForm(english) : english;
  return forms.includes('many') ? manyOf(english) : english;
}
