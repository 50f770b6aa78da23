import type { FigurePlan } from './shot-plan.ts';

/**
 * What stands on something else, or is held by somebody, names it as its base. So the figures form trees with the ground below them.
 * Whoever sets a base asks here first: "a cat on a dog. The dog is on the cat." would else be a ring, and whatever follows the bases
 * down would never arrive. What was said first holds.
 */
export function restsOn(figures: readonly FigurePlan[], figure: number, support: number): boolean {
  if (figure === support) return true;
  const base = figures[figure]?.base ?? null;
  return base !== null && restsOn(figures, base.figure, support);
}
