import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureCost } from './picture-process.ts';
import type { BenchResult, Figure } from './result.ts';

const BARS: Readonly<Record<string, number>> = { 'cut-out': 1_200, depth: 150 };
const MEMORY_BAR = { atMost: 800 };
const run = promisify(execFile);

async function measureOne(what: 'film' | 'still'): Promise<PictureCost> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'picture-process.ts'), what]);
  return JSON.parse(stdout);
}

/** What it costs to look at given pictures, and what films and stills of them take. */
export async function measurePictures(): Promise<BenchResult> {
  const [film, still] = [await measureOne('film'), await measureOne('still')];
  const times = Object.entries({ ...film.milliseconds, ...still.milliseconds }).map(([name, value]): Figure => {
    const bar = BARS[name];
    const figure = { name, value: Math.round(value), unit: 'ms' } as const;
    return bar === undefined ? figure : { ...figure, bar: { atMost: bar } };
  });
  const memory = (name: string, { peakMegabytes }: PictureCost): Figure => ({
    ...{ name: `${name}, most memory`, value: Math.round(peakMegabytes), unit: 'MB', bar: MEMORY_BAR },
  });
  return {
    figures: [...times, memory('film of a first frame', film), memory('still of 14 pictures', still)],
    method: {
      times: 'processor milliseconds of one run, of cut-out and depth the least of six',
      film: '1280 x 720',
      still: '1024 x 1024',
    },
    runs: {},
  };
}
