import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';

/** What stands around a rocket before it leaves: a tower of girders with arms, masts against lightning, lamps, round tanks. */
const RED = lookOf(0xb5472f, 'paint');
const GREY = lookOf(0x8d9399, 'metal');

/** Four posts with braces between them, up from `foot`. */
function layGirders(solids: Solids, half: number, tall: number, step: number, look = RED): void {
  const corners: readonly (readonly [number, number])[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  for (const [x, z] of corners) solids.box([x - 0.16, 0, z - 0.16], [x + 0.16, tall, z + 0.16], look, 6);
  for (let y = 0; y + step <= tall + 0.01; y += step)
    for (const [k, [x0, z0]] of corners.entries()) {
      const [x1, z1] = corners[(k + 1) % 4] ?? [0, 0];
      const [from, to]: [Vector, Vector] = [
        [x0, y + step, z0],
        [x1, y + step, z1],
      ];
      solids.tube([from, to], 0.1, look, 5);
      solids.tube(
        [
          [x0, y, z0],
          [x1, y + step, z1],
        ],
        0.07,
        darker(look, 0.85),
        4,
      );
    }
}

export const makeLaunchTower = (tall: number, dark: number): Piece => ({
  ...{ name: 'launch tower', width: 5, depth: 5, height: tall },
  lamps: [0.3, 0.7].map((share) => ({
    at: [2.6, tall * share, 1] as Vector,
    colour: [90, 84, 70] as const,
    reach: 26,
    size: 0.4,
  })),
  make() {
    const solids = new Solids();
    layGirders(solids, 2, tall, 2.6);
    for (let y = 2.6; y < tall; y += 2.6) solids.box([-2, y - 0.08, -2], [2, y + 0.04, 2], darker(GREY, 0.6), 4);
    // Arms toward the rocket.
    for (const share of [0.42, 0.66, 0.84]) {
      const y = tall * share;
      solids.box([2, y, -0.5], [5.2, y + 0.7, 0.5], darker(GREY, 0.8), 3);
      solids.tube(
        [
          [2, y + 2, 0],
          [5, y + 0.7, 0],
        ],
        0.08,
        RED,
        5,
      );
    }
    for (let y = 3; y < tall; y += 5.2)
      solids.ball(
        [2.25, y, 2.1],
        [0.16, 0.16, 0.16],
        dark > 0.15 ? shine([1, 0.92, 0.75], 1 + 5 * dark) : lookOf(0xdde0e0, 'glass'),
        8,
      );
    solids.tube(
      [
        [0, tall, 0],
        [0, tall + 7, 0],
      ],
      0.1,
      GREY,
      6,
    );
    return solids.build();
  },
});

export const makeMast = (tall: number): Piece => ({
  ...{ name: 'mast', width: 1.4, depth: 1.4, height: tall },
  make() {
    const solids = new Solids();
    layGirders(solids, 0.7, tall, 3, GREY);
    solids.tube(
      [
        [0, tall, 0],
        [0, tall + 6, 0],
      ],
      0.09,
      lookOf(0xf2f2f0, 'paint'),
      6,
    );
    return solids.build();
  },
});

export const makeRoundTank = (): Piece => ({
  ...{ name: 'tank', width: 7, depth: 7, height: 8 },
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < 8; k++) {
      const angle = (k / 8) * Math.PI * 2;
      solids.tube(
        [
          [Math.sin(angle) * 3, 0, Math.cos(angle) * 3],
          [Math.sin(angle) * 3, 4.5, Math.cos(angle) * 3],
        ],
        0.14,
        GREY,
        6,
      );
    }
    solids.ball([0, 4.8, 0], [3.3, 3.3, 3.3], lookOf(0xf0f1ee, 'paint'), 24);
    return solids.build();
  },
});

/** A hall as high as what is put together in it, seen from afar. */
export const makeAssemblyHall = (): Piece => ({
  ...{ name: 'hall', width: 60, depth: 40, height: 52 },
  make() {
    const solids = new Solids();
    const [wall, stripe] = [lookOf(0xdcdedb, 'plaster'), lookOf(0x3b5a86, 'plaster')];
    solids.box([-30, 0, -40], [30, 52, 0], wall, 10);
    for (const x of [-14, 6]) solids.box([x, 2, 0], [x + 10, 48, 0.4], darker(wall, 0.72), 8);
    solids.box([-28, 38, 0.2], [-18, 48, 0.6], stripe, 6);
    solids.box([30, 0, -36], [56, 20, -4], darker(wall, 0.9), 8);
    return solids.build();
  },
});
