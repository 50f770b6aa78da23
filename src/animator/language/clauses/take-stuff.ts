import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { NO_SENSES } from '../../catalogue/lexicon.ts';
import { MATERIALS } from '../../catalogue/looks-table.ts';
import { findMeant } from '../../catalogue/meant-table.ts';
import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import type { Scope } from './scope.ts';

const SMALL_METRES = 0.75;
const SOLD = 'perfume bottle';

/** "a sleek product turns on a pedestal": what was told of and may be sold, else something that is. */
export function takeForProduct({ discourse, lexicon }: Scope, mention: Mention): Mention {
  const { noun, determiner, plural } = mention;
  if (
    !/^(?:product|gadget|device)$/.test(noun) ||
    plural ||
    !/^(?:an?|the|this|his|her|our|your)$/.test(determiner ?? '')
  )
    return mention;
  const told = discourse.entities.find(
    ({ senses: { thing, person } }) =>
      person === null && thing !== null && !thing.alive && thing.metres <= SMALL_METRES && !STANDS.test(thing.kind),
  );
  if (told !== undefined) return { ...mention, noun: told.noun, senses: told.senses, determiner: 'the' };
  const sold = noun === 'product' ? SOLD : 'cell phone';
  return { ...mention, noun: sold, senses: lexicon.senses(sold) };
}

/** What a product stands on, or is packed in. */
const STANDS = /^(?:pedestal|plinth|podium|rock|box|tv|table|dining table)$/;

/** "light across water and glass", "walls of glass": what windows are made of, and nothing to drink from, unless somebody works at it. */
export function takeForStuff(mention: Mention, before: Chunk | undefined): Mention {
  const { noun, determiner, count, plural, owner, modifiers } = mention;
  const bare = determiner === null && count === null && owner === null && !plural && modifiers.length === 0;
  return noun === 'glass' && bare && before?.kind !== 'verb'
    ? { ...mention, senses: { ...NO_SENSES, abstract: true } }
    : mention;
}

/** "a portable speaker", "a city model", "water pipes": no speaker at a desk, nobody who poses, nothing to smoke. */
export function takeBeside(scope: Scope, mention: Mention): Mention {
  const last = mention.noun.split(' ').at(-1) ?? '';
  const before = [...mention.modifiers, ...mention.word.toLowerCase().split(' ').slice(0, -1)];
  const meant = findMeant(last, before);
  if (meant === null) return mention;
  return meant === '-'
    ? { ...mention, senses: { ...NO_SENSES, abstract: true } }
    : { ...mention, noun: meant, senses: scope.lexicon.senses(meant) };
}

const BOUGH = /^(?:branch|tree branch|bough|tree limb|twig)$/;

/** "watches from a nearby branch": what is seen is a tree. */
export function takeForTree(scope: Scope, mention: Mention): Mention {
  if (!BOUGH.test(mention.noun) || !/^(?:on|from|along|in|above)$/.test(scope.preposition?.relation ?? ''))
    return mention;
  return { ...mention, noun: 'tree', senses: scope.lexicon.senses('tree'), part: mention.noun };
}

/** "a spider of brass and copper". */
export function isSubstance(relation: string, { noun, determiner, plural }: Mention, sense: string): boolean {
  if (relation !== 'of' || !Object.hasOwn(MATERIALS, noun)) return false;
  // "a bottle of amber glass", "a flag of torn cloth": of the stuff, where "a tray of glasses" carries them.
  return sense === 'unknown' || (/^(?:glass|cloth)$/.test(noun) && determiner === null && !plural);
}

export function makeOf(owner: Entity, { modifiers, noun, word }: Mention): void {
  const stuff = [...modifiers, noun, word.split(' ').at(-1) ?? ''].find((each) => Object.hasOwn(MATERIALS, each));
  // "made of tin and old radio parts": of tin first of all.
  owner.material ??= stuff ?? noun;
  // "of amber glass": so is all of it.
  owner.modifiers.push(...modifiers.filter((each) => Object.hasOwn(COLOUR_WORDS, each)));
}
