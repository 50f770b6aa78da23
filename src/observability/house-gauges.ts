import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../core/clock.ts';
import { MICROS_PER_UNIT, type Micros } from '../core/money.ts';
import type { Backlog } from '../core/usage.ts';
import type { LaneLoad } from '../core/worker-node.ts';

/** What is asked when the figures are read, not before. Those of the database are the same on every node. */
export interface HouseFigures {
  readonly clock: Pick<Clock, 'now'>;
  readonly currency: string;
  listBacklog(): Promise<readonly Backlog[]>;
  countPendingDeliveries(): Promise<{ readonly count: number; readonly oldestAt: Date | null }>;
  /** What is held of all accounts for tasks that have not ended. */
  sumHolds(): Promise<Micros>;
  /** Every upstream, as all nodes know it together. */
  listUpstreams(): Promise<readonly UpstreamFigures[]>;
  /** What this process works on; empty where it only answers. */
  listLanes(): readonly LaneLoad[];
  /** Of the disk with the data folder; null: it does not tell. */
  readFreeBytes(): Promise<number | null>;
}

export interface UpstreamFigures {
  readonly name: string;
  readonly state: string;
  readonly running: number;
  readonly places: number;
  readonly unsettled: number;
  /** Of the last probe; null: none was made yet. */
  readonly isHealthy: boolean | null;
}

/**
 * Gauges of the house, and the function that fills them before a reading. A database or a disk that does not answer leaves
 * its gauges out, and says so in kinora_figures_up, instead of taking every other figure with it: that is when somebody
 * looks.
 */
export function addHouseGauges(registry: Registry, house: HouseFigures): () => Promise<void> {
  const up = makeGauge(registry, 'kinora_figures_up', 'Whether the source of other figures has answered: 1 or 0.', [
    'of',
  ]);
  const sources = [
    { of: 'database', ...databaseGauges(registry, house) },
    { of: 'upstreams', ...upstreamGauges(registry, house) },
    { of: 'worker', ...workerGauges(registry, house) },
    { of: 'disk', ...diskGauges(registry, house) },
  ];
  return async () => {
    await Promise.all(
      sources.map(async ({ of, gauges, ask }) => {
        // Asked first and set at one go, so that readings at the same time do not mix.
        const set = await ask().catch(() => null);
        for (const gauge of gauges) gauge.reset();
        set?.();
        up.set({ of }, set === null ? 0 : 1);
      }),
    );
  };
}

interface Source {
  readonly gauges: readonly Gauge[];
  /** Answers with what sets the gauges. */
  ask(): Promise<() => void>;
}

function databaseGauges(registry: Registry, house: HouseFigures): Source {
  const tasks = makeGauge(registry, 'kinora_tasks', 'Unfinished tasks by state.', ['state']);
  const age = makeGauge(registry, 'kinora_queue_age_seconds', 'How long ago the oldest task that waits was asked for.');
  const held = makeGauge(registry, 'kinora_held_amount', 'What is held for unfinished tasks.', ['currency']);
  const webhooks = makeGauge(registry, 'kinora_webhooks_pending', 'Webhooks that are still to be delivered.');
  const webhookAge = makeGauge(registry, 'kinora_webhook_age_seconds', 'How long the oldest of them has waited.');
  const secondsSince = (instant: Date): number => Math.max(0, (house.clock.now().getTime() - instant.getTime()) / 1000);
  return {
    gauges: [tasks, age, held, webhooks, webhookAge],
    async ask() {
      const [backlog, pending, holds] = await Promise.all([
        house.listBacklog(),
        house.countPendingDeliveries(),
        house.sumHolds(),
      ]);
      return () => {
        for (const state of ['queued', 'running'] as const) {
          const rows = backlog.filter((row) => row.state === state);
          tasks.set(
            { state },
            rows.reduce((sum, { count }) => sum + count, 0),
          );
        }
        const waiting = backlog.filter(({ state }) => state === 'queued');
        age.set(Math.max(0, ...waiting.map(({ oldestAt }) => secondsSince(oldestAt))));
        held.set({ currency: house.currency }, holds / MICROS_PER_UNIT);
        webhooks.set(pending.count);
        webhookAge.set(pending.oldestAt === null ? 0 : secondsSince(pending.oldestAt));
      };
    },
  };
}

function upstreamGauges(registry: Registry, house: HouseFigures): Source {
  const name = (what: string) => `kinora_upstream_${what}`;
  const running = makeGauge(registry, name('running'), 'Jobs that an upstream has, over all nodes.', ['upstream']);
  const places = makeGauge(registry, name('places'), 'Jobs that an upstream may have at once.', ['upstream']);
  const state = makeGauge(registry, name('state'), '1 for the state that an upstream is in.', ['upstream', 'state']);
  const healthy = makeGauge(registry, name('healthy'), 'Whether the last probe was answered well: 1 or 0.', [
    'upstream',
  ]);
  const unsettled = makeGauge(registry, name('unsettled'), 'Outcomes that nobody knows and no operator has settled.', [
    'upstream',
  ]);
  return {
    gauges: [running, places, state, healthy, unsettled],
    async ask() {
      const upstreams = await house.listUpstreams();
      return () => {
        for (const { name: upstream, ...figures } of upstreams) {
          running.set({ upstream }, figures.running);
          places.set({ upstream }, figures.places);
          state.set({ upstream, state: figures.state }, 1);
          unsettled.set({ upstream }, figures.unsettled);
          if (figures.isHealthy !== null) healthy.set({ upstream }, figures.isHealthy ? 1 : 0);
        }
      };
    },
  };
}

function workerGauges(registry: Registry, house: HouseFigures): Source {
  const places = makeGauge(registry, 'kinora_worker_places', 'Tasks that this process may work on at once.', ['lane']);
  const busy = makeGauge(registry, 'kinora_worker_busy', 'Tasks that this process works on now.', ['lane']);
  return {
    gauges: [places, busy],
    ask: async () => () => {
      for (const { lane, concurrency, busy: taken } of house.listLanes()) {
        places.set({ lane }, concurrency);
        busy.set({ lane }, taken);
      }
    },
  };
}

function diskGauges(registry: Registry, house: HouseFigures): Source {
  const free = makeGauge(registry, 'kinora_disk_free_bytes', 'Room on the disk of the data folder.');
  return {
    gauges: [free],
    async ask() {
      const bytes = await house.readFreeBytes();
      return () => {
        if (bytes !== null) free.set(bytes);
      };
    },
  };
}

function makeGauge(registry: Registry, name: string, help: string, labelNames: readonly string[] = []): Gauge {
  return new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
}
