import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { ARABIC_SUFFIXES } from '../../languages/endings-table.ts';
import { DOES_MARK } from '../words/words.ts';
import { findLemma, isDescribing, manyOf } from './english-forms.ts';

/** A shorter rest of a word says nothing. */
const SHORTEST_WORD = 2;
const SHORTEST_PART = 4;

const ARABIC_PREFIXES = [
  ...[
    ['\u0648\u0627\u0644', 'and '] as const,
    ['\u0628\u0627\u0644', 'with '] as const,
    ['\u0644\u0644', 'to '] as const,
  ],
  ...[['\u0641\u0627\u0644', 'and '] as const, ['\u0643\u0627\u0644', 'like '] as const],
  ...[
    ['\u0627\u0644', ''] as const,
    ['\u0648', 'and '] as const,
    ['\u0641', 'and '] as const,
    ['\u0628', 'with '] as const,
    ['\u0644', 'to '] as const,
  ],
] as const;

/** Vowels are mostly left out, and letters may be drawn long. */
export const plainArabic = (text: string): string => text.replace(/[\u064b-\u0652\u0640]/g, '');

/** What is done with people; things are all told as he or she in Arabic. */
const TO_PEOPLE =
  /^(?:looks|watches|follows|chases|hugs|kisses|helps|teaches|leads|listens|calls|asks|tells|greets|waves|smiles|feeds|protects|pets|gives|offers|shows|brings|loves|answers)/;
const OBJECTS: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };

/** The article is written together with its noun, and so are "and", "to", "with" and whose it is. */
export function findArabic(words: ReadonlyMap<string, string>, word: string): string | null {
  // Vowels of endings are mostly left out: a word is the same with them.
  const plain = word.replace(/[\u064b-\u0652]/g, '');
  if (plain !== word && words.has(plain)) return words.get(plain) ?? null;
  // She does what he does with another first letter.
  const hers = plain.startsWith('\u062a') ? `\u064a${plain.slice(1)}` : plain;
  if (hers !== plain && /[\u0647\u0627]$/.test(hers)) {
    const told = findArabic(words, hers);
    if (told !== null && findLemma(told.split(' ')[0] ?? '') !== null) return told;
  }
  if (hers !== plain && words.has(hers) && findLemma((words.get(hers) ?? '').split(' ')[0] ?? '') !== null)
    return words.get(hers) ?? null;
  // "وتغطس": "and" before what she does.
  if (/^\u0648[\u062a\u064a]/.test(plain) && !words.has(plain)) {
    const told = words.get(plain.slice(1)) ?? findArabic(words, plain.slice(1));
    if (told !== null && findLemma(told.split(' ')[0] ?? '') !== null) return `and ${told}`;
  }
  for (const [prefix, meaning] of [['', ''] as const, ...ARABIC_PREFIXES]) {
    if (!plain.startsWith(prefix)) continue;
    const bare = plain.slice(prefix.length);
    if (bare.length < SHORTEST_WORD) continue;
    // One letter before a short word may be its own, where that is no word: "بتاج", with a crown.
    if (prefix.length === 1 && prefix !== '\u0648' && bare.length < SHORTEST_PART && !isNamed(words.get(bare)))
      continue;
    if (prefix !== '' && words.has(bare)) return `${meaning}${words.get(bare) ?? ''}`;
    if (bare.length < SHORTEST_PART) continue;
    for (const [ending, told, english] of ARABIC_SUFFIXES) {
      const rest = bare.endsWith(ending) ? bare.slice(0, bare.length - ending.length) : '';
      if (rest.length < SHORTEST_WORD) continue;
      const found = told.map((each) => rest + each).find((each) => words.has(each));
      if (found === undefined) continue;
      const noun = words.get(found) ?? '';
      // "تعانقه": hugs him.
      if (findLemma(noun.split(' ')[0] ?? '') !== null)
        return /^(?:his|her|their) $/.test(english)
          ? `${meaning}${noun} ${TO_PEOPLE.test(noun) ? (OBJECTS[english.trim()] ?? '') : 'it'}`
          : `${meaning}${noun}`;
      // "صديقاتها": her friends.
      if (/ many $/.test(english)) return `${meaning}${english.replace('many ', '')}${manyOf(noun)}`;
      if (/^(?:many|two) $/.test(english))
        return isDescribing(noun)
          ? `${meaning}${noun}`
          : `${meaning}${english === 'two ' ? english : ''}${manyOf(noun)}`;
      return `${meaning}${isDescribing(noun) ? '' : english}${noun}`;
    }
  }
  return null;
}

/** A thing or somebody, and neither a small word nor a deed. */
const isNamed = (english: string | undefined): boolean =>
  english !== undefined &&
  (PEOPLE.has(english) || findThing(english) !== null || /^(?:beard|crown|hat|hair|door|dress)$/.test(english));

const VERB_FIRST = new RegExp(
  `(?<=^ {0,3}|[.,;] {1,3}|[\\ue000-\\uefff] {0,3}|\\bwhile |\\bthen |\\bwhen |\\band )([a-z]+${DOES_MARK}(?: (?:up|in|at|over))?(?: (?:him|her|it|them)(?= (?:[a-z]+ )?[a-z]+))?) ((?:(?:his|her|their|old|young|little|small|the|two|three|four|some|many|female) )*)([a-z]+)(?= |[.,;]|$)`,
  'g',
);

/** "وتطارد فراشة": after "and" whoever was told of does it, where it is done to somebody. */
const DONE_TO =
  /^(?:chases|follows|hugs|kisses|feeds|holds|carries|rides|catches|pets|watches|washes|leads|helps|hunts)/;

const singularOf = (noun: string): string =>
  noun === 'men' ? 'man' : noun === 'women' ? 'woman' : noun === 'children' ? 'child' : noun.replace(/s$/, '');

/** "يلعب طفلان": who does it may come after the verb. */
export function orderArabic(text: string): string {
  return text.replace(VERB_FIRST, (whole, deed: string, qualities: string, noun: string, at: number) => {
    if (DONE_TO.test(deed) && /\band $/.test(text.slice(0, at))) return whole;
    const one = singularOf(noun);
    return PEOPLE.has(one) || findThing(one)?.moves === true ? `${qualities}${noun} ${deed}` : whole;
  });
}
