import { PEOPLE } from '../../../catalogue/people.ts';
import { CHINESE_GRAMMAR } from '../../../languages/chinese-grammar-table.ts';
import { CHINESE_WORDS } from '../../../languages/chinese-table.ts';
import { ADVERBS, PREPOSITIONS } from '../../words/english.ts';
import { findLemma } from '../english-forms.ts';
import { isQuality } from '../groups.ts';

/**
 * What a Chinese word may be in its sentence: the kinds of the table of grammar, and beside them noun, deed, quality, how something is done (`adverb`), when
 * or where (`when`), who films (`camera`), and `strange`, which no table knows.
 */
export interface Word {
  readonly kind: string;
  readonly english: string;
}

/** Told by the grammar, whatever else the tables of words have for them. */
const SMALL = /^(?:of|and|or|in|on|under|from|toward|with|at|also|very|along|around|it|he|she|they|them|but|to)$/;
const COUNT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|(?:pair|group|row|bunch|herd|flock|pile) of)$/;
const ADVERBIAL =
  /^(?:(?:in|at|on|by|from|into|across|over|through|during|beside|with|toward|along|to) |upward|downward|overhead|together|outside|inside)/;
/** Said of how things are as often as it is done: their kind is told by the tables of other languages, and not by how English spells them. */
const CAMERA = /^the camera /;

function kindOf(english: string): string {
  const words = english.split(' ');
  const [first = ''] = words;
  if (/^(?:and |to )/.test(english)) return 'deed';
  if (findLemma(first) !== null && !PEOPLE.has(english)) return 'deed';
  if (
    words.length === 1 &&
    /ly$/.test(first) &&
    !/^(?:friendly|lovely|lonely|elderly|curly|silly|fly|butterfly)$/.test(first)
  )
    return 'adverb';
  if (ADVERBIAL.test(english)) return 'when';
  if (/^(?:wearing|covered with|full of|filled with)$/.test(english)) return english === 'wearing' ? 'deed' : 'has';
  if (words.length === 1 && PREPOSITIONS.has(first)) return 'strange';
  if (/[^s]s$/.test(words.at(-1) ?? '')) return 'noun';
  if (words.every((word) => word === 'very' || isQuality(word)) && !PEOPLE.has(english)) return 'quality';
  return words.length === 1 && ADVERBS.has(first) ? 'adverb' : 'noun';
}

function* pairs(list: string): Generator<readonly [string, string]> {
  for (const pair of list.split(/\s+/)) {
    const at = pair.indexOf('=');
    if (at <= 0) continue;
    const english = pair.slice(at + 1);
    yield [pair.slice(0, at), english === '-' ? '' : english.replaceAll('_', ' ')];
  }
}

function isCount(text: string, words: ReadonlyMap<string, readonly Word[]>): boolean {
  const has = (part: string, kind: string): boolean => words.get(part)?.some((word) => word.kind === kind) === true;
  return text.length > 1 && has(text.slice(0, 1), 'number') && has(text.slice(1), 'measure');
}

/** Words by what they are: `told` are those of the tables of all languages. */
export function makeLexicon(told: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Word[]> {
  const words = new Map<string, Word[]>();
  const add = (text: string, kind: string, english: string): void => {
    const known = words.get(text) ?? [];
    if (!known.some((word) => word.kind === kind)) known.push({ kind, english });
    words.set(text, known);
  };
  for (const tables of [CHINESE_GRAMMAR, CHINESE_WORDS])
    for (const [kind, list] of Object.entries(tables))
      for (const [text, english] of pairs(list)) add(text, kind, english);
  // What counts things may be one itself: 杯, a cup.
  const own = new Set([...words].flatMap(([text, [first]]) => (first?.kind === 'measure' ? [] : [text])));
  for (const [text, english] of told) {
    if (own.has(text) || COUNT.test(english) || SMALL.test(english) || CAMERA.test(english)) continue;
    // "站在", "一片": two words, each with what it does in the sentence.
    if (/.在$/u.test(text) || isCount(text, words)) continue;
    const kind = kindOf(english);
    // "手里拿着": told as where something is; here it is told what is done.
    if (kind === 'when' && text.endsWith('着')) continue;
    // "桌上": a table, and on it.
    if (kind === 'noun' && /^.+[上里中下内旁]$/u.test(text) && told.has(text.slice(0, -1))) continue;
    add(text, kind, english);
  }
  return words;
}
