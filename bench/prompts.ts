import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureFigures } from '../src/animator/trace.ts';
import { FACT_BARS, FACT_DIMENSIONS, scoreFacts } from './prompt-facts.ts';
import { type Label, scorePrompt } from './prompt-score.ts';
import type { BenchResult, Figure } from './result.ts';

/**
 * Whether what a prompt asks for is in the picture, judged by which figure owns which pixel. The prompts are VBench's, which stay outside of the
 * repository: the folder is KINORA_BENCH_PROMPTS, or ../shared/prompts beside it. KINORA_BENCH_LANGUAGE=zh reads the Chinese ones.
 *
 * KINORA_BENCH_LABELS names a file of other prompts instead, one JSON object a line: `set` and `prompt`, and of a label what it must show:
 * `objects`, and beside them `counts`, `colours`, `relation` or `place`.
 */

const BARS = { object_class: 0.99, multiple_objects: 0.99, color: 0.99, spatial_relationship: 0.99 } as const;
type Dimension = keyof typeof BARS;
const DIMENSIONS = Object.keys(BARS) as Dimension[];

const SIZE = { width: 1280, height: 720 };
const SECONDS = 4;

interface Row {
  readonly prompt_en: string;
  readonly object_en?: string;
  readonly color_en?: string;
  readonly object_a_en?: string;
  readonly object_b_en?: string;
  readonly relationship_en?: string;
}

function readLabel(dimension: Dimension, row: Row): Label {
  switch (dimension) {
    case 'object_class':
      return { objects: [row.object_en ?? ''] };
    case 'multiple_objects':
      return { objects: (row.object_en ?? '').split(' and ') };
    case 'color': {
      const colour = row.color_en ?? '';
      return { objects: [row.prompt_en.replace(/^an? /, '').replace(`${colour} `, '')], colours: [colour] };
    }
    case 'spatial_relationship':
      return { objects: [row.object_a_en ?? '', row.object_b_en ?? ''], relation: row.relationship_en ?? '' };
  }
}

async function readPrompts(folder: string, dimension: Dimension, rows: readonly Row[]): Promise<string[]> {
  const language = LANGUAGE();
  if (language === 'en') return rows.map((row) => row.prompt_en);
  const lines = await readFile(join(folder, 'vbench', language, `${dimension}.txt`), 'utf8');
  return lines.split('\n').slice(0, rows.length);
}

async function scoreOne(prompt: string, seed: number, label: Label, name: string): Promise<number> {
  const request = { prompt, negativePrompt: null, seed, durationSeconds: SECONDS, ...SIZE };
  const trace = await measureFigures(request, new AbortController().signal);
  const score = scorePrompt(label, trace, SIZE);
  if (!score.passed && process.env.KINORA_BENCH_VERBOSE !== undefined)
    console.log(`${name}: ${prompt}: ${score.reason}`);
  return score.passed ? 1 : 0;
}

const METHOD = { frames: 'first, middle and last', size: `${SIZE.width} x ${SIZE.height}`, seconds: SECONDS };

function shareOf(scores: readonly number[]): number {
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)) * 1000) / 1000;
}

/** Any other labelled prompts: a share for each set, without a bar. */
async function measureLabelled(file: string): Promise<BenchResult> {
  const runs: Record<string, number[]> = {};
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  for (const [i, line] of lines.entries()) {
    const { set = 'prompts', prompt, ...label }: { set?: string; prompt: string } & Label = JSON.parse(line);
    const scores = runs[set] ?? [];
    scores.push(await scoreOne(prompt, i, label, set));
    runs[set] = scores;
  }
  const figures = Object.entries(runs).map(
    ([name, scores]): Figure => ({ name, value: shareOf(scores), unit: 'share' }),
  );
  return { figures, method: METHOD, runs };
}

const LANGUAGE = (): string => process.env.KINORA_BENCH_LANGUAGE ?? 'en';

async function scoreDimension(folder: string, dimension: Dimension): Promise<number[]> {
  const rows: Row[] = JSON.parse(await readFile(join(folder, 'vbench', 'metadata', `${dimension}.json`), 'utf8'));
  const prompts = await readPrompts(folder, dimension, rows);
  const scores: number[] = [];
  for (const [i, row] of rows.entries()) {
    const prompt = prompts[i] ?? row.prompt_en;
    scores.push(await scoreOne(prompt, i, readLabel(dimension, row), dimension));
  }
  return scores;
}

export async function measurePrompts(): Promise<BenchResult> {
  const labels = process.env.KINORA_BENCH_LABELS;
  if (labels !== undefined) return measureLabelled(labels);
  const folder = process.env.KINORA_BENCH_PROMPTS ?? join(import.meta.dirname, '..', '..', 'shared', 'prompts');
  if (!existsSync(join(folder, 'vbench', 'metadata'))) {
    console.log(`There are no prompts in ${folder}: set KINORA_BENCH_PROMPTS to the folder that holds vbench/.`);
    return { figures: [], method: { prompts: 0 }, runs: {} };
  }
  const figures: Figure[] = [];
  const runs: Record<string, number[]> = {};
  for (const dimension of DIMENSIONS) {
    const scores = await scoreDimension(folder, dimension);
    runs[dimension] = scores;
    figures.push({ name: dimension, value: shareOf(scores), unit: 'share', bar: { atLeast: BARS[dimension] } });
  }
  for (const dimension of FACT_DIMENSIONS) {
    const scores = await scoreFacts(folder, dimension, LANGUAGE());
    if (scores.length === 0) continue;
    runs[dimension] = scores;
    figures.push({ name: dimension, value: shareOf(scores), unit: 'share', bar: { atLeast: FACT_BARS[dimension] } });
  }
  return { figures, method: METHOD, runs };
}
