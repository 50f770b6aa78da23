import { openWordLines } from './word-lines.ts';

/** How often texts use a word as a noun, a verb, an adjective, an adverb. */
export interface Uses {
  readonly noun: number;
  readonly verb: number;
  readonly adjective: number;
  readonly adverb: number;
  /** The act that an unlisted verb comes nearest to; null for those that are listed and for what nobody is seen doing. */
  readonly act: string | null;
}

/** Built by scripts/build-words.ts: a line for each word that is not only a noun. */
const findLine = openWordLines(new URL('./data/parts-of-speech.txt.gz', import.meta.url));
const known = new Map<string, Uses>();

/** Null for a word that is only ever a noun, and for one that nobody knows. */
export function findUses(word: string): Uses | null {
  const found = known.get(word);
  if (found !== undefined) return found;
  const line = findLine(word);
  if (line === null) return null;
  // Only what the dictionary has is kept: clients' own words would never end.
  const uses = parseUses(line);
  known.set(word, uses);
  return uses;
}

function parseUses(line: string): Uses {
  const [, noun, verb, adjective, adverb, act] = line.split(' ');
  const uses = { noun: Number(noun), verb: Number(verb), adjective: Number(adjective), adverb: Number(adverb) };
  return { ...uses, act: act ?? null };
}

/** Nouns of one word, most of which nothing is drawn for. */
const findNoun = openWordLines(new URL('./data/plain-nouns.txt.gz', import.meta.url));

/** Whether a dictionary has it, as whatever part of speech: a word of five letters or more, in its plain form. */
export const isSpeltSo = (word: string): boolean => findUses(word) !== null || findNoun(word) !== null;
