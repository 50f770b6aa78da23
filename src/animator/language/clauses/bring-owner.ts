import type { Chunk, Mention } from '../mentions/chunks.ts';
import type { Entity } from '../reading.ts';
import { addEntity, isAnimate, isPerson } from './discourse.ts';
import type { Scope } from './scope.ts';
import { verbFollows } from './sense-of.ts';

/** What only people have, or what is told of nobody else's face. */
const OF_FACE = /^(?:face|wrinkles?|stubble|beard|mou?stache|freckles?|cheeks?|complexion)$/;

/** A rock has a face, too. */
const OF_LAND =
  /^(?:rock|rocky|cliff|mountain|north|south|east|west|sheer|stone|steep|granite|ice|icy|clock|watch|dial)$/;

/** "Weathered face, grey stubble, one blind eye": somebody's, whom no word names; shown where nobody else is told of. */
export function bringSitter({ discourse, lexicon, nameable, sentence }: Scope, mention: Mention): Entity | undefined {
  const land = mention.modifiers.some((word) => OF_LAND.test(word));
  if (!nameable || land || mention.owner !== null || !OF_FACE.test(mention.noun)) return undefined;
  if (discourse.entities.some(isAnimate)) return undefined;
  const somebody = { ...mention, noun: 'person', senses: lexicon.senses('person'), count: 1, plural: false };
  const entity = addEntity(discourse, { ...somebody, modifiers: [] }, sentence, 'subject');
  Object.assign(entity, { hidden: true, spare: true });
  return entity;
}

/** Whom no word names and who does something all the same is there. */
export function showSitters({ discourse, events }: Scope): void {
  for (const entity of discourse.entities)
    if (entity.spare && isPerson(entity) && events.some(({ subjects }) => subjects.includes(entity.id)))
      Object.assign(entity, { hidden: false, spare: false });
}

/** "Close-up of hands kneading dough": somebody's, whom nobody has told of. */
export function bringOwner(scope: Scope, mention: Mention, chunks: readonly Chunk[], at: number): Entity | undefined {
  const { discourse, lexicon, nameable } = scope;
  const verb = verbFollows(chunks, at + 1);
  if (
    !nameable ||
    discourse.entities.some(isPerson) ||
    // "a chameleon … one eye swivels": animals have eyes, too.
    (/^(?:eyes?|lips|mouth)$/.test(mention.noun) && discourse.entities.some(isAnimate)) ||
    !/^(?:hands?|fingers?|fingertips?|feet|eyes?|lips|mouth)$/.test(mention.noun)
  )
    return undefined;
  // "hands on the piano".
  const [next, rest] = [chunks[at + 1], chunks[at + 2]];
  const lie =
    next?.kind === 'preposition' &&
    next.relation === 'on' &&
    rest?.kind === 'noun' &&
    rest.mention.senses?.thing != null;
  if ((verb?.kind !== 'verb' && !lie) || (mention.senses?.thing ?? null) !== null) return undefined;
  const somebody = {
    ...mention,
    noun: 'person',
    senses: lexicon.senses('person'),
    count: 1,
    plural: false,
    modifiers: [],
  };
  return addEntity(discourse, somebody, scope.sentence, 'subject');
}
