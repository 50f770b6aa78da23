import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';
import { MATERIALS, SIZES, TRAIT_WORDS } from '../../catalogue/looks-table.ts';
import { NOUN_WORDS } from '../../catalogue/nouns.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { PLACE_ROWS } from '../../catalogue/places.ts';
import { ADVERBS } from '../words/english.ts';
import type { Token } from '../words/words.ts';

const TRAITS: ReadonlySet<string> = new Set(TRAIT_WORDS.split(', '));
const LONGEST = 4;
/** Animals, hospitals and restaurants end like qualities and are none. */
const NOUNS: ReadonlySet<string> = new Set([
  ...NOUN_WORDS.map(([word]) => word),
  ...PLACE_ROWS.flatMap(({ words }) => words),
]);

export function isAdjective(word: string): boolean {
  return (
    Object.hasOwn(COLOUR_WORDS, word) ||
    Object.hasOwn(SIZES, word) ||
    TRAITS.has(word) ||
    /^(?:age\d|(?:fe)?male$)/.test(word) ||
    Object.hasOwn(MATERIALS, word) ||
    (/(?:ful|less|ous|ish|ive|able|ible|ic|al|ant|(?<!m)ent)$/.test(word) && !PEOPLE.has(word) && !NOUNS.has(word))
  );
}

export interface Named {
  readonly noun: string;
  readonly senses: Senses;
  /** Words of the span before the name. */
  readonly before: number;
}

const isOnlySomewhere = ({ place, thing, person }: Senses): boolean =>
  place !== null && thing === null && person === null;
const isListedPlace = (word: string, lexicon: Lexicon): boolean =>
  lexicon.lists(word) && (lexicon.senses(word)?.place ?? null) !== null;

/** The longest known name that ends with the last word of a span: a red panda is no panda that is red. */
export function findName(span: readonly Token[], lexicon: Lexicon): Named | null {
  const last = span.at(-1);
  if (last === undefined) return null;
  for (let length = Math.min(LONGEST, span.length); length > 0; length--) {
    const words = span.slice(span.length - length);
    const start = words.slice(0, -1).map(({ text }) => text);
    // What a table lists comes before what only the dictionary knows: cookies are no cooks.
    let found: Named | null = null;
    for (const form of last.nounForms) {
      const noun = [...start, form].join(' ');
      const senses = lexicon.senses(noun);
      if (senses === null) continue;
      const first = words[0]?.text ?? '';
      const listed = lexicon.lists(noun);
      // "a wooden spoon" is a spoon, though a dictionary knows a prize of that name.
      if (length > 1 && !listed && (isAdjective(first) || ADVERBS.has(first))) continue;
      // "a theater stage", "a prison cell": of what a dictionary only knows to be somewhere, the place that ends the name says more.
      if (length > 1 && !listed && isOnlySomewhere(senses) && isListedPlace(form, lexicon)) continue;
      const named = { noun, senses, before: span.length - length };
      if (listed) return named;
      found ??= named;
    }
    if (found !== null) return found;
  }
  // "down the Mississippi": no table lists all rivers.
  const named = last.capital ? lexicon.named(last.text) : null;
  return named === null ? null : { noun: last.text, senses: named, before: span.length - 1 };
}

/** "the lights go out one after another, …": so it is done, and nobody is told of. */
export function isInTurn(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text === 'one') return next?.text === 'after' && /^(?:another|the)$/.test(tokens[at + 2]?.text ?? '');
  const ends = next === undefined || next.opens;
  return (
    ends &&
    (token?.text === 'another' || token?.text === 'other') &&
    /^(?:after|the)$/.test(before?.text ?? '') &&
    tokens.slice(0, at).some(({ text }) => text === 'after')
  );
}
