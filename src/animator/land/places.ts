import { dressSky } from './dress-sky.ts';
import { setLampPost } from './lamp-post.ts';
import { withManner } from './manners/in-manner.ts';
import type { PlaceBuilder } from './place.ts';
import { BUILT_PLACES } from './places/built.ts';
import { NATURAL_PLACES } from './places/natural.ts';
import { withLandmarks } from './set-landmark.ts';
import { withOutside } from './surround.ts';

/** Every place that can be built; a new one is its file and a line in the list of its kind. */
export const PLACES: readonly PlaceBuilder[] = [...BUILT_PLACES.map(withManner), ...NATURAL_PLACES]
  .map(withLandmarks)
  .map((place) => withOutside(place, findPlace))
  .map((place) => ({
    ...place,
    build: (order, sight, detail) =>
      setLampPost(order, sight, dressSky(order, sight, place.build(order, sight, detail))),
  }));

/** Null where there is no such land yet. */
export function findPlace(name: string): PlaceBuilder | null {
  return PLACES.find((place) => place.name === name) ?? null;
}
