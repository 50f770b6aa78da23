import type { PlaceBuilder } from '../place.ts';
import { BEACH } from './beach.ts';
import { DESERT } from './desert.ts';
import { FOREST } from './forest.ts';
import { GARDEN } from './garden.ts';
import { LAKE } from './lake.ts';
import { MEADOW } from './meadow.ts';
import { MOUNTAINS } from './mountains.ts';
import { ROAD } from './road.ts';
import { SAVANNA } from './savanna.ts';
import { SEA } from './sea.ts';
import { SNOWFIELD } from './snowfield.ts';

/** Open land, in every hour, weather and season. */
export const NATURAL_PLACES: readonly PlaceBuilder[] = [
  MEADOW,
  BEACH,
  FOREST,
  LAKE,
  SEA,
  MOUNTAINS,
  DESERT,
  SAVANNA,
  SNOWFIELD,
  ROAD,
  GARDEN,
];
