import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A test's process that starts a server with a child of its own, says their ids, and is then killed. */
const TEST_PROCESS = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { watchOver } from ${JSON.stringify(join(import.meta.dirname, 'watch-over.ts'))};
  const server = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; wait'], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const folder = mkdtempSync(tmpdir() + '/kinora-watched-');
  watchOver(server, 'group', folder);
  server.stdout.once('data', (text) => console.log(server.pid, String(text).trim(), folder));
  setInterval(() => undefined, 1000);
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform === 'win32')('ends what a killed test had started, and what that had started', async () => {
  const test = spawn(process.execPath, ['--input-type=module', '--eval', TEST_PROCESS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(test.stdout, 'data');
  const [server = '', child = '', folder = ''] = String(text).trim().split(' ');
  const started = [Number(server), Number(child)];
  expect([...started.map(isRunning), existsSync(folder)]).toEqual([true, true, true]);
  test.kill('SIGKILL');
  await expect.poll(() => started.filter(isRunning), { timeout: 300_000 }).toEqual([]);
  await expect.poll(() => existsSync(folder), { timeout: 300_000 }).toBe(false);
});
