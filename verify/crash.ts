import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeChance } from '../acceptance/support/chance.ts';
import { measureAnswer, type Server } from './api-client.ts';
import type { Checklist } from './checklist.ts';
import { checkBooks, checkFiles } from './crash-audit.ts';
import { type CrashClients, makeCrashClients } from './crash-clients.ts';
import { readBooks } from './ledger-audit.ts';
import { watchLeftovers } from './leftovers.ts';
import { canReadProcesses, listMarked } from './processes.ts';
import { launchService, type Ready, type ServiceProcess } from './service-process.ts';
import { largest, median, round } from './statistics.ts';

/**
 * Kills the service with SIGKILL, again and again, at moments drawn from a seed, while clients create tasks and read
 * them. After the last restart everything that the service ever took on must be finished, paid for once, and nothing else
 * left behind.
 */
export interface CrashPlan {
  readonly tasks: number;
  readonly kills: number;
  readonly seed: number;
}

export const DEFAULT_CRASH_PLAN = { tasks: 50, kills: 20 } as const;

/** Counted from the spawn, so that some kills meet a process that is still starting. */
const EARLIEST_KILL_MILLISECONDS = 150;
const LATEST_KILL_MILLISECONDS = 4_000;
const LONGEST_FINISH_SECONDS = 240;
const RESTART_BAR_MILLISECONDS = 1_000;
const SETTINGS = {
  KINORA_INTERNAL_DRAFT_FRAMES: '24',
  KINORA_SWEEP_SECONDS: '1',
};

interface Life {
  readonly service: ServiceProcess;
  readonly ready: Ready | null;
  readonly firstAnswerAt: number | null;
}

export async function verifyCrash(checklist: Checklist, plan: CrashPlan): Promise<void> {
  checklist.note(`${plan.tasks} tasks, ${plan.kills} kills, seed ${plan.seed} (again: --seed ${plan.seed})`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'kinora-crash-'));
  try {
    await runPlan(checklist, plan, dataFolder);
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runPlan(checklist: Checklist, plan: CrashPlan, dataFolder: string): Promise<void> {
  const chance = makeChance(plan.seed);
  const killMoments = Array.from(
    { length: plan.kills },
    () => EARLIEST_KILL_MILLISECONDS + chance() * (LATEST_KILL_MILLISECONDS - EARLIEST_KILL_MILLISECONDS),
  );
  const span = killMoments.reduce((sum, moment) => sum + moment, 0);
  const pauses = Array.from({ length: plan.tasks }, () => (chance() * 2 * span * 0.8) / plan.tasks);

  const ending = new AbortController();
  const run = makeRun(dataFolder, `crash-${plan.seed}-${process.pid}`, ending.signal);
  const clients = makeCrashClients(run.findServer);
  const leftovers = canReadProcesses ? watchLeftovers(run.killedAt, ending.signal) : Promise.resolve([]);
  const work: Promise<void>[] = [];
  try {
    // The first start is left in peace: it shows the key, once.
    await run.start().ready;
    work.push(
      clients.create(plan.tasks, pauses),
      clients.readUntil(ending.signal, makeChance(plan.seed + 1)),
      clients.readUntil(ending.signal, makeChance(plan.seed + 2)),
    );
    let duringWork = 0;
    for (const moment of killMoments) {
      await wait(Math.max(0, run.current().spawnedAt + moment - performance.now()));
      if (countRunning(run.current()) > 0) duringWork += 1;
      await run.kill();
      // So that the sweeper has something to find, whether or not a kill falls between storing a file and saying so.
      await plantOrphan(dataFolder);
      run.start();
    }
    await work[0];
    await waitUntilDone(dataFolder, clients, run.findServer);
    checklist.check(
      'at least half of the kills met running tasks',
      duringWork >= plan.kills / 2,
      `${duringWork} of ${plan.kills}`,
    );
    await report(checklist, plan, { dataFolder, run, clients });
    ending.abort();
    await reportLeftovers(checklist, await leftovers);
  } finally {
    ending.abort();
    // Whatever ended the run, its clients must not go on looking for a service that will not come back.
    await Promise.allSettled(work);
    run.current().kill('SIGKILL');
    await run.current().ended;
  }
}

type Run = ReturnType<typeof makeRun>;

function makeRun(dataFolder: string, markStem: string, ending: AbortSignal) {
  const lives: Life[] = [];
  const killedAt = new Map<string, number>();
  let key: string | null = null;

  const current = (): ServiceProcess => {
    const service = lives.at(-1)?.service;
    if (service === undefined) throw new Error('The service was not started yet.');
    return service;
  };
  const markOf = (life: number) => `${markStem}-${life}`;

  async function follow(index: number, service: ServiceProcess): Promise<void> {
    const ready = await service.ready;
    key ??= ready.firstKey;
    lives[index] = { service, ready, firstAnswerAt: null };
    await measureAnswer(ready.address);
    lives[index] = { service, ready, firstAnswerAt: performance.now() };
  }

  return {
    lives,
    killedAt,
    current,
    start(): ServiceProcess {
      const index = lives.length;
      const service = launchService({ dataFolder, settings: SETTINGS, mark: markOf(index) });
      lives.push({ service, ready: null, firstAnswerAt: null });
      // A process that is killed before it answers is what this check is about.
      follow(index, service).catch(() => undefined);
      return service;
    },
    async kill(): Promise<void> {
      current().kill('SIGKILL');
      killedAt.set(markOf(lives.length - 1), performance.now());
      await current().ended;
    },
    async findServer(): Promise<Server> {
      for (;;) {
        ending.throwIfAborted();
        const ready = await current().ready.catch(() => null);
        if (ready !== null && key !== null) return { address: ready.address, key };
        await wait(20);
      }
    },
  };
}

function countRunning({ events }: ServiceProcess): number {
  const count = (name: string) => events.filter((event) => event.name === name).length;
  return count('task-started') - count('task-ended');
}

async function plantOrphan(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'blobs', 'results', 'zz');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'planted.mp4'), 'Nobody knows of this file.');
}

/** Until every task that the service knows of has ended, then two sweeps more. */
async function waitUntilDone(dataFolder: string, clients: CrashClients, findServer: () => Promise<Server>) {
  await findServer();
  const until = performance.now() + LONGEST_FINISH_SECONDS * 1000;
  while (performance.now() < until) {
    const { tasks } = readBooks(dataFolder);
    const live = tasks.filter((task) => task.state === 'queued' || task.state === 'running');
    if (tasks.length >= clients.acknowledged.length && live.length === 0) break;
    await wait(250);
  }
  await wait(2_500);
}

async function report(
  checklist: Checklist,
  plan: CrashPlan,
  { dataFolder, run, clients }: { dataFolder: string; run: Run; clients: CrashClients },
): Promise<void> {
  checklist.note(`${clients.reads()} reads answered, ${clients.lostAnswers()} creations without an answer`);
  const faults = clients.complaints;
  checklist.check('no answer contradicts an earlier one', faults.length === 0, faults.slice(0, 3).join('; '));
  reportRestarts(checklist, run);
  checkBooks(checklist, readBooks(dataFolder), plan.tasks, clients);
  await checkFiles(checklist, dataFolder);

  run.current().kill('SIGTERM');
  const ended = await run.current().ended;
  checklist.check('SIGTERM ends it with code 0', ended.code === 0, `code ${ended.code}, signal ${ended.signal}`);
  const errors = run.lives.flatMap(({ service }) => service.events.filter((event) => Number(event.fields.level) >= 50));
  const shown = errors.slice(0, 3).map(({ name, fields }) => `${name} ${JSON.stringify(fields.error).slice(0, 200)}`);
  checklist.check('nothing was logged as an error', errors.length === 0, shown.join('; '));
}

function reportRestarts(checklist: Checklist, run: Run): void {
  const lives = run.lives.slice(1);
  const answers = lives.flatMap(({ service, firstAnswerAt }) =>
    firstAnswerAt === null ? [] : [firstAnswerAt - service.spawnedAt],
  );
  const starts = lives.flatMap(({ service }) => {
    const started = service.events.find((event) => event.name === 'task-started');
    return started === undefined ? [] : [started.readAt - service.spawnedAt];
  });
  const figures = (values: readonly number[]) =>
    `median ${round(median(values))} ms, longest ${round(largest(values))} ms, of ${values.length}`;
  checklist.note(`restart to first answer: ${figures(answers)}`);
  checklist.note(`restart to first task running again: ${figures(starts)}`);
  const late = starts.filter((milliseconds) => milliseconds > RESTART_BAR_MILLISECONDS).length;
  const met = median(starts) <= RESTART_BAR_MILLISECONDS;
  // The median: a restart beside the last renders of the one before shares the processors with them.
  const detail = `${late} of ${starts.length} took longer`;
  checklist.check('a task runs again within 1 s of the restart, in the median', met, detail);
}

async function reportLeftovers(checklist: Checklist, leftovers: readonly { command: string; milliseconds: number }[]) {
  if (!canReadProcesses) return checklist.skip('no left-over processes', 'only Linux tells');
  const longest = leftovers.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
  checklist.note(`${leftovers.length} renders and encoders outlived a kill, the longest by ${round(longest)} ms`);
  const alive = await listMarked((mark) => mark.startsWith('crash-') && mark.includes(`-${process.pid}-`));
  checklist.check(
    'no render or ffmpeg is left over',
    alive.length === 0,
    alive.map(({ command }) => command).join('; '),
  );
}
