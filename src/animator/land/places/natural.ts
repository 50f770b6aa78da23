import type { PlaceBuilder } from '../place.ts';
import { BEACH } from './beach.ts';
import { CANYON } from './canyon.ts';
import { CLIFF } from './cliff.ts';
import { CLOUDS } from './clouds.ts';
import { DESERT } from './desert.ts';
import { FARM } from './farm.ts';
import { FIELDS } from './fields.ts';
import { FJORD } from './fjord.ts';
import { FOREST } from './forest.ts';
import { GARDEN } from './garden.ts';
import { ICE_BAY } from './ice-bay.ts';
import { JUNGLE } from './jungle.ts';
import { LAKE } from './lake.ts';
import { MEADOW } from './meadow.ts';
import { MOUNTAIN_PASS } from './mountain-pass.ts';
import { MOUNTAINS } from './mountains.ts';
import { PLANET } from './planet.ts';
import { RIVER } from './river.ts';
import { ROAD } from './road.ts';
import { ROCKY_COAST } from './rocky-coast.ts';
import { SALT_FLAT } from './salt-flat.ts';
import { SAVANNA } from './savanna.ts';
import { SEA } from './sea.ts';
import { SNOWFIELD } from './snowfield.ts';
import { SUMMIT } from './summit.ts';
import { TEACUP } from './teacup.ts';
import { TERRACES } from './terraces.ts';
import { UNDERWATER } from './underwater.ts';
import { VALLEY } from './valley.ts';
import { VOLCANO } from './volcano.ts';
import { WATERFALL } from './waterfall.ts';

/** Open land, in every hour, weather and season. */
export const NATURAL_PLACES: readonly PlaceBuilder[] = [
  CLOUDS,
  MEADOW,
  BEACH,
  FOREST,
  LAKE,
  SEA,
  TEACUP,
  MOUNTAINS,
  SUMMIT,
  DESERT,
  SALT_FLAT,
  SAVANNA,
  SNOWFIELD,
  ROAD,
  MOUNTAIN_PASS,
  GARDEN,
  RIVER,
  WATERFALL,
  CLIFF,
  ROCKY_COAST,
  JUNGLE,
  FARM,
  CANYON,
  UNDERWATER,
  PLANET,
  VALLEY,
  FJORD,
  VOLCANO,
  ICE_BAY,
  TERRACES,
  FIELDS,
];
