import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

export const makeFridge = (look: Look): Piece => ({
  name: 'refrigerator',
  width: 0.8,
  depth: 0.7,
  height: 1.9,
  spots: [{ kind: 'stand', at: [0, 0, 0.85], heading: Math.PI, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.4, 0.04, -0.35], [0.4, 1.9, 0.28], 0.03, darker(look, 0.85), { cell: 0.5 });
    for (const [low, high] of [
      [0.08, 0.68],
      [0.7, 1.88],
    ] as const) {
      solids.softBox([-0.395, low, 0.27], [0.395, high, 0.35], 0.03, look, { cell: 0.5 });
      solids.tube(
        [
          [-0.32, low + 0.12, 0.36],
          [-0.32, low + 0.12, 0.4],
          [-0.32, Math.min(high - 0.1, low + 0.6), 0.4],
          [-0.32, Math.min(high - 0.1, low + 0.6), 0.36],
        ],
        0.012,
        lookOf(0xc0c4c8, 'metal'),
        6,
      );
    }
    return solids.build();
  },
});

/** Cupboards on the wall: bottom at its own y 0, back at z 0. */
export const makeWallCupboard = (length: number, front: Look, handles: Look, height = 0.7): Piece => ({
  name: 'cupboard',
  width: length,
  depth: 0.34,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const half = length / 2;
    solids.box([-half, 0, 0], [half, height, 0.32], darker(front, 0.75), 0.5);
    const count = Math.max(1, Math.round(length / 0.5));
    for (let k = 0; k < count; k++) {
      const [a, b] = [-half + (k * length) / count + 0.005, -half + ((k + 1) * length) / count - 0.005];
      solids.softBox([a, 0.005, 0.315], [b, height - 0.005, 0.34], 0.008, front, { rings: 1 });
      solids.softBox([a + 0.07, 0.08, 0.337], [b - 0.07, height - 0.08, 0.346], 0.006, darker(front, 0.93), {
        rings: 1,
      });
      const x = k % 2 === 0 ? b - 0.04 : a + 0.04;
      solids.ball([x, 0.1, 0.355], [0.013, 0.013, 0.013], handles, 8);
    }
    return solids.build();
  },
});

/** Over a hob, up to the ceiling. */
export const makeHood = (look: Look, up: number): Piece => ({
  name: 'hood',
  width: 0.7,
  depth: 0.5,
  height: up,
  light: true,
  lamps: [{ at: [0, -0.1, 0.25], colour: [1.1, 0.85, 0.55], reach: 3, size: 0.3 }],
  make() {
    const solids = new Solids();
    const [w, d] = [0.36, 0.48];
    solids.box([-w, 0, 0], [w, 0.06, d], look);
    const top: Vector = [0.15, 0.34, 0.3];
    const side = (points: readonly Vector[], normal: Vector): void => {
      const n = points.map((p) => solids.vertex(p, normal, look));
      solids.quad(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 0);
    };
    side(
      [
        [-w, 0.06, d],
        [w, 0.06, d],
        [top[0], top[1], top[2]],
        [-top[0], top[1], top[2]],
      ],
      [0, 0.6, 0.8],
    );
    side(
      [
        [w, 0.06, d],
        [w, 0.06, 0],
        [top[0], top[1], 0],
        [top[0], top[1], top[2]],
      ],
      [0.8, 0.6, 0],
    );
    side(
      [
        [-w, 0.06, 0],
        [-w, 0.06, d],
        [-top[0], top[1], top[2]],
        [-top[0], top[1], 0],
      ],
      [-0.8, 0.6, 0],
    );
    solids.box([-0.15, 0.34, 0], [0.15, up, 0.3], look, 0.5);
    solids.sheet([-0.2, -0.005, 0.1], [0.4, 0, 0], [0, 0, 0.2], shine([1, 0.85, 0.6], 2));
    return solids.build();
  },
});

/** Tiles between worktop and cupboards: back at z 0. */
export const makeSplashback = (length: number, height: number, tile: Look): Piece => ({
  name: 'tiles',
  width: length,
  depth: 0.02,
  height,
  light: true,
  make() {
    const solids = new Solids();
    solids.sheet([-length / 2, 0, 0.004], [length, 0, 0], [0, height, 0], darker(tile, 0.7), [length / 0.4, 2]);
    const random = makeRandom(3).spawn('tiles');
    const [w, h] = [0.2, 0.1];
    for (let row = 0; row * h < height - 0.01; row++)
      for (let x = -length / 2 - (row % 2) * w * 0.5; x < length / 2; x += w) {
        const [a, b] = [Math.max(-length / 2, x + 0.004), Math.min(length / 2, x + w - 0.004)];
        if (b - a > 0.02)
          solids.sheet(
            [a, row * h + 0.004, 0.012],
            [b - a, 0, 0],
            [0, Math.min(h, height - row * h) - 0.008, 0],
            darker(tile, random.between(0.92, 1.06)),
          );
      }
    return solids.build();
  },
});

/** Pots, jars, a board, a bowl of fruit: what stands on worktops. `kind` 0 to 3. */
export const makeKitchenThings = (seed: number, kind: number): Piece => ({
  name: 'kitchenware',
  width: 0.6,
  depth: 0.3,
  height: 0.35,
  light: true,
  make() {
    const solids = new Solids();
    const random = makeRandom(seed).spawn('things');
    if (kind === 0) {
      solids.lathe(
        [0, 0, 0],
        [
          [0.06, 0],
          [0.08, 0.02],
          [0.16, 0.09],
          [0.165, 0.1],
          [0.15, 0.1],
          [0.06, 0.03],
        ],
        lookOf(0xd8cdb8, 'porcelain'),
        20,
      );
      for (let k = 0; k < 7; k++) {
        const a = k * 0.9;
        const r = k === 6 ? 0 : 0.075;
        solids.ball(
          [Math.sin(a) * r, k === 6 ? 0.15 : 0.1, Math.cos(a) * r],
          [0.042, 0.04, 0.042],
          lookOf(random.pick([0xc8402f, 0xe09a2f, 0x8fae3f, 0xe6c83f]), 'food'),
          12,
        );
      }
    } else if (kind === 1) {
      for (const [k, hex] of [0xd8d2c4, 0xa8653f, 0x6a7f5a].entries()) {
        const [x, h] = [k * 0.15 - 0.15, 0.22 - k * 0.04];
        solids.lathe(
          [x, 0, 0],
          [
            [0.05, 0],
            [0.058, 0.02],
            [0.058, h],
            [0.05, h + 0.01],
          ],
          lookOf(hex, 'porcelain'),
          14,
        );
        solids.lathe(
          [x, h + 0.01, 0],
          [
            [0.055, 0],
            [0.055, 0.02],
            [0.012, 0.025],
            [0.014, 0.045],
            [0, 0.05],
          ],
          lookOf(0x7a5636, 'wood'),
          12,
        );
      }
    } else if (kind === 2) {
      const pot = lookOf(random.pick([0x9c2f24, 0x2f5f6a, 0xb8bcc0]), 'paint');
      solids.lathe(
        [0, 0, 0],
        [
          [0.1, 0],
          [0.115, 0.01],
          [0.12, 0.13],
          [0.125, 0.135],
        ],
        pot,
        20,
      );
      solids.lathe(
        [0, 0.135, 0],
        [
          [0.125, 0],
          [0.1, 0.025],
          [0.02, 0.04],
          [0.012, 0.05],
          [0.02, 0.065],
          [0, 0.07],
        ],
        pot,
        20,
      );
      for (const s of [-1, 1])
        solids.tube(
          [
            [s * 0.12, 0.1, -0.03],
            [s * 0.16, 0.1, 0],
            [s * 0.12, 0.1, 0.03],
          ],
          0.009,
          darker(pot, 0.6),
          6,
        );
    } else {
      solids.softBox([-0.16, 0, -0.02], [0.16, 0.3, 0.005], 0.01, lookOf(0xa9794a, 'wood'));
      solids.lathe(
        [0.26, 0, 0.02],
        [
          [0.055, 0],
          [0.06, 0.15],
          [0.062, 0.16],
        ],
        lookOf(0xc9bfae, 'porcelain'),
        14,
      );
      for (let k = 0; k < 6; k++) {
        const a = k * 1.05;
        solids.tube(
          [
            [0.26, 0.1, 0.02],
            [0.26 + Math.sin(a) * 0.05, 0.3, 0.02 + Math.cos(a) * 0.05],
          ],
          0.007,
          lookOf(k % 2 === 0 ? 0xb08a5a : 0xb8bcc0, 'wood'),
          5,
        );
        solids.ball(
          [0.26 + Math.sin(a) * 0.052, 0.32, 0.02 + Math.cos(a) * 0.052],
          [0.022, 0.03, 0.01],
          lookOf(k % 2 === 0 ? 0xb08a5a : 0xb8bcc0, 'wood'),
          7,
        );
      }
    }
    return solids.build();
  },
});
