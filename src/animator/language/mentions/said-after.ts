import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Token } from '../words/words.ts';
import { findName } from './find-name.ts';
import { isLastOfNoun } from './mention-parts.ts';

/** Words that end a noun since they are said of it: how it is, or where. */

const SAID_AFTER =
  /^(?:small|tiny|huge|visible|ablaze|aglow|alight|afloat|alive|asleep|awake|ajar|aloft|adrift|agape|askew|upright|closed|shut|open|outstretched|intact|everywhere|overhead|ahead|barefoot|alone|bare)$/;
const OF_OWN = /^(?:an?|the|this|that|his|her|its|their|my)$/;

export function isSaidAfter(tokens: readonly Token[], at: number, words: readonly Token[], lexicon: Lexicon): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || findName(words, lexicon) === null) return false;
  // "breath visible in the cold": said of the noun after it. "a station overgrown with vines": and whatever quality leads on so.
  const leadsOn =
    token.part === 'quality' && /^(?:with|by)$/.test(next?.text ?? '') && lexicon.senses(token.text) === null;
  if ((SAID_AFTER.test(token.text) || leadsOn) && isLastOfNoun(next)) return true;
  // "a golden mask deep inside a pyramid": where it is, though that is the name of a place.
  // "a whole tuna larger than itself".
  return isWithin(tokens, at) || next?.text === 'than';
}

/** "deep inside a pyramid", "inside the cathedral": within what, told of the noun before. */
function isWithin(tokens: readonly Token[], at: number): boolean {
  const inside = tokens[at]?.text === 'deep' ? at + 1 : at;
  if (tokens[at]?.opens || tokens[inside]?.opens) return false;
  return /^(?:inside|within)$/.test(tokens[inside]?.text ?? '') && OF_OWN.test(tokens[inside + 1]?.text ?? '');
}
