import { placeHas } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** "swim through the air above the stalls": nothing that needs water. */
const DRY =
  /^(?:holographic|hologram|paper|origami|toy|mechanical|robotic|balloon|inflatable|neon|paper|wooden|stuffed|plush)$/;

/** "swims through the clouds above a sleeping city". */
const ALOFT =
  /\b(?:swim|float|fl(?:y|ie)|glid|drift|soar|sail)\w*\b[^.,;]{0,80}\b(?:(?:through|above|over|across|between|among|in) (?:the |a |an )?(?:[a-z]+ ){0,2}(?:clouds?|sky|skies|air|city|town|village|skyscrapers|rooftops|buildings|streets?|stars|galaxy|desert|forest))\b/;

const BOWLS = /^(?:bowl|glass|jar|vase|cup|bottle)$/;

/** A goldfish in a bowl. */
export function isInBowl({ relations, entities }: Reading, { id, senses: { thing } }: Entity): boolean {
  return (
    thing?.realm === 'underwater' &&
    relations.some(
      ({ entity, relation, to }) =>
        entity === id && /^(?:in|inside)$/.test(relation) && BOWLS.test(entities[to ?? -1]?.senses.thing?.kind ?? ''),
    )
  );
}

/** What is done on land alone, where a land is told of. */
const ON_LAND =
  /^(?:climb|walk|ride|drive|cycle|cook|type|read|write|dance|sit|dj|play_(?:guitar|piano|violin|drums|cello|flute|bass))$/;

export function isDry({ relations, events, told, places }: Reading, { id, modifiers }: Entity): boolean {
  const ashore = places.some(({ place, weight }) => weight >= 1 && !placeHas(place, 'swimmers'));
  return (
    (ashore && events.some(({ subjects, act }) => subjects.includes(id) && ON_LAND.test(act?.act ?? ''))) ||
    modifiers.some((word) => DRY.test(word)) ||
    ALOFT.test(told.toLowerCase()) ||
    relations.some(({ entity, where }) => entity === id && where === 'sky') ||
    events.some(({ subjects, where }) => subjects.includes(id) && /^(?:air|sky)$/.test(where ?? ''))
  );
}
