import { makeRandom } from '../maths/random.ts';
import type { Brief } from './brief.ts';
import { closenessOf, planCamera } from './camera.ts';
import { makePlan } from './make-plan.ts';
import type { FigurePlan, ShotPlan } from './shot-plan.ts';

/** A still is the middle of a shot this long, when everyone is where the plan wants them seen. */
const SHOT_SECONDS = 8;

/** Wider than this, who belongs together would stand too far apart. */
const WIDEST_GROUPING = 16 / 9;

export interface StillPlan {
  readonly plan: ShotPlan;
  /** How much nearer than usual the camera stands. */
  readonly closeness: number;
}

/** Figures are placed in shares of the width; in a panorama they keep the distances of a film, around its middle. */
export function gather(figures: readonly FigurePlan[], shape: number): FigurePlan[] {
  const share = Math.min(1, WIDEST_GROUPING / shape);
  return figures.map((figure) => ({ ...figure, x: 0.5 + (figure.x - 0.5) * share }));
}

/** `shape` is the picture's width over its height. */
export function planStill(brief: Brief, seed: number, shape: number): StillPlan {
  const plan = makePlan(brief, seed, SHOT_SECONDS);
  return {
    plan: {
      ...plan,
      camera: planCamera('static', 'wide', SHOT_SECONDS, makeRandom(seed)),
      figures: gather(plan.figures, shape),
    },
    closeness: closenessOf(brief.shot ?? 'wide'),
  };
}
