import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBundle, makeBundle } from '../bin/bundle.js';
import { readEndedChildrenMilliseconds, readMemory, readProcessorMilliseconds } from '../verify/processes.ts';
import { type LaunchOptions, launchService, ROOT, type ServiceProcess, SOURCES } from '../verify/service-process.ts';
import { median } from '../verify/statistics.ts';
import { startBare } from './bare-process.ts';
import { waitForQuietMachine } from './machine.ts';
import type { BenchResult, Figure } from './result.ts';

/** From the spawn of the process to its first answer, and what it holds of memory when it has nothing to do. */

const RUNS = 9;
const IDLE_SECONDS = 5;
const START_BAR = { atMost: 1_500 };
const RESTART_BAR = { atMost: 800 };
const MEMORY_BAR = { atMost: 120 };

/** Interleaved, so that a busy moment of the machine falls on all kinds alike. */
const KINDS = {
  'node -e 0': measureNode,
  'empty Fastify, compile cache': measureFastify,
  'Kinora, restart': (folders: Folders) => measureKinora({ dataFolder: folders.data }),
  'Kinora, restart from the sources': (folders: Folders) =>
    measureKinora({ dataFolder: folders.data, program: SOURCES }),
  'Kinora, first start: empty folder, the bundle of the install': measureFirstStart,
} as const satisfies Record<string, (folders: Folders) => Promise<Start>>;

interface Folders {
  readonly data: string;
  readonly cache: string;
}

/** On the wall, and of the processor: the second stays much the same on a busy machine. */
interface Start {
  readonly milliseconds: number;
  /** Null for what has ended before it could be asked. */
  readonly processorMilliseconds: number | null;
}

export async function measureStart(): Promise<BenchResult> {
  return withFolder((data) => withFolder((cache) => measureAll({ data, cache })));
}

async function measureAll(folders: Folders): Promise<BenchResult> {
  const runs: Record<string, number[]> = {};
  const keep = (name: string, value: number) => {
    runs[name] = [...(runs[name] ?? []), Math.round(value)];
  };
  // As an install leaves it: of the sources as they are now.
  if (findBundle(ROOT) === null) await makeBundle(ROOT);
  // Round 0 fills the data folder, the caches and the system's memory of files; it is not counted.
  for (let round = 0; round <= RUNS; round += 1) {
    for (const [name, measure] of Object.entries(KINDS)) {
      await waitForQuietMachine();
      const { milliseconds, processorMilliseconds } = await measure(folders);
      if (round === 0) continue;
      keep(name, milliseconds);
      if (processorMilliseconds !== null) keep(`${name}: processor time`, processorMilliseconds);
    }
  }
  const starts = Object.entries(runs).map(([name, values]): Figure => {
    const figure = { name, value: median(values), unit: 'ms' } as const;
    if (!name.startsWith('Kinora') || name.endsWith('processor time')) return figure;
    return { ...figure, bar: name === 'Kinora, restart' ? RESTART_BAR : START_BAR };
  });
  return {
    method: { runs: RUNS, idleSeconds: IDLE_SECONDS },
    figures: [...starts, ...(await measureMemory(folders))],
    runs,
  };
}

async function measureMemory(folders: Folders): Promise<readonly Figure[]> {
  const service = launchService({ dataFolder: folders.data });
  const bare = await startBare('empty-fastify', { NODE_COMPILE_CACHE: folders.cache });
  try {
    await service.ready;
    await wait(IDLE_SECONDS * 1000);
    const own = await readMemory(service.processId);
    const { residentMegabytes } = await readMemory(bare.processId);
    return [
      { name: 'empty Fastify, idle memory', value: residentMegabytes, unit: 'MB' },
      { name: 'Kinora, idle memory', value: own.residentMegabytes, unit: 'MB', bar: MEMORY_BAR },
      { name: 'of which not shared with other processes', value: own.ownMegabytes, unit: 'MB' },
      { name: 'Kinora, most memory while starting', value: own.peakMegabytes, unit: 'MB' },
    ];
  } finally {
    await bare.stop();
    await stop(service);
  }
}

async function measureKinora(options: LaunchOptions): Promise<Start> {
  const service = launchService(options);
  try {
    const { address } = await service.ready;
    return await measureAnswer(address, service);
  } finally {
    await stop(service);
  }
}

/** What a newcomer meets: no data yet, and the bundle that the install has left. */
function measureFirstStart(): Promise<Start> {
  return withFolder((dataFolder) => measureKinora({ dataFolder }));
}

async function stop(service: ServiceProcess): Promise<void> {
  service.kill('SIGTERM');
  await service.ended;
}

async function measureNode(): Promise<Start> {
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await once(child, 'close');
  return { milliseconds: performance.now() - spawnedAt, processorMilliseconds: null };
}

async function measureFastify(folders: Folders): Promise<Start> {
  const bare = await startBare('empty-fastify', { NODE_COMPILE_CACHE: folders.cache });
  try {
    return await measureAnswer(bare.address, bare);
  } finally {
    await bare.stop();
  }
}

async function measureAnswer(
  address: string,
  { processId, spawnedAt }: { processId: number; spawnedAt: number },
): Promise<Start> {
  const [response] = await once(get(`${address}/healthz`, { agent: false }), 'response');
  response.resume();
  await once(response, 'end');
  const milliseconds = performance.now() - spawnedAt;
  if (response.statusCode !== 200) throw new Error(`The first answer was ${response.statusCode}.`);
  const processorMilliseconds =
    (await readProcessorMilliseconds(processId)) + (await readEndedChildrenMilliseconds(processId));
  return { milliseconds, processorMilliseconds };
}

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
