import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { recordMetrics } from '../../test/fakes/recorded-metrics.ts';
import { openService, type Service } from '../../test/fixtures/service.ts';
import type { Consumer } from '../core/queue.ts';
import type { Task } from '../core/task.ts';
import { NO_TRACES } from '../core/traces.ts';
import type { WebhookOutcome } from '../observability/metrics.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { makeWebhookDeliveries } from '../services/webhook-deliveries.ts';
import { makeDeliverWebhook } from './deliver-webhook.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const SECRET = 'a plain secret';

let service: Service;
let events: Record<string, unknown>[];
let until: (name: string) => Promise<void>;
let tries: WebhookOutcome[];
let consumer: Consumer;
let url: string;
let received: string[];
let answers: Answer[];

beforeEach(async () => {
  service = await openService();
  ({ events, until, tries } = await startConsumer(true));
  [received, answers] = [[], []];
  const server = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    const answer = answers.shift() ?? ok;
    request.resume().on('end', () => answer(response, request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=hidden`;
});

const respond =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();
const ok = respond(204);

async function startConsumer(allowPrivate: boolean) {
  const recorded = recordLog();
  const { store, webhookQueue: queue, clock } = service.engine;
  const outbound = makeOutbound({ allowPrivate });
  const deliveries = makeWebhookDeliveries({ store, queue, clock });
  const metrics = recordMetrics();
  const handler = makeDeliverWebhook({
    deliveries,
    outbound,
    clock,
    log: recorded.log,
    metrics,
    traces: NO_TRACES,
    findTraceParent: async () => null,
  });
  const started = await queue.work({ concurrency: 1, runningPerAccount: 1 }, handler);
  consumer = started;
  onTestFinished(async () => {
    started.abort();
    await started.drain();
    await outbound.close();
  });
  return { ...recorded, tries: metrics.tries };
}

/** A task that fails by its deadline, with somebody to tell. */
async function endTask(target = url): Promise<Task> {
  const task = await service.submit(service.who, { webhook: { url: target, secret: SECRET } });
  await service.engine.passTime(7_200);
  await service.lifecycle.failOverdue(task);
  return task;
}

const find = (task: Task) => service.engine.store.deliveries.find(task.id);

describe('the delivery of a webhook', () => {
  it('ends with any answer from 200 to 299, however long its body', async () => {
    answers = [(response) => response.writeHead(202).end('a'.repeat(3_000_000))];
    const tried = until('webhook-tried');
    const task = await endTask();
    await tried;
    expect(await find(task)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(events).toEqual([
      {
        level: 30,
        msg: 'webhook-tried',
        task: task.id,
        event: received[0],
        host: new URL(url).host,
        attempt: 1,
        status: 202,
        kind: 'delivered',
        kept: true,
      },
    ]);
  });

  it('is repeated under the same id after any other answer, and a redirect is not followed', async () => {
    answers = [respond(500), respond(302, { location: '/elsewhere' }), (response) => response.destroy(), ok];
    const first = until('webhook-tried');
    await endTask();
    await first;
    for (const pause of [5, 30, 120]) {
      const next = until('webhook-tried');
      await service.engine.passTime(pause);
      await next;
    }
    expect(new Set(received).size).toBe(1);
    expect(events).toMatchObject([
      { attempt: 1, status: 500, kind: 'retry', delaySeconds: 5 },
      { attempt: 2, status: 302, kind: 'retry', delaySeconds: 30 },
      { attempt: 3, fault: 'broken', kind: 'retry', delaySeconds: 120 },
      { attempt: 4, status: 204, kind: 'delivered' },
    ]);
    expect(tries).toEqual(['retry', 'retry', 'retry', 'delivered']);
  });

  it('is given up at once where the receiver is gone', async () => {
    answers = [respond(410)];
    const given = until('webhook-given-up');
    const task = await endTask();
    await given;
    expect(await find(task)).toMatchObject({ state: 'given_up', attempts: 1 });
    expect(events).toMatchObject([{ level: 40, status: 410, kind: 'gone' }]);
    expect(tries).toEqual(['gone']);
  });

  it("switches the key's own webhook off where that receiver is gone", async () => {
    const { store } = service.engine;
    const target = { url, secret: SECRET };
    await store.transaction((transaction) => transaction.keys.setWebhook(service.who.keyId, target));
    answers = [respond(410)];
    const given = until('webhook-given-up');
    const task = await endTask();
    await given;
    expect(await find(task)).toMatchObject({ state: 'given_up' });
    const at = service.engine.clock.now();
    const [key] = await store.keys.list();
    expect(key?.webhook).toEqual({ ...target, off: { at, reason: 'the receiver answered 410 Gone' } });
  });

  it("leaves the key's own webhook alone where another receiver is gone", async () => {
    const { store } = service.engine;
    const target = { url: 'https://example.org/', secret: SECRET };
    await store.transaction((transaction) => transaction.keys.setWebhook(service.who.keyId, target));
    answers = [respond(410)];
    const given = until('webhook-given-up');
    await endTask();
    await given;
    expect((await store.keys.list())[0]?.webhook).toEqual({ ...target, off: null });
  });

  it('is given up 72 hours after the event', async () => {
    answers = [respond(500), respond(500)];
    const tried = until('webhook-tried');
    const task = await endTask();
    await tried;
    const given = until('webhook-given-up');
    await service.engine.passTime(72 * 3_600);
    await given;
    expect(await find(task)).toMatchObject({ state: 'given_up', attempts: 2 });
  });

  it('is passed on uncounted when the worker stops', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answers = [() => first.resolve(), () => second.resolve()];
    const task = await endTask();
    await first.promise;
    const drained = consumer.drain();
    consumer.abort();
    await drained;
    expect(await find(task)).toMatchObject({ state: 'pending', attempts: 0 });
    await startConsumer(true);
    await second.promise;
    expect(received).toHaveLength(2);
    expect(new Set(received).size).toBe(1);
  });

  it('never reaches a private address, whatever its name', async () => {
    await consumer.drain();
    ({ events, until } = await startConsumer(false));
    const tried = until('webhook-tried');
    await endTask(url.replace('127.0.0.1', 'localhost'));
    await tried;
    expect(received).toEqual([]);
    expect(events).toMatchObject([{ fault: 'address_refused', kind: 'retry' }]);
  });

  it('logs neither the secret nor more of the address than its host', async () => {
    answers = [respond(410)];
    const given = until('webhook-given-up');
    await endTask();
    await given;
    expect(JSON.stringify(events)).not.toMatch(/hidden|hook\?|plain secret/);
  });
});
