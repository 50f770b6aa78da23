import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { median, round } from '../verify/statistics.ts';
import type { ClipParts } from './render-parts.ts';
import type { ClipCost } from './render-process.ts';
import type { BenchResult, Figure } from './result.ts';

/** What a clip of eight seconds costs, beside what its encoding alone would cost on the same machine at the same time. */

/** Unlike each other: water, many small lights and rain, a dense wood, a globe, snowfall. */
export const RENDER_PROMPTS = [
  'a dog runs on the beach at sunset',
  'a red car in a neon city at night in the rain',
  'a girl with a dog in a forest',
  'earth from space',
  'snow falls on mountains at dawn, camera zooms in',
] as const;

const SIZES = { '720p': [1_280, 720], '1080p': [1_920, 1_080], '4k': [3_840, 2_160] } as const;
const RATIO_BARS = { standard: { atMost: 5 }, fast: { atMost: 3 } } as const;
const MEMORY_BARS: Readonly<Record<string, { readonly atMost: number }>> = {
  '720p': { atMost: 800 },
  '4k': { atMost: 2_000 },
};
const SAMPLE_MILLISECONDS = 100;

const run = promisify(execFile);

async function readPeakMegabytes(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
}

async function listChildren(pid: number): Promise<string[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''));
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').filter((child) => child !== ''));
}

async function measureClip(parameters: readonly string[]): Promise<ClipCost> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'render-process.ts'), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const closed = once(child, 'close');
  let running = true;
  void closed.then(() => {
    running = false;
  });
  // The encoder is part of the job, and only the system knows what it took.
  const encoders = new Map<string, number>();
  while (running && child.pid !== undefined) {
    for (const encoder of await listChildren(child.pid)) encoders.set(encoder, await readPeakMegabytes(encoder));
    await Promise.race([closed, wait(SAMPLE_MILLISECONDS)]);
  }
  await closed;
  const cost: ClipCost = JSON.parse(answer);
  return { ...cost, peakMegabytes: cost.peakMegabytes + Math.max(0, ...encoders.values()) };
}

async function measureParts(parameters: readonly string[]): Promise<ClipParts> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'render-parts.ts'), ...parameters]);
  return JSON.parse(stdout);
}

const PARTS = ['preparation', 'drawing', 'conversion', 'encoding', 'sound'] as const;

export interface Clip {
  readonly cost: ClipCost;
  readonly parts: ClipParts;
}

/** The floor directly before and after its clip: whatever else the machine does meets all three alike. */
export async function measureOne(prompt: string, width: number, height: number, finish: string): Promise<Clip> {
  const parameters = [prompt, String(width), String(height), finish];
  const before = await measureParts(parameters);
  const cost = await measureClip(parameters);
  const after = await measureParts(parameters);
  return { cost, parts: { ...before, floorMilliseconds: (before.floorMilliseconds + after.floorMilliseconds) / 2 } };
}

const ratioOf = ({ cost, parts }: Clip): number => cost.wallMilliseconds / parts.floorMilliseconds;

function describe(name: string, clips: readonly Clip[], finish: keyof typeof RATIO_BARS, size: string): Figure[] {
  const spent = (clip: Clip): number => PARTS.reduce((sum, part) => sum + clip.parts[part], 0);
  const memoryBar = MEMORY_BARS[size];
  return [
    { name: `${name}, clip`, value: Math.round(median(clips.map(({ cost }) => cost.wallMilliseconds))), unit: 'ms' },
    { name: `${name}, of the floor`, value: round(median(clips.map(ratioOf)), 2), unit: 'x', bar: RATIO_BARS[finish] },
    { name: `${name}, of the floor, slowest`, value: round(Math.max(...clips.map(ratioOf)), 2), unit: 'x' },
    ...PARTS.map((part): Figure => {
      const share = median(clips.map((clip) => clip.parts[part] / spent(clip)));
      return { name: `${name}, share of ${part}`, value: round(share, 2), unit: 'x' };
    }),
    {
      name: `${name}, most memory`,
      value: Math.round(Math.max(...clips.map(({ cost }) => cost.peakMegabytes))),
      unit: 'MB',
      ...(memoryBar === undefined ? {} : { bar: memoryBar }),
    },
  ];
}

export async function measureRender(): Promise<BenchResult> {
  const figures: Figure[] = [];
  const runs: Record<string, number[]> = {};
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const finish of ['standard', 'fast'] as const) {
      const clips: Clip[] = [];
      const name = `${size} ${finish}`;
      for (const prompt of RENDER_PROMPTS) {
        const clip = await measureOne(prompt, width, height, finish);
        clips.push(clip);
        // The whole takes a quarter of an hour: whoever waits sees that it goes on.
        console.error(`${name}: ${round(ratioOf(clip), 2)} x, ${Math.round(clip.cost.peakMegabytes)} MB, "${prompt}"`);
      }
      figures.push(...describe(name, clips, finish, size));
      runs[`${name}, ratio`] = clips.map((clip) => round(ratioOf(clip), 2));
      runs[`${name}, clip ms`] = clips.map(({ cost }) => Math.round(cost.wallMilliseconds));
    }
  }
  return { method: { prompts: RENDER_PROMPTS.length, seconds: 8 }, figures, runs };
}
