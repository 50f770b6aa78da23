import type { Vector } from '../../../maths/vector.ts';
import { darker, lookOf, mixLooks, type Solids, shine } from '../architecture/solids.ts';
import { layArch } from '../landmark-parts.ts';

/** Landmarks that stand in the land: gates, peaks, towers far off. */

/** Red gates one behind the other over the way, as many as one sees to its end. */
export function layGateRow(solids: Solids): void {
  const red = lookOf(0xd9481f, 'paint');
  const black = lookOf(0x26201f, 'paint');
  for (let k = 0; k < 26; k++) {
    // The first stands behind whoever is filmed: no post comes before them.
    const z = -2.4 - k * 2.1;
    const size = 1 + 0.03 * Math.sin(k * 2.3);
    solids.within([size, 0, 0, 0, 0, size, 0, 0, 0, 0, 1, z], () => {
      for (const side of [-1, 1]) {
        solids.tube(
          [
            [side * 1.95, -0.6, 0],
            [side * 1.8, 3.5, 0],
          ],
          0.17,
          red,
          12,
        );
        solids.lathe(
          [side * 1.95, -0.2, 0],
          [
            [0.25, 0],
            [0.24, 0.5],
            [0.18, 0.52],
          ],
          black,
          12,
        );
      }
      solids.box([-2.3, 2.75, -0.1], [2.3, 3, 0.1], red, 3);
      const beam: Vector[] = [-2.75, -1.6, 0, 1.6, 2.75].map((x) => [x, 3.5 + 0.022 * x * x, 0]);
      solids.tube(beam, 0.19, red, 8);
      solids.tube(
        beam.map(([x, y]) => [x * 1.03, y + 0.2, 0]),
        0.14,
        black,
        8,
      );
      solids.box([-0.22, 3, -0.07], [0.22, 3.4, 0.07], black, 3);
    });
  }
}

/** A cone with a white head, far away over its foothills. */
export function laySnowCone(solids: Solids): void {
  const [blue, snow, wood] = [lookOf(0x44566e, 'rock'), lookOf(0xfafcff, 'snow', 1.25), lookOf(0x384a42, 'rock')];
  const tall = 560;
  const profile = Array.from({ length: 31 }, (_, k) => {
    const t = k / 30;
    return [70 + 1500 * (1 - t) ** 2.05, tall * t - (k === 0 ? 40 : 0)] as const;
  });
  solids.lathe(
    [0, -60, 0],
    [...profile, [40, tall - 16], [0.5, tall - 24]],
    (at) => {
      const angle = Math.atan2(at[0], at[2]);
      const gully = Math.sin(angle * 23) * 0.5 + Math.sin(angle * 51 + 2) * 0.35 + Math.sin(angle * 9) * 0.6;
      const line = (at[1] + 60) / tall - (0.62 + gully * 0.085);
      const share = Math.min(1, Math.max(0, line * 14 + 0.5));
      const low = Math.min(1, Math.max(0, 1.4 - ((at[1] + 60) / tall) * 4));
      return darker(mixLooks(mixLooks(blue, wood, low), snow, share), 0.94 + 0.08 * gully);
    },
    220,
  );
}

/** The tallest of towers: three wings that step back as it rises. */
export function layNeedle(solids: Solids, dark: number): void {
  const steel = lookOf(0xa9b4c0, 'steel');
  const lit = shine([1, 0.86, 0.62], 0.7);
  const paint = (at: Vector) =>
    dark > 0.4 && Math.sin(at[1] * 1.9) * Math.sin(at[0] * 2.7 + at[2] * 2.2) > 0.35
      ? lit
      : darker(steel, 0.72 + 0.3 * Math.abs(Math.sin(at[1] * 0.9)));
  for (let wing = 0; wing < 3; wing++) {
    const angle = (wing * Math.PI * 2) / 3;
    for (let k = 0; k < 9; k++) {
      const out = 30 - k * 3.2;
      const top = 120 + ((k * 3 + wing) / 27) * 330;
      solids.lathe(
        [Math.sin(angle) * out, -4, Math.cos(angle) * out],
        [
          [8, 0],
          [7.6, top * 0.8],
          [7, top],
          [0.2, top + 2],
        ],
        paint,
        14,
      );
    }
  }
  solids.lathe(
    [0, -4, 0],
    [
      [17, 0],
      [15, 320],
      [11, 400],
      [8, 470],
      [6, 540],
      [4, 590],
      [2, 640],
      [1, 700],
      [0.2, 760],
    ],
    paint,
    18,
  );
}

/** Sails of white tiles over a podium at the water. */
export function layShells(solids: Solids, dark: number): void {
  const tile = lookOf(0xf2eee2, 'porcelain');
  const stone = lookOf(0xb49a82, 'hewn');
  const glass = dark > 0.3 ? shine([1, 0.74, 0.42], 0.8) : lookOf(0x4a4440, 'glass');
  solids.box([-62, -3, -44], [62, 7, 0], stone, 6);
  solids.box([-66, -3, -48], [66, 1.6, 5], darker(stone, 0.9), 8);
  // A shell is a piece of a globe that leans over its own mouth.
  const shell = (x: number, z: number, wide: number, tall: number, toward: number): void => {
    const [rows, sides] = [12, 8];
    for (const side of [-1, 1]) {
      let first = -1;
      for (let j = 0; j <= rows; j++)
        for (let i = 0; i <= sides; i++) {
          const [t, u] = [j / rows, i / sides];
          const ridgeY = tall * Math.sin(t * Math.PI * 0.5);
          const ridgeX = toward * (wide * 1.5 * t ** 1.5 - wide * 0.7);
          const px = x + ridgeX * (1 - u ** 2 * 0.5) - toward * u * wide * 0.12;
          const py = 6.4 + ridgeY * Math.cos(u * Math.PI * 0.5) ** 0.72;
          const pz = z + side * wide * 0.72 * Math.sin(u * Math.PI * 0.5) * (1 - t ** 3 * 0.82);
          const normal: Vector = [-toward * 0.3, 0.5, side];
          const number = solids.vertex([px, py, pz], normal, tile);
          if (first < 0) first = number;
        }
      for (let j = 0; j < rows; j++)
        for (let i = 0; i < sides; i++) {
          const a = first + j * (sides + 1) + i;
          solids.quad(a, a + 1, a + sides + 2, a + sides + 1);
        }
    }
    solids.sheet(
      [x + toward * wide * 0.3, 6.4, z + wide * 0.5],
      [0, 0, -wide],
      [toward * wide * 0.3, tall * 0.62, 0],
      glass,
      [4, 4],
    );
  };
  for (const [z, size] of [
    [-13, 1],
    [-32, 1.12],
  ] as const) {
    shell(30, z, 20 * size, 38 * size, 1);
    shell(8, z, 22 * size, 49 * size, 1);
    shell(-16, z, 17 * size, 34 * size, 1);
    shell(-34, z, 16 * size, 27 * size, -1);
  }
  shell(-54, -8, 8, 15, -1);
  shell(-44, -8, 9, 17, 1);
}

/** A palace on three sides of a court, and the pyramid of glass in it. */
export function layGlassPyramid(solids: Solids, dark: number): void {
  const stone = lookOf(0xd8c7a2, 'hewn');
  const slate = lookOf(0x5d6670, 'hewn');
  const glass = dark > 0.3 ? shine([1, 0.78, 0.44], 0.55) : lookOf(0x9fb8c4, 'glass');
  const bar = lookOf(0x6c747a, 'steel');
  const window = dark > 0.3 ? shine([1, 0.7, 0.36], 0.5 + 0.5 * dark) : lookOf(0x3a3f46, 'glass');
  const [half, tall, middle] = [17.5, 21.6, -18];
  const top: Vector = [0, tall, middle];
  for (let turn = 0; turn < 4; turn++) {
    const angle = (turn * Math.PI) / 2;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    solids.within([c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, middle], () => {
      const corners = [
        [-half, 0, half],
        [half, 0, half],
        [0, tall, 0],
      ] as const;
      const [a, b, d] = corners.map((at) => solids.vertex(at, [0, 0.63, 0.78], glass));
      solids.triangle(a ?? 0, b ?? 0, d ?? 0);
      for (let k = 0; k <= 9; k++) {
        const t = k / 9;
        solids.tube(
          [
            [-half + half * 2 * t, 0.05, half + 0.03],
            [half * t, tall * (1 - t), half * t + 0.03],
          ],
          0.1,
          bar,
          4,
        );
        solids.tube(
          [
            [-half + half * 2 * t, 0.05, half + 0.03],
            [-half * (1 - t), tall * t, half * (1 - t) + 0.03],
          ],
          0.1,
          bar,
          4,
        );
      }
    });
  }
  solids.ball(top, [0.3, 0.3, 0.3], bar, 6);
  const wing = (x0: number, x1: number, z0: number, z1: number): void => {
    solids.box([x0, -1, z0], [x1, 19, z1], stone, 5);
    solids.box([x0 - 0.5, 18.4, z0 - 0.5], [x1 + 0.5, 19.6, z1 + 0.5], darker(stone, 1.08), 6);
    solids.box([x0 + 1.6, 19.6, z0 + 1.6], [x1 - 1.6, 25, z1 - 1.6], slate, 5);
  };
  wing(-70, 70, -84, -66);
  wing(-86, -66, -84, 26);
  wing(66, 86, -84, 26);
  for (let x = -60; x <= 60; x += 6) for (const y of [1, 8]) layArch(solids, [x, y, -65.9], 1.5, 3.6, window, 1);
  for (const side of [-1, 1])
    for (let z = -60; z < 26; z += 6)
      for (const y of [1, 8])
        solids.within([0, 0, -side, side * 65.9, 0, 1, 0, y, side, 0, 0, z], () =>
          layArch(solids, [0, 0, 0], 1.5, 3.6, window, 1),
        );
  solids.box([-9, 0, -70], [9, 30, -65], stone, 4);
  solids.lathe(
    [0, 30, -68],
    [
      [9, 0],
      [8, 5],
      [5, 9],
      [0.4, 11],
    ],
    slate,
    4,
  );
}
