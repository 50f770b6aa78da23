import type { Vector } from '../../../maths/vector.ts';
import { darker, lookOf, type Solids } from '../architecture/solids.ts';
import { layArch } from '../landmark-parts.ts';

/** Temples of stone in the wild; fronts at z 0 looking along +z. */

/** Five towers like buds over long galleries, and the causeway that leads to them. */
export function layLotusTemple(solids: Solids): void {
  const stone = lookOf(0x8d8674, 'stone');
  const dark = lookOf(0x2e2a24, 'hewn');
  const gallery = (x0: number, x1: number, y: number, z: number): void => {
    solids.box([x0, y - 3, z - 7], [x1, y + 4.6, z], stone, 4);
    for (let x = x0 + 2; x < x1 - 1; x += 3)
      solids.box([x - 0.85, y + 0.6, z - 0.5], [x + 0.85, y + 3.9, z + 0.06], dark, 9);
    solids.sheet(
      [x0 - 0.6, y + 4.6, z + 0.7],
      [x1 - x0 + 1.2, 0, 0],
      [0, 3, -4.2],
      (at) => darker(stone, 0.78 + 0.2 * Math.abs(Math.sin(at[0] * 2.2))),
      [(x1 - x0) * 1.2, 1],
    );
    solids.sheet([x1 + 0.6, y + 4.6, z - 7.7], [x0 - x1 - 1.2, 0, 0], [0, 3, 4.2], darker(stone, 0.8), [8, 1]);
  };
  const bud = (x: number, y: number, z: number, radius: number, tall: number): void => {
    const rows = 22;
    solids.box([x - radius, y - 10, z - radius], [x + radius, y + radius * 0.4, z + radius], stone, 3);
    layArch(solids, [x, y - radius * 1.1, z + radius + 0.05], radius * 0.35, radius, dark, 0.6);
    solids.lathe(
      [x, y + radius * 0.4, z],
      Array.from({ length: rows + 1 }, (_, k) => {
        const t = k / rows;
        const tier = (k % 2 === 0 ? 1.06 : 0.92) as number;
        return [Math.max(0.05, radius * 1.02 * (1 - t ** 2.1) ** 0.8 * tier), tall * t] as const;
      }),
      (at) => darker(stone, 0.8 + 0.26 * Math.abs(Math.sin(at[1] * 1.6 + at[0]))),
      16,
    );
  };
  gallery(-84, -9, 3, 0);
  gallery(9, 84, 3, 0);
  solids.box([-9, -2, -9], [9, 9, 1], stone, 3);
  layArch(solids, [0, 0.6, 1.06], 1.8, 4, dark, 0.8);
  bud(0, 9, -4, 5, 9);
  for (const x of [-26, 26]) bud(x, 7, -3, 3.6, 6);
  gallery(-44, 44, 10, -34);
  gallery(-30, 30, 18, -52);
  for (const x of [-29, 29]) bud(x, 22, -54, 5, 15);
  for (const x of [-18, 18]) bud(x, 26, -66, 5, 16);
  bud(0, 30, -60, 6.6, 24);
  solids.box([-4.6, -2, 0], [4.6, 0.5, 60], darker(stone, 0.95), 4);
  for (const side of [-1, 1])
    for (let z = 3; z < 60; z += 4) solids.box([side * 4.6 - 0.3, 0, z], [side * 4.6 + 0.3, 1.2, z + 0.6], stone, 4);
}

/** A front of columns and urns carved into the face of a red cliff. */
export function layRockFront(solids: Solids): void {
  const rock = lookOf(0xc47a5c, 'rock');
  const carved = lookOf(0xd48e6c, 'hewn');
  const shade = lookOf(0x2c1a16, 'hewn');
  const face = (at: Vector) =>
    darker(
      rock,
      0.72 +
        0.3 * Math.abs(Math.sin(at[1] * 0.34 + Math.sin(at[0] * 0.2) * 1.4)) +
        0.1 * Math.sin(at[0] * 0.7 + at[1] * 1.1),
    );
  solids.box([-60, -3, -30], [60, 66, -4], face, 2);
  solids.box([-60, -3, -4], [-15, 60, 5], face, 2);
  solids.box([15, -3, -4], [60, 62, 7], face, 2);
  solids.box([-15, 41, -4], [15, 64, 5], face, 2);
  const column = (x: number, y: number, z: number, tall: number): void => {
    solids.lathe(
      [x, y, z],
      [
        [1.05, 0],
        [0.85, 0.7],
        [0.78, tall * 0.84],
        [1.15, tall * 0.92],
        [1.2, tall],
      ],
      carved,
      14,
    );
  };
  solids.box([-14, -1, -4], [14, 0.6, 2.6], carved, 4);
  for (const x of [-12.4, -7.6, -2.9, 2.9, 7.6, 12.4]) column(x, 0.6, 0.6, 13);
  solids.box([-14, 13.6, -4], [14, 16.4, 1.8], carved, 4);
  layGable(solids, 8.6, 16.4, 4, 1.9);
  layArch(solids, [0, 0.6, -3.9], 2.2, 7, shade, 0.2);
  // Above: a round house between two halves of a gable.
  solids.lathe(
    [0, 18, -2.4],
    [
      [3.6, 0],
      [3.6, 1],
      [3, 1.2],
      [3, 12],
      [4, 12.6],
      [4, 13.6],
      [2.4, 15],
      [0.7, 19],
      [1.2, 20],
      [0.9, 22],
      [0.1, 23],
    ],
    carved,
    18,
  );
  for (let k = 0; k < 6; k++) {
    const angle = (k / 6) * Math.PI * 2 + 0.5;
    column(Math.sin(angle) * 3.6, 19, -2.4 + Math.cos(angle) * 3.6, 11);
  }
  for (const side of [-1, 1]) {
    solids.box([side < 0 ? -14 : 6.4, 18, -4], [side < 0 ? -6.4 : 14, 30, -1.4], carved, 4);
    for (const x of [7.4, 13]) column(side * x, 18.4, -0.6, 10.6);
    solids.box([side < 0 ? -14.4 : 6, 29, -4], [side < 0 ? -6 : 14.4, 31.4, 0.6], carved, 4);
    layArch(solids, [side * 10.2, 20, -1.3], 1.4, 5, darker(carved, 0.55), 1);
  }
}

function layGable(solids: Solids, half: number, y: number, rise: number, z: number): void {
  const carved = lookOf(0xd48e6c, 'hewn');
  const [a, b, c] = (
    [
      [-half, y, z],
      [half, y, z],
      [0, y + rise, z],
    ] as const
  ).map((at) => solids.vertex(at, [0, 0, 1], carved));
  solids.triangle(a ?? 0, b ?? 0, c ?? 0);
  for (const side of [-1, 1])
    solids.tube(
      [
        [side * (half + 0.5), y, z],
        [0, y + rise + 0.2, z],
      ],
      0.42,
      darker(carved, 1.08),
      6,
    );
}
