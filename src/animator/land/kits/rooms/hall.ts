import type { Mesh } from '../../../maths/mesh.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** A column with base, shaft and capital. */
export const makeColumn = (height: number, radius: number, stone: Look, gold: Look): Piece => ({
  name: 'column',
  width: radius * 2.6,
  depth: radius * 2.6,
  height,
  make() {
    const solids = new Solids({ grounded: true });
    const r = radius;
    solids.box([-r * 1.45, 0, -r * 1.45], [r * 1.45, 0.3, r * 1.45], stone, 0.6);
    solids.lathe(
      [0, 0.3, 0],
      [
        [r * 1.35, 0],
        [r * 1.35, 0.08],
        [r * 1.1, 0.16],
        [r * 1.2, 0.24],
        [r * 1.02, 0.32],
      ],
      stone,
      24,
    );
    // Flutes: tone swings around the shaft.
    const shaft: (readonly [number, number])[] = [];
    for (let k = 0; k <= 10; k++) shaft.push([r * (1 - 0.14 * (k / 10) ** 1.6), 0.6 + ((height - 1.5) * k) / 10]);
    solids.lathe([0, 0, 0], shaft, (_, u) => darker(stone, 0.86 + 0.16 * Math.abs(Math.sin(u * Math.PI * 12))), 48);
    solids.lathe(
      [0, height - 0.92, 0],
      [
        [r * 0.88, 0],
        [r * 0.98, 0.05],
        [r * 0.88, 0.1],
        [r * 0.95, 0.3],
        [r * 1.3, 0.62],
        [r * 1.36, 0.7],
      ],
      gold,
      24,
    );
    for (let k = 0; k < 8; k++) {
      const [s, c] = [Math.sin(k * 0.785), Math.cos(k * 0.785)];
      solids.ball([s * r * 1.06, height - 0.5, c * r * 1.06], [0.09, 0.2, 0.09], gold, 8);
    }
    solids.box([-r * 1.4, height - 0.22, -r * 1.4], [r * 1.4, height, r * 1.4], stone, 0.6);
    return solids.build();
  },
});

/** A half round over a window or a doorway, standing before a wall: middle of its foot at the origin. */
export function makeArch(width: number, look: Look, glass: Look | null, depth = 0.12): Mesh {
  const solids = new Solids();
  const [inner, outer, steps] = [width / 2, width / 2 + 0.22, 18];
  const point = (r: number, k: number, z: number): Vector => [
    Math.cos((k / steps) * Math.PI) * r,
    Math.sin((k / steps) * Math.PI) * r,
    z,
  ];
  for (let k = 0; k < steps; k++) {
    const face = [
      point(inner, k, depth),
      point(outer, k, depth),
      point(outer, k + 1, depth),
      point(inner, k + 1, depth),
    ].map((p) => solids.vertex(p, [0, 0, 1], look));
    solids.quad(face[0] ?? 0, face[1] ?? 0, face[2] ?? 0, face[3] ?? 0);
    const a = ((k + 0.5) / steps) * Math.PI;
    const under = [point(inner, k, depth), point(inner, k + 1, depth), point(inner, k + 1, 0), point(inner, k, 0)].map(
      (p) => solids.vertex(p, [-Math.cos(a), -Math.sin(a), 0], darker(look, 0.8)),
    );
    solids.quad(under[0] ?? 0, under[1] ?? 0, under[2] ?? 0, under[3] ?? 0);
    const over = [point(outer, k, 0), point(outer, k + 1, 0), point(outer, k + 1, depth), point(outer, k, depth)].map(
      (p) => solids.vertex(p, [Math.cos(a), Math.sin(a), 0], look),
    );
    solids.quad(over[0] ?? 0, over[1] ?? 0, over[2] ?? 0, over[3] ?? 0);
    if (glass !== null) {
      const pane = [[0, 0.02, 0.02] as Vector, point(inner, k, 0.02), point(inner, k + 1, 0.02)].map((p) =>
        solids.vertex(p, [0, 0, 1], glass),
      );
      solids.triangle(pane[0] ?? 0, pane[1] ?? 0, pane[2] ?? 0);
      if (k % 3 === 0) solids.tube([[0, 0, 0.04], point(inner, k, 0.04)], 0.025, look, 5);
    }
  }
  return solids.build();
}

/** A throne, a piano and other single things of great rooms. */
export const makePedestal = (kind: number, stone: Look): Piece => ({
  name: 'statue',
  width: 0.7,
  depth: 0.7,
  height: 2,
  make() {
    const solids = new Solids({ grounded: true });
    const marble = lookOf(0xe9e4da, 'porcelain');
    solids.softBox([-0.35, 0, -0.35], [0.35, 0.14, 0.35], 0.02, stone);
    solids.box([-0.28, 0.14, -0.28], [0.28, 0.95, 0.28], stone, 0.4);
    solids.softBox([-0.34, 0.95, -0.34], [0.34, 1.05, 0.34], 0.02, stone);
    if (kind === 0) {
      // A bust.
      solids.lathe(
        [0, 1.05, 0],
        [
          [0.13, 0],
          [0.1, 0.06],
          [0.09, 0.12],
        ],
        marble,
        16,
      );
      solids.softBox([-0.25, 1.15, -0.12], [0.25, 1.38, 0.12], 0.11, marble, { rings: 3 });
      solids.lathe(
        [0, 1.34, 0],
        [
          [0.08, 0],
          [0.065, 0.1],
          [0.07, 0.14],
        ],
        marble,
        14,
      );
      solids.ball([0, 1.6, 0.01], [0.115, 0.15, 0.135], marble, 16);
      solids.ball([0, 1.6, 0.14], [0.02, 0.035, 0.03], marble, 8);
      solids.ball([0, 1.68, -0.02], [0.125, 0.1, 0.135], marble, 14);
    } else if (kind === 1) {
      const clay = lookOf(0xa8583a, 'porcelain');
      solids.lathe(
        [0, 1.05, 0],
        [
          [0.1, 0],
          [0.12, 0.02],
          [0.07, 0.08],
          [0.22, 0.34],
          [0.24, 0.46],
          [0.16, 0.6],
          [0.1, 0.66],
          [0.1, 0.76],
          [0.15, 0.8],
        ],
        (at) => (Math.abs(at[1] - 1.45) < 0.07 || at[1] > 1.8 ? lookOf(0x241a16, 'porcelain') : clay),
        24,
      );
      for (const s of [-1, 1])
        solids.tube(
          [
            [s * 0.1, 1.75, 0],
            [s * 0.26, 1.78, 0],
            [s * 0.25, 1.55, 0],
          ],
          0.018,
          clay,
          6,
        );
    } else {
      solids.ball([0, 1.42, 0], [0.3, 0.3, 0.3], lookOf(0xb8934e, 'metal'), 20);
      solids.tube(
        [
          [-0.34, 1.42, 0],
          [0, 1.8, 0],
          [0.34, 1.42, 0],
          [0, 1.06, 0],
          [-0.34, 1.42, 0],
        ],
        0.03,
        lookOf(0xb8934e, 'metal'),
        8,
      );
    }
    return solids.build();
  },
});

/** Coloured glass: back at z 0, foot at y 0; shines as the day behind it does. */
export const makeStainedGlass = (width: number, height: number, strength: number): Piece => ({
  name: 'window',
  width,
  depth: 0.1,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const tones = [
      [0.9, 0.12, 0.1],
      [0.1, 0.25, 0.95],
      [0.95, 0.65, 0.1],
      [0.1, 0.6, 0.3],
      [0.55, 0.15, 0.7],
      [0.9, 0.85, 0.7],
    ] as const;
    const [columns, rows] = [5, Math.round((height / width) * 5)];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const ring = Math.round(Math.hypot(i - 2, ((j % 7) - 3) * 1) * 1.4 + Math.floor(j / 7) * 2);
        const tone = tones[ring % tones.length] ?? tones[0];
        const [w, h] = [width / columns, height / rows];
        solids.sheet(
          [-width / 2 + i * w + 0.02, j * h + 0.02, 0.02],
          [w - 0.04, 0, 0],
          [0, h - 0.04, 0],
          shine(tone, strength * (0.7 + 0.3 * Math.abs(Math.sin(i * 5.1 + j * 3.7)))),
        );
      }
    const lead = lookOf(0x2a2724, 'stone');
    solids.sheet([-width / 2, 0, 0.01], [width, 0, 0], [0, height, 0], lead);
    for (const x of [-width / 2 - 0.12, width / 2])
      solids.box([x, -0.1, 0], [x + 0.12, height, 0.12], lookOf(0xa39a8c, 'stone'), 1);
    solids.box([-width / 2 - 0.12, -0.18, 0], [width / 2 + 0.12, 0, 0.2], lookOf(0xa39a8c, 'stone'), 1);
    return solids.build();
  },
});
