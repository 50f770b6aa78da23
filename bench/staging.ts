import { halfOf, readLabels } from './director/labels.ts';
import type { BenchResult, Figure } from './result.ts';
import { FAULTS } from './staging/review.ts';
import { reviewPrompt } from './staging/review-prompt.ts';

const HALVES = ['seen', 'unseen'] as const;

/** The films of the director's prompts, by what can be measured of them: shares without any fault, and with each. */
export async function measureStaging(): Promise<BenchResult> {
  const runs: Record<string, number[]> = {};
  const note = (name: string, value: boolean): void => {
    runs[name] = [...(runs[name] ?? []), value ? 1 : 0];
  };
  for (const label of await readLabels()) {
    const half = halfOf(label);
    if (half === 'blind') continue;
    const { faults } = await reviewPrompt(label.prompt);
    note(`${half} without a fault`, faults.length === 0);
    for (const name of FAULTS)
      note(
        `${half} ${name}`,
        faults.some((fault) => fault.name === name),
      );
  }
  const shareOf = (list: readonly number[]): number =>
    Math.round((list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)) * 1000) / 1000;
  const figures = HALVES.flatMap((half) =>
    ['without a fault', ...FAULTS].map(
      (name): Figure => ({ name: `${half} ${name}`, value: shareOf(runs[`${half} ${name}`] ?? []), unit: 'share' }),
    ),
  );
  return { figures, method: { moments: 'three of each shot', seconds: 8, shape: '16:9', seed: 1 }, runs };
}
