import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const LEAST_URGENT = 19;

/**
 * Lets a process that leads a session of its own, and whatever it starts there, stand behind everything else, by as much as `nice` counts. Most
 * Linux systems share the processors out among sessions first, and a nice value counts within its session alone: there the session is told.
 */
export function stepBack(pid: number, by: number): void {
  const niceness = Math.min(LEAST_URGENT, getPriority() + by);
  setPriority(pid, niceness);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // Another system, or a kernel that knows no such groups: there the nice value is all there is.
  }
}
