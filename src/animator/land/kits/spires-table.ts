import type { PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Roofs } from './old-roofs.ts';
import type { Spire } from './town-spires.ts';

/** Which towers stand out above which town, and where: metres aside and ahead. */
type Stands = readonly (readonly [spire: Spire, x: number, z: number])[];

const TOWNS: readonly (readonly [words: readonly string[], stands: Stands])[] = [
  [
    ['istanbul', 'ottoman', 'bosphorus', 'mosque'],
    [
      ['mosque', -92, -330],
      ['mosque', 175, -470],
      ['mosque', -320, -600],
    ],
  ],
  [
    ['florence', 'rome', 'duomo', 'vatican', 'siena', 'tuscan', 'italian'],
    [
      ['great dome', 58, -300],
      ['spire', -140, -380],
      ['gilded dome', -230, -560],
    ],
  ],
  [
    ['prague', 'vienna', 'krakow', 'tallinn', 'medieval', 'bruges', 'cologne', 'edinburgh', 'victorian'],
    [
      ['twin towers', -96, -290],
      ['spire', 110, -330],
      ['spire', 20, -440],
      ['gilded dome', 220, -520],
    ],
  ],
];
const COMMON: Readonly<Record<Roofs, Stands>> = {
  zinc: [
    ['twin towers', -150, -340],
    ['gilded dome', 130, -430],
    ['spire', -60, -520],
  ],
  tiled: [
    ['spire', -84, -270],
    ['great dome', 110, -360],
    ['twin towers', -230, -470],
  ],
  flat: [
    ['square minaret', -58, -230],
    ['square minaret', 120, -340],
    ['square minaret', -210, -480],
    ['square minaret', 300, -560],
  ],
};

export const spiresOf = (order: PlaceOrder, roofs: Roofs): Stands =>
  (roofs === 'flat' ? undefined : TOWNS.find(([words]) => saysOf(order, ...words))?.[1]) ?? COMMON[roofs];
