import { layText } from '../architecture/letters.ts';
import type { Piece } from '../architecture/pieces.ts';
import { type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** A green board with a ledge; back at z 0, middle at its own y. */
export const makeBlackboard = (width: number): Piece => ({
  name: 'blackboard',
  width,
  depth: 0.1,
  height: 1.25,
  light: true,
  make() {
    const solids = new Solids();
    const [w, wood, chalk] = [width / 2, lookOf(0x8a6238, 'wood'), lookOf(0xdfe3da, 'paper')];
    solids.softBox([-w, -0.62, 0], [w, 0.62, 0.04], 0.015, wood, { rings: 1 });
    solids.sheet([-w + 0.06, -0.56, 0.042], [width - 0.12, 0, 0], [0, 1.12, 0], lookOf(0x24463a, 'plaster'), [6, 3]);
    solids.softBox([-w, -0.68, 0], [w, -0.62, 0.13], 0.012, wood, { rings: 1 });
    for (const x of [-0.5, -0.2, 0.6])
      solids.box([x, -0.62, 0.06], [x + 0.09, -0.605, 0.075], lookOf(0xf2efe6, 'paper'));
    solids.within([1, 0, 0, -width * 0.24, 0, 1, 0, 0.16, 0, 0, 1, 0.036], () =>
      layText(solids, 'WELCOME', 0.16, 0.016, chalk),
    );
    const at = width * 0.24;
    for (let k = 0; k < 24; k++) {
      const [a, b] = [(k / 24) * Math.PI * 2, ((k + 1) / 24) * Math.PI * 2];
      solids.tube(
        [
          [at + Math.sin(a) * 0.26, Math.cos(a) * 0.26, 0.05],
          [at + Math.sin(b) * 0.26, Math.cos(b) * 0.26, 0.05],
        ],
        0.006,
        chalk,
        4,
      );
    }
    solids.tube(
      [
        [at - 0.26, 0, 0.05],
        [at, 0.26, 0.05],
        [at + 0.26, 0, 0.05],
        [at - 0.26, 0, 0.05],
      ],
      0.006,
      chalk,
      4,
    );
    for (let k = 0; k < 4; k++)
      solids.tube(
        [
          [-width * 0.38, 0.02 - k * 0.13, 0.05],
          [-width * 0.1 - (k % 3) * 0.1, 0.02 - k * 0.13, 0.05],
        ],
        0.006,
        chalk,
        4,
      );
    return solids.build();
  },
});

/** A pupil's table. */
export const makeSchoolDesk = (wood: Look): Piece => ({
  name: 'desk',
  width: 1.2,
  depth: 0.5,
  height: 0.74,
  light: true,
  spots: [{ kind: 'table', at: [0, 0.74, 0], heading: 0, radius: 0.22 }],
  make() {
    const solids = new Solids({ grounded: true });
    const steel = lookOf(0x6a7076, 'metal');
    solids.softBox([-0.6, 0.71, -0.25], [0.6, 0.74, 0.25], 0.012, wood, { rings: 1, cell: 0.5 });
    for (const x of [-0.52, 0.52]) {
      solids.tube(
        [
          [x, 0.71, -0.2],
          [x, 0.02, -0.2],
          [x, 0.02, 0.2],
          [x, 0.71, 0.2],
        ],
        0.016,
        steel,
        6,
      );
    }
    solids.softBox([-0.42, 0.745, -0.12], [-0.2, 0.765, 0.16], 0.006, lookOf(0x3f6fa0, 'paper'), { rings: 1 });
    solids.sheet([0.05, 0.743, 0.16], [0.21, 0, 0], [0, 0, -0.28], lookOf(0xf2eee2, 'paper'));
    return solids.build();
  },
});

/** A screen, a keyboard, a cup: on any desk, looking along +z. */
export const makeComputer = (on = true): Piece => ({
  name: 'computer',
  width: 0.6,
  depth: 0.4,
  height: 0.5,
  light: true,
  lamps: on ? [{ at: [0, 0.3, 0.25], colour: [0.16, 0.24, 0.36], reach: 1.6, size: 0.3 }] : [],
  make() {
    const solids = new Solids();
    const dark = lookOf(0x1b1d20, 'plastic');
    solids.softBox([-0.12, 0, -0.1], [0.12, 0.015, 0.06], 0.006, dark);
    solids.box([-0.02, 0.01, -0.06], [0.02, 0.2, -0.03], dark);
    solids.softBox([-0.29, 0.13, -0.035], [0.29, 0.49, 0], 0.012, dark);
    solids.sheet([-0.275, 0.15, 0.002], [0.55, 0, 0], [0, 0.32, 0], shine([0.22, 0.36, 0.56], on ? 1 : 0.03));
    if (on)
      for (let k = 0; k < 7; k++) {
        const w = 0.16 + 0.2 * Math.abs(Math.sin(k * 2.3));
        solids.sheet(
          [-0.25, 0.43 - k * 0.04, 0.004],
          [w, 0, 0],
          [0, 0.016, 0],
          shine(k === 0 ? [1, 0.7, 0.3] : [0.7, 0.85, 1], 0.9),
        );
      }
    solids.softBox([-0.21, 0, 0.1], [0.21, 0.018, 0.24], 0.006, lookOf(0x2a2d30, 'plastic'));
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 12; i++)
        solids.box(
          [-0.195 + i * 0.033, 0.018, 0.112 + j * 0.031],
          [-0.168 + i * 0.033, 0.024, 0.136 + j * 0.031],
          lookOf(0x44484c, 'plastic'),
        );
    return solids.build();
  },
});

/** A panel of light in the ceiling: its face at its own y 0. */
export const makeCeilingPanel = (on: number, length = 1.2): Piece => ({
  name: 'lamp',
  width: length,
  depth: 0.3,
  height: 0.05,
  light: true,
  lamps: [{ at: [0, -0.15, 0], colour: [1.9, 1.95, 2.0], reach: 7, size: 0.8 }],
  make: () => {
    const solids = new Solids();
    solids.box([-length / 2 - 0.03, -0.01, -0.18], [length / 2 + 0.03, 0.05, 0.18], lookOf(0xe6e8ea, 'metal'));
    solids.sheet(
      [-length / 2, -0.012, -0.15],
      [length, 0, 0],
      [0, 0, 0.3],
      on > 0.05 ? shine([1, 0.98, 0.94], 0.9 + 2.2 * on) : lookOf(0xf2f2ee, 'plaster'),
      [2, 1],
    );
    return solids.build();
  },
});

/** A map of the world, a chart: flat, on a wall; back at z 0. */
export const makeWallChart = (seed: number): Piece => ({
  name: 'map',
  width: 1.6,
  depth: 0.02,
  height: 1,
  light: true,
  make() {
    const solids = new Solids();
    const [land, sea] = [lookOf(0xd6b878, 'paper'), lookOf(0x8fb8cc, 'paper')];
    solids.sheet(
      [-0.8, -0.5, 0.004],
      [1.6, 0, 0],
      [0, 1, 0],
      (_, u, v) =>
        Math.sin(u * 9 + seed) + Math.sin(v * 7 + u * 5) + Math.sin(u * 17 - v * 11) * 0.6 > 0.35 ? land : sea,
      [56, 36],
    );
    for (const y of [-0.52, 0.5])
      solids.tube(
        [
          [-0.84, y, 0.015],
          [0.84, y, 0.015],
        ],
        0.014,
        lookOf(0x5a3a22, 'wood'),
        6,
      );
    return solids.build();
  },
});
