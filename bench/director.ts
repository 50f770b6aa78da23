import { writeScript } from '../src/animator/director/write-script.ts';
import { type Half, halfOf, readLabels } from './director/labels.ts';
import { FACTS, type Fact, scoreScript } from './director/score.ts';
import type { BenchResult, Figure } from './result.ts';

/** What the director must reach on the half that nobody looks at while it is built. */
const BARS: Readonly<Partial<Record<Fact, number>>> = {
  ...{ hero: 0.97, cast_precision: 0.95, cast_recall: 0.9, attributes: 0.9 },
  ...{ acts: 0.88, place: 0.92, shots: 0.92, dialogue: 0.98 },
};
const MOST_READING_MILLISECONDS = 30;
const HALVES: readonly Half[] = ['seen', 'unseen', 'blind'];
/** Both halves, the blind set, and of both halves what is written in another language than English. */
const GROUPS = [...HALVES, 'other languages'] as const;

/** The prompts of `director/prompts`, scored by the script that is written of them, and the processor time a prompt takes. */
export async function measureDirector(): Promise<BenchResult> {
  const labels = await readLabels();
  const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  // The words are loaded with the first prompt.
  for (const { prompt } of labels.slice(0, 20)) read(prompt);
  const runs: Record<string, number[]> = { milliseconds: [] };
  for (const label of labels) {
    const before = process.cpuUsage();
    const script = read(label.prompt);
    const { user, system } = process.cpuUsage(before);
    runs.milliseconds?.push((user + system) / 1000);
    const { tallies } = scoreScript(label, script);
    const groups = [halfOf(label), ...(label.id.match(/^[a-z]{2}(?=\d)/) === null ? [] : ['other languages'])];
    for (const group of groups) {
      for (const fact of FACTS) {
        const key = `${group} ${fact}`;
        const { right, of } = tallies[fact];
        runs[key] = [...(runs[key] ?? []), ...Array<number>(right).fill(1), ...Array<number>(of - right).fill(0)];
      }
    }
  }
  const shareOf = (list: readonly number[]): number =>
    Math.round((list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)) * 1000) / 1000;
  const figures = GROUPS.flatMap((half) =>
    FACTS.filter((fact) => (runs[`${half} ${fact}`] ?? []).length > 0).map((fact): Figure => {
      const bar = half === 'unseen' ? BARS[fact] : undefined;
      const figure = { name: `${half} ${fact}`, value: shareOf(runs[`${half} ${fact}`] ?? []), unit: 'share' } as const;
      return bar === undefined ? figure : { ...figure, bar: { atLeast: bar } };
    }),
  );
  const mean = shareOf(runs.milliseconds ?? []);
  figures.push({ name: 'reading a prompt', value: mean, unit: 'ms', bar: { atMost: MOST_READING_MILLISECONDS } });
  return { figures, method: { prompts: labels.length, seconds: 8 }, runs };
}
