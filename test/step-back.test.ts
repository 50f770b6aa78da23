import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { stepBack } from '../scripts/step-back.ts';

it.skipIf(process.platform === 'win32')('lets a process and its whole session stand behind', async () => {
  const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], { stdio: 'pipe', detached: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  stepBack(pid, 3);
  const niceness = Math.min(19, getPriority() + 3);
  expect(getPriority(pid)).toBe(niceness);
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain(`nice ${niceness}`);
});
