import type { Place } from '../catalogue/setting.ts';
import { paintBackdrop } from './backdrop.ts';
import { paintBeach } from './beach.ts';
import { paintCity } from './city.ts';
import { defocus } from './defocus.ts';
import { paintDesert } from './desert.ts';
import { paintForest } from './forest.ts';
import { paintKitchen } from './kitchen.ts';
import { paintMeadow } from './meadow.ts';
import { addMist } from './mist.ts';
import { paintLake, paintMountains } from './mountains.ts';
import { paintRoom } from './room.ts';
import { paintSavanna } from './savanna.ts';
import type { Scene, ScenePainter, Stage } from './scene.ts';
import { paintSpace } from './space.ts';
import { paintUnderwater } from './underwater.ts';

export interface PlaceRow {
  readonly paint: ScenePainter;
  /** Where the horizon lies, as a share of the picture's height. */
  readonly horizon: number;
}

/** One row per place: adding a place is its file and this line. */
export const PLACE_PAINTERS: Readonly<Record<Place, PlaceRow>> = {
  beach: { paint: paintBeach, horizon: 0.5 },
  mountains: { paint: paintMountains, horizon: 0.6 },
  meadow: { paint: paintMeadow, horizon: 0.54 },
  city: { paint: paintCity, horizon: 0.62 },
  forest: { paint: paintForest, horizon: 0.56 },
  space: { paint: paintSpace, horizon: 0.5 },
  desert: { paint: paintDesert, horizon: 0.52 },
  lake: { paint: paintLake, horizon: 0.54 },
  savanna: { paint: paintSavanna, horizon: 0.55 },
  underwater: { paint: paintUnderwater, horizon: 0.62 },
  room: { paint: paintRoom, horizon: 0.6 },
  kitchen: { paint: paintKitchen, horizon: 0.6 },
  backdrop: { paint: paintBackdrop, horizon: 0.62 },
};

/** A place's layers, with the mist among them when it lies in fog, as the lens sees them. */
export function paintPlace(stage: Stage): Scene {
  const scene = PLACE_PAINTERS[stage.plan.place].paint(stage);
  const misty = stage.plan.particles.some(({ kind }) => kind === 'mist');
  return defocus(stage, misty ? addMist(stage, scene) : scene);
}
