import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, round } from '../verify/statistics.ts';
import { waitForQuietMachine } from './machine.ts';
import type { BenchResult, Figure } from './result.ts';
import type { StillCost } from './still-process.ts';

/** What one still costs at each size: time to draw and to encode it, and the most memory it takes. */

const RUNS = 3;
const MEMORY_BAR = { atMost: 1_000 };
/** Encoding a picture may not take longer than drawing it. */
const ENCODING_BAR = { atMost: 1 };

/** One of each kind of place: they differ by a factor of three. */
const PROMPTS = [
  'a dog runs on the beach at sunset',
  'mountains at dawn with a hot air balloon',
  'two children walk in a meadow',
  'a red car in a neon city at night in the rain',
  'a girl with a dog in a forest',
  'earth from space',
  'a man walks in the desert',
  'a boat on a lake',
] as const;

const SQUARES = { '1K': 1_024, '2K': 2_048, '4K': 4_096 } as const;

/** The longest pictures there are; every other shape lies between them and the square. */
const STRIPS = { '4K 8:1': [12_288, 1_536], '4K 1:8': [1_536, 12_288] } as const;

const run = promisify(execFile);

async function measureOne(prompt: string, width: number, height: number): Promise<StillCost> {
  const script = join(import.meta.dirname, 'still-process.ts');
  const { stdout } = await run(process.execPath, [script, prompt, String(width), String(height)]);
  return JSON.parse(stdout);
}

interface Measured {
  readonly name: string;
  readonly costs: readonly StillCost[];
}

async function measureSize(name: string, width: number, height: number, runs: number): Promise<Measured> {
  const costs: StillCost[] = [];
  for (let i = 0; i < runs; i++) {
    for (const prompt of PROMPTS) {
      await waitForQuietMachine();
      costs.push(await measureOne(prompt, width, height));
    }
  }
  return { name, costs };
}

const wallOf = (cost: StillCost): number => cost.drawMilliseconds + cost.encodeMilliseconds;
const shareOf = (cost: StillCost): number => cost.encodeMilliseconds / cost.drawMilliseconds;

function describeTime({ name, costs }: Measured): Figure[] {
  const medianOf = (read: (cost: StillCost) => number): number => Math.round(median(costs.map(read)));
  return [
    { name: `${name}, median of all scenes`, value: medianOf(wallOf), unit: 'ms' },
    { name: `${name}, slowest scene`, value: Math.round(Math.max(...costs.map(wallOf))), unit: 'ms' },
    { name: `${name}, of which drawing`, value: medianOf((cost) => cost.drawMilliseconds), unit: 'ms' },
    { name: `${name}, of which encoding`, value: medianOf((cost) => cost.encodeMilliseconds), unit: 'ms' },
    { name: `${name}, processor time`, value: medianOf((cost) => cost.processorMilliseconds), unit: 'ms' },
    { name: `${name}, file`, value: round(median(costs.map((cost) => cost.fileMegabytes)), 1), unit: 'MB' },
    {
      name: `${name}, encoding of drawing`,
      value: round(median(costs.map(shareOf)), 2),
      unit: 'x',
      bar: ENCODING_BAR,
    },
  ];
}

function describeMemory({ name, costs }: Measured): Figure {
  const peak = Math.round(Math.max(...costs.map((cost) => cost.peakMegabytes)));
  return { name: `${name}, most memory`, value: peak, unit: 'MB', bar: MEMORY_BAR };
}

/** Each still in a process of its own, one after another. */
async function measureStills(): Promise<BenchResult> {
  const squares: Measured[] = [];
  for (const [name, side] of Object.entries(SQUARES)) squares.push(await measureSize(name, side, side, RUNS));
  const strips: Measured[] = [];
  for (const [name, [width, height]] of Object.entries(STRIPS)) strips.push(await measureSize(name, width, height, 1));
  const all = [...squares, ...strips];
  return {
    method: { runs: RUNS, scenes: PROMPTS.length },
    figures: [...squares.flatMap(describeTime), ...all.map(describeMemory)],
    runs: Object.fromEntries(all.map(({ name, costs }) => [name, costs.map((cost) => Math.round(wallOf(cost)))])),
  };
}

export async function measureImages(): Promise<BenchResult> {
  return measureStills();
}
