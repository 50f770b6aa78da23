import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endLeftBehind, listMarked, MARK } from '../scripts/left-behind.ts';

it.skipIf(process.platform !== 'linux')('finds and ends what a run of the tests leaves behind', async () => {
  const run = randomUUID();
  const child = spawn('sleep', ['600'], { env: { ...process.env, [MARK]: run }, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  await expect.poll(() => listMarked(run)).toEqual([{ pid: child.pid, command: 'sleep 600' }]);
  expect(await endLeftBehind(run, 0)).toEqual([{ pid: child.pid, command: 'sleep 600' }]);
  expect((await ended)[1]).toBe('SIGKILL');
  expect(await endLeftBehind(run, 0)).toEqual([]);
});
