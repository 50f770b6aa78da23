import { describe, expect, it } from 'vitest';
import { NO_MONEY, toMicros } from '../core/money.ts';
import type { HouseFigures } from './house-gauges.ts';
import { makeMetrics } from './metrics.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const aHouse = (figures: Partial<HouseFigures> = {}): HouseFigures => ({
  clock: { now: () => NOW },
  currency: 'USD',
  listBacklog: async () => [],
  countPendingDeliveries: async () => ({ count: 0, oldestAt: null }),
  sumHolds: async () => NO_MONEY,
  listUpstreams: async () => [],
  listLanes: () => [],
  readFreeBytes: async () => null,
  ...figures,
});

describe('the figures', () => {
  it('are asked of the house when they are read, not before', async () => {
    let asked = 0;
    const oldestAt = new Date('2026-11-15T11:59:00Z');
    const metrics = makeMetrics(
      aHouse({
        listBacklog: async () => {
          asked += 1;
          return [
            { model: 'video-3.1-generate-preview', kind: 'video', state: 'queued', count: 2, oldestAt },
            { model: 'video-3.1-fast-generate-preview', kind: 'video', state: 'queued', count: 1, oldestAt: NOW },
            { model: 'video-3.1-generate-preview', kind: 'video', state: 'running', count: 2, oldestAt },
          ];
        },
        countPendingDeliveries: async () => ({ count: 4, oldestAt }),
        sumHolds: async () => toMicros(2_500_000),
        listLanes: () => [{ lane: 'video', concurrency: 3, busy: 1 }],
        readFreeBytes: async () => 1024,
      }),
    );
    expect(asked).toBe(0);
    const text = await metrics.render();
    expect(asked).toBe(1);
    for (const line of [
      'kinora_tasks{state="queued"} 3',
      'kinora_tasks{state="running"} 2',
      'kinora_queue_age_seconds 60',
      'kinora_held_amount{currency="USD"} 2.5',
      'kinora_webhooks_pending 4',
      'kinora_webhook_age_seconds 60',
      'kinora_worker_places{lane="video"} 3',
      'kinora_worker_busy{lane="video"} 1',
      'kinora_disk_free_bytes 1024',
      'kinora_figures_up{of="database"} 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('are told but for those whose source does not answer', async () => {
    let away = false;
    const listBacklog = async () => {
      if (away) throw new Error('The database is away.');
      return [];
    };
    const metrics = makeMetrics(aHouse({ listBacklog }));
    expect(await metrics.render()).toContain('kinora_tasks{state="queued"} 0\n');
    away = true;
    const text = await metrics.render();
    expect(text).toContain('kinora_figures_up{of="database"} 0\n');
    expect(text).toContain('kinora_figures_up{of="disk"} 1\n');
    expect(text).not.toContain('kinora_tasks{');
    away = false;
    expect(await metrics.render()).toContain('kinora_figures_up{of="database"} 1\n');
  });

  it('measure requests by route and attempts by outcome', async () => {
    const metrics = makeMetrics(aHouse());
    metrics.requestAnswered('/v1/videos/:id', 'GET', 200, 0.003);
    metrics.requestAnswered('/v1/videos/:id', 'GET', 404, 0.003);
    metrics.taskEnded('video-3.1-generate-preview', 'succeeded', 12);
    metrics.taskStarted('video-3.1-generate-preview', 3);
    metrics.taskFailed('video-3.1-generate-preview', 'storage_full');
    metrics.webhookTried('retry');
    metrics.webhookTried('delivered');
    metrics.webhookTried('retry');
    const text = await metrics.render();
    expect(text).toContain('kinora_http_request_seconds_count{route="/v1/videos/:id",method="GET",status="200"} 1\n');
    expect(text).toContain('kinora_http_answers_total{class="4xx"} 1\n');
    expect(text).toContain('kinora_task_wait_seconds_sum{model="video-3.1-generate-preview"} 3\n');
    expect(text).toContain('kinora_task_failures_total{model="video-3.1-generate-preview",code="storage_full"} 1\n');
    expect(text).toContain('kinora_webhook_tries_total{outcome="retry"} 2\n');
    expect(text).toContain(
      'kinora_task_attempt_seconds_sum{model="video-3.1-generate-preview",outcome="succeeded"} 12\n',
    );
  });

  it('tell of every upstream: its state and places, what came back, what became of its jobs and what they cost', async () => {
    const omni = { name: 'omni', state: 'resting', running: 2, places: 8, unsettled: 1, isHealthy: false };
    const gpu = { name: 'gpu', state: 'ready', running: 0, places: 1, unsettled: 0, isHealthy: null };
    const metrics = makeMetrics(aHouse({ listUpstreams: async () => [omni, gpu] }));
    metrics.upstreamAnswered('omni', '2xx', 0.2);
    metrics.upstreamAnswered('omni', 'timeout', 60);
    const cost = { currency: 'USD', micros: toMicros(800_000) };
    metrics.upstreamJobEnded('omni', { outcome: 'succeeded', seconds: 40, cost });
    metrics.upstreamJobEnded('omni', { outcome: 'succeeded', seconds: 20, cost });
    metrics.upstreamJobEnded('omni', { outcome: 'unknown', seconds: 3, cost: null });
    const text = await metrics.render();
    for (const line of [
      'kinora_upstream_running{upstream="omni"} 2',
      'kinora_upstream_places{upstream="omni"} 8',
      'kinora_upstream_state{upstream="omni",state="resting"} 1',
      'kinora_upstream_state{upstream="gpu",state="ready"} 1',
      'kinora_upstream_healthy{upstream="omni"} 0',
      'kinora_upstream_unsettled{upstream="omni"} 1',
      'kinora_upstream_request_seconds_count{upstream="omni",answer="timeout"} 1',
      'kinora_upstream_job_seconds_sum{upstream="omni",outcome="succeeded"} 60',
      'kinora_upstream_job_seconds_count{upstream="omni",outcome="unknown"} 1',
      'kinora_upstream_cost_total{upstream="omni",currency="USD"} 1.6',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    // Nobody has asked it yet: that is neither well nor ill.
    expect(text).not.toContain('kinora_upstream_healthy{upstream="gpu"}');
  });

  it('sort the time of an answer into every bucket that holds it', async () => {
    const metrics = makeMetrics(aHouse());
    for (const seconds of [0.0005, 0.3, 0.5, 100]) metrics.requestAnswered('/v1/videos', 'POST', 200, seconds);
    const text = await metrics.render();
    const labels = 'route="/v1/videos",method="POST",status="200"';
    const buckets = [
      ['0.001', 1],
      ['0.1', 1],
      ['0.5', 3],
      ['60', 3],
      ['+Inf', 4],
    ] as const;
    for (const [le, count] of buckets) expect(text).toContain(`_bucket{le="${le}",${labels}} ${count}\n`);
    expect(text).toContain(`kinora_http_request_seconds_sum{${labels}} 100.8005`);
    expect(text).toContain('kinora_http_answers_total{class="2xx"} 4\n');
  });

  it('belong to one service, so that two in one process do not mix', async () => {
    const make = () => makeMetrics(aHouse());
    const [one, other] = [make(), make()];
    one.requestAnswered('/healthz', 'GET', 200, 0.001);
    expect(await other.render()).not.toContain('/healthz');
  });
});
