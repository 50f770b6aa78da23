import { mouthAt } from '../plan/plan-dialogue.ts';
import type { FigurePlan, ShotPlan } from '../plan/shot-plan.ts';

/** Whether a voice may open its mouth. */
export function speaks({ sound }: ShotPlan, { act, subject }: FigurePlan): boolean {
  return act === 'talk' || (subject !== null && sound.dialogue.some((line) => line.subject === subject));
}

/** Openings of the mouth from which on it counts as open, and as wide open. */
const OPEN_MOUTH = [0.22, 0.6] as const;
/** How a mouth moves when no voice says how: of somebody who sings without words, say. */
const BABBLE: readonly number[] = [0, 1, 2, 1, 2, 0, 1, 0, 2, 2, 1, 0, 1, 2, 1, 0, 0];
const BABBLE_PER_SECOND = 8;

/** Which of its mouth's drawings a figure shows at one instant: 0 is shut. */
export function findOpening({ mouths }: ShotPlan, { act, subject, phase }: FigurePlan, seconds: number): number {
  if (mouths !== undefined) {
    const open = Math.max(
      0,
      ...mouths.filter((track) => track.subject === subject).map((track) => mouthAt(track, seconds).open),
    );
    return OPEN_MOUTH.filter((least) => open > least).length;
  }
  if (act !== 'talk') return 0;
  return BABBLE[Math.floor((seconds + phase) * BABBLE_PER_SECOND) % BABBLE.length] ?? 0;
}
