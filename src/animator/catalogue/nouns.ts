import type { Home } from './setting.ts';
import { THINGS } from './things.ts';

/** What a known noun is. `kind` is what the picture would have to show; `place` where it is at home. */
export interface NounRow {
  readonly kind: string;
  readonly place: Home | null;
}

function rows(kind: string, place: Home | null, words: string): (readonly [string, NounRow])[] {
  return words.split(',').map((word) => [word.trim(), { kind, place }] as const);
}

/** Scenery: shown by a place or an hour, never by a figure. */
const SCENERY_WORDS: readonly (readonly [string, NounRow])[] = [
  ...rows('firefly', 'forest', 'firefly, fireflies, glowworm'),
  ...rows('flower', 'meadow', 'flower, wildflower, poppy, daisy, lavender'),
  ...rows('wave', 'beach', 'wave'),
  ...rows('sand', 'beach', 'sand'),
  ...rows('water', null, 'water, reflection'),
  ...rows('window', 'city', 'window, lit window, city light'),
  ...rows('street lamp', 'city', 'street lamp, lamp post, streetlight, street light'),
  ...rows('sun', null, 'sun'),
  ...rows('sky', null, 'sky, horizon'),
  ...rows('snowflake', null, 'snowflake'),
  ...rows('earth', 'space', 'earth'),
  ...rows('burning earth', 'space', 'burning earth, burning planet'),
  ...rows('mars', 'space', 'mars, red planet'),
  ...rows('giant', 'space', 'jupiter, gas giant'),
  ...rows('ice', 'space', 'ice planet, neptune, uranus'),
];

/** Known whether or not there is art for it: a wave is understood as a wave, and honestly reported as not drawn in a forest. */
export const NOUN_WORDS: readonly (readonly [string, NounRow])[] = [
  ...SCENERY_WORDS,
  ...THINGS.flatMap(({ kind, home, words }) => words.map((word) => [word, { kind, place: home }] as const)),
];
