import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Token } from './words.ts';

/** Of a verb that goes on with its own little word. */
const PHRASAL = 1.4;

/** "speed away", "race off": no names, where a table lists them so. */
export function phrasalWeight(lemma: string, next: Token | undefined, lexicon: Lexicon): number {
  if (next === undefined || next.opens || !/^(?:off|away|out|over)$/.test(next.text)) return 0;
  return lexicon.verbs(lemma).some(({ rest }) => rest.length === 1 && rest[0] === next.text) ? PHRASAL : 0;
}
