import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FailureCode } from '../core/task.ts';
import { watchTurns } from './busiest-turn.ts';
import { addHouseGauges, type HouseFigures } from './house-gauges.ts';
import { RequestTally } from './request-tally.ts';
import { addUpstreamCounters, type UpstreamCounters } from './upstream-counters.ts';

/** What an operator watches. Labels hold only values from our own tables: never a path, a key or a prompt. */
export interface Metrics extends UpstreamCounters {
  readonly contentType: string;
  render(): Promise<string>;
  requestAnswered(route: string, method: string, status: number, seconds: number): void;
  /** Its first attempt, so long after it was asked for. */
  taskStarted(model: string, waitSeconds: number): void;
  taskEnded(model: string, outcome: TaskOutcome, seconds: number): void;
  taskFailed(model: string, code: FailureCode): void;
  /** One try of one delivery. */
  webhookTried(outcome: WebhookOutcome): void;
}

/** `deleted`: by its owner, while it was made. `lost`: another worker has it, which a healthy house sees seldom. */
export type TaskOutcome = 'succeeded' | 'failed' | 'retried' | 'handed_back' | 'deleted' | 'lost';

export type WebhookOutcome = 'delivered' | 'given_up' | 'gone' | 'retry' | 'handed_back' | 'lost';

export function makeMetrics(house: HouseFigures): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kinora_' });
  const askHouse = addHouseGauges(registry, house);
  const requests = new RequestTally();
  const attempts = new Histogram({
    name: 'kinora_task_attempt_seconds',
    help: 'Time of one attempt at a task, rendering and storing, by its outcome.',
    labelNames: ['model', 'outcome'],
    buckets: [1, 2, 5, 10, 20, 60, 180, 600],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'kinora_task_wait_seconds',
    help: 'Time from the request to the first attempt.',
    labelNames: ['model'],
    buckets: [0.1, 0.5, 2, 10, 30, 120, 600, 3600],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'kinora_task_failures_total',
    help: 'Tasks that have failed for good in the hands of this process, by the code that their owner is told.',
    labelNames: ['model', 'code'],
    registers: [registry],
  });
  const turns = watchTurns();
  new Gauge({
    name: 'kinora_busiest_turn_seconds',
    help: 'Most processor time that one turn of the event loop has taken since the last look.',
    registers: [registry],
    collect() {
      this.set(turns.take());
    },
  });
  const webhooks = new Counter({
    name: 'kinora_webhook_tries_total',
    help: 'Tries to deliver a webhook, by their outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    ...addUpstreamCounters(registry),
    contentType: registry.contentType,
    async render() {
      await askHouse();
      return `${await registry.metrics()}\n${requests.render()}`;
    },
    requestAnswered: (route, method, status, seconds) => requests.add(route, method, status, seconds),
    taskEnded(model, outcome, seconds) {
      attempts.observe({ model, outcome }, seconds);
    },
    taskStarted: (model, waitSeconds) => waits.observe({ model }, waitSeconds),
    taskFailed: (model, code) => failures.inc({ model, code }),
    webhookTried: (outcome) => webhooks.inc({ outcome }),
  };
}
