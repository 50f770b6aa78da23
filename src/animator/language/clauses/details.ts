import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { placeAt } from '../../catalogue/places.ts';
import type { Chunk, Mention, VerbChunk } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { isAlive } from './attach-facts.ts';
import { isAnimate, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';

/** "on the top of the mountain", "a mountain peak": the place that part of it is. Several peaks are a range. */
export function partOfPlace(place: string, { carrier, noun, plural }: Mention): string {
  return plural ? place : placeAt(place, carrier ?? noun.split(' ').at(-1) ?? null);
}

const isAgain = ({ owner, determiner }: Mention): boolean => owner !== null || determiner === 'the';

/** What somebody wears or has on the body; told again, it is the same one of which more is known. */
export function addDetail(scope: Scope, owner: Entity, mention: Mention, sense: string): void {
  const { noun } = mention;
  const known =
    sense === 'garment'
      ? owner.garments.find(({ garment }) => garment === noun)
      : owner.parts.find(({ part }) => part === noun);
  if (known !== undefined && isAgain(mention)) {
    known.modifiers.push(...mention.modifiers.filter((word) => !known.modifiers.includes(word)));
    scope.detail = { owner, modifiers: known.modifiers, done: false, own: mention.owner !== null };
    return;
  }
  const modifiers = [...mention.modifiers];
  if (sense === 'garment') owner.garments.push({ garment: noun, modifiers });
  else owner.parts.push({ part: noun, modifiers });
  scope.detail = { owner, modifiers, done: false, own: mention.owner !== null };
}

/** "hair braided with beads", "a jacket covered in pins": on what somebody wears, and nothing of its own. */
export function isOnDetail({ detail }: Scope, relation: string, entity: Entity | null): boolean {
  if (detail === null || entity === null || isAnimate(entity) || !isAlive(detail.owner)) return false;
  if (relation !== 'covered' && !(relation === 'with' && detail.done)) return false;
  detail.owner.parts.push({ part: entity.noun, modifiers: entity.modifiers });
  return true;
}

/** "The car is orange", "their cat, fat and orange,": a colour that has the name of a thing, where only a quality can stand. */
export function isColourSaid(mention: Mention, chunks: readonly Chunk[], at: number): boolean {
  const { noun, determiner, count, plural, owner, modifiers, carrier } = mention;
  if (!Object.hasOwn(COLOUR_WORDS, noun) || plural || determiner !== null || count !== null) return false;
  if (owner !== null || carrier !== null || modifiers.some((word) => !Object.hasOwn(COLOUR_WORDS, word))) return false;
  const [first, before] = [chunks[at - 2], chunks[at - 1]];
  if (before?.kind === 'be' || (before?.kind === 'verb' && (GLOWS.test(before.verb) || isPainted(before)))) return true;
  // "the sun low and orange behind it".
  return (
    before?.kind === 'and' && (first?.kind === 'adjective' || (first?.kind === 'adverb' && QUALITY.test(first.text)))
  );
}

/** "a rowboat painted bright yellow": so it is. */
export const isPainted = ({ verb, form }: VerbChunk): boolean =>
  form === 'ed' && /^(?:paint|dye|colour|color|stain|tint|lacquer)$/.test(verb);

const QUALITY = /^(?:low|high|wide|bright|close|far|still|deep|big)$/;
const GLOWS = /^(?:glow|shine|gleam|burn|blaze|turn|flash|shimmer)$/;

/** "its eyes glow gold", "her hair turns silver": the colour is the eyes' and the hair's. */
export function saysColour({ verb }: VerbChunk, next: Chunk | undefined): boolean {
  const said = next?.kind === 'adjective' ? next.text : next?.kind === 'noun' ? next.mention.noun : '';
  return GLOWS.test(verb) && Object.hasOwn(COLOUR_WORDS, said);
}

/** "in black": all that somebody wears. */
export function isDressedIn({ preposition, discourse, last, subjects }: Scope, colour: string): boolean {
  if (preposition === null || !/^(?:in|wearing)$/.test(preposition.relation)) return false;
  const wearer = discourse.entities[preposition.anchors[0] ?? last[0] ?? subjects[0] ?? -1];
  if (wearer === undefined || !isPerson(wearer) || !Object.hasOwn(COLOUR_WORDS, colour)) return false;
  wearer.garments.push({ garment: 'outfit', modifiers: [colour] });
  return true;
}

/** "the elder in a blue coat and the younger in a grey one": a grey coat. */
export function takeForGarment({ preposition, discourse, lexicon }: Scope, mention: Mention): Mention {
  if (mention.noun !== 'one' || !/^(?:in|wearing|with)$/.test(preposition?.relation ?? '')) return mention;
  const told = discourse.entities.flatMap(({ garments }) => garments).at(-1);
  const said = mention.modifiers.some((word) => Object.hasOwn(COLOUR_WORDS, word));
  return told === undefined || !said
    ? mention
    : { ...mention, noun: told.garment, senses: lexicon.senses(told.garment) };
}
