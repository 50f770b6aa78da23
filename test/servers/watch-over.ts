import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * What a test starts ends with it, even where the test's own process is killed and no hook runs: a shell in a session of its
 * own holds the other end of a pipe. When that closes without a word, nobody is left who would end the child, so the shell
 * does. A child that has a process group of its own goes with all that it started, and a folder that is named goes after it.
 */
export function watchOver(child: ChildProcess, extent: 'process' | 'group', folder = ''): void {
  if (process.platform === 'win32' || child.pid === undefined) return;
  const target = extent === 'group' ? -child.pid : child.pid;
  const end = 'read -r word || { kill -9 "$0"; [ -z "$1" ] || { sleep 1; rm -rf -- "$1"; }; }';
  const watcher = spawn('/bin/sh', ['-c', end, String(target), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The watcher may end first, and must keep nobody from ending.
  watcher.on('error', () => undefined).unref();
  const pipe = watcher.stdin as Socket | null;
  pipe?.on('error', () => undefined).unref();
  child.once('exit', () => pipe?.end('ended\n'));
}
