import { BAKED_WARES } from './baked-wares.ts';
import { CLOTH_WARES } from './cloth-wares.ts';
import { FRESH_WARES } from './fresh-wares.ts';
import { GREEN_WARES } from './green-wares.ts';
import { HOUSE_WARES } from './house-wares.ts';
import { MUSIC_WARES } from './music-wares.ts';
import { TOY_WARES } from './toy-wares.ts';
import type { Ware } from './ware.ts';

/** All that shops sell, by the names of the table of trades. */
export const WARES: Readonly<Record<string, Ware>> = {
  ...GREEN_WARES,
  ...BAKED_WARES,
  ...FRESH_WARES,
  ...HOUSE_WARES,
  ...CLOTH_WARES,
  ...TOY_WARES,
  ...MUSIC_WARES,
};
