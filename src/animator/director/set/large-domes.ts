import { findThing } from '../../catalogue/things.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** A cloche stands on a table; where people live under glass it is as large as a house. */
const CLOCHE = 'glass dome';
/** Said of it, or of the worlds on which nobody could breathe outside. */
const LARGE =
  /\b(?:giant|gigantic|huge|large|enormous|massive|vast|great|colossal|towering)\b[^.;!?]{0,24}\bdomes?\b|\b(?:mars|martian|lunar|the moon|planet|asteroid|colon(?:y|ies)|habitats?|airlock|greenhouses?|settlers?|colonists?)\b/i;
/** Small worlds stay so. */
const SMALL =
  /\b(?:tiny|miniature|mini|little|small|toy|tabletop|on (?:a|the|her|his) (?:\w+ )?(?:table|desk|shelf|mantel\w*))\b/i;

/** Somebody goes or is within it who is as large as people are. */
const shelters = ({ relations, entities }: Reading, dome: Entity): boolean =>
  relations.some(
    ({ entity, relation, to }) =>
      to === dome.id &&
      /^(?:in|inside|under|below)$/.test(relation) &&
      entities.some(
        ({ id, senses, modifiers }) => id === entity && senses.person !== null && !SMALL.test(modifiers.join(' ')),
      ),
  );

/** Domes of glass that people live under are as large as houses. */
export function withLargeDomes(reading: Reading): Reading {
  const house = findThing('habitat dome');
  if (house === null || SMALL.test(reading.told)) return reading;
  const isLarge = (entity: Entity): boolean =>
    entity.senses.thing?.kind === CLOCHE && (LARGE.test(reading.told) || shelters(reading, entity));
  if (!reading.entities.some(isLarge)) return reading;
  return {
    ...reading,
    entities: reading.entities.map((entity) =>
      isLarge(entity) ? { ...entity, senses: { ...entity.senses, thing: house } } : entity,
    ),
  };
}
