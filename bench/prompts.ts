import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureFigures } from '../src/animator/trace.ts';
import { FACT_BARS, FACT_DIMENSIONS, scoreFacts } from './prompt-facts.ts';
import { type Label, scorePrompt } from './prompt-score.ts';
import type { BenchResult, Figure } from './result.ts';

/**
 * Whether what a prompt asks for is in the picture, judged by which figure owns which pixel. The prompts are VBench's, which stay outside of the
 * repository: the folder is KINORA_BENCH_PROMPTS, or ../shared/prompts beside it. KINORA_BENCH_LANGUAGE=zh reads the Chinese ones, and
 * KINORA_BENCH_ASPECT=9:16 looks at upright pictures alone.
 *
 * KINORA_BENCH_LABELS names a file of other prompts instead, one JSON object a line: `set` and `prompt`, and of a label what it must show:
 * `objects`, and beside them `counts`, `colours`, `relation` or `place`.
 */

const BARS = { object_class: 0.99, multiple_objects: 0.99, color: 0.99, spatial_relationship: 0.99 } as const;
type Dimension = keyof typeof BARS;
const DIMENSIONS = Object.keys(BARS) as Dimension[];

const SIZES = { '16:9': { width: 1280, height: 720 }, '9:16': { width: 720, height: 1280 } } as const;
type Aspect = keyof typeof SIZES;
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

async function scoreOne(prompt: string, seed: number, label: Label, name: string, aspect: Aspect): Promise<number> {
  const size = SIZES[aspect];
  const request = { prompt, negativePrompt: null, seed, durationSeconds: SECONDS, ...size };
  const trace = await measureFigures(request, new AbortController().signal);
  const score = scorePrompt(label, trace, size);
  if (!score.passed && process.env.KINORA_BENCH_VERBOSE !== undefined)
    console.log(`${name}: ${prompt}: ${score.reason}`);
  return score.passed ? 1 : 0;
}

const METHOD = {
  frames: 'first, middle and last',
  sizes: Object.values(SIZES)
    .map(({ width, height }) => `${width} x ${height}`)
    .join(', '),
  seconds: SECONDS,
};

/** Every shape of picture, or the one that is asked for. */
function aspects(): readonly Aspect[] {
  const wanted = process.env.KINORA_BENCH_ASPECT;
  const all = Object.keys(SIZES) as Aspect[];
  const chosen = wanted === undefined ? all : all.filter((aspect) => aspect === wanted);
  if (chosen.length === 0) throw new RangeError(`KINORA_BENCH_ASPECT is ${wanted}; use ${all.join(' or ')}.`);
  return chosen;
}

/** A figure of wide pictures has the plain name, as it had when there were no others. */
const nameIn = (name: string, aspect: Aspect): string => (aspect === '16:9' ? name : `${name} ${aspect}`);

function shareOf(scores: readonly number[]): number {
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)) * 1000) / 1000;
}

/** Any other labelled prompts: a share for each set, without a bar. */
async function measureLabelled(file: string): Promise<BenchResult> {
  const runs: Record<string, number[]> = {};
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  for (const aspect of aspects()) {
    for (const [i, line] of lines.entries()) {
      const { set = 'prompts', prompt, ...label }: { set?: string; prompt: string } & Label = JSON.parse(line);
      const name = nameIn(set, aspect);
      const scores = runs[name] ?? [];
      scores.push(await scoreOne(prompt, i, label, name, aspect));
      runs[name] = scores;
    }
  }
  const figures = Object.entries(runs).map(
    ([name, scores]): Figure => ({ name, value: shareOf(scores), unit: 'share' }),
  );
  return { figures, method: METHOD, runs };
}

const LANGUAGE = (): string => process.env.KINORA_BENCH_LANGUAGE ?? 'en';

async function scoreDimension(folder: string, dimension: Dimension, aspect: Aspect): Promise<number[]> {
  const rows: Row[] = JSON.parse(await readFile(join(folder, 'vbench', 'metadata', `${dimension}.json`), 'utf8'));
  const prompts = await readPrompts(folder, dimension, rows);
  const scores: number[] = [];
  for (const [i, row] of rows.entries()) {
    const prompt = prompts[i] ?? row.prompt_en;
    scores.push(await scoreOne(prompt, i, readLabel(dimension, row), nameIn(dimension, aspect), aspect));
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
  for (const aspect of aspects()) {
    for (const dimension of DIMENSIONS) {
      const name = nameIn(dimension, aspect);
      const scores = await scoreDimension(folder, dimension, aspect);
      runs[name] = scores;
      figures.push({ name, value: shareOf(scores), unit: 'share', bar: { atLeast: BARS[dimension] } });
    }
  }
  for (const dimension of FACT_DIMENSIONS) {
    const scores = await scoreFacts(folder, dimension, LANGUAGE());
    if (scores.length === 0) continue;
    runs[dimension] = scores;
    figures.push({ name: dimension, value: shareOf(scores), unit: 'share', bar: { atLeast: FACT_BARS[dimension] } });
  }
  return { figures, method: METHOD, runs };
}
