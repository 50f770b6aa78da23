import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';

/** The property that no prompt crashes anything (src/animator/any-prompt.test.ts) with many more prompts, from a seed of its own. */
export interface PromptsPlan {
  /** Films and traces; 40 times as many prompts are read and planned. */
  readonly runs: number;
  readonly seed: number;
}

export const DEFAULT_PROMPTS_RUNS = 1_000;

export async function verifyPrompts(checklist: Checklist, { runs, seed }: PromptsPlan): Promise<void> {
  checklist.note(`${runs} films and traces, seed ${seed} (again: --runs ${runs} --seed ${seed})`);
  await verifyProperty(checklist, {
    file: 'src/animator/any-prompt.test.ts',
    tests: 9,
    settings: { PROMPT_RUNS: String(runs), PROMPT_SEED: String(seed) },
  });
}
