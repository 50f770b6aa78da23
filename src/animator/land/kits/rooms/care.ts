import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** What stands where people are healed and combed: beds on wheels, screens beside them, mirrors with lamps. */

const STEEL = lookOf(0xc0c5ca, 'metal');
const MIRROR = lookOf(0xbdd0da, 'glass');

/** A bed on wheels with rails and a raised head, its head at its own back. */
export const makeWardBed = (cover: Look): Piece => ({
  name: 'hospital_bed',
  width: 0.98,
  depth: 2.15,
  height: 1.05,
  spots: [{ kind: 'bed', at: [0, 0.66, 0], heading: 0, radius: 0.45 }],
  make() {
    const solids = new Solids({ grounded: true });
    const frame = lookOf(0xd9dde0, 'paint');
    solids.softBox([-0.45, 0.38, -1], [0.45, 0.5, 1], 0.03, frame, { cell: 0.6 });
    solids.softBox([-0.44, 0.5, -1], [0.44, 0.64, 1], 0.05, lookOf(0xf4f6f6, 'cloth'), { cell: 0.4 });
    solids.softBox([-0.46, 0.48, -0.35], [0.46, 0.68, 1.01], 0.05, cover, { cell: 0.4 });
    solids.softBox([-0.3, 0.64, -0.95], [0.3, 0.78, -0.55], 0.06, lookOf(0xffffff, 'cloth'), { puff: 0.03 });
    for (const z of [-1.03, 1.0]) solids.softBox([-0.47, 0.3, z], [0.47, z < 0 ? 1.05 : 0.85, z + 0.05], 0.03, frame);
    for (const x of [-0.48, 0.48]) {
      for (const z of [-0.9, 0.9]) solids.ball([x * 0.9, 0.07, z], [0.03, 0.07, 0.07], lookOf(0x2a2d30, 'plastic'), 10);
      solids.tube(
        [
          [x, 0.5, -0.6],
          [x, 0.86, -0.6],
          [x, 0.86, 0.3],
          [x, 0.5, 0.3],
        ],
        0.016,
        STEEL,
        6,
      );
    }
    for (const x of [-0.4, 0.4])
      for (const z of [-0.9, 0.9])
        solids.tube(
          [
            [x, 0.1, z],
            [x, 0.4, z],
          ],
          0.025,
          STEEL,
          6,
        );
    return solids.build();
  },
});

/** A screen with a pulse on it and a bag on a pole. */
export const makeMonitorStand = (): Piece => ({
  name: 'monitor',
  width: 0.5,
  depth: 0.4,
  height: 1.9,
  lamps: [{ at: [0, 1.3, 0.3], colour: [0.1, 0.3, 0.16], reach: 1.4, size: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2;
      solids.tube(
        [
          [0, 0.08, 0],
          [Math.sin(a) * 0.24, 0.03, Math.cos(a) * 0.24],
        ],
        0.016,
        STEEL,
        6,
      );
    }
    solids.tube(
      [
        [0, 0.05, 0],
        [0, 1.85, 0],
      ],
      0.018,
      STEEL,
      8,
    );
    solids.tube(
      [
        [-0.16, 1.82, 0],
        [0, 1.86, 0],
        [0.16, 1.82, 0],
      ],
      0.01,
      STEEL,
      6,
    );
    solids.softBox([0.1, 1.5, -0.03], [0.22, 1.78, 0.03], 0.025, lookOf(0xdfeaf0, 'glass'));
    solids.softBox([-0.2, 1.12, -0.02], [0.2, 1.42, 0.06], 0.02, lookOf(0xe8eaec, 'plastic'));
    solids.sheet([-0.17, 1.15, 0.062], [0.34, 0, 0], [0, 0.24, 0], lookOf(0x0a1410, 'glass'));
    const pulse = [0, 0, 0.01, 0, 0.09, -0.05, 0.01, 0, 0, 0.02, 0];
    solids.tube(
      pulse.map((y, k) => [-0.15 + k * 0.03, 1.28 + y, 0.066] as const),
      0.004,
      shine([0.2, 1, 0.4], 2),
      4,
    );
    return solids.build();
  },
});

/** A curtain around a bed, on its rail under the ceiling; back at z 0. */
export const makeScreenCurtain = (length: number, height: number, cloth: Look): Piece => ({
  name: 'curtain',
  width: length,
  depth: 0.1,
  height,
  make() {
    const solids = new Solids();
    solids.tube(
      [
        [-length / 2, height, 0.05],
        [length / 2, height, 0.05],
      ],
      0.014,
      STEEL,
      6,
    );
    const steps = Math.round(length / 0.05);
    solids.sheet(
      [-length / 2, 0.25, 0.05],
      [length, 0, 0],
      [0, height - 0.3, 0],
      (_, u) => darker(cloth, 0.86 + 0.14 * Math.sin(u * steps * 0.7)),
      [steps, 3],
    );
    return solids.build({ twoSided: true });
  },
});

/** A place before a mirror with bulbs around it: a shelf with bottles, a chair; back at z 0. */
export const makeMirrorStation = (on: number, wood: Look, leather: Look): Piece => ({
  name: 'mirror',
  width: 1.2,
  depth: 1.3,
  height: 2.2,
  lamps: [{ at: [0, 1.6, 0.4], colour: [1.3, 1.15, 0.95], reach: 3.5, size: 0.6 }],
  spots: [{ kind: 'seat', at: [0, 0.52, 0.95], heading: Math.PI, radius: 0.3 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.softBox([-0.42, 0.95, 0], [0.42, 2.15, 0.04], 0.02, wood, { rings: 1 });
    solids.sheet([-0.36, 1.0, 0.044], [0.72, 0, 0], [0, 1.09, 0], MIRROR, [4, 6]);
    for (let k = 0; k < 6; k++)
      for (const x of [-0.39, 0.39])
        solids.ball([x, 1.06 + k * 0.2, 0.06], [0.035, 0.035, 0.035], shine([1, 0.9, 0.72], 0.9 + on), 8);
    solids.softBox([-0.52, 0.86, 0], [0.52, 0.9, 0.3], 0.012, wood, { rings: 1 });
    for (const [k, hex] of [0xe6a0b4, 0x5f9ab0, 0xf2e4c8, 0x8f6fb8, 0x3f7a4a].entries())
      solids.lathe(
        [-0.42 + k * 0.13, 0.9, 0.14],
        [
          [0.032, 0],
          [0.034, 0.12 + 0.02 * (k % 3)],
          [0.014, 0.16],
          [0.012, 0.2],
          [0, 0.2],
        ],
        lookOf(hex, 'plastic'),
        10,
      );
    solids.lathe(
      [0, 0, 0.95],
      [
        [0.26, 0],
        [0.25, 0.03],
        [0.05, 0.06],
        [0.05, 0.4],
        [0, 0.4],
      ],
      STEEL,
      18,
    );
    solids.softBox([-0.26, 0.4, 0.72], [0.26, 0.52, 1.2], 0.05, leather);
    solids.softBox([-0.25, 0.5, 1.14], [0.25, 0.98, 1.24], 0.04, leather);
    for (const x of [-0.3, 0.24]) solids.softBox([x, 0.64, 0.82], [x + 0.06, 0.7, 1.18], 0.02, leather);
    return solids.build();
  },
});
