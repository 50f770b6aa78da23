import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../architecture/solids.ts';

/** What a courtroom is known by. Backs at z 0 for what stands at a wall. */

const GOLD = lookOf(0xc9a24e, 'metal');

/** Panels of wood as joiners set them: a frame with a field in it. */
function layPanels(solids: Solids, from: number, to: number, foot: number, top: number, z: number, wood: Look): void {
  const count = Math.max(1, Math.round((to - from) / 0.8));
  const step = (to - from) / count;
  for (let k = 0; k < count; k++) {
    const [a, b] = [from + k * step + 0.08, from + (k + 1) * step - 0.08];
    solids.box([a, foot + 0.1, z], [b, top - 0.1, z + 0.02], darker(wood, 0.72), 2);
    solids.softBox([a + 0.06, foot + 0.16, z + 0.01], [b - 0.06, top - 0.16, z + 0.04], 0.012, wood, { rings: 1 });
  }
}

/** Where the judge sits, above all others: a desk with a high front on a step, and the chair behind it. */
export const makeHighBench = (wood: Look): Piece => ({
  ...{ name: 'judges bench', width: 3.6, depth: 2.2, height: 1.9 },
  spots: [{ kind: 'seat', at: [0, 0.86, 0.5], heading: 0, radius: 0.4 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-2.3, 0, 0], [2.3, 0.34, 2.2], darker(wood, 0.8), 1.2);
    solids.box([-1.8, 0.34, 1.1], [1.8, 1.36, 1.6], wood, 1.2);
    layPanels(solids, -1.8, 1.8, 0.34, 1.36, 1.6, wood);
    solids.softBox([-1.95, 1.36, 1], [1.95, 1.44, 1.74], 0.02, darker(wood, 0.6), { rings: 1 });
    solids.softBox([-0.42, 0.34, 0.12], [0.42, 2.1, 0.26], 0.08, lookOf(0x5a1f22, 'leather'), { rings: 2 });
    solids.softBox([-0.36, 0.7, 0.2], [0.36, 0.86, 0.7], 0.06, lookOf(0x5a1f22, 'leather'), { rings: 2 });
    return solids.build();
  },
});

/** A disc of gold with the scales of justice on it, for the wall above the bench. */
export const makeScales = (): Piece => ({
  ...{ name: 'scales', width: 1.3, depth: 0.05, height: 1.3, light: true },
  make() {
    const solids = new Solids();
    solids.within([1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0], () => {
      solids.lathe(
        [0, 0, 0],
        [
          [0.65, 0],
          [0.65, 0.03],
          [0.58, 0.045],
          [0.56, 0.03],
          [0, 0.03],
        ],
        GOLD,
        40,
      );
    });
    const dark = lookOf(0x4a3418, 'wood');
    const z = 0.07;
    solids.tube(
      [
        [0, -0.36, z],
        [0, 0.36, z],
      ],
      0.025,
      dark,
      8,
    );
    solids.tube(
      [
        [-0.34, 0.26, z],
        [0, 0.32, z],
        [0.34, 0.26, z],
      ],
      0.018,
      dark,
      8,
    );
    solids.box([-0.16, -0.4, 0.04], [0.16, -0.34, 0.09], dark);
    for (const side of [-1, 1]) {
      const x = side * 0.34;
      solids.tube(
        [
          [x, 0.26, z],
          [x - 0.14, -0.02, z],
        ],
        0.008,
        dark,
        5,
      );
      solids.tube(
        [
          [x, 0.26, z],
          [x + 0.14, -0.02, z],
        ],
        0.008,
        dark,
        5,
      );
      solids.box([x - 0.16, -0.06, 0.045], [x + 0.16, -0.02, 0.1], dark);
    }
    return solids.build();
  },
});

/** A low wall of panels with a rail: around jurors, witnesses, and between the court and those who look on. */
export const makeCourtRail = (length: number, wood: Look): Piece => ({
  ...{ name: 'rail', width: length, depth: 0.16, height: 0.86 },
  make() {
    const solids = new Solids({ grounded: true });
    const half = length / 2;
    solids.box([-half, 0, -0.04], [half, 0.8, 0.04], darker(wood, 0.85), 1.2);
    layPanels(solids, -half, half, 0, 0.8, 0.04, wood);
    solids.softBox([-half - 0.03, 0.8, -0.08], [half + 0.03, 0.87, 0.08], 0.02, darker(wood, 0.65), { rings: 1 });
    return solids.build();
  },
});

/** A flag that hangs from its staff. */
export const makeStaffFlag = (first: Look, second: Look): Piece => ({
  ...{ name: 'flag', width: 0.6, depth: 0.3, height: 2.6 },
  make() {
    const solids = new Solids({ grounded: true });
    solids.lathe(
      [0, 0, 0],
      [
        [0.18, 0],
        [0.16, 0.05],
        [0.025, 0.09],
        [0.022, 2.5],
        [0.05, 2.54],
        [0, 2.62],
      ],
      GOLD,
      12,
    );
    const [rows, columns] = [10, 12];
    const point = (i: number, j: number): number => {
      const [u, v] = [i / columns, j / rows];
      const fold = Math.sin(u * 9 + v * 1.4);
      return solids.vertex(
        [0.03 + u * (0.3 + 0.16 * v), 2.42 - v * 1.25 - u * 0.25 * (1 - v), 0.06 * fold],
        [-0.6 * Math.cos(u * 9 + v * 1.4), 0.1, 0.8],
        Math.floor(u * 3) === 1 ? second : first,
      );
    };
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) solids.quad(point(i, j + 1), point(i + 1, j + 1), point(i + 1, j), point(i, j));
    return solids.build({ twoSided: true });
  },
});
