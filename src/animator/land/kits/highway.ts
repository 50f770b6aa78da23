import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import type { Placement } from '../world.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';

/** A motorway on piers that winds between the towers of a city, seen from above. */
export const hasHighway = (order: Pick<PlaceOrder, 'dressing'>): boolean =>
  saysOf(order, 'highway', 'freeway', 'motorway', 'expressway', 'interstate', 'overpass', 'traffic') &&
  !order.dressing.includes('flying traffic');

/** Metres: half as wide as its two carriageways, how far below a roof terrace it is, and from where to where it is seen. */
export const HIGHWAY = { half: 12, level: -46, from: 40, to: -520, lane: 3.6, lanes: 3 } as const;
/** Metres to each side of its middle that are free of towers. */
const FREE = 21;

/** Where its middle is, `z` metres along. */
export const highwayAt = (z: number): Vector => [
  -16 + 34 * Math.sin((z + 40) / 84) + 12 * Math.sin((z - 20) / 190),
  HIGHWAY.level,
  z,
];

export const isOverHighway = (x: number, z: number, reach: number): boolean =>
  z < HIGHWAY.from + 30 && Math.abs(highwayAt(z)[0] - x) < FREE + reach;

const STEP = 8;

export function layHighway(dark: number): Placement {
  const solids = new Solids();
  const [asphalt, concrete, paint] = [
    lookOf(0x4a4c50, 'plaster'),
    lookOf(0xa8a49c, 'plaster'),
    lookOf(0xe8e4d8, 'plaster'),
  ];
  const { half, level, from, to, lane, lanes } = HIGHWAY;
  for (let z = from; z > to; z -= STEP) {
    const [a, b] = [highwayAt(z), highwayAt(z - STEP)];
    const slant = b[0] - a[0];
    const strip = (x: number, wide: number, up: number, look: typeof asphalt): void => {
      solids.sheet([a[0] + x, level + up, z], [wide, 0, 0], [slant, 0, -STEP], look);
    };
    strip(-half, half * 2, 0, asphalt);
    for (const side of [-1, 1]) {
      strip(side * half - 0.25, 0.5, 0.9, concrete);
      solids.sheet([a[0] + side * half, level - 2.2, z], [slant, 0, -STEP], [0, 3, 0], darker(concrete, 0.75));
      strip(side * 1.2 - 0.1, 0.2, 0.04, paint);
      strip(side * (1.2 + lane * lanes) - 0.1, 0.2, 0.04, paint);
    }
    strip(-0.35, 0.7, 0.8, concrete);
    if (Math.round(z / STEP) % 2 === 0)
      for (let k = 1; k < lanes; k++)
        for (const side of [-1, 1]) strip(side * (1.2 + lane * k) - 0.08, 0.16, 0.04, paint);
    if (Math.round(z / STEP) % 5 !== 0) continue;
    solids.box([a[0] - 1.6, level - 90, z - 1.2], [a[0] + 1.6, level - 1, z + 1.2], concrete, 30);
    for (const side of [-1, 1]) {
      const x = a[0] + side * (half - 0.4);
      solids.box([x - 0.12, level, z - 0.12], [x + 0.12, level + 9, z + 0.12], lookOf(0x5a5e64, 'metal'), 9);
      const lamp = dark > 0.2 ? shine([1, 0.72, 0.4], 1.6 * dark) : concrete;
      solids.box([x - side * 2.2 - 0.6, level + 8.8, z - 0.3], [x - side * 2.2 + 0.6, level + 9, z + 0.3], lamp, 9);
    }
  }
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false, mirrored: false };
}
