import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeChance } from '../acceptance/support/chance.ts';
import { buildConsole } from '../src/cli/build-console.ts';
import type { Checklist } from './checklist.ts';
import { findWrongEntries, sumCharges } from './ledger-audit.ts';
import { launchService, type ServiceProcess } from './service-process.ts';
import { type CrashEngine, openCrashEngine } from './upstream-crash-engine.ts';
import { openVendors, promptOf, type Vendors, writeTables } from './upstream-vendors.ts';

/**
 * Kills a gateway with SIGKILL, again and again, while it has films made by vendors who count. Afterwards every task has ended,
 * no vendor was paid twice for one, and the books are exact.
 */
export interface UpstreamCrashPlan {
  readonly engine: 'sqlite' | 'postgres';
  readonly tasks: number;
  readonly kills: number;
  readonly seed: number;
}

/** Most kills meet a gateway at work, and every fifth one that is still starting. */
const STARTING_SHARE = 0.2;
const LATEST_AFTER_SPAWN_MILLISECONDS = 900;
const LATEST_AFTER_START_MILLISECONDS = 4_000;
const LONGEST_START_MILLISECONDS = 120_000;
const LONGEST_FINISH_SECONDS = 1_200;
const LONGEST_CALL_MILLISECONDS = 20_000;
/** A long run says now and then how far it is. */
const NOTED_KILLS = 50;

export async function verifyUpstreamCrash(checklist: Checklist, plan: UpstreamCrashPlan): Promise<void> {
  const { engine: name, tasks, kills, seed } = plan;
  checklist.note(`${name}: ${tasks} tasks, ${kills} kills, seed ${seed} (again: --seed ${seed})`);
  // A start that has to build it first is killed before it is done, again and again.
  await buildConsole(process.pid, () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-upstreams-'));
  const vendors = await openVendors();
  const engine = await openCrashEngine(name, folder);
  try {
    await writeTables(folder, vendors);
    const gateway = new Gateway(folder, { ...engine.settings, ...vendors.environment });
    const created = await run(gateway, plan, vendors, engine, (count, made) => {
      if (count % NOTED_KILLS === 0) checklist.note(`${count} kills, ${made} tasks asked for`);
    });
    await report(checklist, plan, vendors, engine, created);
    await gateway.kill();
  } finally {
    await engine.close();
    await vendors.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One life after another, and the key of the first. */
class Gateway {
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #service: ServiceProcess | null = null;
  #key: string | null = null;

  constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#settings = settings;
  }

  start(): ServiceProcess {
    // A run of many kills takes longer than a task usually may.
    const settings = { KINORA_SWEEP_SECONDS: '1', KINORA_TASK_DEADLINE_SECONDS: '86400', ...this.#settings };
    const service = launchService({ dataFolder: this.#folder, settings });
    this.#service = service;
    service.ready.then(
      ({ firstKey }) => {
        this.#key ??= firstKey;
      },
      () => undefined,
    );
    return service;
  }

  async kill(): Promise<void> {
    this.#service?.kill('SIGKILL');
    await this.#service?.ended;
  }

  /** Null: it does not listen now. */
  async find(): Promise<{ readonly address: string; readonly key: string } | null> {
    const ready = await Promise.race([this.#service?.ready.catch(() => null), wait(50, null)]);
    return ready && this.#key !== null ? { address: ready.address, key: this.#key } : null;
  }
}

/** Answers with the ids of the tasks, by their numbers. */
async function run(
  gateway: Gateway,
  plan: UpstreamCrashPlan,
  vendors: Vendors,
  engine: CrashEngine,
  onKill: (kills: number, created: number) => void,
): Promise<ReadonlyMap<number, string>> {
  const chance = makeChance(plan.seed);
  // The first start is left in peace: it shows the key, once.
  await gateway.start().ready;
  const created = new Map<number, string>();
  const creating = create(gateway, plan, vendors, created);
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const early = chance() < STARTING_SHARE;
    const delay = chance();
    const service = kill === 0 ? null : gateway.start();
    if (!early) await Promise.race([service?.ready.catch(() => undefined), wait(LONGEST_START_MILLISECONDS)]);
    await wait(delay * (early ? LATEST_AFTER_SPAWN_MILLISECONDS : LATEST_AFTER_START_MILLISECONDS));
    await gateway.kill();
    onKill(kill + 1, created.size);
  }
  await gateway.start().ready;
  await creating;
  const until = performance.now() + LONGEST_FINISH_SECONDS * 1000;
  while (performance.now() < until) {
    const { tasks } = await engine.readBooks();
    if (tasks.every(({ state }) => state === 'succeeded' || state === 'failed')) break;
    await wait(1_000);
  }
  return created;
}

/** Each task is asked for under a key of its own until the answer comes, as a careful client does; all over the kills. */
async function create(
  gateway: Gateway,
  { tasks, kills }: UpstreamCrashPlan,
  { all }: Vendors,
  created: Map<number, string>,
): Promise<void> {
  const pause = (kills * LATEST_AFTER_START_MILLISECONDS) / (tasks * 2);
  for (let task = 0; task < tasks; task += 1) {
    const model = all[task % all.length]?.model ?? '';
    while (!created.has(task)) {
      const id = await createOne(gateway, task, model).catch(() => null);
      if (id === null) await wait(100);
      else created.set(task, id);
    }
    await wait(pause);
  }
}

async function createOne(gateway: Gateway, task: number, model: string): Promise<string | null> {
  const server = await gateway.find();
  if (server === null) return null;
  const answer = await fetch(`${server.address}/v1/videos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.key}`,
      'content-type': 'application/json',
      'idempotency-key': `boat-${task}`,
    },
    body: JSON.stringify({ model, prompt: promptOf(task), seconds: '4' }),
    signal: AbortSignal.timeout(LONGEST_CALL_MILLISECONDS),
  });
  if (answer.status === 400) throw new TypeError(`A task was refused: ${await answer.text()}`);
  return answer.ok ? ((await answer.json()) as { id: string }).id : null;
}

async function report(
  checklist: Checklist,
  plan: UpstreamCrashPlan,
  { all }: Vendors,
  engine: CrashEngine,
  created: ReadonlyMap<number, string>,
): Promise<void> {
  const books = await engine.readBooks();
  const on = `${plan.engine}: `;
  const stateOf = (task: number) => books.tasks.find(({ id }) => id === created.get(task));
  checklist.check(`${on}every task was taken once`, books.tasks.length === plan.tasks, `${books.tasks.length} tasks`);
  const open = books.tasks.filter(({ state }) => state !== 'succeeded' && state !== 'failed');
  checklist.check(`${on}every task has ended`, open.length === 0, `${open.length} have not`);
  for (const [index, vendor] of all.entries()) {
    const own = Array.from({ length: plan.tasks }, (_, task) => task).filter((task) => task % all.length === index);
    const counts = own.map(vendor.countCreates);
    const twice = counts.filter((count) => count > 1).length;
    const ends = own.map((task) => stateOf(task)?.failure_code ?? stateOf(task)?.state ?? 'lost');
    const made = ends.filter((end) => end === 'succeeded').length;
    const unknown = ends.filter((end) => end === 'generation_unknown').length;
    const odd = ends.filter((end) => end !== 'succeeded' && !(vendor.mayStayUnknown && end === 'generation_unknown'));
    const told = `${made} made, ${unknown} unknown, ${counts.reduce((sum, count) => sum + count, 0)} creates of ${own.length} tasks`;
    checklist.check(
      `${on}${vendor.name} is paid once a task`,
      !vendor.isPaid || twice === 0,
      `${told}, ${twice} twice`,
    );
    checklist.check(`${on}tasks of ${vendor.name} end as they may`, odd.length === 0, odd.slice(0, 3).join(', '));
    const unpaid = own.filter((task, at) => stateOf(task)?.state === 'succeeded' && counts[at] === 0);
    checklist.check(`${on}no film of ${vendor.name} came from nowhere`, unpaid.length === 0, `${unpaid.length} did`);
  }
  const wrong = findWrongEntries(books);
  checklist.check(`${on}the ledger is exact`, wrong.length === 0, wrong.slice(0, 3).join('; '));
  checklist.check(`${on}nothing is held`, books.heldMicros === 0, `${books.heldMicros} micros`);
  const charges = sumCharges(books);
  checklist.check(`${on}accounts and charges agree`, charges === books.chargedMicros, `${books.chargedMicros} micros`);
  const live = await engine.countLiveJobs();
  checklist.check(`${on}no place at an upstream is taken`, live === 0, `${live} are`);
}
