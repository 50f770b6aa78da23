import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Lamp } from '../world.ts';
import { layText } from './architecture/letters.ts';
import { darker, lookOf, type Solids, shine } from './architecture/solids.ts';

/** A stall where food is cooked and sold in the street: a counter, what is cooked on it, a roof of striped cloth and bulbs. Who sells stands behind it, at z below 0. */
export const STALL = { half: 1.2, counter: 0.84, depth: 0.5, roof: 2.02 } as const;

const [WOOD, IRON] = [lookOf(0x8a5a34, 'wood'), lookOf(0x26282b, 'metal')];

function layCounter(solids: Solids, hue: number): void {
  const { half, counter, depth } = STALL;
  const paint = lookOf(hue, 'paint');
  solids.box([-half, 0, 0], [half, counter - 0.05, depth], darker(WOOD, 0.75), 1);
  for (let k = 0; k < 8; k++) {
    const x = -half + (k * half * 2) / 8;
    solids.box(
      [x + 0.015, 0.08, depth],
      [x + (half * 2) / 8 - 0.015, counter - 0.12, depth + 0.025],
      k % 2 === 0 ? paint : lookOf(0xf0e6d2, 'paint'),
      1,
    );
  }
  solids.softBox([-half - 0.08, counter - 0.05, -0.06], [half + 0.08, counter, depth + 0.1], 0.02, WOOD, {
    rings: 1,
    cell: 0.6,
  });
}

/** Pots, bowls and skewers to both sides of where the cook works. */
function layWares(solids: Solids): void {
  const y = STALL.counter;
  for (const [x, z, r, tall] of [
    [-0.96, 0.22, 0.15, 0.2],
    [0.98, 0.22, 0.16, 0.18],
  ] as const) {
    solids.lathe(
      [x, y, z],
      [
        [r * 0.9, 0],
        [r, 0.04],
        [r, tall],
        [r * 1.06, tall + 0.02],
      ],
      lookOf(0xb8bec2, 'steel'),
      20,
    );
    solids.lathe(
      [x, y, z],
      [
        [r * 0.95, tall - 0.04],
        [0, tall - 0.03],
      ],
      lookOf(0xc0702c, 'food'),
      16,
    );
  }
  for (const [k, x] of [-0.68, -0.5, 0.5, 0.68].entries()) {
    solids.lathe(
      [x, y, 0.38],
      [
        [0.05, 0],
        [0.07, 0.02],
        [0.115, 0.09],
        [0.11, 0.09],
        [0.06, 0.05],
      ],
      lookOf(k % 2 === 0 ? 0xe8e2d4 : 0xb03a2c, 'porcelain'),
      16,
    );
    solids.ball([x, y + 0.075, 0.38], [0.09, 0.04, 0.09], lookOf(0xe0b860, 'food'), 12);
    solids.ball([x + 0.03, y + 0.1, 0.4], [0.03, 0.015, 0.03], lookOf(0x4a9a3a, 'leaf'), 8);
  }
}

/** Two posts at each end, stripes of cloth with a scalloped edge, a board with its word, and bulbs along it. */
function layRoof(solids: Solids, text: string, hue: number, on: number): Lamp[] {
  const { half, roof } = STALL;
  const [first, second] = [lookOf(hue, 'cloth'), lookOf(0xf2e8d4, 'cloth')];
  for (const x of [-half, half])
    for (const z of [-1, 0.5])
      solids.box([x - 0.04, 0, z - 0.04], [x + 0.04, roof + (z < 0 ? 0.5 : 0), z + 0.04], WOOD, 2);
  const stripes = 12;
  for (let k = 0; k < stripes; k++) {
    const wide = (half * 2 + 0.5) / stripes;
    const x = -half - 0.25 + k * wide;
    const cloth = k % 2 === 0 ? first : second;
    solids.sheet([x, roof, 0.62], [wide, 0, 0], [0, 0.62, -1.8], cloth, [1, 4]);
    solids.sheet([x, roof - 0.17, 0.62], [wide, 0, 0], [0, 0.17, 0], darker(cloth, 0.9), [1, 1]);
    solids.ball([x + wide / 2, roof - 0.17, 0.62], [wide / 2, 0.06, 0.01], darker(cloth, 0.9), 10);
  }
  solids.softBox([-0.95, roof + 0.02, 0.64], [0.95, roof + 0.4, 0.7], 0.02, lookOf(0x2a1c16, 'wood'), { rings: 1 });
  solids.within(standing([0, roof + 0.1, 0.71]), () =>
    layText(solids, text, 0.24, 0.045, shine([1, 0.82, 0.45], 0.6 + 0.6 * on)),
  );
  const lamps: Lamp[] = [];
  for (let k = 0; k < 7; k++) {
    const x = -half + 0.2 + (k * (half * 2 - 0.4)) / 6;
    solids.tube(
      [
        [x, roof, 0.4],
        [x, roof - 0.1, 0.4],
      ],
      0.006,
      IRON,
      4,
    );
    solids.ball([x, roof - 0.14, 0.4], [0.04, 0.05, 0.04], shine([1, 0.8, 0.46], 0.8 + 1 * on), 10);
    if (k % 3 === 0)
      lamps.push({
        at: [x, roof - 0.2, 0.5] as Vector,
        colour: [0.9 * (0.3 + on), 0.62 * (0.3 + on), 0.34 * (0.3 + on)] as Light,
        reach: 6,
        size: 0.3,
      });
  }
  return lamps;
}

export function layFoodStall(
  solids: Solids,
  { text, hue, on }: { readonly text: string; readonly hue: number; readonly on: number },
): Lamp[] {
  layCounter(solids, hue);
  layWares(solids);
  return layRoof(solids, text, hue, on);
}
