import { standing } from '../../../maths/matrix.ts';
import { makeRandom, type Random } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import { NEONS } from './shops.ts';
import { darker, type Look, lookOf, mixLooks, Solids, shine } from './solids.ts';

/** Grids of windows on plain walls; from far away a tower needs no more. */
export function makeTower(seed: number, width: number, height: number, dark: number, neon: boolean) {
  const random = makeRandom(seed).spawn('tower');
  const solids = new Solids();
  const wall = darker(
    lookOf(random.pick([0x8a98a6, 0xa89c8c, 0x6f7f90, 0xb8b4ac, 0x7a6a62]), 'plaster'),
    0.95 - 0.5 * dark,
  );
  const w = width / 2;
  solids.box([-w, 0, -w], [w, height, w], wall, 24);
  const crown = random.index(3);
  if (crown > 0) solids.box([-w * 0.6, height, -w * 0.6], [w * 0.6, height + width * 0.45, w * 0.6], wall, 24);
  if (crown === 2)
    solids.lathe(
      [0, height + width * 0.45, 0],
      [
        [w * 0.1, 0],
        [0.2, width * 1.2],
        [0, width * 1.25],
      ],
      darker(wall, 1.2),
      8,
    );
  if (dark > 0.4)
    solids.ball(
      [0, height + width * (crown === 2 ? 1.7 : crown === 1 ? 0.48 : 0.02), 0],
      [0.7, 0.7, 0.7],
      shine([3, 0.3, 0.2], 1),
      6,
    );
  const [columns, rows] = [Math.max(3, Math.floor(width / 3)), Math.floor(height / 4.2)];
  // Bands of glass from floor to floor, piers from bottom to top, or windows cut into walls.
  const face = random.pick<Facade>(['bands', 'piers', 'cut']);
  const pane = mixLooks(lookOf(random.pick([0x3f5c74, 0x4a6478, 0x36505a, 0x5a6a80]), 'glass'), wall, 0.15);
  // Offices light whole floors at once, homes here and there; each tower in its own white.
  const warm = random.between(0, 1);
  for (let side = 0; side < 4; side++)
    solids.within(standing([0, 0, 0], (side * Math.PI) / 2), () => {
      layFace(solids, { face, width, height, rows, columns, pane: darker(pane, 1 - 0.55 * dark), wall });
      for (let j = Math.max(1, rows - 34); j < rows; j++) {
        const floor = random.next();
        for (let i = 0; i < columns; i++) {
          const lit = random.next() < (face === 'bands' ? (floor < 0.42 ? 0.86 : 0.16) : 0.5) * dark;
          if (!lit && (dark > 0.6 || face !== 'cut')) continue;
          const t = Math.min(1, Math.max(0, random.next() * 0.7 + warm * 0.5 - 0.1));
          const glass = mixLooks(lookOf(0x4a6478, 'glass'), wall, 0.25 + 0.3 * t);
          solids.sheet(
            [-w + ((i + 0.14) * width) / columns, j * 4.2, w + 0.08],
            [(width / columns) * 0.72, 0, 0],
            [0, 2.5, 0],
            lit ? shine([0.95 - 0.4 * t * t, 0.64, 0.34 + 0.6 * t * t], 0.2 + 0.9 * random.next() ** 2) : glass,
          );
        }
      }
    });
  if (neon) layLights(solids, random, w, height);
  return solids.build();
}

type Facade = 'bands' | 'piers' | 'cut';

interface Face {
  readonly face: Facade;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly columns: number;
  readonly pane: Look;
  readonly wall: Look;
}

/** What one sees of a front between and behind its lit windows: glass that mirrors the sky, brighter toward the top. */
function layFace(solids: Solids, { face, width, height, rows, columns, pane, wall }: Face): void {
  const w = width / 2;
  const mirrors = (at: Vector): Look => darker(pane, 0.7 + (0.6 * Math.max(0, at[1])) / height);
  if (face === 'bands')
    for (let j = 1; j < rows; j++)
      solids.sheet([-w * 0.97, j * 4.2 - 0.2, w + 0.05], [width * 0.97, 0, 0], [0, 2.8, 0], mirrors);
  if (face !== 'piers') return;
  for (let i = 0; i < columns; i++)
    solids.sheet(
      [-w + ((i + 0.1) * width) / columns, 4, w + 0.05],
      [(width / columns) * 0.8, 0, 0],
      [0, height - 7, 0],
      mirrors,
      [1, 6],
    );
  for (let i = 0; i <= columns; i++) {
    const x = -w + (i * width) / columns;
    solids.box([x - 0.22, 0, w], [x + 0.22, height, w + 0.6], darker(wall, 1.1), 40);
  }
}

/** Lines of light down the edges and around, and screens as high as houses. */
function layLights(solids: Solids, random: Random, w: number, height: number): void {
  const [line, band, own, other] = [random.pick(NEONS), random.pick(NEONS), random.pick(NEONS), random.pick(NEONS)];
  const r = 0.22;
  if (random.chance(0.7))
    for (const [x, z] of [
      [-w, w],
      [w, w],
      [w, -w],
      [-w, -w],
    ] as const)
      solids.box([x - r, height * 0.25, z - r], [x + r, height, z + r], shine(line, 0.7), 40);
  for (const share of [0.98, 0.72, 0.5].slice(0, 1 + random.index(3)))
    solids.box([-w - r, height * share, -w - r], [w + r, height * share + 0.7, w + r], shine(band, 0.6), 40);
  const [wide, tall] = [w * random.between(0.7, 1.2), random.between(12, 26)];
  for (let face = 0; face < 4; face++)
    if (random.chance(0.6))
      solids.within(standing([0, height * random.between(0.5, 0.8), 0], (face * Math.PI) / 2), () => {
        solids.sheet(
          [-wide / 2, 0, w + 0.3],
          [wide, 0, 0],
          [0, tall, 0],
          (_, u, v) => {
            const round = Math.hypot(u - 0.5, (v - 0.6) * (tall / wide)) < 0.3;
            const share = round ? 0 : v;
            return shine(
              [
                own[0] + (other[0] - own[0]) * share,
                own[1] + (other[1] - own[1]) * share,
                own[2] + (other[2] - own[2]) * share,
              ],
              round ? 0.5 : 0.12 + 0.16 * Math.abs(Math.sin(v * 16)),
            );
          },
          [8, 14],
        );
      });
}
