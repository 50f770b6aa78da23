import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scratch } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';

/** More than a creation writes, files aside. */
const PROBE = new Uint8Array(64 * 1024);
/** Whoever may ask for free could otherwise make us write without end. */
const KEPT_MILLISECONDS = 1_000;

/**
 * Throws where nothing can be written: the disk is full, over its quota or read-only. It is found out by writing, since
 * free space as the system counts it tells nothing of quotas; at most once a second, however often it is asked.
 */
export function makeRoomCheck({ scratch, clock }: { readonly scratch: Scratch; readonly clock: Clock }) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  return (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - checkedAt < KEPT_MILLISECONDS) return last;
    checkedAt = now;
    last = probe(scratch);
    // A rejection is met by whoever asks; without this it would count as unhandled until then.
    last.catch(() => undefined);
    return last;
  };
}

async function probe(scratch: Scratch): Promise<void> {
  const folder = await scratch.open();
  try {
    await writeFile(join(folder.path, 'probe'), PROBE);
  } finally {
    await folder.remove();
  }
}
