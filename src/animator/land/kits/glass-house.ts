import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';

/** A vault of white iron and panes: so clean that only their bars are seen. Along z, from `from` to `to`. */
export function makeGlassVault(half: number, wall: number, from: number, to: number): Mesh {
  const solids = new Solids();
  const [iron, brick] = [lookOf(0xe4e8e4, 'paint'), lookOf(0x9a5a44, 'stone')];
  const bay = 2.4;
  const arc = (share: number): readonly [number, number] => {
    const angle = Math.PI * (1 - share);
    return [Math.cos(angle) * half, wall + Math.sin(angle) * half * 0.72];
  };
  for (let z = from, k = 0; z >= to - 0.01; z -= bay / 2, k++) {
    const main = k % 2 === 0;
    solids.tube(
      Array.from({ length: 19 }, (_, i): Vector => [...arc(i / 18), z]),
      main ? 0.085 : 0.03,
      iron,
      main ? 6 : 4,
    );
    for (const side of [-1, 1])
      solids.box(
        [side * half - 0.08, 0.9, z - (main ? 0.08 : 0.025)],
        [side * half + 0.08, wall, z + (main ? 0.08 : 0.025)],
        iron,
        9,
      );
    if (!main) continue;
    // Scrolls where pillar and rib meet.
    for (const side of [-1, 1])
      solids.tube(
        [
          [side * half, wall - 0.9, z],
          [side * (half - 0.55), wall - 0.1, z],
          [side * (half - 0.9), wall + 1.1, z],
        ],
        0.035,
        iron,
        5,
      );
  }
  for (const share of [0.07, 0.16, 0.27, 0.385, 0.5, 0.615, 0.73, 0.84, 0.93]) {
    const [x, y] = arc(share);
    solids.box([x - 0.035, y - 0.035, to], [x + 0.035, y + 0.035, from], iron, 99);
  }
  for (const side of [-1, 1]) {
    solids.box(
      [side * half - 0.16, 0, to],
      [side * half + 0.16, 0.9, from],
      (at) => darker(brick, 0.85 + 0.2 * Math.abs(Math.sin(at[1] * 14 + at[2] * 3))),
      0.6,
    );
    for (const y of [0.95, 2, wall])
      solids.box([side * half - 0.06, y - 0.05, to], [side * half + 0.06, y + 0.05, from], iron, 99);
  }
  // The far gable with its door.
  for (let i = 1; i < 14; i++) {
    const [x, y] = arc(i / 14);
    solids.box([x - 0.03, 0, to - 0.03], [x + 0.03, y, to + 0.03], iron, 99);
  }
  for (const y of [0.9, 2.6, wall, wall + half * 0.36]) {
    const reach = y <= wall ? half : Math.sqrt(Math.max(0, 1 - ((y - wall) / (half * 0.72)) ** 2)) * half;
    solids.box([-reach, y - 0.05, to - 0.05], [reach, y + 0.05, to + 0.05], iron, 99);
  }
  return solids.build();
}

/** A raised bed of brick, as long along z as it is told. */
export const makeBed = (wide: number, long: number): Piece => ({
  ...{ name: 'bed', width: wide, depth: long, height: 0.5 },
  make() {
    const solids = new Solids({ grounded: true });
    const brick = lookOf(0xa8664c, 'stone');
    solids.box(
      [-wide / 2, 0, -long / 2],
      [wide / 2, 0.42, long / 2],
      (at) => darker(brick, 0.82 + 0.22 * Math.abs(Math.sin(at[1] * 16 + at[2] * 4 + at[0] * 4))),
      0.5,
    );
    solids.box(
      [-wide / 2 - 0.05, 0.42, -long / 2 - 0.05],
      [wide / 2 + 0.05, 0.5, long / 2 + 0.05],
      lookOf(0xc9bda6, 'stone'),
      2,
    );
    solids.box(
      [-wide / 2 + 0.18, 0.44, -long / 2 + 0.18],
      [wide / 2 - 0.18, 0.54, long / 2 - 0.18],
      lookOf(0x3a2a1e, 'soil'),
      2,
    );
    return solids.build();
  },
});

/** Sprays of orchids over their leaves, in a pot. */
export const makeOrchids = (seed: number): Piece => ({
  ...{ name: 'orchid', width: 0.5, depth: 0.5, height: 0.8, light: true },
  make() {
    const random = makeRandom(seed).spawn('orchids');
    const solids = new Solids({ grounded: true });
    solids.lathe(
      [0, 0, 0],
      [
        [0.1, 0],
        [0.15, 0.22],
        [0.13, 0.22],
      ],
      lookOf(random.pick([0xb86a48, 0x4a6f7a, 0xd8d2c4]), 'plaster'),
      12,
    );
    const petal = lookOf(random.pick([0xe88ac0, 0xf6f0f2, 0xc864b8, 0xf2c84a, 0xd84a86]), 'petal');
    for (let k = 0; k < 5; k++) {
      const turn = k * 1.26 + random.next();
      solids.ball(
        [Math.sin(turn) * 0.14, 0.27, Math.cos(turn) * 0.14],
        [0.05 + 0.12 * Math.abs(Math.sin(turn)), 0.015, 0.05 + 0.12 * Math.abs(Math.cos(turn))],
        lookOf(0x3f7a3a, 'leaf'),
        8,
      );
    }
    for (let stem = 0; stem < 3; stem++) {
      const turn = stem * 2.1 + random.next();
      const at = (u: number): Vector => [
        Math.sin(turn) * 0.34 * u * u,
        0.24 + 0.62 * Math.sin(u * 1.9),
        Math.cos(turn) * 0.34 * u * u,
      ];
      solids.tube([0, 0.25, 0.5, 0.75, 1].map(at), 0.008, lookOf(0x5f8a3c, 'leaf'), 4);
      for (let k = 0; k < 6; k++) {
        const [x, y, z] = at(0.5 + k * 0.1);
        for (let leaf = 0; leaf < 5; leaf++) {
          const a = leaf * 1.257;
          solids.ball([x + Math.cos(a) * 0.035, y + Math.sin(a) * 0.035, z], [0.028, 0.028, 0.008], petal, 5);
        }
        solids.ball([x, y, z + 0.012], [0.013, 0.013, 0.013], lookOf(0xf2c230, 'petal'), 5);
      }
    }
    return solids.build();
  },
});
