import { type Dictionary, parseSenses } from './wordnet.ts';

/** Shorter words are not mended, so that nobody asks for them. */
const SHORTEST = 5;

/** Every noun of one word: most are not drawn as anything, but they are spelt as they should be. */
export function listPlainNouns({ index }: Dictionary): string[] {
  return [...parseSenses(index).keys()].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)).sort();
}
