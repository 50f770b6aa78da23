import { COUNT_WORDS } from '../../catalogue/attributes.ts';
import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { AUXILIARIES, DETERMINERS, LINKS, PREPOSITIONS, PRONOUNS } from '../words/english.ts';
import { quoteOf, type Token } from '../words/words.ts';
import { findName, isAdjective } from './find-name.ts';
import { type ClauseState, findVerb, isVerb } from './find-verb.ts';

export function countOf(text: string): number | null {
  if (Object.hasOwn(COUNT_WORDS, text)) return COUNT_WORDS[text] ?? null;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** "In the yard two boys": a number that is spelt out and counts the noun after it. */
export const countsNext = (tokens: readonly Token[], at: number): boolean =>
  Object.hasOwn(COUNT_WORDS, tokens[at]?.text ?? '') &&
  (countOf(tokens[at]?.text ?? '') ?? 0) > 1 &&
  tokens[at + 1]?.part === 'names' &&
  tokens[at + 1]?.joined !== true;

const MEASURE =
  /^(?:inch|inches|foot|feet|meters?|metres?|cm|mm|centimeters?|kilos?|kg|pounds?|miles?|mph|second|minute|hour|story|storey|wheeled)$/;

/** "a tiny 3 inch cameraman": so high, and not so many. */
export const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  countOf(tokens[at]?.text ?? '') !== null && MEASURE.test(tokens[at + 1]?.text ?? '');

export function endsNoun({ text, role, opens, joined, part }: Token, first: boolean): boolean {
  if (role !== null || quoteOf(text) !== null) return true;
  // "a stand-up comedian".
  if (first || joined) return false;
  // "an off-road jeep", "his first steps".
  if (part === 'quality' && !opens) return false;
  return (
    opens ||
    PREPOSITIONS.has(text) ||
    // "a soda can".
    (AUXILIARIES.has(text) && !(text === 'can' && part === 'name')) ||
    PRONOUNS.has(text) ||
    LINKS.has(text) ||
    text === 'and' ||
    text === 'or' ||
    text === 'how' ||
    (DETERMINERS.has(text) && text !== 'other')
  );
}

/** "a thick, red parka", "a black and white cat": adjectives in a row. */
export function isAdjectiveList(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined || next === undefined || next.role !== null) return false;
  const word = token.text === 'and' ? next : token;
  // "steam rising, grated cheese falling": said of the steam, and the next noun begins after it.
  const risen = tokens[at - 2];
  const noun = risen !== undefined && (/^names?$/.test(risen.part ?? '') || risen.opens);
  if (token.opens && /ing$/.test(before.text) && noun && lexicon.senses(risen.text) !== null) return false;
  const describes = ({ text, part }: Token): boolean =>
    part === null ? isAdjective(text) && !lexicon.senses(text)?.thing : part === 'quality';
  return (
    describes(before) &&
    (word.part === null ? isAdjective(word.text) : word.part === 'quality') &&
    (token.text === 'and' ? !token.opens : token.opens && !token.starts && !next.opens)
  );
}

/** "one plays, the other sings, another dances". */
export const isOneOfThem = ({ text, part }: Token): boolean =>
  text === 'one' || text === 'other' || (text === 'another' && part === 'name');

/** "the other laughs", "one is tall": no noun follows. */
export function standsAlone(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at];
  if (next === undefined || next.opens || AUXILIARIES.has(next.text) || quoteOf(next.text) !== null) return true;
  // "the one with the hat", "another one floating by".
  // "one wears black, the other a white robe".
  if (/^(?:an?|with|in|on|at|behind|near|who|that)$/.test(next.text) || /^do(?:ing|es)$/.test(next.part ?? ''))
    return true;
  // "the other slowly ties his apron".
  if (
    /[a-z]{3}ly$/.test(next.text) &&
    tokens[at + 1]?.opens === false &&
    /^do(?:ing|es)$/.test(tokens[at + 1]?.part ?? '')
  )
    return true;
  return (
    findVerb(tokens, at, lexicon)?.form === 'finite' && !next.nounForms.some((form) => lexicon.senses(form)?.thing)
  );
}

/** "a cell phone", "a potted plant": a name of several words, though its last one is also a verb. */
export function isCompound(
  words: readonly Token[],
  token: Token,
  form: string,
  lexicon: Lexicon,
  next: Token | undefined,
): boolean {
  if (words.length === 0) return false;
  if (form === 'ing') return beginsPlace(token, next, lexicon);
  const name = findName([...words, token], lexicon);
  return name !== null && name.before < words.length;
}

export function subjectOf(words: readonly Token[], count: number | null): ClauseState['subject'] {
  return (count ?? 1) > 1 || isPlural(words.at(-1)) ? 'several' : 'one';
}

export function isPlural(token: Token | undefined): boolean {
  return (
    token !== undefined && token.nounForms.length > 1 && !token.text.endsWith("'s") && !/(?:ss|us|is)$/.test(token.text)
  );
}

/** "the woman kneads dough", when nobody knows the verb: a word in -s or -ing that is no noun. */
export function isUnknownVerb(
  words: readonly Token[],
  token: Token,
  next: Token | undefined,
  state: ClauseState,
  lexicon: Lexicon,
): boolean {
  if (token.joined || next?.joined === true || !/(?:[^s]s|ing)$/.test(token.text) || token.text.length < 4)
    return false;
  if (beginsName(token, next, lexicon)) return false;
  const last = words.at(-1);
  if (last === undefined || !last.nounForms.some((form) => lexicon.senses(form)?.thing || lexicon.senses(form)?.person))
    return false;
  return (
    !token.nounForms.some((form) => lexicon.senses(form) !== null) && (!state.finite || token.text.endsWith('ing'))
  );
}

/** "tennis player": half of a name that is known. */
const beginsName = ({ text }: Token, next: Token | undefined, lexicon: Lexicon): boolean =>
  next?.nounForms.some((form) => lexicon.lists(`${text} ${form}`)) ?? false;

/** "a glass-walled meeting room": half of the name of a place that is listed. */
const beginsPlace = ({ text }: Token, next: Token | undefined, lexicon: Lexicon): boolean =>
  /ing$/.test(text) && next?.nounForms.some((form) => lexicon.senses(`${text} ${form}`)?.place != null) === true;

/** What is read as a deed, and begins no name of a place. */
export const isDeed = (token: Token, next: Token | undefined, lexicon: Lexicon): boolean =>
  isVerb(token.part) && !beginsPlace(token, next, lexicon);

/** Known to nobody: neither a noun, a verb nor an adjective. */
export function isForeign(token: Token, next: Token | undefined, lexicon: Lexicon): boolean {
  const { text, forms, nounForms } = token;
  return (
    !beginsName(token, next, lexicon) &&
    !isAdjective(text) &&
    countOf(text) === null &&
    nounForms.every((form) => lexicon.senses(form) === null) &&
    forms.every((form) => lexicon.verbs(form).length === 0 && findUses(form) === null)
  );
}
