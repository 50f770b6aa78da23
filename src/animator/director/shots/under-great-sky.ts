import { SKY_NAMES, skyOf } from '../../catalogue/sky-table.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { ShotScope } from './of-face.ts';

/** Metres: of what is smaller one would see a dot. */
const SEEN_FROM_AFAR = 1;

/** "star trails over a tent": of what only stands there one sees the sky over it. */
export function isUnderGreatSky({ told }: Reading, { hero, cast }: ShotScope): boolean {
  const { person = null, thing = null } = cast[hero ?? -1]?.senses ?? {};
  const still = person === null && thing !== null && !thing.alive && !thing.moves && thing.metres >= SEEN_FROM_AFAR;
  return still && skyOf(told, []).some((name) => SKY_NAMES.has(name));
}

const COMES_DOWN: ReadonlySet<string> = new Set(['land', 'crash', 'collide', 'hit', 'burn', 'explode']);

/** "a shooting star crosses the sky": the sky's own, as long as it stays there. */
export function isShownBySky({ id, word, senses }: Entity, { events }: Reading): boolean {
  const { thing } = senses;
  if (thing === null || thing.alive || !skyOf(word, []).some((name) => SKY_NAMES.has(name))) return false;
  return !events.some(({ subjects, act }) => subjects.includes(id) && COMES_DOWN.has(act?.act ?? ''));
}
