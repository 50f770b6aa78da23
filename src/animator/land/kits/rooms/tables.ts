import { materialOf } from '../../../maths/materials.ts';
import type { PlaceSpot } from '../../place.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../architecture/solids.ts';

const top = (x: number, y: number, z: number, radius: number): PlaceSpot => ({
  kind: 'table',
  at: [x, y, z],
  heading: 0,
  radius,
});

/** What is of wood is joined of boards on top. */
const boardsOf = (look: Look): Look =>
  look.material === materialOf('wood') ? { ...look, material: materialOf('planks') } : look;

export interface TableOrder {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wood: Look;
  readonly legs?: Look;
  readonly name?: string;
}

export function makeTable({ width, depth, height, wood, legs = wood, name = 'table' }: TableOrder): Piece {
  return {
    name,
    width,
    depth,
    height,
    light: height > 0.6,
    spots: [top(0, height, 0, Math.min(width, depth) / 2 - 0.05)],
    make() {
      const solids = new Solids({ grounded: true });
      const [w, d] = [width / 2, depth / 2];
      solids.softBox([-w, height - 0.04, -d], [w, height, d], 0.014, boardsOf(wood), { cell: 0.35 });
      solids.box([-w + 0.07, height - 0.11, -d + 0.07], [w - 0.07, height - 0.035, d - 0.07], darker(legs, 0.8));
      for (const x of [-w + 0.08, w - 0.08])
        for (const z of [-d + 0.08, d - 0.08])
          solids.lathe(
            [x, 0, z],
            [
              [0.02, 0],
              [0.03, height * 0.5],
              [0.036, height - 0.05],
            ],
            legs,
            8,
          );
      return solids.build();
    },
  };
}

export const makeRoundTable = (
  radius: number,
  height: number,
  wood: Look,
  foot: Look = lookOf(0x2a2523, 'metal'),
): Piece => ({
  name: 'table',
  width: radius * 2,
  depth: radius * 2,
  height,
  light: true,
  spots: [top(0, height, 0, radius - 0.06)],
  make() {
    const solids = new Solids({ grounded: true });
    solids.lathe(
      [0, 0, 0],
      [
        [radius * 0.55, 0],
        [radius * 0.55, 0.02],
        [0.06, 0.05],
        [0.032, 0.12],
        [0.032, height - 0.1],
        [0.08, height - 0.035],
      ],
      foot,
      16,
    );
    solids.lathe(
      [0, height - 0.035, 0],
      [
        [0, 0],
        [radius - 0.01, 0],
        [radius, 0.012],
        [radius, 0.025],
        [radius - 0.012, 0.035],
        [radius * 0.5, 0.035],
        [0, 0.035],
      ],
      wood,
      28,
    );
    return solids.build();
  },
});

/** A writing desk with drawers on one side. */
export const makeDesk = (wood: Look, width = 1.5): Piece => ({
  name: 'desk',
  width,
  depth: 0.72,
  height: 0.76,
  spots: [top(0, 0.76, 0, 0.3), { kind: 'stand', at: [0, 0, -0.75], heading: 0, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    const w = width / 2;
    solids.softBox([-w, 0.72, -0.36], [w, 0.76, 0.36], 0.014, wood, { cell: 0.4 });
    for (const side of [-1, 1]) {
      const x = side * (w - 0.24);
      solids.softBox([x - 0.21, 0.04, -0.32], [x + 0.21, 0.72, 0.32], 0.012, darker(wood, 0.86), { rings: 1 });
      for (const [low, high] of [
        [0.08, 0.3],
        [0.32, 0.52],
        [0.54, 0.7],
      ] as const) {
        for (const z of [-0.335, 0.32]) {
          solids.softBox([x - 0.19, low, z], [x + 0.19, high, z + 0.016], 0.006, wood, { rings: 1 });
          solids.ball(
            [x, (low + high) / 2, z < 0 ? z - 0.012 : z + 0.028],
            [0.016, 0.016, 0.016],
            lookOf(0xb08d4a, 'metal'),
            8,
          );
        }
      }
    }
    solids.box([-w + 0.4, 0.4, 0.28], [w - 0.4, 0.72, 0.3], darker(wood, 0.8));
    return solids.build();
  },
});

/** Cupboards along a wall with a worktop: kitchens, cafes, laboratories. */
export interface CounterOrder {
  readonly length: number;
  readonly front: Look;
  readonly worktop: Look;
  readonly handles: Look;
  readonly height?: number;
  readonly depth?: number;
  /** Middle of a sink, or of a hob, from the counter's middle. */
  readonly sinkAt?: number;
  readonly hobAt?: number;
  readonly name?: string;
}

export function makeCounter(order: CounterOrder): Piece {
  const { length, front, worktop, handles, height = 0.9, depth = 0.62, sinkAt, hobAt, name = 'counter' } = order;
  return {
    name,
    width: length,
    depth,
    height,
    spots: [
      { kind: 'counter', at: [0, height, 0.05], heading: 0, radius: Math.min(length / 2, 0.6) },
      { kind: 'stand', at: [0, 0, depth / 2 + 0.35], heading: Math.PI, radius: 0.3 },
    ],
    make() {
      const solids = new Solids({ grounded: true });
      const [half, d] = [length / 2, depth / 2];
      solids.box([-half, 0, -d], [half, 0.1, d - 0.06], darker(front, 0.3));
      solids.box([-half, 0.1, -d], [half, height - 0.04, d - 0.02], darker(front, 0.75));
      const count = Math.max(1, Math.round(length / 0.6));
      for (let k = 0; k < count; k++) {
        const [a, b] = [-half + (k * length) / count + 0.006, -half + ((k + 1) * length) / count - 0.006];
        const drawers = k % 3 === 1 ? [0.12, 0.37, 0.6, height - 0.06] : [0.12, height - 0.06];
        for (let j = 0; j < drawers.length - 1; j++) {
          const [low, high] = [(drawers[j] ?? 0) + 0.004, (drawers[j + 1] ?? 0) - 0.004];
          solids.softBox([a, low, d - 0.03], [b, high, d - 0.005], 0.008, front, { rings: 1 });
          const y = high - 0.06;
          solids.tube(
            [
              [a + 0.12, y, d - 0.005],
              [a + 0.12, y, d + 0.025],
              [b - 0.12, y, d + 0.025],
              [b - 0.12, y, d - 0.005],
            ],
            0.006,
            handles,
            5,
          );
        }
      }
      solids.softBox([-half - 0.01, height - 0.04, -d], [half + 0.01, height, d + 0.02], 0.01, worktop, {
        cell: 0.35,
        rings: 1,
      });
      if (sinkAt !== undefined) {
        const steel = lookOf(0xb8bcc0, 'metal');
        solids.box([sinkAt - 0.27, height, -0.2], [sinkAt + 0.27, height + 0.006, 0.2], steel);
        solids.box(
          [sinkAt - 0.23, height + 0.004, -0.16],
          [sinkAt + 0.23, height + 0.008, 0.16],
          lookOf(0x3a3d40, 'metal'),
        );
        solids.tube(
          [
            [sinkAt, height, -0.22],
            [sinkAt, height + 0.26, -0.22],
            [sinkAt, height + 0.33, -0.16],
            [sinkAt, height + 0.32, -0.06],
            [sinkAt, height + 0.26, -0.03],
          ],
          0.014,
          steel,
          8,
        );
      }
      if (hobAt !== undefined) {
        solids.softBox(
          [hobAt - 0.29, height, -0.24],
          [hobAt + 0.29, height + 0.01, 0.24],
          0.004,
          lookOf(0x121315, 'glass'),
          { rings: 1 },
        );
        for (const x of [-0.13, 0.13])
          for (const z of [-0.11, 0.12])
            solids.lathe(
              [hobAt + x, height + 0.01, z],
              [
                [0.085, 0],
                [0.08, 0.006],
                [0.05, 0.006],
                [0.05, 0.003],
              ],
              lookOf(0x2a2a2c, 'metal'),
              16,
            );
        solids.softBox(
          [hobAt - 0.28, 0.14, d - 0.028],
          [hobAt + 0.28, 0.72, d + 0.004],
          0.01,
          lookOf(0x1c1e20, 'glass'),
          { rings: 1 },
        );
        for (let k = 0; k < 4; k++)
          solids.ball([hobAt - 0.18 + k * 0.12, 0.79, d + 0.005], [0.022, 0.022, 0.02], lookOf(0xc8c8c8, 'metal'), 8);
      }
      return solids.build();
    },
  };
}
