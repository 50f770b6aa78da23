import type { ShotPlan } from '../plan/shot-plan.ts';
import { makeStage, type Stage } from './scene.ts';

/** Scenes are composed for films, which are at most this much longer than wide, either way. */
export const FILM_SHAPE = 16 / 9;

/** How much nearer things stand in a picture beyond that: a tall one is a narrow strip, and what is in it must fill it. */
const TALL_CLOSENESS = 0.5;
const WIDE_CLOSENESS = 0.12;
const TALL_RISE = 0.45;
/** Where the horizon of the tallest picture (1:8) lies, as a share of its height: more sky to look up into than ground. */
const TALL_HORIZON = 0.7;
const TALLEST = 8;

/** A soft layer of a 1K still is as fine as in a film; larger ones get finer, more slowly than they grow. */
const SOFT_AT_1K = 1.6;
const SOFT_GROWTH = 0.6;

/** Pictures this many units high and less show no more than a film does. */
const UNIT_OF_FILMS = 1.5;

/**
 * The stage of a still picture, of any shape from 8:1 to 1:8. A wide one is a panorama: the same scene, just more of it. A tall one looks
 * up: nearer, and with the horizon further down. `closeness` is how much nearer than usual the prompt wants to stand.
 */
export function makeStillStage(
  plan: ShotPlan,
  width: number,
  height: number,
  horizonShare: number,
  closeness: number,
): Stage {
  const tall = Math.max(1, height / width / FILM_SHAPE);
  const tallness = Math.log(tall) / Math.log(TALLEST / FILM_SHAPE);
  const horizon = horizonShare + (TALL_HORIZON - horizonShare) * Math.min(1, Math.max(0, tallness));
  const stage = makeStage(plan, width, height, horizon);
  const wide = Math.max(1, width / height / FILM_SHAPE);
  const unit = stage.field.unit * closeness * tall ** TALL_CLOSENESS * wide ** WIDE_CLOSENESS;
  const side = Math.sqrt(width * height);
  return {
    ...stage,
    field: {
      ...stage.field,
      unit,
      still: true,
      rise: tall ** TALL_RISE,
      softness: SOFT_AT_1K * (side / 1024) ** SOFT_GROWTH,
      extraOctaves: Math.max(0, Math.round(Math.log2(unit / UNIT_OF_FILMS))),
    },
  };
}
