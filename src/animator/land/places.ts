import type { PlaceBuilder } from './place.ts';
import { BEACH } from './places/beach.ts';
import { BUILT_PLACES } from './places/built.ts';
import { FOREST } from './places/forest.ts';
import { MEADOW } from './places/meadow.ts';

/** Every place that can be built; a new one is its file and a line here. */
export const PLACES: readonly PlaceBuilder[] = [...BUILT_PLACES, MEADOW, BEACH, FOREST];

/** Null where there is no such land yet. */
export function findPlace(name: string): PlaceBuilder | null {
  return PLACES.find((place) => place.name === name) ?? null;
}
