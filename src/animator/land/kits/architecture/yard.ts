import type { Piece } from './pieces.ts';
import { darker, lookOf, Solids } from './solids.ts';

/** What stands in squares, yards and on quays. */
export const makeFountain = (): Piece => ({
  name: 'fountain',
  width: 4.4,
  depth: 4.4,
  height: 2.8,
  spots: [{ kind: 'seat', at: [0, 0.55, 2.1], heading: 0, radius: 0.4 }],
  make() {
    const solids = new Solids({ grounded: true });
    const stone = lookOf(0xb0a694, 'stone');
    solids.lathe(
      [0, 0, 0],
      [
        [2.3, 0],
        [2.3, 0.12],
        [2.1, 0.14],
        [2.05, 0.45],
        [2.2, 0.5],
        [2.2, 0.58],
        [1.9, 0.58],
        [1.85, 0.4],
      ],
      stone,
      32,
    );
    solids.lathe(
      [0, 0.42, 0],
      [
        [1.9, 0],
        [0, 0],
      ],
      lookOf(0x5f8a98, 'glass'),
      32,
    );
    solids.lathe(
      [0, 0.3, 0],
      [
        [0.4, 0],
        [0.28, 0.3],
        [0.2, 0.9],
        [0.3, 1.0],
        [0.85, 1.15],
        [0.9, 1.22],
        [0.2, 1.2],
        [0.14, 1.8],
        [0.3, 1.9],
        [0.32, 1.96],
        [0, 2],
      ],
      stone,
      24,
    );
    for (let k = 0; k < 10; k++) {
      const [s, c] = [Math.sin(k * 0.628), Math.cos(k * 0.628)];
      solids.tube(
        [
          [0, 2.3, 0],
          [s * 0.3, 2.6, c * 0.3],
          [s * 0.65, 2.2, c * 0.65],
          [s * 0.86, 1.5, c * 0.86],
        ],
        0.014,
        lookOf(0xdce8ee, 'glass'),
        4,
      );
      solids.tube(
        [
          [s * 0.9, 1.5, c * 0.9],
          [s * 1.1, 1.2, c * 1.1],
          [s * 1.25, 0.44, c * 1.25],
        ],
        0.012,
        lookOf(0xdce8ee, 'glass'),
        4,
      );
    }
    return solids.build();
  },
});

export const makeBarrel = (): Piece => ({
  name: 'barrel',
  width: 0.7,
  depth: 0.7,
  height: 0.9,
  make() {
    const solids = new Solids({ grounded: true });
    const wood = lookOf(0x7a5232, 'wood');
    solids.lathe(
      [0, 0, 0],
      [
        [0.27, 0],
        [0.33, 0.25],
        [0.345, 0.45],
        [0.33, 0.65],
        [0.27, 0.9],
        [0.25, 0.87],
        [0, 0.87],
      ],
      (_, u) => darker(wood, 0.82 + 0.24 * Math.abs(Math.sin(u * 44))),
      22,
    );
    for (const [y, r] of [
      [0.16, 0.315],
      [0.7, 0.325],
    ] as const)
      solids.lathe(
        [0, y, 0],
        [
          [r, 0],
          [r + 0.006, 0.03],
          [r, 0.06],
        ],
        lookOf(0x3a3836, 'metal'),
        22,
      );
    return solids.build();
  },
});

export const makeCrate = (size: number): Piece => ({
  name: 'crate',
  width: size,
  depth: size,
  height: size,
  make() {
    const solids = new Solids({ grounded: true });
    const [h, wood] = [size / 2, lookOf(0x9a7448, 'wood')];
    solids.box([-h + 0.02, 0.02, -h + 0.02], [h - 0.02, size - 0.02, h - 0.02], darker(wood, 0.7));
    for (let k = 0; k < 5; k++) {
      const y = (k / 5) * size;
      for (const z of [-h, h - 0.025])
        solids.box([-h, y + 0.01, z], [h, y + size / 5 - 0.01, z + 0.025], darker(wood, 0.85 + 0.08 * k));
      for (const x of [-h, h - 0.025])
        solids.box([x, y + 0.01, -h], [x + 0.025, y + size / 5 - 0.01, h], darker(wood, 1.1 - 0.07 * k));
    }
    for (const x of [-h - 0.01, h - 0.07])
      for (const z of [-h - 0.015, h - 0.01]) solids.box([x, 0, z], [x + 0.08, size, z + 0.025], wood);
    solids.box([-h, size - 0.03, -h], [h, size, h], wood);
    return solids.build();
  },
});
