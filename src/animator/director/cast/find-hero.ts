import type { Role } from '../script.ts';

/** Whom a film is about; where the land itself shows all that is told of, the one thing of it that is told as one: a lighthouse on its cliff, an oak on its meadow. */
export const findHero = (cast: readonly Role[]): Role | null =>
  cast.find(({ scenery }) => !scenery) ?? cast.find(({ count }) => count === 1) ?? null;
