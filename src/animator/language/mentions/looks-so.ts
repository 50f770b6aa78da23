import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { isPerson } from '../clauses/discourse.ts';
import type { Entity } from '../reading.ts';
import type { Token } from '../words/words.ts';
import type { Chunk, Mention } from './chunks.ts';

/** How somebody looks, and not where to: "looks sad", "looking thoughtful", "seems very tired". */
const LOOKS = /^(?:look(?:s|ing|ed)?|appears?|seems?|feels?|feeling)$/;
const HOW_MUCH = /^(?:very|so|bit|slightly|deeply|visibly|truly|genuinely|a|both|all)$/;

/** Whether the word at `at`, which may have been read as the film's mood already, is said of whoever looks so. */
export function saysHow(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && HOW_MUCH.test(tokens[before]?.text ?? '')) before--;
  return !(tokens[at]?.opens ?? true) && LOOKS.test(tokens[before]?.text ?? '');
}

export function looksSo(chunk: Chunk | undefined): boolean {
  return (
    (chunk?.kind === 'verb' && /^(?:look|seem|appear|feel)$/.test(chunk.verb)) ||
    (chunk?.kind === 'adverb' && chunk.text === 'looking')
  );
}

/** "a woman in red", "dressed in white": so are her clothes. */
export function wearColour(relation: string, mention: Mention | null, anchor: Entity | undefined): boolean {
  if (mention === null || anchor === undefined || !isPerson(anchor) || !/^(?:in|wearing)$/.test(relation)) return false;
  if (mention.determiner !== null || mention.owner !== null || !Object.hasOwn(COLOUR_WORDS, mention.noun)) return false;
  anchor.garments.push({ garment: 'outfit', modifiers: [...mention.modifiers, mention.noun] });
  return true;
}
