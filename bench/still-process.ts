import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsAtOnce, writePng } from '../src/animator/encode/png.ts';
import { makeSheet } from '../src/animator/lens/drawn.ts';
import { drawStill, type StillRequest } from '../src/animator/still.ts';

/** One still in a process of its own, so that the most memory it took is its own: prints one line of JSON. */
export interface StillCost {
  readonly drawMilliseconds: number;
  readonly encodeMilliseconds: number;
  /** Of all threads, from the start of the process. */
  readonly processorMilliseconds: number;
  readonly peakMegabytes: number;
  readonly fileMegabytes: number;
}

async function measure(request: StillRequest): Promise<StillCost> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    const outputFile = join(folder, 'still.png');
    const { signal } = new AbortController();
    const startedAt = performance.now();
    const drawn = await drawStill(request, { signal, draft: null });
    const drawnAt = performance.now();
    await writePng(outputFile, makeSheet(drawn, rowsAtOnce(drawn.width, drawn.height)), signal);
    const encodedAt = performance.now();
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    return {
      drawMilliseconds: drawnAt - startedAt,
      encodeMilliseconds: encodedAt - drawnAt,
      processorMilliseconds: (userCPUTime + systemCPUTime) / 1_000,
      peakMegabytes: maxRSS / 1_024,
      fileMegabytes: (await stat(outputFile)).size / 1_000_000,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [prompt = '', width = '', height = ''] = process.argv.slice(2);
const request = {
  ...{ prompt, styleGuidance: null, seed: 1, width: Number(width), height: Number(height), pictures: [] },
  mask: null,
  output: { format: 'png' },
  partials: 0,
} as const;
console.log(JSON.stringify(await measure(request)));
