import { STOP_WORDS } from '../../catalogue/attributes.ts';
import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findFirstName } from '../../catalogue/names-table.ts';
import { findUses, isSpeltSo } from '../../catalogue/parts-of-speech.ts';
import { AUXILIARIES, DETERMINERS, LINKS, PREPOSITIONS } from './english.ts';
import { formsOf } from './word-forms.ts';

/** A word of plain letters, long enough that what is near to it is what was meant. */
const WORD = /(?<![\p{L}\p{N}\p{M}'’_/-])[A-Za-z][a-z]{4,19}(?![\p{L}\p{N}\p{M}_/'’-])/gu;
/** Before the first word of a sentence, the only one with a capital that is no name. */
const SENTENCE_STARTS = /(?:^|[.!?]["']?)\s*$/;

/** Prompts of a few slips are mended; ten thousand letters of another tongue are not tried one by one. */
const MOST_WORDS = 12;
/** Of these, two slips in one word are looked for in the first few: each takes 3 to 5 ms, and a prompt shall be read in 30. */
const MOST_TWICE = 4;
const VOWELS = 'aeiouy';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Spelt by ear. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['f', 'ph'],
  ['k', 'ck'],
  ['k', 'c'],
  ['s', 'c'],
  ['ei', 'ie'],
  ['sh', 'ch'],
  ['j', 'g'],
];

/** How far a slip is from what was meant: the nearest wins. */
const [TURNED, ALIKE_SOUND, DOUBLED, VOWEL, LEFT_OUT, TOO_MANY, OTHER] = [1, 1, 1, 2, 3, 3, 4];

const isDoubled = (word: string, at: number): boolean => word[at] === word[at - 1] || word[at] === word[at + 1];

/** Everything one slip away, with how far. */
function* slipsOf(word: string): Generator<readonly [string, number]> {
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const [here = '', next = ''] = tail;
    // The first letter is the one that everybody gets right.
    if (at > 0 && next !== '' && here !== next) yield [`${head}${next}${here}${tail.slice(2)}`, TURNED];
    if (at > 0 && here !== '') yield [head + tail.slice(1), isDoubled(word, at) ? DOUBLED : TOO_MANY];
    for (const [a, b] of ALIKE) {
      if (tail.startsWith(a)) yield [head + b + tail.slice(a.length), ALIKE_SOUND];
      if (tail.startsWith(b)) yield [head + a + tail.slice(b.length), ALIKE_SOUND];
    }
    for (const letter of at > 0 ? LETTERS : '') {
      const twin = letter === here || letter === head.at(-1);
      yield [head + letter + tail, twin ? DOUBLED : VOWELS.includes(letter) ? VOWEL : LEFT_OUT];
      if (here === '' || letter === here) continue;
      const vowels = VOWELS.includes(letter) && VOWELS.includes(here);
      yield [head + letter + tail.slice(1), vowels ? VOWEL : OTHER];
    }
  }
}

const COMMON_QUALITY = 2.5;

/** What films are told with; a dictionary alone offers too many rare words to guess by. */
function isListed(word: string, lexicon: Lexicon): boolean {
  if (formsOf(word).some((form) => lexicon.lists(form) || lexicon.verbs(form).length > 0)) return true;
  const uses = findUses(word);
  return uses !== null && uses.adjective + uses.adverb >= COMMON_QUALITY;
}

const HOLD_TOGETHER = [STOP_WORDS, AUXILIARIES, DETERMINERS, LINKS, PREPOSITIONS];

/** Letters of the shortest noun that the dictionary at hand has: of a shorter one nobody can say that it is spelt wrong. */
const SHORTEST_KNOWN = 5;

function isKnown(word: string, lexicon: Lexicon): boolean {
  // "the first gusts": no guests.
  if (/[^s]s$/.test(word) && word.length <= SHORTEST_KNOWN) return true;
  if (HOLD_TOGETHER.some((words) => words.has(word)) || findFirstName(word) !== null) return true;
  const plain = word.replace(/(?:er|est|ly)$/, '');
  return [...formsOf(word), plain, `${plain}e`, plain.replace(/i$/, 'y')].some(
    (form) => isSpeltSo(form) || lexicon.senses(form) !== null || lexicon.verbs(form).length > 0,
  );
}

/** Letters: a strange consonant in a shorter word, and two slips in one, may make anything of it. */
const [LONG_ENOUGH_FOR_OTHERS, LONG_ENOUGH_FOR_TWO] = [6, 7];

/** The nearest that films are told with; null where two are as near, and where none is. */
function findNearest(slips: Iterable<readonly [string, number]>, lexicon: Lexicon): string | null {
  let [best, found]: [number, Set<string>] = [Number.POSITIVE_INFINITY, new Set()];
  for (const [slip, far] of slips) {
    if (far > best || !isListed(slip, lexicon)) continue;
    if (far < best) [best, found] = [far, new Set()];
    found.add(slip);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** "sattelite", "bycicle": letters doubled at the wrong place, vowels that changed theirs, what is spelt by ear. Made apart: of all slips a twentieth. */
function* lightSlipsOf(word: string): Generator<readonly [string, number]> {
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const [here = '', next = ''] = tail;
    for (const [a, b] of ALIKE) {
      if (tail.startsWith(a)) yield [head + b + tail.slice(a.length), ALIKE_SOUND];
      if (tail.startsWith(b)) yield [head + a + tail.slice(b.length), ALIKE_SOUND];
    }
    if (at === 0) continue;
    if (next !== '' && here !== next) yield [`${head}${next}${here}${tail.slice(2)}`, TURNED];
    if (here !== '' && isDoubled(word, at)) yield [head + tail.slice(1), DOUBLED];
    yield [head + head.at(-1) + tail, DOUBLED];
    if (here !== '' && here !== head.at(-1)) yield [head + here + tail, DOUBLED];
    if (here === '' || !VOWELS.includes(here)) continue;
    for (const vowel of VOWELS) if (vowel !== here) yield [head + vowel + tail.slice(1), VOWEL];
  }
}

/** Each once, as near as it comes: by two ways around a word most are met several times. */
function doubleSlipsOf(word: string): Iterable<readonly [string, number]> {
  const nearest = new Map<string, number>();
  for (const [once, far] of lightSlipsOf(word))
    for (const [twice, further] of lightSlipsOf(once))
      nearest.set(twice, Math.min(far + further, nearest.get(twice) ?? Number.POSITIVE_INFINITY));
  return nearest;
}

function findMeant(word: string, lexicon: Lexicon, twice: boolean): string | null {
  const slips = [...slipsOf(word)].filter(([, far]) => far < OTHER || word.length >= LONG_ENOUGH_FOR_OTHERS);
  const once = findNearest(slips, lexicon);
  return once ?? (word.length < LONG_ENOUGH_FOR_TWO || !twice ? null : findNearest(doubleSlipsOf(word), lexicon));
}

/** "a dalmation", "two girafes runing": read as they were meant. What a dictionary knows, and names, stay as they are. */
export function mendSpelling(text: string, lexicon: Lexicon): string {
  let tried = 0;
  const meant = new Map<string, string | null>();
  return text.replaceAll(WORD, (written: string, at: number) => {
    const word = written.toLowerCase();
    const capital = word !== written;
    if (capital && !SENTENCE_STARTS.test(text.slice(Math.max(0, at - 4), at))) return written;
    if (!meant.has(word)) {
      if (isKnown(word, lexicon) || tried === MOST_WORDS) return written;
      tried++;
      meant.set(word, findMeant(word, lexicon, tried <= MOST_TWICE));
    }
    const mended = meant.get(word) ?? null;
    if (mended === null) return written;
    return capital ? `${mended[0]?.toUpperCase()}${mended.slice(1)}` : mended;
  });
}
