import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RequestTally } from './request-tally.ts';

/** What an operator watches. Labels hold only values from our own tables: never a path, a key or a prompt. */
export interface Metrics {
  readonly contentType: string;
  render(): Promise<string>;
  requestAnswered(route: string, method: string, status: number, seconds: number): void;
  taskEnded(model: string, outcome: TaskOutcome, seconds: number): void;
  /** One try of one delivery. */
  webhookTried(outcome: WebhookOutcome): void;
}

/** `deleted`: by its owner, while it was made. `lost`: another worker has it, which a healthy house sees seldom. */
export type TaskOutcome = 'succeeded' | 'failed' | 'retried' | 'handed_back' | 'deleted' | 'lost';

export type WebhookOutcome = 'delivered' | 'given_up' | 'gone' | 'retry' | 'handed_back' | 'lost';

/** `countTasks` is asked when the metrics are read, not before. */
export function makeMetrics(parts: {
  countTasks: () => Promise<{ readonly queued: number; readonly running: number }>;
}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'kinora_' });
  const requests = new RequestTally();
  const attempts = new Histogram({
    name: 'kinora_task_attempt_seconds',
    help: 'Time of one attempt at a task, by its outcome.',
    labelNames: ['model', 'outcome'],
    buckets: [1, 2, 5, 10, 20, 60, 180, 600],
    registers: [registry],
  });
  new Gauge({
    name: 'kinora_tasks',
    help: 'Unfinished tasks by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await parts.countTasks();
      this.set({ state: 'queued' }, counts.queued);
      this.set({ state: 'running' }, counts.running);
    },
  });
  const webhooks = new Counter({
    name: 'kinora_webhook_tries_total',
    help: 'Tries to deliver a webhook, by their outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    render: async () => `${await registry.metrics()}\n${requests.render()}`,
    requestAnswered: (route, method, status, seconds) => requests.add(route, method, status, seconds),
    taskEnded(model, outcome, seconds) {
      attempts.observe({ model, outcome }, seconds);
    },
    webhookTried: (outcome) => webhooks.inc({ outcome }),
  };
}
