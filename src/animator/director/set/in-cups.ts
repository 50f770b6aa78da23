import type { Entity, Reading } from '../../language/reading.ts';

const CUP = /^(?:coffee|cup|mug|tea|teacup|bowl|glass|wine glass|bathtub|sink)$/;

const TINY = /^(?:tiny|miniature|mini|little)$/;
const sails = (thing: Entity['senses']['thing'] | undefined): boolean =>
  thing?.moves === true && !thing.alive && !/^(?:sky|ground)$/.test(thing.realm) && thing.metres > 1.5;

/** "Two pirate ships sail inside a cup of coffee": the cup is the sea. */
export function sailsInCup({ relations }: Reading, cast: readonly Entity[]): boolean {
  // "A storm in a teacup, a tiny ship": as tiny as to sail in it.
  const cup = cast.some(({ senses }) => CUP.test(senses.thing?.kind ?? ''));
  if (cup && cast.some((entity) => sails(entity.senses.thing) && entity.modifiers.some((word) => TINY.test(word))))
    return true;
  const thingOf = (id: number | null) => cast.find((entity) => entity.id === id)?.senses.thing;
  return relations.some(({ entity, relation, to }) => {
    return /^(?:in|inside)$/.test(relation) && sails(thingOf(entity)) && CUP.test(thingOf(to)?.kind ?? '');
  });
}
