import { shopOf } from '../../catalogue/trades.ts';
import type { Entity, Reading } from '../../language/reading.ts';

const ON_EARTH =
  /\b(?:earth|sahara|gobi|mojave|atacama|cact(?:us|i)|camels?|oasis|arizona|utah|nevada|namib|spaceport|launch)\b/i;

/** A land as whoever is in it tells which one it is: an astronaut in a red desert is on another planet, and a clockmaker's workshop has clocks in it and no tyres. */
export function worldOf(
  place: string | null,
  stated: boolean,
  { told }: Reading,
  cast: readonly Entity[],
): string | null {
  if (place === 'desert' && cast.some(({ senses }) => senses.person?.kind === 'astronaut') && !ON_EARTH.test(told))
    return 'planet';
  const [hero] = cast;
  // What is no beast of the woods and sits before a candle does so at home.
  const homely = TAME.test(hero?.senses.thing?.kind ?? '') && !UNDER_SKY.test(told);
  if (!stated && homely && cast.some(({ senses }) => senses.thing?.kind === 'candle')) return 'living_room';
  if (place === 'works' && WORKSHOP.test(told) && hero !== undefined && shopOf(hero.noun) !== null) return 'shop';
  return place;
}
const TAME = /^(?:creature|robot|teddy bear|doll|cat|dog|mouse)$/;
const UNDER_SKY = /\b(?:sky|stars|moon|outside|wind|rain|snow|trees?|forest|garden)\b/i;
const WORKSHOP = /\bworkshop\b/i;
