import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { layBeam, RUST, STEEL } from './building-site.ts';

/** A heap of sand or gravel. */
export const makeSpoil = (seed: number, radius: number, hex: number): Piece => ({
  ...{ name: 'heap', width: radius * 2, depth: radius * 2, height: radius * 0.6 },
  make() {
    const random = makeRandom(seed).spawn('spoil');
    const turn = random.between(0, 6);
    const solids = new Solids();
    const look = lookOf(hex, 'sand');
    const bump = (at: Vector): Look => darker(look, 0.85 + 0.2 * Math.sin(at[0] * 4 + turn) * Math.cos(at[2] * 5));
    for (const [share, x, z] of [
      [1, 0, 0],
      [0.6, radius * 0.6, radius * 0.3],
      [0.5, -radius * 0.7, radius * 0.2],
    ] as const)
      solids.lathe(
        [x, -0.1, z],
        [
          [radius * share, 0],
          [radius * share * 0.72, radius * share * 0.24],
          [radius * share * 0.3, radius * share * 0.52],
          [0.02, radius * share * 0.62],
        ],
        bump,
        16,
      );
    return solids.build();
  },
});

/** Beams and pipes on sleepers. */
export const makeStock = (kind: 'beams' | 'pipes' | 'boards'): Piece => ({
  ...{ name: 'stock', width: 6, depth: 2, height: 1.2 },
  make() {
    const solids = new Solids({ grounded: true });
    for (const x of [-2, 2]) solids.box([x - 0.12, 0, -1], [x + 0.12, 0.16, 1], lookOf(0x6a5036, 'wood'), 9);
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 5 - row; k++) {
        const z = (k - (4 - row) / 2) * 0.4;
        const y = 0.16 + row * 0.34;
        if (kind === 'beams') layBeam(solids, [-3, y, z], 6, RUST);
        else if (kind === 'boards')
          solids.box([-2.4, y, z - 0.19], [2.4, y + 0.3, z + 0.19], lookOf(0xc9a468, 'wood'), 9);
        else
          solids.tube(
            [
              [-3, y + 0.18, z],
              [3, y + 0.18, z],
            ],
            0.18,
            darker(STEEL, 0.8),
            10,
          );
      }
    return solids.build();
  },
});

/** A barrier in red and white with a lamp. */
export const makeBarrier = (dark: number): Piece => ({
  ...{ name: 'barrier', width: 2, depth: 0.4, height: 1.1 },
  make() {
    const solids = new Solids({ grounded: true });
    const [red, white] = [lookOf(0xd8432c, 'paint'), lookOf(0xf0ece4, 'paint')];
    for (let k = 0; k < 6; k++)
      solids.box([-1 + k / 3, 0.7, -0.04], [-1 + (k + 1) / 3, 1, 0.04], k % 2 === 0 ? red : white, 9);
    for (const x of [-0.8, 0.8]) {
      solids.box([x - 0.04, 0, -0.04], [x + 0.04, 1, 0.04], STEEL, 9);
      solids.box([x - 0.06, 0, -0.3], [x + 0.06, 0.06, 0.3], lookOf(0x2a2a2a, 'rubber'), 9);
    }
    solids.ball([0.8, 1.1, 0], [0.09, 0.11, 0.09], shine([1, 0.5, 0.08], 0.7 + 1.5 * dark), 8);
    return solids.build();
  },
});

/** A cabin on the site. */
export const makeCabin = (hex: number): Piece => ({
  ...{ name: 'site cabin', width: 6, depth: 2.5, height: 2.6 },
  make() {
    const solids = new Solids({ grounded: true });
    const wall = lookOf(hex, 'paint');
    const ribs = (at: Vector): Look => darker(wall, 0.9 + 0.12 * Math.cos(at[0] * 21));
    solids.box([-3, 0.1, -2.4], [3, 2.6, 0], ribs, 0.3);
    for (const x of [-1.9, 0]) {
      solids.box([x - 0.6, 1, 0], [x + 0.6, 2, 0.05], lookOf(0xf0ece4, 'paint'), 9);
      solids.box([x - 0.5, 1.08, 0.04], [x + 0.5, 1.92, 0.07], lookOf(0x2a3a44, 'glass'), 9);
    }
    solids.box([1.3, 0.1, 0], [2.2, 2.1, 0.06], lookOf(0xd8d4cc, 'paint'), 9);
    return solids.build();
  },
});
