import type { Vector } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Solids } from '../architecture/solids.ts';
import { layDisc } from './city-landmarks.ts';

/** Gates and arches of cities; fronts at z 0 looking along +z. */

/** A great arch of honour over an avenue. */
export function layTriumphalArch(solids: Solids): void {
  const stone = lookOf(0xddd0b4, 'stone');
  const [half, deep, tall, open, spring] = [22, 22, 50, 7.3, 22];
  for (const side of [-1, 1])
    solids.box([side < 0 ? -half : open, -1, -deep], [side < 0 ? -open : half, spring + open, 0], stone, 4);
  solids.box([-half, spring + open, -deep], [half, tall - 9, 0], stone, 4);
  // The vault, and what fills its corners.
  for (let k = 0; k < 12; k++) {
    const [a, b] = [(k / 12) * Math.PI, ((k + 1) / 12) * Math.PI];
    const [xa, ya, xb, yb] = [
      Math.cos(a) * open,
      spring + Math.sin(a) * open,
      Math.cos(b) * open,
      spring + Math.sin(b) * open,
    ];
    solids.sheet([xa, ya, -deep], [0, 0, deep], [xb - xa, yb - ya, 0], darker(stone, 0.62), [4, 1]);
    for (const z of [0.02, -deep - 0.02]) {
      const look = darker(stone, 0.98);
      const [one, two, three, four] = [
        solids.vertex([xa, ya, z], [0, 0, 1], look),
        solids.vertex([xa, spring + open, z], [0, 0, 1], look),
        solids.vertex([xb, spring + open, z], [0, 0, 1], look),
        solids.vertex([xb, yb, z], [0, 0, 1], look),
      ];
      solids.quad(one, two, three, four);
    }
  }
  solids.box([-half - 1.4, tall - 12, -deep - 1.4], [half + 1.4, tall - 9.4, 1.4], darker(stone, 1.12), 6);
  solids.box([-half + 0.6, tall - 9.4, -deep + 0.6], [half - 0.6, tall, -0.6], stone, 4);
  solids.box([-half, tall, -deep], [half, tall + 1.2, 0], darker(stone, 1.1), 6);
  for (let x = -19; x <= 19; x += 4.75) layRound(solids, [x, tall - 4.6, -0.5], 1.4, darker(stone, 0.72));
  // Reliefs on the piers, a frieze under the cornice.
  for (const x of [-14.6, 14.6]) {
    solids.box([x - 4.4, 4, 0], [x + 4.4, 6.4, 1.6], darker(stone, 1.05), 4);
    for (let k = 0; k < 7; k++)
      solids.ball(
        [x + Math.sin(k * 2.4) * 2.4, 8 + k * 1.5, 0.5],
        [1.5, 2.1, 1],
        darker(stone, 0.9 + 0.04 * (k % 3)),
        9,
      );
    solids.box([x - 4.6, 22, 0], [x + 4.6, 29, 0.3], darker(stone, 0.9), 4);
  }
  solids.box(
    [-half, tall - 15.4, 0],
    [half, tall - 12.6, 0.35],
    (at) => darker(stone, 0.78 + 0.2 * Math.abs(Math.sin(at[0] * 1.7))),
    0.8,
  );
}

function layRound(solids: Solids, [x, y, z]: Vector, radius: number, look: Look): void {
  solids.within([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z], () => layDisc(solids, radius, 0.02, look));
}

/** Two rows of columns with a chariot on top. */
export function layColumnGate(solids: Solids): void {
  const stone = lookOf(0xd6c49c, 'hewn');
  const bronze = lookOf(0x5c9080, 'metal');
  const column = (x: number, z: number): void => {
    solids.lathe(
      [x, 0, z],
      [
        [1.15, 0],
        [1.1, 0.6],
        [0.9, 0.8],
        [0.78, 13],
        [1.05, 13.6],
        [1.1, 14],
      ],
      (at) => darker(stone, 0.86 + 0.16 * Math.abs(Math.sin(Math.atan2(at[0] - x, at[2] - z) * 10))),
      20,
    );
  };
  for (const x of [-13.5, -8.4, -3.3, 3.3, 8.4, 13.5]) for (const z of [-1, -9.5]) column(x, z);
  for (const x of [-13.5, -8.4, -3.3, 3.3, 8.4, 13.5])
    solids.box([x - 0.5, 0, -9.5], [x + 0.5, 14, -1], darker(stone, 0.85), 3);
  solids.box([-16, 14, -11], [16, 16.6, 0.4], stone, 4);
  solids.box([-16.6, 16.6, -11.6], [16.6, 17.6, 1], darker(stone, 1.1), 5);
  solids.box([-12.5, 17.6, -9.4], [12.5, 20.4, -1.2], darker(stone, 0.96), 4);
  solids.box([-4, 20.4, -8], [4, 22, -2.6], darker(stone, 1.04), 4);
  // Four horses and who drives them.
  for (const x of [-2.7, -0.9, 0.9, 2.7]) {
    solids.softBox([x - 0.45, 23.2, -3.6], [x + 0.45, 24.4, -1.2], 0.4, bronze);
    solids.tube(
      [
        [x, 24.2, -1.5],
        [x, 25.6, -0.8],
        [x, 25.8, -0.2],
      ],
      0.32,
      bronze,
    );
    for (const z of [-3.3, -1.5])
      for (const dx of [-0.28, 0.28])
        solids.tube(
          [
            [x + dx, 23.4, z],
            [x + dx, 22, z + (z > -2 ? 0.4 : 0)],
          ],
          0.13,
          bronze,
          5,
        );
  }
  solids.box([-1.2, 22, -6], [1.2, 23.6, -4.4], bronze, 4);
  solids.lathe(
    [0, 23.6, -5.2],
    [
      [0.5, 0],
      [0.4, 1.6],
      [0.3, 2.2],
      [0.05, 3],
    ],
    bronze,
    8,
  );
  solids.tube(
    [
      [0.4, 25.4, -5.2],
      [0.9, 27.6, -4.9],
    ],
    0.09,
    bronze,
    5,
  );
  // The low houses on both sides.
  for (const side of [-1, 1]) {
    const [from, to] = side < 0 ? [-31, -18] : [18, 31];
    solids.box([from, -1, -14], [to, 8.6, -3], darker(stone, 0.92), 4);
    for (let x = from + 1; x <= to - 1; x += 3.6)
      solids.lathe(
        [x, 0, -1.6],
        [
          [0.55, 0],
          [0.45, 7],
          [0.6, 7.4],
        ],
        stone,
        12,
      );
    solids.box([from - 0.4, 7.4, -3.2], [to + 0.4, 9, -0.6], darker(stone, 1.05), 4);
    solids.sheet([from - 0.6, 9, -0.4], [to - from + 1.2, 0, 0], [0, 3.2, -7], lookOf(0x7c8a80, 'hewn'), [8, 2]);
  }
}
