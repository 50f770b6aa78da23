import type { Light } from '../../../maths/mesh.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Lamp } from '../../world.ts';
import { layNeon, layText } from './letters.ts';
import type { Piece } from './pieces.ts';
import { darker, lookOf, type Solids, Solids as SolidsOf, shine } from './solids.ts';

/** What stands where one stops with a car: pumps under their roof, the sign on its pole, a diner of steel. */

const STEEL = lookOf(0xc2c8cc, 'steel');

/** A pump with its hose, on a kerb of its own. */
export const makePump = (hex: number, on: number): Piece => ({
  ...{ name: 'gas pump', width: 0.7, depth: 0.5, height: 1.8 },
  make() {
    const solids = new SolidsOf({ grounded: true });
    const paint = lookOf(hex, 'paint');
    solids.softBox([-0.34, 0.14, -0.22], [0.34, 1.5, 0.22], 0.05, paint, { rings: 2 });
    solids.softBox([-0.36, 1.5, -0.24], [0.36, 1.8, 0.24], 0.06, lookOf(0xf0ece2, 'paint'), { rings: 2 });
    for (const z of [-0.235, 0.225]) {
      solids.box([-0.24, 1.05, z], [0.24, 1.36, z + 0.01], shine([0.8, 0.95, 0.9], 0.2 + 0.5 * on));
      solids.box([-0.2, 0.55, z], [0.2, 0.9, z + 0.01], darker(paint, 0.6));
    }
    for (const side of [-1, 1]) {
      const x = side * 0.38;
      solids.box([x - 0.04, 0.9, -0.06], [x + 0.04, 1.2, 0.06], lookOf(0x1c1c20, 'plastic'));
      solids.tube(
        [
          [x, 1.1, 0.04],
          [x + side * 0.12, 0.6, 0.12],
          [x + side * 0.06, 0.3, 0.1],
          [x - side * 0.02, 0.5, 0.06],
        ],
        0.022,
        lookOf(0x17171a, 'rubber'),
        6,
      );
    }
    return solids.build();
  },
});

/** A roof on posts over the pumps, lit from below, a band of colour around it; its middle above the origin. */
export function layCanopy(
  solids: Solids,
  {
    half,
    deep,
    tall,
    hex,
    dark,
  }: {
    readonly half: number;
    readonly deep: number;
    readonly tall: number;
    readonly hex: number;
    readonly dark: number;
  },
): Lamp[] {
  const white = lookOf(0xeeece6, 'paint');
  solids.box([-half, tall, -deep], [half, tall + 0.75, deep], white, 2);
  for (const [a, b] of [
    [
      [-half - 0.02, tall + 0.2, deep],
      [half + 0.02, tall + 0.55, deep + 0.03],
    ],
    [
      [half, tall + 0.2, -deep],
      [half + 0.03, tall + 0.55, deep],
    ],
    [
      [-half - 0.03, tall + 0.2, -deep],
      [-half, tall + 0.55, deep],
    ],
  ] as const)
    solids.box(a, b, lookOf(hex, 'paint'), 2);
  const lamps: Lamp[] = [];
  for (const x of [-half * 0.55, half * 0.55]) {
    solids.box([x - 0.22, 0, -0.22], [x + 0.22, tall, 0.22], STEEL, 1.4);
    for (const z of [-deep * 0.5, deep * 0.5])
      for (const dx of [-1.5, 1.5]) {
        solids.box(
          [x + dx - 0.5, tall - 0.05, z - 0.35],
          [x + dx + 0.5, tall - 0.01, z + 0.35],
          shine([1, 0.97, 0.9], 0.4 + 1.6 * dark),
        );
        if (dark > 0.15)
          lamps.push({ at: [x + dx, tall - 0.3, z], colour: [5 * dark, 4.8 * dark, 4.2 * dark], reach: 10, size: 0.6 });
      }
  }
  return lamps;
}

/** A tall sign on two posts with its word and its prices. */
export function layPoleSign(solids: Solids, text: string, at: Vector, hex: number, dark: number): void {
  const [x, , z] = at;
  for (const dx of [-0.5, 0.5]) solids.box([x + dx - 0.08, 0, z - 0.08], [x + dx + 0.08, 5.4, z + 0.08], STEEL, 2);
  solids.softBox([x - 1.1, 3, z - 0.14], [x + 1.1, 5.6, z + 0.14], 0.06, lookOf(hex, 'paint'), { rings: 1 });
  solids.sheet([x - 1, 4.4, z + 0.15], [2, 0, 0], [0, 1.1, 0], shine([1, 0.96, 0.88], 0.22 + 0.3 * dark));
  solids.within([1, 0, 0, x, 0, 1, 0, 4.66, 0, 0, 1, z + 0.16], () =>
    layText(solids, text, 0.58, 0.1, lookOf(hex, 'paint')),
  );
  for (let k = 0; k < 3; k++)
    solids.box(
      [x - 0.8, 3.2 + k * 0.38, z + 0.15],
      [x + 0.8, 3.46 + k * 0.38, z + 0.16],
      shine([1, 0.62, 0.2], 0.15 + 0.6 * dark),
    );
}

/** A shop or a diner, long and low, all window along its front, its word glowing on the roof. Foot at z 0, looks along +z. */
export function layLowHouse(
  solids: Solids,
  {
    half,
    text,
    stripe,
    glow,
    dark,
  }: {
    readonly half: number;
    readonly text: string;
    readonly stripe: number;
    readonly glow: Light;
    readonly dark: number;
  },
): Lamp[] {
  const [tall, on] = [3.5, Math.max(0.25, dark)];
  solids.box([-half, 0, -7], [half, tall, 0], STEEL, 1.4);
  for (const [y, h] of [
    [0.86, 0.1],
    [2.62, 0.16],
    [tall - 0.3, 0.36],
  ] as const)
    solids.box([-half - 0.04, y, -7], [half + 0.04, y + h, 0.06], lookOf(stripe, 'paint'), 2);
  const count = Math.floor((half * 2) / 1.5);
  for (let k = 0; k < count; k++) {
    const x = -half + ((k + 0.5) * half * 2) / count;
    if (Math.abs(x - half * 0.3) < 0.8) {
      solids.box([x - 0.6, 0, 0], [x + 0.6, 2.5, 0.05], lookOf(stripe, 'paint'), 2);
      solids.sheet([x - 0.46, 0.3, 0.055], [0.92, 0, 0], [0, 2.05, 0], shine([1, 0.86, 0.6], 0.2 + 0.4 * on));
      continue;
    }
    solids.sheet(
      [x - 0.66, 1.02, 0.02],
      [1.32, 0, 0],
      [0, 1.56, 0],
      dark > 0.15 ? shine([1, 0.84, 0.56], 0.2 + 0.42 * dark) : lookOf(0x6a8090, 'glass'),
      [2, 2],
    );
    // Who sits inside is seen as shapes against the light.
    solids.box([x - 0.5, 1.02, 0.022], [x + 0.5, 1.3, 0.026], lookOf(0x7a2226, 'leather'));
  }
  solids.box([-half - 0.5, tall, -7.2], [half + 0.5, tall + 0.14, 0.6], lookOf(0x9aa0a6, 'metal'), 2);
  solids.tube(
    [
      [-half - 0.5, tall - 0.02, 0.62],
      [half + 0.5, tall - 0.02, 0.62],
    ],
    0.05,
    shine(glow, 0.5 + 1.4 * on),
    6,
  );
  solids.box([-2.4, tall + 0.14, -0.3], [2.4, tall + 0.3, 0.1], lookOf(0x2a2c30, 'metal'), 2);
  solids.within([1, 0, 0, 0, 0, 1, 0, tall + 0.36, 0, 0, 1, 0], () =>
    layNeon(solids, text, 1.15, shine(glow, 0.5 + 1.1 * on)),
  );
  if (dark < 0.15) return [];
  return [-half * 0.6, 0, half * 0.6].map((x) => ({
    ...{ at: [x, 2.4, 2.2] as Vector, reach: 11, size: 0.8 },
    colour: [(3 + glow[0] * 3) * dark, (2.2 + glow[1] * 3) * dark, (1.4 + glow[2] * 3) * dark] as Light,
  }));
}
