import { COLOUR_WORDS } from './attribute-words.ts';
import type { FoundNoun } from './find-nouns.ts';
import type { Subject } from './reading.ts';
import { findThing } from './things.ts';
import type { Token } from './words.ts';

const GARMENTS: ReadonlySet<string> = new Set([
  ...['shirt', 'jeans', 'dress', 'coat', 'kimono', 'sock', 'shoe', 'boot', 'high heel', 'hat', 'cap', 'scarf', 'glove'],
  ...['glasses', 'sunglasses', 'tie', 'crown'],
]);

const WORN = /^(?:in|wearing|wears|wear|with|dressed|his|her)$/;

export interface Outfits {
  /** What is left to be drawn. */
  readonly nouns: readonly FoundNoun[];
  /** What somebody wears, by where the wearer stands in the prompt. */
  readonly outfits: ReadonlyMap<number, Subject['wears']>;
}

/** "a woman in a red coat": the coat is not a thing beside her, it is what she wears, and its colour is hers. */
export function takeOutfits(tokens: readonly Token[], found: readonly FoundNoun[]): Outfits {
  const outfits = new Map<number, Subject['wears']>();
  let wearer: FoundNoun | null = null;
  const nouns = found.filter((noun) => {
    if (!GARMENTS.has(noun.kind)) {
      wearer = findThing(noun.kind)?.art === 'rig:person' ? noun : null;
      return true;
    }
    if (wearer === null) return true;
    const between = tokens.slice(wearer.at + wearer.length, noun.at);
    if (!between.some(({ text }) => WORN.test(text) || text === 'and')) return true;
    const colour = between.findLast(({ text }) => Object.hasOwn(COLOUR_WORDS, text));
    if (colour !== undefined) colour.role = 'attribute';
    const worn = { garment: noun.kind, colour: colour?.text ?? null };
    outfits.set(wearer.at, [...(outfits.get(wearer.at) ?? []), worn]);
    return false;
  });
  return { nouns, outfits };
}
