import type { Light } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import type { Lamp } from '../../world.ts';
import type { Piece } from '../architecture/pieces.ts';
import { type Look, lookOf, mixLooks, Solids, shine } from '../architecture/solids.ts';

/** Warm white of a lamp at home. */
const WARM: Light = [1, 0.62, 0.3];
const CANDLE: Light = [1, 0.5, 0.18];

const lamp = (at: Vector, strength: number, reach = 7, size = 0.25, colour: Light = WARM): Lamp => ({
  at,
  colour: scale(colour, strength),
  reach,
  size,
});

/** A shade of cloth, lit from within: `on` 0 to 1. */
function layShade(
  solids: Solids,
  at: Vector,
  low: number,
  high: number,
  height: number,
  cloth: Look,
  on: number,
): void {
  const lit = shine([1, 0.66, 0.36], 1.9);
  const paint = (_: Vector, __: number, v: number): Look => {
    const glow = on * (0.55 + 0.45 * Math.sin(v * Math.PI));
    return glow > 0.02
      ? { colour: add(scale(cloth.colour, 0.5), scale(lit.colour, glow * 0.9)), material: lit.material }
      : cloth;
  };
  for (const sides of [1, -1]) {
    const rows = 5;
    const profile = Array.from({ length: rows }, (_, k): [number, number] => {
      const share = sides > 0 ? k / (rows - 1) : 1 - k / (rows - 1);
      return [low + (high - low) * share - (sides > 0 ? 0 : 0.004), height * share];
    });
    solids.lathe(at, profile, (p, u) => paint(p, u, (p[1] - at[1]) / height), 20);
  }
  if (on > 0) solids.ball(add(at, [0, height * 0.4, 0]), [0.04, 0.05, 0.04], shine([1, 0.75, 0.45], 5 * on), 8);
}

export const makeFloorLamp = (on: number, cloth: Look = lookOf(0xe6d6b8, 'cloth')): Piece => ({
  name: 'lamp',
  width: 0.3,
  depth: 0.3,
  height: 1.6,
  lamps: [lamp([0, 1.5, 0], 3.4, 6), lamp([0, 1.95, 0], 1.2, 4)],
  make() {
    const solids = new Solids({ grounded: true });
    const brass = lookOf(0x9a7a42, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.15, 0],
        [0.15, 0.02],
        [0.03, 0.045],
        [0.012, 0.08],
        [0.012, 1.4],
      ],
      brass,
      16,
    );
    layShade(solids, [0, 1.36, 0], 0.23, 0.15, 0.3, cloth, on);
    return solids.build();
  },
});

export const makeTableLamp = (
  on: number,
  foot: Look = lookOf(0x3f6a70, 'porcelain'),
  cloth: Look = lookOf(0xe8dcc4, 'cloth'),
): Piece => ({
  name: 'lamp',
  width: 0.25,
  depth: 0.25,
  height: 0.5,
  light: true,
  lamps: [lamp([0, 0.42, 0], 2.2, 4.5, 0.2)],
  make() {
    const solids = new Solids();
    solids.lathe(
      [0, 0, 0],
      [
        [0.06, 0],
        [0.06, 0.015],
        [0.03, 0.03],
        [0.075, 0.1],
        [0.08, 0.16],
        [0.03, 0.25],
        [0.012, 0.29],
        [0.012, 0.36],
      ],
      foot,
      16,
    );
    layShade(solids, [0, 0.3, 0], 0.17, 0.11, 0.2, cloth, on);
    return solids.build();
  },
});

/** Hangs from `ceiling` down to its own y 0. */
export const makePendant = (on: number, drop: number, look: Look, strength = 3): Piece => ({
  name: 'lamp',
  width: 0.4,
  depth: 0.4,
  height: drop,
  light: true,
  lamps: [lamp([0, -0.05, 0], strength, 6.5, 0.3)],
  make() {
    const solids = new Solids();
    solids.tube(
      [
        [0, 0.22, 0],
        [0, drop, 0],
      ],
      0.006,
      lookOf(0x1c1a18, 'plastic'),
      5,
    );
    solids.lathe(
      [0, 0, 0],
      [
        [0.22, 0],
        [0.2, 0.08],
        [0.13, 0.16],
        [0.04, 0.2],
        [0.03, 0.24],
      ],
      look,
      20,
    );
    solids.lathe(
      [0, 0, 0],
      [
        [0.03, 0.2],
        [0.125, 0.15],
        [0.195, 0.07],
        [0.215, 0],
      ],
      mixLooks(lookOf(0xf0e6d0, 'plaster'), shine(WARM, 2.4), on),
      20,
    );
    solids.ball(
      [0, 0.06, 0],
      [0.055, 0.06, 0.055],
      on > 0 ? shine([1, 0.76, 0.46], 1 + 5 * on) : lookOf(0xe8e4da, 'porcelain'),
      10,
    );
    return solids.build();
  },
});

export const makeCandle = (on: boolean, height = 0.16): Piece => ({
  name: 'candle',
  width: 0.06,
  depth: 0.06,
  height,
  light: true,
  lamps: on ? [lamp([0, height + 0.05, 0], 0.5, 2.6, 0.08, CANDLE)] : [],
  make() {
    const solids = new Solids();
    solids.lathe(
      [0, 0, 0],
      [
        [0.045, 0],
        [0.045, 0.012],
        [0.022, 0.014],
        [0.022, height],
        [0, height],
      ],
      lookOf(0xefe4cc, 'food'),
      10,
    );
    if (on)
      solids.lathe(
        [0, height + 0.005, 0],
        [
          [0, 0],
          [0.009, 0.014],
          [0.007, 0.03],
          [0, 0.05],
        ],
        shine([1, 0.55, 0.16], 6),
        8,
      );
    return solids.build();
  },
});

/** Arms with candles and hanging crystal; `drop` to the ceiling. */
export const makeChandelier = (on: number, radius: number, drop: number): Piece => ({
  name: 'chandelier',
  width: radius * 2,
  depth: radius * 2,
  height: drop,
  light: true,
  lamps: [lamp([0, -0.1, 0], 9 * radius, 12, 0.9), lamp([0, 0.9, 0], 4 * radius, 8, 0.9)],
  make() {
    const solids = new Solids();
    const [gold, glass, flame] = [
      lookOf(0xc69b4e, 'metal'),
      lookOf(0xdfe8ee, 'glass'),
      shine([1, 0.7, 0.36], 1.2 + 6 * on),
    ];
    solids.tube(
      [
        [0, 0.3, 0],
        [0, drop, 0],
      ],
      0.02,
      gold,
    );
    solids.lathe(
      [0, -0.1, 0],
      [
        [0.01, -0.12],
        [0.07, -0.02],
        [0.05, 0.1],
        [0.1, 0.2],
        [0.04, 0.34],
        [0.03, 0.55],
      ],
      gold,
      14,
    );
    for (const [ring, count, y] of [
      [1, 12, 0],
      [0.6, 8, 0.32],
    ] as const) {
      for (let k = 0; k < count; k++) {
        const [s, c] = [Math.sin((k / count) * Math.PI * 2), Math.cos((k / count) * Math.PI * 2)];
        const r = radius * ring;
        solids.tube(
          [
            [0, y + 0.08, 0],
            [s * r * 0.45, y - 0.06, c * r * 0.45],
            [s * r * 0.85, y - 0.05, c * r * 0.85],
            [s * r, y + 0.06, c * r],
          ],
          0.011,
          gold,
          5,
        );
        solids.lathe(
          [s * r, y + 0.06, c * r],
          [
            [0.035, 0],
            [0.04, 0.015],
            [0.013, 0.02],
            [0.013, 0.12],
          ],
          lookOf(0xf0e8d8, 'porcelain'),
          8,
        );
        solids.lathe(
          [s * r, y + 0.18, c * r],
          [
            [0, 0],
            [0.018, 0.025],
            [0.012, 0.06],
            [0, 0.09],
          ],
          flame,
          7,
        );
        for (const drop2 of [0.1, 0.17])
          solids.ball([s * r * 0.97, y - drop2, c * r * 0.97], [0.013, 0.024, 0.013], glass, 6);
        solids.ball([s * r * 0.5, y - 0.14, c * r * 0.5], [0.014, 0.026, 0.014], glass, 6);
      }
    }
    return solids.build();
  },
});
