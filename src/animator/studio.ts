import type { Share } from './lens/stage-film.ts';
import { KernelMemory } from './maths/kernel-memory.ts';

/** Where a film is made: a memory, and who else works on it. */
export interface Studio {
  readonly memory: KernelMemory;
  readonly share: Share;
}

export function makeOwnStudio(): Studio {
  return { memory: new KernelMemory(), share: async (paint) => paint() };
}
