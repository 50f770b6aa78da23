import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** Two doors that meet in the middle, their frame, and above them the floor one is at; back at z 0. */
export const makeLiftDoors = (metal: Look, floor: number, width = 1.3, height = 2.2): Piece => ({
  ...{ name: 'elevator', width: width + 0.4, depth: 0.1, height: height + 0.5, light: true },
  make() {
    const solids = new Solids();
    const [w, frame] = [width / 2, darker(metal, 0.72)];
    for (const side of [-1, 1]) {
      solids.box([side < 0 ? -w - 0.14 : w, 0, 0], [side < 0 ? -w : w + 0.14, height + 0.14, 0.08], frame, 0.5);
      solids.box(
        [side < 0 ? -w : 0.008, 0, 0],
        [side < 0 ? -0.008 : w, height, 0.03],
        (at) => darker(metal, 0.92 + 0.1 * Math.sin(at[1] * 0.9 + side)),
        0.4,
      );
    }
    solids.box([-w, height, 0], [w, height + 0.14, 0.08], frame, 0.5);
    solids.box([-0.008, 0, 0], [0.008, height, 0.02], lookOf(0x15161a, 'metal'), 2);
    solids.box([-0.26, height + 0.2, 0], [0.26, height + 0.42, 0.05], lookOf(0x101114, 'plastic'), 1);
    const red = shine([1, 0.22, 0.08], 1.3);
    const y = height + 0.24;
    // An arrow, and as many strokes as floors.
    for (let k = 0; k < 4; k++)
      solids.box([-0.2 + k * 0.012, y + k * 0.03, 0.05], [-0.1 - k * 0.012, y + k * 0.03 + 0.025, 0.055], red, 1);
    for (let k = 0; k < floor; k++) solids.box([0.02 + k * 0.06, y, 0.05], [0.05 + k * 0.06, y + 0.13, 0.055], red, 1);
    return solids.build();
  },
});

/** Buttons in two rows, some of them lit, under the sign of the floor. */
export const makeLiftPanel = (metal: Look): Piece => ({
  ...{ name: 'control panel', width: 0.34, depth: 0.05, height: 1.2, light: true },
  make() {
    const solids = new Solids();
    solids.softBox([-0.17, 0, 0], [0.17, 1.2, 0.03], 0.01, darker(metal, 0.8), { rings: 1 });
    solids.box([-0.1, 1, 0.03], [0.1, 1.13, 0.034], shine([1, 0.3, 0.1], 1.1), 1);
    for (let k = 0; k < 14; k++) {
      const [x, y] = [k % 2 === 0 ? -0.07 : 0.07, 0.12 + Math.floor(k / 2) * 0.12];
      const lit = k === 9 || k === 2;
      solids.box([x - 0.042, y - 0.042, 0.03], [x + 0.042, y + 0.042, 0.036], lookOf(0x2c2f33, 'metal'), 1);
      solids.box(
        [x - 0.03, y - 0.03, 0.036],
        [x + 0.03, y + 0.03, 0.046],
        lit ? shine([1, 0.8, 0.35], 1.6) : lookOf(0xf0eee6, 'plastic'),
        1,
      );
    }
    return solids.build();
  },
});
