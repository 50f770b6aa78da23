import type { PlaceBuilder } from '../place.ts';
import { BACKDROP } from './backdrop.ts';
import { CITY } from './city.ts';
import { LIVING_ROOM } from './living-room.ts';

/** Places made by hands: rooms, streets, stages. */
export const BUILT_PLACES: readonly PlaceBuilder[] = [BACKDROP, CITY, LIVING_ROOM];
