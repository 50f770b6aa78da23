import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVideo, deleteVideo, makeImage, type Server } from '../verify/api-client.ts';
import { launchService, type ServiceProcess } from '../verify/service-process.ts';
import { median, round } from '../verify/statistics.ts';
import { findProcessorTime, ordinaryPercent, waitForQuietMachine } from './machine.ts';
import type { BenchResult, Figure } from './result.ts';

/** Stills through the whole service: one alone, many at once, and one while films are drawn beside it. */

const ALONE = 7;
const AT_ONCE = 20;
const BESIDE_FILMS = 7;
const FILMS = 2;
const CONCURRENT_BAR = { atMost: 0.65 };
const BESIDE_BAR = { atMost: 3 };
const PROMPT = 'a boat on a lake';
const MOST_TRIES = 4;
const BUSY_PERCENT = 20;

export async function measureImageService(): Promise<BenchResult> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const service = launchService({ dataFolder, settings: { KINORA_WORKER_CONCURRENCY: String(FILMS) } });
  try {
    const { address, firstKey } = await service.ready;
    if (firstKey === null) throw new Error('The first start showed no key.');
    return await measure({ service, server: { address, key: firstKey } });
  } finally {
    service.kill('SIGTERM');
    await service.ended;
    await rm(dataFolder, { recursive: true, force: true });
  }
}

interface Scene {
  readonly service: ServiceProcess;
  readonly server: Server;
}

async function measure(scene: Scene): Promise<BenchResult> {
  const { server } = scene;
  let seed = 0;
  const time = async () => {
    const startedAt = performance.now();
    await makeImage(server, { prompt: PROMPT, imageSize: '1K', seed });
    return performance.now() - startedAt;
  };
  const next = () => {
    seed += 1;
    return time();
  };
  const first = await next();
  const alone: number[] = [];
  for (let count = 0; count < ALONE; count += 1) {
    await waitForQuietMachine();
    alone.push(await next());
  }
  const together = await measureTogether(next);
  const films = await startFilms(scene);
  const beside: number[] = [];
  for (let count = 0; count < BESIDE_FILMS; count += 1) beside.push(await next());
  // The figure says nothing if a film ended meanwhile.
  if (films.countRunning() < FILMS) throw new Error('A film has ended before the stills were made.');
  for (const id of films.ids) await deleteVideo(server, id);
  return toResult({ first, alone, together, beside });
}

interface Together {
  readonly milliseconds: number;
  /** Of the processors, what went to neither stills nor idling: the service, the client, and others on this machine. */
  readonly ordinary: number | null;
}

/** Again while others were busy, a few times: the quietest counts. */
async function measureTogether(make: () => Promise<number>): Promise<Together> {
  const tries: Together[] = [];
  for (let count = 0; count < MOST_TRIES; count += 1) {
    await waitForQuietMachine();
    const before = await findProcessorTime();
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, make));
    const milliseconds = performance.now() - startedAt;
    tries.push({ milliseconds, ordinary: ordinaryPercent(before, await findProcessorTime()) });
    if ((tries.at(-1)?.ordinary ?? 0) <= BUSY_PERCENT) break;
  }
  const quietest = tries.toSorted((left, right) => (left.ordinary ?? 0) - (right.ordinary ?? 0))[0];
  if (quietest === undefined) throw new Error('Nothing was measured.');
  return quietest;
}

async function startFilms({ service, server }: Scene) {
  const count = (name: string) => service.events.filter(({ name: each, fields }) => each === name && isFilm(fields));
  const ids: string[] = [];
  const started = () => count('task-started').length;
  for (let index = 0; index < FILMS; index += 1) {
    const film = { model: 'video-3.1-generate-preview', prompt: PROMPT, seconds: 8, resolution: '4k' } as const;
    ids.push((await createVideo(server, { ...film, seed: index })).id);
  }
  function isFilm(fields: Readonly<Record<string, unknown>>): boolean {
    return ids.includes(String(fields.task));
  }
  while (started() < FILMS) await wait(50);
  // Until both draw frames, and not only read their prompts.
  await wait(3_000);
  return { ids, countRunning: () => started() - count('task-ended').length };
}

interface Measured {
  readonly first: number;
  readonly alone: readonly number[];
  readonly together: Together;
  readonly beside: readonly number[];
}

function toResult({ first, alone, together, beside }: Measured): BenchResult {
  const idle = median(alone);
  const figures: Figure[] = [
    { name: 'service, the first 1K image', value: Math.round(first), unit: 'ms' },
    { name: 'service, one 1K image alone', value: Math.round(idle), unit: 'ms' },
    { name: `service, ${AT_ONCE} of them at once`, value: Math.round(together.milliseconds), unit: 'ms' },
    {
      name: `service, ${AT_ONCE} at once, of the sum of their single costs`,
      value: round(together.milliseconds / (AT_ONCE * idle), 2),
      unit: 'x',
      bar: CONCURRENT_BAR,
    },
    { name: 'service, one while two 4k films are drawn', value: Math.round(median(beside)), unit: 'ms' },
    {
      name: 'service, one while two 4k films are drawn, of alone',
      value: round(median(beside) / idle, 2),
      unit: 'x',
      bar: BESIDE_BAR,
    },
  ];
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value));
  return {
    method: { alone: ALONE, atOnce: AT_ONCE, besideFilms: BESIDE_FILMS, films: FILMS },
    figures,
    runs: {
      'service, alone': rounded(alone),
      'service, beside films': rounded(beside),
      'service, at once: processor percent not in stills': [together.ordinary ?? -1],
    },
  };
}
