import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { launch, makeFolder, removeFolder, run } from './support/process.ts';
import { until } from './support/until.ts';

describe('a process that only works', () => {
  it('tells how it is on a port of its own, and nothing else', async () => {
    const folder = await makeFolder();
    const settings = { KINORA_WORKER_PORT: '0', KINORA_WORKER_CONCURRENCY: '3' };
    const worker = launch(['serve', '--role', 'worker'], { folder, settings });
    try {
      const look = () => /tells how it is at (\S+)/.exec(worker.stdout())?.[1] ?? null;
      const address = await until('the worker listens', look);
      const ask = async (path: string) => {
        const answer = await fetch(`${address}${path}`);
        return { status: answer.status, body: await answer.text() };
      };
      expect(await ask('/healthz')).toEqual({ status: 200, body: '{"status":"ok"}' });
      await until('it is ready', async () => (await ask('/readyz')).status === 200);
      const lane = async () => (await ask('/metrics')).body.includes('kinora_worker_places{lane="video"} 3\n') || null;
      await until('it works', lane);
      for (const path of ['/', '/v1/models', '/docs']) expect((await ask(path)).status, path).toBe(404);
      worker.signal('SIGTERM');
      expect((await worker.ended()).code).toBe(0);
    } finally {
      worker.signal('SIGKILL');
      await removeFolder(folder);
    }
  });

  it('says that the port is taken', async () => {
    const folder = await makeFolder();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    try {
      const ended = await run(['serve', '--role', 'worker'], { folder, settings: { KINORA_WORKER_PORT: port } });
      expect(ended.code).toBe(75);
      expect(ended.stderr).toContain(`Port ${port} is taken. Stop what listens there, or set KINORA_WORKER_PORT.`);
    } finally {
      other.close();
      await removeFolder(folder);
    }
  });
});
