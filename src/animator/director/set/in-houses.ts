import { placeHas } from '../../catalogue/places.ts';
import { stairsToldOf } from './on-stairs.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** What stands in rooms only. */
const INSIDE = /^(?:fireplace|armchair|couch|bed|bookshelf|piano|dining table|desk|stove)$/;

const IN_A_TOWER = 4;

/** Where in or before a house one is: on its stairs, by its fireplace, or outside at the shutter of its shop. */
export function inHouses({ reading, cast }: PlaceFacts, scores: ReadonlyMap<string, number>): Gain[] {
  const above = (place: string, by: number): Gain => [
    place,
    Math.max(0, ...scores.values()) - (scores.get(place) ?? 0) + by,
  ];
  const kinds = cast.map(({ senses }) => senses.thing?.kind ?? '');
  const stairs = stairsToldOf(reading);
  const isInTown = reading.places.some(({ place }) => placeHas(place, 'town'));
  return [
    // Who goes up stairs is on them, whatever house or square they belong to.
    // In a tower, whatever sea or land is seen from its top.
    ...(stairs === null ? [] : [above(stairs, stairs === 'stair_tower' ? IN_A_TOWER : 0.5)]),
    // Who sits by the fireplace of a cabin is inside it.
    ...(scores.has('cabin') && kinds.some((kind) => INSIDE.test(kind)) ? [above('living_room', 2)] : []),
    // Who rolls up the shutter of a shop is outside, before it: in the town that is told of, where one is.
    ...(kinds.includes('shutter') && !isInTown ? [above('city', 0.5)] : []),
  ];
}
