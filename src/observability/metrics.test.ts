import { describe, expect, it } from 'vitest';
import { makeMetrics } from './metrics.ts';

describe('the figures', () => {
  it('count tasks when they are read, not before', async () => {
    let asked = 0;
    const metrics = makeMetrics({
      countTasks: async () => {
        asked += 1;
        return { queued: 3, running: 2 };
      },
    });
    expect(asked).toBe(0);
    const text = await metrics.render();
    expect(asked).toBe(1);
    expect(text).toContain('kinora_tasks{state="queued"} 3\n');
    expect(text).toContain('kinora_tasks{state="running"} 2\n');
  });

  it('measure requests by route and attempts by outcome', async () => {
    const metrics = makeMetrics({ countTasks: async () => ({ queued: 0, running: 0 }) });
    metrics.requestAnswered('/v1/videos/:id', 'GET', 200, 0.003);
    metrics.requestAnswered('/v1/videos/:id', 'GET', 404, 0.003);
    metrics.taskEnded('video-3.1-generate-preview', 'succeeded', 12);
    metrics.webhookTried('retry');
    metrics.webhookTried('delivered');
    metrics.webhookTried('retry');
    const text = await metrics.render();
    expect(text).toContain('kinora_http_request_seconds_count{route="/v1/videos/:id",method="GET",status="200"} 1\n');
    expect(text).toContain('kinora_http_answers_total{class="4xx"} 1\n');
    expect(text).toContain('kinora_webhook_tries_total{outcome="retry"} 2\n');
    expect(text).toContain(
      'kinora_task_attempt_seconds_sum{model="video-3.1-generate-preview",outcome="succeeded"} 12\n',
    );
  });

  it('sort the time of an answer into every bucket that holds it', async () => {
    const metrics = makeMetrics({ countTasks: async () => ({ queued: 0, running: 0 }) });
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
    const make = () => makeMetrics({ countTasks: async () => ({ queued: 0, running: 0 }) });
    const [one, other] = [make(), make()];
    one.requestAnswered('/healthz', 'GET', 200, 0.001);
    expect(await other.render()).not.toContain('/healthz');
  });
});
