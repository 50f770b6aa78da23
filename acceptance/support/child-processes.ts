import { readdirSync, readFileSync } from 'node:fs';

/** Linux tells who started whom; elsewhere tests that need it are skipped. */
export const CAN_LIST_PROCESSES = process.platform === 'linux';

/** Ids of all processes below this one: its renders, and their encoders. */
export function listDescendants(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = findParent(name);
    if (parent !== null) parents.set(Number(name), parent);
  }
  const found: number[] = [];
  for (let level = [pid]; level.length > 0; ) {
    level = [...parents].filter(([, parent]) => level.includes(parent)).map(([child]) => child);
    found.push(...level);
  }
  return found;
}

function findParent(pid: string): number | null {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? null : Number(parent);
  } catch {
    // Ended between the list and the look.
    return null;
  }
}

/** A process that has ended but was not yet waited for does not count. */
export const isRunning = (pid: number): boolean => findParent(String(pid)) !== null;
