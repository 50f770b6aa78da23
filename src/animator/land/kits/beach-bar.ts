import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { PlaceOrder } from '../place.ts';
import type { Lamp, Placement } from '../world.ts';
import { darkOf } from './architecture/light.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';

/** A hut of poles and straw on the sand where drinks are mixed: the counter looks along +z, its middle at x 0. */
const [HALF, DEEP, EAVES] = [3.1, 2.6, 2.55];
const AT: Vector = [0.2, 0, -3.1];

const isBar = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) =>
    /\b(?:beach bar|tiki bar|beach shack|beach club|bar on (?:the|a) beach|straw roof)\b/.test(word),
  );

function makeBar(seed: number, dark: number): Solids {
  const random = makeRandom(seed).spawn('beach bar');
  const solids = new Solids({ grounded: true });
  const [pole, straw] = [lookOf(0x8a6a44, 'wood'), lookOf(0xc4a262, 'cloth')];
  for (const x of [-HALF, HALF])
    for (const z of [0, -DEEP])
      solids.tube(
        [
          [x, -0.4, z],
          [x * 0.98, EAVES + 0.2, z],
        ],
        0.09,
        darker(pole, 0.9),
        8,
      );
  // Bundles of straw from the ridge down over the eaves, each a little otherwise.
  for (const side of [-1, 1])
    for (let x = -HALF - 0.55; x < HALF + 0.55; x += 0.13) {
      const [out, low] = [random.between(0.55, 0.8), random.between(-0.2, 0.02)];
      solids.tube(
        [
          [x, EAVES + 1.25, -DEEP / 2],
          [x + random.between(-0.05, 0.05), EAVES + 0.55, -DEEP / 2 + side * (DEEP / 2) * 0.62],
          [x + random.between(-0.08, 0.08), EAVES + low, -DEEP / 2 + side * (DEEP / 2 + out)],
        ],
        0.1,
        darker(straw, random.between(0.62, 1.12)),
        5,
      );
    }
  // The counter, of bamboo, with its board on top.
  for (let x = -HALF + 0.1; x < HALF; x += 0.115)
    solids.tube(
      [
        [x, 0, 0.02],
        [x, 1, 0.02],
      ],
      0.055,
      darker(lookOf(0xb08f56, 'wood'), random.between(0.78, 1.15)),
      6,
    );
  solids.softBox([-HALF - 0.15, 1, -0.35], [HALF + 0.15, 1.08, 0.34], 0.03, lookOf(0x7a5230, 'wood'), { rings: 1 });
  // Bottles on two boards behind it.
  for (const y of [1.25, 1.75]) {
    solids.box([-HALF + 0.2, y - 0.05, -DEEP + 0.02], [HALF - 0.2, y, -DEEP + 0.3], pole, 2);
    for (let x = -HALF + 0.35; x < HALF - 0.3; x += random.between(0.13, 0.22))
      solids.lathe(
        [x, y, -DEEP + 0.16],
        [
          [0.045, 0],
          [0.05, 0.2],
          [0.018, 0.26],
          [0.018, 0.36],
        ],
        lookOf(random.pick([0x2f6f4c, 0xb05a24, 0xe8d8a8, 0xa8323a, 0x3f6f9a, 0xe0b040]), 'glass'),
        8,
      );
  }
  for (const x of [-2.5, -1.5, 1.7, 2.6]) {
    solids.lathe(
      [x, 0.68, 0.85],
      [
        [0, 0],
        [0.19, 0],
        [0.2, 0.06],
        [0, 0.07],
      ],
      pole,
      12,
    );
    for (const turn of [0, 1.57, 3.14, 4.71])
      solids.tube(
        [
          [x + Math.sin(turn) * 0.12, 0.68, 0.85 + Math.cos(turn) * 0.12],
          [x + Math.sin(turn) * 0.2, 0, 0.85 + Math.cos(turn) * 0.2],
        ],
        0.02,
        pole,
        5,
      );
  }
  for (let k = 0; k <= 14; k++) {
    const x = -HALF + (k / 14) * HALF * 2;
    solids.ball(
      [x, EAVES - 0.12 - 0.1 * Math.abs(Math.sin(k * 1.57)), 0.5],
      [0.045, 0.06, 0.045],
      shine([1, 0.78, 0.42], 0.9 + 2.4 * dark),
      6,
    );
  }
  // Boards that lean on the hut.
  for (const [x, hex] of [
    [HALF + 0.5, 0xe8634a],
    [HALF + 0.95, 0x2fa8b0],
  ] as const)
    solids.within(standing([x, 1, -0.6], 0.3), () =>
      solids.ball([0, 0, 0], [0.26, 1.08, 0.05], lookOf(hex, 'plastic'), 16),
    );
  return solids;
}

/** The bar where an order speaks of one, behind whoever plays on the beach. */
export function layBeachBar(
  order: PlaceOrder,
  heightAt: (x: number, z: number) => number,
): { readonly placements: Placement[]; readonly lamps: Lamp[] } {
  if (!isBar(order)) return { placements: [], lamps: [] };
  const dark = darkOf(order);
  const y = heightAt(AT[0], AT[2]);
  return {
    placements: [
      { mesh: makeBar(order.seed, dark).build({ twoSided: true }), matrix: standing([AT[0], y, AT[2]]), stays: true },
    ],
    lamps: [-1.6, 1.6].map((x) => ({
      ...{ at: [AT[0] + x, y + 2.2, AT[2] + 0.2] as const, reach: 6, size: 0.4 },
      colour: [2.6 * dark + 0.4, 1.7 * dark + 0.26, 0.8 * dark + 0.12] as const,
    })),
  };
}
