import { setTimeout as wait } from 'node:timers/promises';
import { listMarked } from './processes.ts';

export interface Leftover {
  readonly command: string;
  readonly milliseconds: number;
}

/** How long each thing that a killed service had started goes on without it, until the signal; then what is still there. */
export async function watchLeftovers(
  killedAt: ReadonlyMap<string, number>,
  signal: AbortSignal,
): Promise<readonly Leftover[]> {
  const seen = new Map<number, Leftover>();
  while (!signal.aborted) {
    for (const { processId, mark, command } of await listMarked((name) => killedAt.has(name))) {
      const milliseconds = performance.now() - (killedAt.get(mark) ?? performance.now());
      seen.set(processId, { command, milliseconds });
    }
    await wait(100);
  }
  return [...seen.values()];
}
