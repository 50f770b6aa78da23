import type { Vector } from '../../../maths/vector.ts';
import { darker, type Look, lookOf, type Solids } from '../architecture/solids.ts';

/** What people built on ridges; it goes away along -z. */

const [WALL, TURF, ROCK] = [lookOf(0xa89a80, 'stone'), lookOf(0x66703c, 'turf'), lookOf(0x6d7060, 'rock')];

/** The way on top: half its width, where it begins and ends, and how high its battlements are. */
export const WAY = { half: 5.4, from: 26, to: -34, high: 1.25 } as const;

/** A piece of the wall from one point of its way to the next, with battlements on both sides. */
function layStretch(solids: Solids, from: Vector, to: Vector, half: number): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const [s, c] = [(to[0] - from[0]) / length, (to[2] - from[2]) / length];
  const rise = (to[1] - from[1]) / length;
  solids.within([c, 0, s, from[0], 0, 1, rise, from[1], -s, 0, c, from[2]], () => {
    solids.sheet([-half, 0, length], [half * 2, 0, 0], [0, 0, -length], darker(WALL, 0.92), [4, length / 2]);
    for (const side of [-1, 1]) {
      const [a, b] = side < 0 ? [-half - 0.7, -half] : [half, half + 0.7];
      solids.box([a, -9, 0], [b, 0.7, length], WALL, 2);
      for (let z = 0.4; z < length - 0.9; z += 2.1)
        solids.box([a, 0.7, z], [b, WAY.high, z + 1.3], darker(WALL, 1.05), 2);
    }
  });
}

function layTower([x, y, z]: Vector, solids: Solids, half: number): void {
  const shade = lookOf(0x2c261f, 'hewn');
  solids.box([x - half * 1.5, y - 10, z - half * 1.5], [x + half * 1.5, y + half * 1.5, z + half * 1.5], WALL, 2);
  for (const dx of [-0.8, 0, 0.8])
    for (const dz of [-1.51, 1.51])
      solids.box(
        [x + (dx - 0.2) * half, y + half * 0.5, z + dz * half - 0.05],
        [x + (dx + 0.2) * half, y + half, z + dz * half + 0.05],
        shade,
        9,
      );
  for (let k = -3; k <= 3; k++)
    for (const side of [-1, 1]) {
      const at = k * half * 0.44;
      solids.box(
        [x + at - half * 0.13, y + half * 1.5, z + side * half * 1.4 - 0.4],
        [x + at + half * 0.13, y + half * 1.78, z + side * half * 1.4 + 0.4],
        WALL,
        9,
      );
      solids.box(
        [x + side * half * 1.4 - 0.4, y + half * 1.5, z + at - half * 0.13],
        [x + side * half * 1.4 + 0.4, y + half * 1.78, z + at + half * 0.13],
        WALL,
        9,
      );
    }
}

/** A wall with battlements: the film plays on its way, and it goes on over the ridges behind, a tower on each. */
export function layGreatWall(solids: Solids): void {
  layStretch(solids, [0, 0, WAY.from], [0, 0, WAY.to], WAY.half);
  const way: Vector[] = Array.from({ length: 40 }, (_, k) => {
    const t = k / 39;
    const far = 1 - (1 - t) ** 1.4;
    return [Math.sin(t * 8.4) * 70 * t ** 0.7, 54 * far ** 1.2 + Math.sin(t * 15) * 11 * t, -34 - 330 * t];
  });
  for (let k = 0; k + 1 < way.length; k++) {
    const [from, to] = [way[k], way[k + 1]];
    if (from === undefined || to === undefined) continue;
    layStretch(solids, from, to, 4.4);
    if (k % 8 === 5) layTower(from, solids, 6.4);
    layRidge(solids, from, to);
  }
}

/** The hill below a stretch. */
function layRidge(solids: Solids, from: Vector, to: Vector): void {
  for (const side of [-1, 1]) {
    const rows = [from, to].map(([x, y, z], end) =>
      [0, 9, 34, 80].map((out, k) => {
        const bump = Math.sin(z * 0.09 + k * 2 + end) * (k === 0 ? 0 : 3);
        const down = [3, 5 + y * 0.12, 5 + y * 0.6, y + 14][k] ?? 0;
        const look: Look = darker(TURF, 0.72 + 0.34 * Math.abs(Math.sin(x * 0.21 + z * 0.17 + k)));
        return solids.vertex([x + side * out, y - down + bump, z], [side * 0.5, 0.85, 0], look);
      }),
    );
    const [near = [], far = []] = rows;
    for (let k = 0; k < 3; k++) {
      const [a = 0, b = 0, c = 0, d = 0] = [near[k], near[k + 1], far[k + 1], far[k]];
      if (side > 0) solids.quad(a, b, c, d);
      else solids.quad(a, d, c, b);
    }
  }
}

/** Steep and green, bare where nothing holds on. */
function laySugarloaf(solids: Solids, at: Vector, radius: number, tall: number): void {
  const rows = 16;
  solids.lathe(
    at,
    Array.from({ length: rows + 1 }, (_, k) => {
      const t = k / rows;
      return [Math.max(0.4, radius * (1 - t ** 1.7) ** 0.8 * (1 + 0.09 * Math.sin(k * 2.1))), tall * t] as const;
    }),
    (spot) => {
      const steep = Math.sin(spot[0] * 0.31 + spot[1] * 0.17) * Math.sin(spot[2] * 0.27 - spot[1] * 0.11);
      return darker(steep > 0.1 ? ROCK : TURF, 0.66 + 0.4 * Math.abs(Math.sin(spot[0] * 0.5 + spot[1] * 0.9)));
    },
    34,
  );
}

/** A town of roofless houses on terraces, under the peak that everybody knows. */
export function layCitadel(solids: Solids): void {
  const stone = lookOf(0x9c968a, 'stone');
  const grass = lookOf(0x6f9440, 'turf');
  solids.lathe(
    [0, -130, -60],
    [
      [170, 0],
      [120, 70],
      [84, 118],
      [66, 128],
    ],
    (at) => darker(TURF, 0.6 + 0.4 * Math.abs(Math.sin(at[0] * 0.3 + at[1] * 0.5))),
    30,
  );
  for (let k = 0; k < 9; k++) {
    const [y, z, half] = [k * 2.4, -k * 5.2, 64 - k * 3.4];
    solids.box(
      [-half, y - 6, z - 30],
      [half, y + 2.2, z],
      (at) => darker(stone, 0.78 + 0.22 * Math.abs(Math.sin(at[0] * 0.7 + at[1] * 1.9))),
      3,
    );
    solids.box([-half, y + 2.2, z - 5.4], [half, y + 2.5, z - 0.3], darker(grass, 0.9 + 0.16 * (k % 2)), 5);
  }
  // Gables without roofs, in rows above the terraces.
  for (let row = 0; row < 3; row++)
    for (let x = -30 + row * 3; x <= 26; x += 8.4) {
      const [y, z] = [21.6 + row * 1.4, -48 - row * 9];
      for (const dz of [0, -5])
        for (const part of [0, 1, 2])
          solids.box(
            [x - 3 + part * 0.9, y - 3 + part * 2.6, z + dz - 0.5],
            [x + 3 - part * 0.9, y + 2.4 + part * 0.9, z + dz],
            darker(stone, 0.9 + 0.06 * part),
            2,
          );
      for (const dx of [-3, 2.4])
        solids.box([x + dx, y - 3, z - 5], [x + dx + 0.6, y + 2.4, z], darker(stone, 0.85), 2);
      solids.box([x - 0.6, y - 1, z + 0.01], [x + 0.6, y + 1.6, z + 0.06], lookOf(0x2e2a24, 'hewn'), 9);
    }
  solids.box([-60, 8, -110], [50, 21, -46], TURF, 8);
  laySugarloaf(solids, [26, -20, -120], 44, 112);
  laySugarloaf(solids, [-22, -20, -116], 26, 68);
  laySugarloaf(solids, [92, -30, -150], 60, 90);
  laySugarloaf(solids, [-100, -30, -160], 64, 96);
}
