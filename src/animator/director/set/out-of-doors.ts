import { findPlace, PLACE_OF_HOME } from '../../catalogue/places.ts';
import type { Home } from '../../catalogue/setting.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { isToy } from '../cast/cast-roles.ts';
import { SMALL_METRES } from './place-of-cast.ts';

const isOutdoors = (home: Home | null): boolean => home !== null && findPlace(PLACE_OF_HOME[home])?.indoors === false;

/** Seen or felt under the open sky alone, whoever tells of it. */
const UNDER_SKY =
  /\b(?:blades? of grass|grass|meadow grass|horizon|blue sky|open sky|clouds drift\w*|(?:at|watch\w*) the (?:passing |drifting )?clouds|(?:at|watch\w*) the (?:night sky|stars)(?! through)|wind (?:in|through|moves|blows|ruffles|tugs|whips)|evening sun|low sun|setting sun|sunset|drone shot|aerial shot|birds overhead|gulls|seagulls|cobblestones?|cobbles|hooves)\b/i;

/** One lies on it on a meadow as well as in a room. */
const SPREAD_ANYWHERE = /\b(?:blanket|towel|picnic blanket|quilt)$/;

const TREES = /^(?:tree|pine|palm|bare tree|tree trunk|trunk)$/;

/** "A boy tosses a coin into a fountain": what is told of stands outside, and nobody sits on a sofa. */
export function isToldOutside({ told, relations }: Reading, cast: readonly Entity[]): boolean {
  // Nobody rides a scooter into a living room.
  if (relations.some(({ relation, to }) => /^(?:riding|driving|on)$/.test(relation) && isOnWheels(cast, to)))
    return true;
  const large = cast.filter(
    (entity) =>
      entity.senses.person === null &&
      entity.senses.thing !== null &&
      entity.senses.thing.metres >= SMALL_METRES &&
      !isToy(entity),
  );
  // "a tiny door at the base of an oak": of no house.
  const inTree = large.some(({ senses: { thing } }) => TREES.test(thing?.kind ?? ''));
  const furnished = large.filter(
    ({ noun, senses: { thing } }) =>
      thing?.home != null &&
      !isOutdoors(thing.home) &&
      !SPREAD_ANYWHERE.test(noun) &&
      !(inTree && /(?:^| )(?:door|gate)$/.test(noun)),
  );
  const isOnIt = (to: number | null): boolean => furnished.some(({ id }) => id === to);
  if (relations.some(({ relation, to }) => /^(?:on|in|inside|at|near|leaning_on)$/.test(relation) && isOnIt(to)))
    return false;
  const outside = large.filter(({ senses: { thing } }) => isOutdoors(thing?.home ?? null));
  return outside.length > furnished.length || (furnished.length === 0 && UNDER_SKY.test(told));
}

const isOnWheels = (cast: readonly Entity[], id: number | null): boolean =>
  cast.some(
    (entity) =>
      entity.id === id &&
      entity.senses.thing?.moves === true &&
      !entity.senses.thing.alive &&
      entity.senses.thing.realm === 'ground' &&
      !isToy(entity),
  );
