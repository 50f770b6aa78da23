import type { Place } from '../language/setting.ts';
import { paintBeach } from './beach.ts';
import { paintLake, paintMountains } from './mountains.ts';
import type { ScenePainter } from './scene.ts';

export interface PlaceRow {
  readonly paint: ScenePainter;
  /** Where the horizon lies, as a share of the picture's height. */
  readonly horizon: number;
}

/** One row per place: adding a place is its file and this line. */
export const PLACE_PAINTERS: Readonly<Record<Place, PlaceRow>> = {
  beach: { paint: paintBeach, horizon: 0.5 },
  mountains: { paint: paintMountains, horizon: 0.6 },
  meadow: { paint: paintBeach, horizon: 0.5 },
  city: { paint: paintBeach, horizon: 0.5 },
  forest: { paint: paintBeach, horizon: 0.5 },
  space: { paint: paintBeach, horizon: 0.5 },
  desert: { paint: paintBeach, horizon: 0.5 },
  lake: { paint: paintLake, horizon: 0.54 },
};
