import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVideo, deleteVideo, type Server } from '../verify/api-client.ts';
import { readMemory } from '../verify/processes.ts';
import { launchService, type ServiceProcess } from '../verify/service-process.ts';
import { largest, median, quantile, round } from '../verify/statistics.ts';
import { startBare } from './bare-process.ts';
import { measureWindow, REQUESTS_PER_SECOND, WINDOW_SECONDS, type Window } from './poll-window.ts';
import type { BenchResult, Figure } from './result.ts';

/** Status reads while the service is idle and while two films of full size are drawn beside it. */

const ROUNDS = 3;
const RENDERS = 2;
/** So many films wait behind the two that run, that the renders outlast a window. */
const FILMS_AHEAD = 8;
const BUSY_BAR = { atMost: 20 };

const PLACES = ['bare server, idle', 'Kinora, idle', 'bare server, two renders', 'Kinora, two renders'] as const;
type Place = (typeof PLACES)[number];
type Windows = Readonly<Record<Place, Window[]>>;

interface Scene {
  readonly service: ServiceProcess;
  readonly server: Server;
  readonly bareAddress: string;
}

export async function measurePoll(): Promise<BenchResult> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const service = launchService({ dataFolder, settings: { KINORA_WORKER_CONCURRENCY: String(RENDERS) } });
  const bare = await startBare('constant-answer');
  try {
    const { address, firstKey } = await service.ready;
    if (firstKey === null) throw new Error('The first start showed no key.');
    return await measureRounds({ service, server: { address, key: firstKey }, bareAddress: bare.address });
  } finally {
    await bare.stop();
    service.kill('SIGTERM');
    await service.ended;
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measureRounds(scene: Scene): Promise<BenchResult> {
  const windows: Windows = {
    'bare server, idle': [],
    'Kinora, idle': [],
    'bare server, two renders': [],
    'Kinora, two renders': [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const films = makeFilms(scene);
    const polled = await films.create();
    const own = { url: `${scene.server.address}/v1/videos/${polled}`, key: scene.server.key };
    const bare = { url: scene.bareAddress, key: '' };
    // The order turns with each round, so that neither is always the one measured after the other.
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const keepRendering = () => films.keepRendering();
    const busy = [
      async () => windows['Kinora, two renders'].push(await measureWindow(own, keepRendering)),
      async () => windows['bare server, two renders'].push(await measureWindow(bare, keepRendering)),
    ] as const;
    for (const turn of order) await busy[turn]();
    await films.end(polled);
    const idle = [
      async () => windows['Kinora, idle'].push(await measureWindow(own, async () => undefined)),
      async () => windows['bare server, idle'].push(await measureWindow(bare, async () => undefined)),
    ] as const;
    for (const turn of order) await idle[turn]();
  }
  const { residentMegabytes } = await readMemory(scene.service.processId);
  return toResult(windows, residentMegabytes);
}

/** Keeps two films running by always having more in the queue. */
function makeFilms({ service, server }: Scene) {
  const ids: string[] = [];
  const count = (name: string) => service.events.filter((event) => event.name === name).length;
  const countRunning = () => count('task-started') - count('task-ended');
  const endedBefore = count('task-ended');

  async function create(): Promise<string> {
    const prompt = `Waves on a beach at dusk, gulls, number ${ids.length}`;
    const { id } = await createVideo(server, { model: 'video-3.1-generate-preview', prompt, seconds: 8 });
    ids.push(id);
    return id;
  }

  return {
    create,
    async keepRendering(): Promise<void> {
      while (ids.length - (count('task-ended') - endedBefore) < FILMS_AHEAD) await create();
      while (countRunning() < RENDERS) await wait(50);
    },
    /** Leaves only the film that is polled, and returns when nothing is drawn any more. */
    async end(polled: string): Promise<void> {
      for (const id of ids.filter((other) => other !== polled)) await deleteVideo(server, id);
      while (countRunning() > 0) await wait(200);
      await wait(2_000);
    },
  };
}

function toResult(windows: Windows, residentMegabytes: number): BenchResult {
  const figures: Figure[] = [];
  const runs: Record<string, number[]> = {};
  let repeated = 0;
  for (const place of PLACES) {
    for (const [label, share] of Object.entries({ p50: 0.5, p99: 0.99, max: 1 })) {
      const values = windows[place].map(({ sincePlanned }) => round(quantile(sincePlanned, share), 2));
      const value = label === 'max' ? largest(values) : median(values);
      const hasBar = label === 'p99' && place === 'Kinora, two renders';
      figures.push({ name: `${place}: ${label}`, value, unit: 'ms', ...(hasBar ? { bar: BUSY_BAR } : {}) });
      runs[`${place}: ${label}`] = values;
    }
    runs[`${place}: p99 since sent`] = windows[place].map(({ sinceSent }) => round(quantile(sinceSent, 0.99), 2));
    runs[`${place}: processor percent not in renders`] = windows[place].map(({ ordinary }) => ordinary ?? -1);
    repeated += windows[place].reduce((sum, window) => sum + window.repeated, 0);
  }
  figures.push({ name: 'Kinora, memory after all reads and renders', value: residentMegabytes, unit: 'MB' });
  const method = {
    rounds: ROUNDS,
    requestsPerSecond: REQUESTS_PER_SECOND,
    windowSeconds: WINDOW_SECONDS,
    renders: RENDERS,
    windowsRepeatedBecauseOthersWereBusy: repeated,
  };
  return { method, figures, runs };
}
