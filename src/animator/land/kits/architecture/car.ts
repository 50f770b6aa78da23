import type { Mesh } from '../../../maths/mesh.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from './pieces.ts';
import { type Look, lookOf, Solids } from './solids.ts';

/** A parked car, four metres long, its front toward +z. Far enough away to be simple. */
export function makeParkedCar(hex: number, snowy: boolean): Piece {
  return {
    name: 'car',
    width: 1.8,
    depth: 4.2,
    height: 1.45,
    make: (): Mesh => {
      const solids = new Solids({ grounded: true });
      const [paint, glass, rubber, steel] = [
        lookOf(hex, 'paint'),
        lookOf(0x10151a, 'glass'),
        lookOf(0x17171a, 'rubber'),
        lookOf(0xb8bcc2, 'metal'),
      ];
      const roof = snowy ? lookOf(0xeef2f5, 'snow') : paint;
      solids.softBox([-0.88, 0.28, -2.1], [0.88, 0.78, 2.1], 0.2, paint, { rings: 3, cell: 0.7 });
      solids.softBox([-0.84, 0.6, -2.0], [0.84, 0.9, 1.0], 0.12, paint, { rings: 3, cell: 0.7 });
      // The cabin narrows toward its roof, and leans back at both ends.
      const cabin = (at: Vector): Vector => {
        const t = Math.max(0, (at[1] - 0.85) / 0.55);
        return [at[0] * (1 - 0.2 * t), at[1], -0.35 + (at[2] + 0.35) * (1 - 0.34 * t)];
      };
      const side = (points: readonly Vector[], look: Look, out: Vector): void => {
        const numbers = points.map((p) => solids.vertex(cabin(p), out, look));
        solids.quad(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0);
      };
      for (const s of [-1, 1]) {
        const strip = (z0: number, z1: number, look: Look): void => {
          const [from, to] = s > 0 ? [z1, z0] : [z0, z1];
          side(
            [
              [s * 0.8, 0.88, from],
              [s * 0.8, 0.88, to],
              [s * 0.8, 1.38, to],
              [s * 0.8, 1.38, from],
            ],
            look,
            [s * 0.95, 0.3, 0],
          );
        };
        strip(-1.72, -1.55, paint);
        strip(-1.55, -0.38, glass);
        strip(-0.38, -0.28, paint);
        strip(-0.28, 0.86, glass);
        strip(0.86, 1.0, paint);
      }
      side(
        [
          [-0.8, 0.88, 1.0],
          [0.8, 0.88, 1.0],
          [0.8, 1.38, 1.0],
          [-0.8, 1.38, 1.0],
        ],
        glass,
        [0, 0.6, 0.8],
      );
      side(
        [
          [0.8, 0.88, -1.72],
          [-0.8, 0.88, -1.72],
          [-0.8, 1.38, -1.72],
          [0.8, 1.38, -1.72],
        ],
        glass,
        [0, 0.6, -0.8],
      );
      solids.softBox([-0.645, 1.36, -1.26], [0.645, 1.44, 0.55], 0.05, roof, { rings: 2, cell: 0.6 });
      for (const x of [-0.8, 0.8])
        for (const z of [-1.3, 1.32]) {
          const across = [0, 1, 0, x, 1, 0, 0, 0.33, 0, 0, -1, z];
          solids.within(across, () => {
            solids.lathe(
              [0, 0, 0],
              [
                [0, -0.11],
                [0.2, -0.11],
                [0.3, -0.1],
                [0.33, -0.06],
                [0.33, 0.06],
                [0.3, 0.1],
                [0.2, 0.11],
                [0, 0.11],
              ],
              rubber,
              18,
            );
            for (const e of [-0.115, 0.115])
              solids.lathe(
                [0, e, 0],
                e > 0
                  ? [
                      [0.2, 0],
                      [0.1, 0.012],
                      [0, 0.005],
                    ]
                  : [
                      [0, -0.005],
                      [0.1, -0.012],
                      [0.2, 0],
                    ],
                steel,
                14,
              );
          });
        }
      for (const x of [-0.6, 0.6]) {
        solids.softBox([x - 0.2, 0.55, 2.02], [x + 0.2, 0.69, 2.11], 0.04, lookOf(0xe8ecef, 'glass'));
        solids.softBox([x - 0.2, 0.58, -2.11], [x + 0.2, 0.7, -2.03], 0.03, lookOf(0xa8201a, 'glass'));
      }
      solids.softBox([-0.4, 0.4, 2.05], [0.4, 0.52, 2.12], 0.02, lookOf(0x1a1c1f, 'plastic'));
      return solids.build();
    },
  };
}
