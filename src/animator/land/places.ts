import type { PlaceBuilder } from './place.ts';
import { BEACH } from './places/beach.ts';
import { FOREST } from './places/forest.ts';
import { MEADOW } from './places/meadow.ts';
import { STUDIO } from './places/studio.ts';

/** Every place that can be built; a new one is its file and a line here. */
export const PLACES: readonly PlaceBuilder[] = [STUDIO, MEADOW, BEACH, FOREST];

/** Null where there is no such land yet. */
export function findPlace(name: string): PlaceBuilder | null {
  return PLACES.find((place) => place.name === name) ?? null;
}
