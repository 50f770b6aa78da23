import type { FigurePlan } from '../plan/shot-plan.ts';

/** How a mouth moves when no voice says how: of somebody who sings without words, say. */
const BABBLE: readonly number[] = [0, 1, 2, 1, 2, 0, 1, 0, 2, 2, 1, 0, 1, 2, 1, 0, 0];
const BABBLE_PER_SECOND = 8;

/** Which of its mouth's drawings a figure shows at one instant: 0 is shut. */
export function findOpening({ act, phase }: FigurePlan, seconds: number): number {
  if (act !== 'talk') return 0;
  return BABBLE[Math.floor((seconds + phase) * BABBLE_PER_SECOND) % BABBLE.length] ?? 0;
}
