import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { buildServer } from '../scripts/build-server.ts';
import { median, round } from '../verify/statistics.ts';
import type { ClipParts } from './render-parts.ts';
import type { ClipCost } from './render-process.ts';
import type { BenchResult, Figure } from './result.ts';

/** What a clip of eight seconds costs, beside what its encoding alone would cost on the same machine at the same time. */

/** Unlike each other: water, many small lights and rain, grass everywhere, a room, a crowd of ten. */
const RENDER_PROMPTS = [
  'a dog runs on the beach at sunset',
  'a red car in a neon city at night in the rain',
  'a fox runs through a meadow',
  'a man cooks in a kitchen',
  'ten soldiers march on a road',
] as const;

const SIZES = { '720p': [1_280, 720], '1080p': [1_920, 1_080], '4k': [3_840, 2_160] } as const;
type SizeName = keyof typeof SIZES;
const RATIO_BARS: Readonly<Record<SizeName, { readonly standard: number; readonly fast: number }>> = {
  '720p': { standard: 6, fast: 3 },
  '1080p': { standard: 5, fast: 2.7 },
  '4k': { standard: 4, fast: 2.2 },
};
const MEMORY_BARS: Readonly<Partial<Record<SizeName, number>>> = { '720p': 700, '4k': 1_600 };
const PREPARATION_BARS: Readonly<Partial<Record<SizeName, number>>> = { '720p': 2_500 };
/** Of a clip of eight seconds. */
const FRAMES = 192;

const run = promisify(execFile);

async function measureClip(parameters: readonly string[]): Promise<ClipCost> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'render-process.ts'), ...parameters]);
  return JSON.parse(stdout);
}

/** The parts, and the floor twice: the second time is when somebody asks for it. */
async function measureParts(parameters: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'render-parts.ts'), ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const read = async (): Promise<ClipParts> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The parts of a clip could not be measured.');
    return JSON.parse(value);
  };
  const before = await read();
  const measureAgain = async (): Promise<ClipParts> => {
    child.stdin.end('again\n');
    return read();
  };
  return { before, measureAgain };
}

const PARTS = ['preparation', 'drawing', 'conversion', 'encoding', 'sound'] as const;

export interface Clip {
  readonly cost: ClipCost;
  readonly parts: ClipParts;
}

/** The floor directly before and after its clip: whatever else the machine does meets all three alike. */
async function measureOne(prompt: string, width: number, height: number, finish: string): Promise<Clip> {
  const parameters = [prompt, String(width), String(height), finish];
  const { before, measureAgain } = await measureParts(parameters);
  const cost = await measureClip(parameters);
  const after = await measureAgain();
  const mean = (part: 'floorMilliseconds' | 'floor' | 'encoding'): number => (before[part] + after[part]) / 2;
  const [floorMilliseconds, floor, encoding] = [mean('floorMilliseconds'), mean('floor'), mean('encoding')];
  return { cost, parts: { ...before, floorMilliseconds, floor, encoding } };
}

const ratioOf = ({ cost, parts }: Clip): number => cost.wallMilliseconds / parts.floorMilliseconds;
const spentOn = ({ parts }: Clip): number => PARTS.reduce((sum, part) => sum + parts[part], 0);
/** The same by processor time, of the parts: hardly changes on a busy machine. */
const processorRatioOf = (clip: Clip): number => spentOn(clip) / clip.parts.floor;

function describe(name: string, clips: readonly Clip[], finish: 'standard' | 'fast', size: SizeName): Figure[] {
  const bar = (atMost: number | undefined): Pick<Figure, 'bar'> => (atMost === undefined ? {} : { bar: { atMost } });
  return [
    { name: `${name}, clip`, value: Math.round(median(clips.map(({ cost }) => cost.wallMilliseconds))), unit: 'ms' },
    {
      name: `${name}, of the floor`,
      value: round(median(clips.map(ratioOf)), 2),
      unit: 'x',
      ...bar(RATIO_BARS[size][finish]),
    },
    { name: `${name}, of the floor, slowest`, value: round(Math.max(...clips.map(ratioOf)), 2), unit: 'x' },
    {
      name: `${name}, of the floor by processor time`,
      value: round(median(clips.map(processorRatioOf)), 2),
      unit: 'x',
    },
    {
      name: `${name}, until the first frame`,
      value: Math.round(median(clips.map(({ cost }) => cost.preparationMilliseconds))),
      unit: 'ms',
      ...bar(PREPARATION_BARS[size]),
    },
    ...PARTS.map((part): Figure => {
      const share = median(clips.map((clip) => clip.parts[part] / spentOn(clip)));
      return { name: `${name}, share of ${part}`, value: round(share, 2), unit: 'x' };
    }),
    {
      name: `${name}, most memory`,
      value: Math.round(Math.max(...clips.map(({ cost }) => cost.peakMegabytes))),
      unit: 'MB',
      ...bar(MEMORY_BARS[size]),
    },
  ];
}

/** Those of a list that a variable of the environment names; all where it is not set. */
function chosen<Name extends string>(variable: string, all: readonly Name[]): readonly Name[] {
  const wanted = process.env[variable]?.split(',');
  return wanted === undefined ? all : all.filter((name) => wanted.includes(name));
}

export async function measureRender(): Promise<BenchResult> {
  // Jobs of a service come from its bundle.
  await buildServer();
  const figures: Figure[] = [];
  const runs: Record<string, number[]> = {};
  const prompts = RENDER_PROMPTS.filter((prompt) => prompt.includes(process.env.KINORA_BENCH_RENDER_PROMPT ?? ''));
  for (const size of chosen('KINORA_BENCH_RENDER_SIZES', ['720p', '1080p', '4k'])) {
    const [width, height] = SIZES[size];
    for (const finish of chosen('KINORA_BENCH_RENDER_MODELS', ['standard', 'fast'])) {
      const clips: Clip[] = [];
      const name = `${size} ${finish}`;
      for (const prompt of prompts) {
        const clip = await measureOne(prompt, width, height, finish);
        clips.push(clip);
        // The whole takes some twenty minutes: whoever waits sees that it goes on.
        console.error(
          `${name}: ${round(ratioOf(clip), 2)} x, ${round(processorRatioOf(clip), 2)} x by processor time, ${Math.round(clip.cost.peakMegabytes)} MB, "${prompt}"`,
        );
      }
      figures.push(...describe(name, clips, finish, size));
      runs[`${name}, ratio`] = clips.map((clip) => round(ratioOf(clip), 2));
      runs[`${name}, ratio by processor time`] = clips.map((clip) => round(processorRatioOf(clip), 2));
      runs[`${name}, until the first frame ms`] = clips.map(({ cost }) => Math.round(cost.preparationMilliseconds));
      runs[`${name}, drawing of a frame ms`] = clips.map(({ parts }) => round(parts.drawing / FRAMES, 1));
      runs[`${name}, most memory MB`] = clips.map(({ cost }) => Math.round(cost.peakMegabytes));
      runs[`${name}, clip ms`] = clips.map(({ cost }) => Math.round(cost.wallMilliseconds));
    }
  }
  return { method: { prompts: prompts.length, seconds: 8 }, figures, runs };
}
