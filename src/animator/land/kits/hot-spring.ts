import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { PlaceFacts, PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import type { Land } from './nature.ts';
import { strewStones } from './plants/copse.ts';
import type { Relief } from './relief.ts';

/** A pool of hot water among rocks, no larger than those who sit in it need. Metres: its middle, and half of it across and ahead. */
const POOL = { z: -13, across: 5.4, ahead: 4.2 } as const;
const [DEEP, BANK] = [1.6, 0.42];
const SAID = /hot springs?\b|onsen|thermal (?:pool|spring|bath)/;

export const isHotSpring = ({ dressing }: Pick<PlaceOrder, 'dressing'>): boolean =>
  dressing.some((word) => SAID.test(word));

/** 0 at its edge, negative in it, about one at as far out again. */
export function beyondPool({ noise }: Relief, x: number, z: number): number {
  const round = Math.hypot(x / POOL.across, (z - POOL.z) / POOL.ahead);
  return round + noise.noise(x * 0.22 + 3, z * 0.22) * 0.12 - 1;
}

/** Metres over the water: a steep edge, a flat bank, and what the land does farther out. */
export function poolBed(relief: Relief, x: number, z: number, land: number): number {
  const d = beyondPool(relief, x, z);
  const bank = d < 0 ? -DEEP * smoothstep(0, 0.3, -d) - 0.12 : BANK * smoothstep(0, 0.16, d);
  const far = smoothstep(14, 70, Math.hypot(x, z - POOL.z));
  return (
    bank * (1 - far) + Math.max(BANK, land) * far + smoothstep(0.1, 0.4, d) * relief.noise.noise(x * 0.3, z * 0.3) * 0.1
  );
}

/** Where one sits in it, and where it steams. */
export const spotsOfSpring = (level: number): PlaceFacts['spots'] => [
  { kind: 'water', at: [0, level, POOL.z], heading: 0, radius: 2.4 },
  ...(
    [
      [-3, -15.2],
      [2.6, -15.6],
      [0.2, -10.6],
      [3.9, -12.4],
      [-4.2, -12.2],
    ] as const
  ).map(([x, z]) => ({ kind: 'steam' as const, at: [x, level, z] as const, heading: 0, radius: 1.8 })),
];

/** Boulders laid around the water, and lesser ones behind them. */
export const rimOfSpring = (order: PlaceOrder, land: Land): Placement[] => [
  ...strewStones(order, land, {
    layer: 41,
    centre: [0, POOL.z],
    reach: 9,
    step: 0.8,
    density: (x, z) => {
      const d = beyondPool(land.relief, x, z);
      return d > -0.03 && d < 0.2 ? 1 : d >= 0.2 && d < 0.6 ? 0.2 : 0;
    },
    look: { stone: lightOf(0x5b5a58), moss: lightOf(0x5f6a3c), mossy: 0.35, tall: 0.62, cuts: 12, strata: 0 },
    size: [0.36, 0.95],
    clear: 0,
  }),
];
