import type { Entity, Reading, RelationFact } from '../../language/reading.ts';

/** "a couple inside", "two men aboard": the word that ends it, and how many letters after whom it may stand. */
const WITHIN = /^[a-z ]{0,24}?\b(?:inside|aboard|on board)(?=[,.;!]|$)/i;
/** Metres: one gets into what is larger. */
const ROOMY = 1;

/** Who is said to be inside, of nothing in particular, is in what was told of before. */
export function withInsiders(reading: Reading): Reading {
  const { entities, offsets, told, relations } = reading;
  const carrier = entities.find(
    ({ senses, hidden }) =>
      !hidden && senses.thing?.moves === true && !senses.thing.alive && senses.thing.metres > ROOMY,
  );
  if (carrier === undefined) return reading;
  const isWithin = ({ senses, mentionedAt, at }: Entity): boolean =>
    senses.person !== null &&
    at > carrier.at &&
    mentionedAt.some((word) => WITHIN.test(told.slice(offsets[word] ?? 0)));
  const insiders = entities
    .filter(isWithin)
    .map(({ id }): RelationFact => ({ entity: id, relation: 'in', to: carrier.id, where: null }));
  return insiders.length === 0 ? reading : { ...reading, relations: [...relations, ...insiders] };
}
