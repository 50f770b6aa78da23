import type { Mesh } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';

/** What stands on the deck of a sailing ship. */

/** A rail on turned posts along x, its middle at x 0; boards below it keep the sea out. */
export function makeBulwark(length: number, wood: Look): Mesh {
  const solids = new Solids({ grounded: true });
  const half = length / 2;
  solids.softBox([-half, 0.98, -0.13], [half, 1.08, 0.13], 0.035, darker(wood, 0.72), { rings: 1 });
  solids.softBox([-half, 0, -0.1], [half, 0.3, 0.1], 0.03, darker(wood, 0.85), { rings: 1 });
  for (let x = -half + 0.2; x < half; x += 0.42)
    solids.lathe(
      [x, 0.28, 0],
      [
        [0.05, 0],
        [0.05, 0.08],
        [0.032, 0.14],
        [0.06, 0.34],
        [0.034, 0.55],
        [0.05, 0.62],
        [0.05, 0.72],
      ],
      wood,
      9,
    );
  for (let x = -half; x <= half + 0.01; x += 3.5)
    solids.softBox([x - 0.11, 0, -0.12], [x + 0.11, 1.18, 0.12], 0.03, darker(wood, 0.8), { rings: 1 });
  return solids.build();
}

const SAIL = { foot: 5.4, head: 13.6, half: 4.6, belly: 1.5, across: 14, up: 10 } as const;

/** A mast with a square sail that the wind fills toward +x, its yards, and ropes to the rails on both sides of it. */
export function makeMast(wood: Look, canvas: Look, rails: readonly [number, number]): Mesh {
  const solids = new Solids();
  const rope = lookOf(0x4a3c2a, 'cloth');
  solids.tube(
    [
      [0, 0, 0],
      [0, 18, 0],
    ],
    0.26,
    wood,
    14,
  );
  for (const y of [0.9, 4.6, SAIL.head + 0.2])
    solids.lathe(
      [0, y, 0],
      [
        [0.27, -0.06],
        [0.32, -0.04],
        [0.32, 0.04],
        [0.27, 0.06],
      ],
      lookOf(0x33312e, 'metal'),
      14,
    );
  for (const [y, half] of [
    [SAIL.head, SAIL.half],
    [SAIL.foot - 0.1, SAIL.half * 1.05],
  ] as const)
    solids.tube(
      [
        [0.3, y, -half],
        [0.34, y, 0],
        [0.3, y, half],
      ],
      0.11,
      darker(wood, 0.85),
      9,
    );
  layCanvas(solids, canvas);
  // Shrouds spread from the rail to the mast, with steps of rope between them.
  for (const z of rails) {
    const foot = (k: number): Vector => [-1.5 + k * 0.75, 1.05, z];
    const top: Vector = [0, 12.4, Math.sign(z) * 0.3];
    const at = (k: number, share: number): Vector => {
      const from = foot(k);
      return [
        from[0] + (top[0] - from[0]) * share,
        from[1] + (top[1] - from[1]) * share,
        from[2] + (top[2] - from[2]) * share,
      ];
    };
    for (let k = 0; k < 5; k++) solids.tube([foot(k), top], 0.03, rope, 5);
    for (let step = 1; step < 18; step++) solids.tube([at(0, step / 21), at(4, step / 21)], 0.014, rope, 4);
  }
  return solids.build({ twoSided: true });
}

function layCanvas(solids: Solids, canvas: Look): void {
  const rows: number[][] = [];
  for (let j = 0; j <= SAIL.up; j++) {
    const v = j / SAIL.up;
    const row: number[] = [];
    for (let i = 0; i <= SAIL.across; i++) {
      const u = (i / SAIL.across) * 2 - 1;
      const swell = Math.cos((u * Math.PI) / 2) ** 0.7 * Math.sin((0.1 + v * 0.85) * Math.PI);
      const seam = i % 3 === 0 ? 0.9 : 1;
      row.push(
        solids.vertex(
          [0.4 + SAIL.belly * swell, SAIL.foot + (SAIL.head - SAIL.foot) * v, u * SAIL.half],
          [0.9, 0.35 * (v - 0.5), u * 0.5],
          darker(canvas, seam),
        ),
      );
    }
    rows.push(row);
  }
  for (let j = 0; j < SAIL.up; j++)
    for (let i = 0; i < SAIL.across; i++)
      solids.quad(rows[j]?.[i] ?? 0, rows[j]?.[i + 1] ?? 0, rows[j + 1]?.[i + 1] ?? 0, rows[j + 1]?.[i] ?? 0);
}

/** The ship's wheel on its stand; whoever steers stands before it along +z. */
export const makeHelm = (wood: Look): Piece => ({
  ...{ name: 'wheel', width: 1.3, depth: 0.5, height: 1.5 },
  make() {
    const solids = new Solids({ grounded: true });
    const dark = darker(wood, 0.7);
    solids.softBox([-0.18, 0, -0.32], [0.18, 0.95, -0.04], 0.04, dark, { rings: 1 });
    const ring = (radius: number, thick: number, look: Look): void => {
      const points = Array.from({ length: 29 }, (_, k): Vector => {
        const a = (k / 28) * Math.PI * 2;
        return [Math.cos(a) * radius, 0.95 + Math.sin(a) * radius, 0.02];
      });
      solids.tube(points, thick, look, 7);
    };
    ring(0.44, 0.035, wood);
    ring(0.12, 0.05, lookOf(0xb08a3c, 'metal'));
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2 + 0.2;
      solids.tube(
        [
          [Math.cos(a) * 0.1, 0.95 + Math.sin(a) * 0.1, 0.02],
          [Math.cos(a) * 0.62, 0.95 + Math.sin(a) * 0.62, 0.02],
        ],
        0.022,
        wood,
        7,
      );
    }
    return solids.build();
  },
});

/** A hatch with a grating, to sit on. */
export const makeHatch = (wood: Look): Piece => ({
  ...{ name: 'hatch', width: 1.9, depth: 1.5, height: 0.45 },
  spots: [{ kind: 'seat', at: [0, 0.46, 0.5], heading: 0, radius: 0.4 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.95, 0, -0.75], [0.95, 0.4, 0.75], 0.04, darker(wood, 0.75), { rings: 1 });
    for (let k = 0; k < 9; k++) solids.box([-0.88 + k * 0.2, 0.4, -0.68], [-0.78 + k * 0.2, 0.45, 0.68], wood, 2);
    for (let k = 0; k < 7; k++)
      solids.box([-0.88, 0.41, -0.66 + k * 0.2], [0.88, 0.455, -0.58 + k * 0.2], darker(wood, 0.9), 2);
    return solids.build();
  },
});

/** On a post of the rail, lit when it gets dark. */
export const makeShipLantern = (dark: number): Piece => ({
  ...{ name: 'lantern', width: 0.3, depth: 0.3, height: 2.2, light: true },
  lamps: [{ at: [0, 1.95, 0.15], colour: [2.2, 1.3, 0.6], reach: 7, size: 0.3 }],
  make() {
    const solids = new Solids();
    const iron = lookOf(0x2a2826, 'metal');
    solids.tube(
      [
        [0, 0, 0],
        [0, 1.75, 0],
      ],
      0.035,
      iron,
      7,
    );
    solids.lathe(
      [0, 1.75, 0],
      [
        [0.12, 0],
        [0.12, 0.04],
        [0.1, 0.05],
      ],
      iron,
      8,
    );
    const pane = dark > 0.3 ? shine([1, 0.7, 0.34], 1.6) : lookOf(0xe8d9a8, 'glass');
    solids.lathe(
      [0, 1.8, 0],
      [
        [0.09, 0],
        [0.11, 0.14],
        [0.09, 0.27],
      ],
      pane,
      8,
    );
    solids.lathe(
      [0, 2.06, 0],
      [
        [0.14, 0],
        [0.03, 0.13],
        [0, 0.16],
      ],
      iron,
      8,
    );
    return solids.build();
  },
});
