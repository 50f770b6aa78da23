import type { Place } from './setting.ts';
import { THINGS } from './things.ts';

/** What a known noun is. `kind` is what the picture would have to show; `place` where it is at home. */
export interface NounRow {
  readonly kind: string;
  readonly place: Place | null;
}

function rows(kind: string, place: Place | null, words: string): (readonly [string, NounRow])[] {
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
  ...rows('mars', 'space', 'mars, red planet'),
  ...rows('giant', 'space', 'jupiter, gas giant'),
  ...rows('ice', 'space', 'ice planet, neptune, uranus'),
];

/** What is never drawn, but what a noun right before it only describes: a bird feeder is no bird. */
export const HEAD_WORDS: ReadonlySet<string> = new Set(
  'feeder vacuum cleaner machine wall floor ceiling stand rack holder case shop store station court pitch track panel game match seat cover sauce oil skin costume mask pattern motif theme logo design lover trainer food show race concert festival party club hall exhibit stall section seller wash rental collar leash perch cage stairs staircase railing knob frame maker opener polish paste powder juice peel slice crumb crust stain trail print shadow'.split(
    ' ',
  ),
);

/** Known whether or not there is art for it: a wave is understood as a wave, and honestly reported as not drawn in a forest. */
export const NOUN_WORDS: readonly (readonly [string, NounRow])[] = [
  ...SCENERY_WORDS,
  ...THINGS.flatMap(({ kind, home, words }) => words.map((word) => [word, { kind, place: home }] as const)),
];

/** What a place's own painter shows, so that these words count as drawn there without a figure. */
export const PLACE_SHOWS: Readonly<Record<Place, readonly string[]>> = {
  beach: ['wave', 'sand', 'water', 'sky'],
  mountains: ['pine', 'sky'],
  meadow: ['flower', 'sky'],
  city: ['window', 'street lamp', 'building', 'sky'],
  forest: ['tree', 'sky'],
  space: ['earth', 'mars', 'giant', 'ice', 'sky'],
  desert: ['sand', 'sky'],
  lake: ['water', 'pine', 'sky'],
  savanna: ['sky'],
  underwater: ['coral', 'water', 'sand'],
  room: ['window'],
  kitchen: ['window'],
  backdrop: [],
};
