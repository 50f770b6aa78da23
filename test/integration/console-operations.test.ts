import { describe, expect, it } from 'vitest';
import type { OperationsView } from '../../src/dialects/console/views.ts';
import { setUp, startConsole } from '../fixtures/console-app.ts';

describe('operations', () => {
  it('tell how the house is doing', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    expect(await browser.get<OperationsView>('operations')).toMatchObject({
      lanes: [
        { lane: 'video', queued: 0, running: 0, oldestSeconds: null },
        { lane: 'image' },
        { lane: 'webhook', queued: 0 },
      ],
      running: [],
      nodes: [
        {
          host: expect.any(String),
          state: 'working',
          lanes: [
            { lane: 'video', concurrency: 1, busy: 0 },
            { lane: 'image' },
            { lane: 'upstream' },
            { lane: 'webhook' },
          ],
        },
      ],
      generators: [{ health: 'idle' }, { health: 'idle' }, { health: 'idle' }],
      storage: { kind: 'disk', files: 0, usedBytes: 0, freeBytes: expect.any(Number) },
      failures: [],
      process: { engine: 'sqlite', memoryBytes: expect.any(Number) },
    });
  });
});
