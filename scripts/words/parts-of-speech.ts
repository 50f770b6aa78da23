import { ACTS_TABLE } from '../../src/animator/catalogue/acts-table.ts';
import { type Dictionary, parseSenses, parseSynsets } from './wordnet.ts';

/** Further than this above a verb nothing is done alike any more. */
const HIGHEST_CLIMB = 5;

/** WordNet's files of verbs, and what somebody does of whom only the kind of the verb is known: an unknown verb of the hands still uses the hands. */
const ACT_OF_FILE: Readonly<Record<number, string>> = {
  ...{ 32: 'speak', 33: 'fight', 34: 'eat', 35: 'work', 36: 'build', 38: 'walk', 39: 'look' },
};

/** What the built file depends on beside WordNet itself. */
export const PARTS_SOURCES: readonly string[] = [ACTS_TABLE, JSON.stringify(ACT_OF_FILE), String(HIGHEST_CLIMB)];

interface Uses {
  noun: number;
  verb: number;
  adjective: number;
  adverb: number;
}

const PARTS: Readonly<Record<string, keyof Uses>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};

/** How often texts use a word as what; a sense that was never met counts a little. */
function countUses(counts: string): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const line of counts.split('\n')) {
    const [, word = '', part = '', count = ''] = /^([a-z-]+)%(\d)\S* \d+ \d+ (\d+)/.exec(line) ?? [];
    const key = PARTS[part];
    if (word === '' || key === undefined) continue;
    const use = uses.get(word) ?? { noun: 0, verb: 0, adjective: 0, adverb: 0 };
    use[key] += Number(count) + 0.3;
    uses.set(word, use);
  }
  return uses;
}

/** The act an unlisted verb comes nearest to, over its wider verbs. */
function findActs({ verbs, verbData }: Dictionary): Map<string, string> {
  const senses = parseSenses(verbs);
  const synsets = parseSynsets(verbData, 'v');
  const anchors = new Map<string, string>();
  const listed = new Set<string>();
  for (const line of ACTS_TABLE.trim().split('\n')) {
    const [act = '', , , words = ''] = line.split(' | ');
    for (const word of words.split(', ')) {
      listed.add(word);
      const [first] = senses.get(word) ?? [];
      if (first !== undefined && !anchors.has(first)) anchors.set(first, act);
    }
  }
  const found = new Map<string, string>();
  for (const [word, [first]] of senses) {
    if (first === undefined || listed.has(word) || !/^[a-z]+$/.test(word)) continue;
    let level: readonly string[] = [first];
    for (let height = 0; height <= HIGHEST_CLIMB && level.length > 0 && !found.has(word); height++) {
      const act = level.map((id) => anchors.get(id)).find((each) => each !== undefined);
      if (act !== undefined) found.set(word, act);
      level = level.flatMap((id) => synsets.get(id)?.wider ?? []);
    }
    const kind = ACT_OF_FILE[synsets.get(first)?.file ?? -1];
    if (!found.has(word) && kind !== undefined) found.set(word, kind);
  }
  return found;
}

/** A line for each word that is not only a noun: the word, its uses, and its act where it is a verb that no table lists. */
export function listParts(dictionary: Dictionary): string[] {
  const acts = findActs(dictionary);
  const round = (count: number): string => String(Math.round(count * 10) / 10);
  return [...countUses(dictionary.counts)]
    .filter(([word, { verb, adjective, adverb }]) => verb + adjective + adverb > 0 && word.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, { noun, verb, adjective, adverb }]) =>
      [word, ...[noun, verb, adjective, adverb].map(round), acts.get(word) ?? ''].join(' ').trimEnd(),
    );
}
