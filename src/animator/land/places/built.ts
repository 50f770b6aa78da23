import type { PlaceBuilder } from '../place.ts';
import { BACKDROP } from './backdrop.ts';
import { BEDROOM } from './bedroom.ts';
import { CITY } from './city.ts';
import { KITCHEN } from './kitchen.ts';
import { LIVING_ROOM } from './living-room.ts';
import { STUDY } from './study.ts';

/** Places made by hands: rooms, streets, stages. */
export const BUILT_PLACES: readonly PlaceBuilder[] = [BACKDROP, CITY, LIVING_ROOM, KITCHEN, STUDY, BEDROOM];
