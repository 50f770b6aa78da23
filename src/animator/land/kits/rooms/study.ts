import type { Vector } from '../../../maths/vector.ts';
import type { Piece } from '../architecture/pieces.ts';
import { type Look, lookOf, mixLooks, Solids, shine } from '../architecture/solids.ts';

/** A globe on a stand, with land drawn on it. */
export const makeGlobe = (): Piece => ({
  name: 'globe',
  width: 0.5,
  depth: 0.5,
  height: 1.1,
  make() {
    const solids = new Solids({ grounded: true });
    const wood = lookOf(0x5a3822, 'wood');
    for (let k = 0; k < 3; k++) {
      const [s, c] = [Math.sin(k * 2.09), Math.cos(k * 2.09)];
      solids.tube(
        [
          [s * 0.24, 0, c * 0.24],
          [s * 0.06, 0.4, c * 0.06],
          [s * 0.27, 0.75, c * 0.27],
        ],
        0.02,
        wood,
        7,
      );
    }
    const ring = Array.from(
      { length: 25 },
      (_, k): Vector => [Math.sin(k * 0.2618) * 0.29, 0.78, Math.cos(k * 0.2618) * 0.29],
    );
    solids.tube(ring, 0.02, wood, 7);
    const land = (at: Vector): Look => {
      const [x, y, z] = [at[0] * 9, (at[1] - 0.8) * 9, at[2] * 9];
      const n = Math.sin(x + 1.3 * Math.sin(y * 1.7)) + Math.sin(y * 1.3 + z) + Math.sin(z * 1.6 - x * 0.7);
      return n > 0.5 ? lookOf(0xc9a868, 'paint') : lookOf(0x4f7f8a, 'paint');
    };
    solids.ball([0, 0.8, 0], [0.25, 0.25, 0.25], land, 32);
    return solids.build();
  },
});

/** A brass lamp with a green shade, for a desk. */
export const makeBankerLamp = (on: number): Piece => ({
  name: 'lamp',
  width: 0.3,
  depth: 0.2,
  height: 0.4,
  light: true,
  lamps: [{ at: [0, 0.28, 0.05], colour: [2.4, 1.5, 0.66], reach: 4, size: 0.2 }],
  make() {
    const solids = new Solids();
    const brass = lookOf(0xb8934e, 'metal');
    solids.lathe(
      [0, 0, 0],
      [
        [0.09, 0],
        [0.09, 0.015],
        [0.02, 0.04],
        [0.014, 0.06],
        [0.014, 0.34],
      ],
      brass,
      14,
    );
    const green = mixLooks(lookOf(0x1f5f3c, 'glass'), shine([0.18, 0.8, 0.36], 0.8), on);
    const rows = 7;
    for (let j = 0; j < rows; j++) {
      const [a, b] = [(j / rows) * Math.PI, ((j + 1) / rows) * Math.PI];
      const at = (x: number, t: number): Vector => [x, 0.32 + Math.sin(t) * 0.075, Math.cos(t) * 0.085];
      const n: Vector = [0, Math.sin((a + b) / 2), Math.cos((a + b) / 2)];
      const q = [at(-0.15, a), at(0.15, a), at(0.15, b), at(-0.15, b)].map((p) => solids.vertex(p, n, green));
      solids.quad(q[0] ?? 0, q[1] ?? 0, q[2] ?? 0, q[3] ?? 0);
    }
    solids.ball(
      [0, 0.335, 0],
      [0.1, 0.02, 0.03],
      on > 0.1 ? shine([1, 0.8, 0.5], 5 * on) : lookOf(0xf0ece2, 'porcelain'),
      8,
    );
    return solids.build({ twoSided: true });
  },
});

/** Papers, an open book, a pen. */
export const makePapers = (): Piece => ({
  name: 'paper',
  width: 0.5,
  depth: 0.4,
  height: 0.05,
  light: true,
  make() {
    const solids = new Solids();
    const paper = lookOf(0xf0e8d4, 'paper');
    for (const [x, z, a] of [
      [-0.22, 0.02, 0.2],
      [-0.2, 0.04, -0.15],
    ] as const) {
      const [c, s] = [Math.cos(a), Math.sin(a)];
      solids.within([c, 0, s, x, 0, 1, 0, 0.003 + Math.abs(a) * 0.01, -s, 0, c, z], () =>
        solids.sheet([-0.105, 0, 0.148], [0.21, 0, 0], [0, 0, -0.297], paper),
      );
    }
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [-0.04, 0.12] : [0.12, 0.28];
      solids.within([1, 0, 0, 0, side * 0.12, 1, 0, 0.03 - side * 0.015, 0, 0, 1, 0], () => {
        solids.box([x0, 0, -0.12], [x1, 0.018, 0.12], paper);
        for (let k = 0; k < 8; k++)
          solids.sheet(
            [x0 + 0.015, 0.0195, -0.09 + k * 0.025],
            [x1 - x0 - 0.03, 0, 0],
            [0, 0, -0.004],
            lookOf(0x6a6258, 'paper'),
          );
      });
    }
    solids.tube(
      [
        [-0.05, 0.012, 0.17],
        [0.1, 0.012, 0.15],
      ],
      0.006,
      lookOf(0x1c2438, 'paint'),
      6,
    );
    return solids.build();
  },
});

/** A ladder leaning against shelves; looks along +z. */
export const makeLadder = (height: number, wood: Look): Piece => ({
  name: 'ladder',
  width: 0.5,
  depth: 0.6,
  height,
  light: true,
  make() {
    const solids = new Solids({ grounded: true });
    for (const x of [-0.2, 0.2])
      solids.tube(
        [
          [x, 0, 0.55],
          [x, height, 0],
        ],
        0.025,
        wood,
        6,
      );
    for (let y = 0.28; y < height - 0.1; y += 0.3)
      solids.tube(
        [
          [-0.2, y, 0.55 * (1 - y / height)],
          [0.2, y, 0.55 * (1 - y / height)],
        ],
        0.018,
        wood,
        6,
      );
    return solids.build();
  },
});

/** A clock with a pendulum, taller than people. */
export const makeGrandfatherClock = (wood: Look): Piece => ({
  name: 'clock',
  width: 0.5,
  depth: 0.3,
  height: 2.1,
  make() {
    const solids = new Solids({ grounded: true });
    const brass = lookOf(0xc2a050, 'metal');
    solids.softBox([-0.25, 0, -0.15], [0.25, 0.45, 0.15], 0.02, wood);
    solids.softBox([-0.18, 0.45, -0.12], [0.18, 1.5, 0.12], 0.015, wood);
    solids.softBox([-0.24, 1.5, -0.15], [0.24, 2.05, 0.15], 0.02, wood);
    solids.sheet([-0.12, 0.55, 0.125], [0.24, 0, 0], [0, 0.85, 0], lookOf(0x1c140e, 'glass'));
    solids.tube(
      [
        [0, 1.35, 0.13],
        [0.03, 0.8, 0.13],
      ],
      0.008,
      brass,
      5,
    );
    solids.ball([0.03, 0.78, 0.135], [0.06, 0.06, 0.012], brass, 14);
    solids.within([1, 0, 0, 0, 0, 0, -1, 1.78, 0, 1, 0, 0.152], () => {
      solids.lathe(
        [0, 0, 0],
        [
          [0.2, -0.005],
          [0.2, 0.012],
          [0.18, 0.015],
          [0, 0.015],
        ],
        lookOf(0xf0e6cc, 'paper'),
        26,
      );
      for (let k = 0; k < 12; k++) {
        const [s, c] = [Math.sin(k * 0.5236), Math.cos(k * 0.5236)];
        solids.tube(
          [
            [s * 0.14, 0.02, c * 0.14],
            [s * 0.165, 0.02, c * 0.165],
          ],
          0.006,
          lookOf(0x1c1814, 'paint'),
          4,
        );
      }
      solids.tube(
        [
          [0, 0.022, 0],
          [0.09, 0.022, -0.06],
        ],
        0.006,
        lookOf(0x1c1814, 'paint'),
        4,
      );
      solids.tube(
        [
          [0, 0.024, 0],
          [-0.03, 0.024, -0.13],
        ],
        0.005,
        lookOf(0x1c1814, 'paint'),
        4,
      );
    });
    return solids.build();
  },
});
