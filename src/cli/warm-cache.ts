import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const FILL = fileURLToPath(new URL('./fill-cache.ts', import.meta.url));
const LAST_IN_LINE = 19;

/** After a start without compiled code: has it compiled for the next one, in a process that stands back behind everything else. */
export function warmCache(): void {
  if (getCompileCacheDir() !== undefined) return;
  const child = spawn(process.execPath, [FILL], { stdio: 'ignore', detached: true });
  // A start without a cache is slower, and that is all.
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, LAST_IN_LINE);
  } catch {
    // It has ended already, or this system has no priorities.
  }
}
