import type { Vector } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Solids, shine } from '../architecture/solids.ts';

/** Great statues and standing stones; they look along +z. */

/** Cloth that falls in folds from the shoulders to the feet. */
function layRobe(
  solids: Solids,
  profile: readonly (readonly [number, number])[],
  look: Look,
  folds: number,
  flat = 0.8,
): void {
  solids.within([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, flat, 0], () =>
    solids.lathe(
      [0, 0, 0],
      profile,
      (at) => darker(look, 0.76 + 0.3 * Math.abs(Math.sin(Math.atan2(at[0], at[2]) * folds + at[1] * 0.12))),
      48,
    ),
  );
}

/** A woman of copper who holds up a torch, on her pedestal in the water. */
export function layTorchStatue(solids: Solids, dark: number): void {
  const copper = lookOf(0x86b8a2, 'hewn');
  const granite = lookOf(0xc4b49a, 'stone');
  const gold = dark > 0.3 ? shine([1, 0.7, 0.3], 2.2) : lookOf(0xe8b848, 'metal');
  solids.ball([0, -8, -14], [60, 10, 46], lookOf(0x5f7a44, 'turf'), 24);
  solids.lathe(
    [0, -3, -14],
    [
      [26, 0],
      [24, 12],
      [24.6, 12.4],
      [24.6, 13.4],
      [22, 13.5],
    ],
    granite,
    11,
  );
  solids.within([Math.SQRT1_2, 0, Math.SQRT1_2, 0, 0, 1, 0, 0, -Math.SQRT1_2, 0, Math.SQRT1_2, -14], () => {
    solids.lathe(
      [0, 10, 0],
      [
        [15, 0],
        [13, 8],
        [13.6, 8.4],
        [12.4, 9],
        [11, 26],
        [12.6, 27],
        [12.6, 29],
        [10, 29.2],
        [9.4, 35],
      ],
      granite,
      4,
    );
  });
  solids.within([1.15, 0, 0, 0, 0, 1.15, 0, 45, 0, 0, 1.15, -14], () => {
    layRobe(
      solids,
      [
        [6, 0],
        [5.4, 3],
        [4.8, 10],
        [4.6, 18],
        [4.9, 24],
        [4.5, 28],
        [2.4, 31],
        [1.4, 32],
      ],
      copper,
      9,
    );
    // A sash from her shoulder, the tablet in her left arm.
    solids.tube(
      [
        [-3.4, 28, 2.4],
        [-0.5, 23, 4],
        [3.2, 17, 3.6],
        [3.8, 9, 3.4],
      ],
      1.2,
      darker(copper, 0.9),
      8,
    );
    solids.tube(
      [
        [4, 28.4, 0],
        [5.2, 23.4, 1.6],
        [3.9, 21, 4],
      ],
      1.15,
      copper,
      10,
    );
    solids.within([0.94, -0.34, 0, 4.6, 0.34, 0.94, 0, 22.2, 0, 0, 1, 3.6], () =>
      solids.box([-1.5, -2.2, 0], [1.5, 3.2, 0.6], darker(copper, 1.06), 4),
    );
    solids.tube(
      [
        [-3.6, 28.6, 0],
        [-5.2, 32.4, 0.2],
        [-5.4, 37, 0.6],
      ],
      1.3,
      copper,
      10,
    );
    solids.ball([-5.4, 38, 0.7], [1, 1.2, 1], copper, 10);
    solids.lathe(
      [-5.4, 38.4, 0.7],
      [
        [0.5, 0],
        [0.6, 2.2],
        [1.7, 3],
        [1.8, 3.5],
        [0.8, 3.6],
      ],
      copper,
      12,
    );
    solids.lathe(
      [-5.4, 42, 0.7],
      [
        [0.9, 0],
        [1.25, 0.9],
        [0.9, 2],
        [0.05, 3.2],
      ],
      gold,
      10,
    );
    solids.lathe(
      [0, 30.6, 0],
      [
        [1.3, 0],
        [1.1, 2],
      ],
      copper,
      12,
    );
    solids.ball([0, 34, 0.2], [1.9, 2.4, 2], copper, 18);
    solids.ball([0, 33.8, 2.1], [0.34, 0.7, 0.42], copper, 8);
    for (const x of [-0.75, 0.75]) solids.ball([x, 34.3, 1.85], [0.42, 0.2, 0.2], darker(copper, 0.5), 8);
    solids.ball([0, 32.8, 1.85], [0.5, 0.16, 0.2], darker(copper, 0.6), 8);
    solids.ball([0, 35, -0.7], [2.1, 2.2, 1.9], darker(copper, 0.9), 14);
    solids.lathe(
      [0, 35.2, 0.2],
      [
        [2.1, 0],
        [2.3, 0.9],
        [2.1, 1.1],
      ],
      copper,
      20,
    );
    for (let k = -3; k <= 3; k++) {
      const angle = (k / 3) * 1.25;
      const [sx, cx] = [Math.sin(angle), Math.cos(angle)];
      solids.tube(
        [
          [sx * 2, 35.8 + cx * 0.4, 1 - Math.abs(sx)],
          [sx * 4.6, 36.2 + cx * 3, 1.4 - Math.abs(sx)],
        ],
        0.2,
        copper,
        5,
      );
    }
  });
}

/** A man of stone with wide open arms, on the rock above the bay. */
export function layOpenArms(solids: Solids, dark: number): void {
  const stone = dark > 0.5 ? lookOf(0xf4eee0, 'luminous') : lookOf(0xdcd6c8, 'hewn');
  const rock = lookOf(0x5f6a4c, 'rock');
  solids.lathe(
    [0, -90, 0],
    [
      [90, 0],
      [58, 34],
      [30, 66],
      [13, 84],
      [9, 89],
      [7, 90],
    ],
    (at) => darker(rock, 0.7 + 0.5 * Math.abs(Math.sin(at[0] * 0.31 + at[1] * 0.23) * Math.sin(at[2] * 0.27))),
    22,
  );
  solids.box([-4, -1, -4], [4, 8, 4], darker(stone, 0.9), 3);
  solids.within([1, 0, 0, 0, 0, 1, 0, 8, 0, 0, 1, 0], () => {
    layRobe(
      solids,
      [
        [3.7, 0],
        [3.3, 2],
        [2.9, 10],
        [3, 16],
        [3.4, 20],
        [3.2, 23],
        [1.4, 24.8],
        [1, 25.2],
      ],
      stone,
      8,
      0.72,
    );
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): Vector => [side * x, y, 0];
      solids.tube([at(1.6, 22.6), at(6, 22.8), at(11.6, 22.9)], 1.25, stone, 10);
      solids.tube([at(11.6, 22.9), at(14, 22.9)], 0.62, stone, 8);
      solids.softBox([side < 0 ? -9 : 3, 19.6, -0.7], [side < 0 ? -3 : 9, 22.6, 0.7], 0.6, darker(stone, 0.92));
      solids.ball(at(14.3, 22.9), [1, 0.34, 0.55], stone, 8);
    }
    solids.ball([0, 26.8, 0.3], [1.35, 1.75, 1.45], stone, 16);
    solids.ball([0, 26.9, -0.4], [1.6, 2, 1.4], darker(stone, 0.85), 14);
    solids.lathe(
      [0, 23.4, -0.3],
      [
        [1.9, 0],
        [1.6, 2],
        [1.4, 3.4],
      ],
      darker(stone, 0.86),
      14,
    );
    solids.ball([0, 25.4, 1], [0.8, 0.8, 0.6], darker(stone, 0.88), 10);
    solids.ball([0, 26.7, 1.65], [0.2, 0.5, 0.3], stone, 8);
  });
}
