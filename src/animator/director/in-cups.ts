import type { Entity, Reading } from '../language/reading.ts';

const CUP = /^(?:coffee|cup|mug|tea|teacup|bowl|glass|wine glass|bathtub|sink)$/;

/** "Two pirate ships sail inside a cup of coffee": the cup is the sea. */
export function sailsInCup({ relations }: Reading, cast: readonly Entity[]): boolean {
  const thingOf = (id: number | null) => cast.find((entity) => entity.id === id)?.senses.thing;
  return relations.some(({ entity, relation, to }) => {
    const sails = thingOf(entity);
    const large = sails?.moves === true && !/^(?:sky|ground)$/.test(sails.realm) && sails.metres > 1.5;
    return /^(?:in|inside)$/.test(relation) && large && CUP.test(thingOf(to)?.kind ?? '');
  });
}
