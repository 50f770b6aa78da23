import type { Thing } from '../catalogue/things.ts';

/** A big man is a head taller than others at most; a giant is a giant. */
const [BIG_PERSON, GIANT_SIZE] = [1.12, 2.5];
/** A mammoth is a giant already. */
const [LARGE_METRES, LARGE_MOST] = [2.6, 1.5];
/** Metres: a giant spider, however small spiders are, looks people in the eye. */
const GIANT_METRES = 1.7;

/** How many times its own size a role is, by the word that is said of it. */
export function sizeAmong(person: boolean, thing: Thing | null, size: number): number {
  if (person) return size > 1 && size < GIANT_SIZE ? BIG_PERSON : size;
  if (thing?.alive !== true) return size;
  if (thing.metres > LARGE_METRES) return Math.min(LARGE_MOST, size);
  return size >= GIANT_SIZE ? Math.max(size, GIANT_METRES / thing.metres) : size;
}
