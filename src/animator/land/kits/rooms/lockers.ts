import type { Piece } from '../architecture/pieces.ts';
import { darker, lookOf, Solids } from '../architecture/solids.ts';

const [WIDE, TALL, DEEP] = [0.42, 1.9, 0.5];
const SLIT = lookOf(0x20262c, 'metal');

/** A row of lockers with slits and handles in their doors; back at z 0. */
export const makeLockers = (count: number, hex: number): Piece => ({
  name: 'lockers',
  width: count * WIDE,
  depth: DEEP,
  height: TALL,
  spots: [],
  make() {
    const solids = new Solids({ grounded: true });
    const [half, paint] = [(count * WIDE) / 2, lookOf(hex, 'paint')];
    solids.softBox([-half, 0, 0.01], [half, TALL, DEEP - 0.03], 0.01, darker(paint, 0.7), { rings: 1, cell: 0.6 });
    for (let k = 0; k < count; k++) {
      const left = -half + k * WIDE;
      const own = k % 3 === 1 ? darker(paint, 0.9) : paint;
      solids.softBox([left + 0.012, 0.08, DEEP - 0.03], [left + WIDE - 0.012, TALL - 0.02, DEEP], 0.006, own, {
        rings: 1,
      });
      for (const y of [1.56, 1.62, 1.68])
        solids.box([left + 0.1, y, DEEP], [left + WIDE - 0.1, y + 0.022, DEEP + 0.004], SLIT);
      solids.box([left + WIDE - 0.09, 0.98, DEEP], [left + WIDE - 0.06, 1.12, DEEP + 0.02], SLIT);
    }
    return solids.build();
  },
});

/** A pane that is a mirror to those before it, and a window to those who listen behind it; back at z 0. */
export const makeWatchedPane = (width: number, height: number): Piece => ({
  name: 'watched pane',
  width,
  depth: 0.08,
  height,
  spots: [],
  make() {
    const solids = new Solids({ grounded: false });
    solids.softBox([-width / 2, 0, 0], [width / 2, height, 0.05], 0.01, lookOf(0x2c3034, 'metal'), { rings: 1 });
    const [x, y] = [width / 2 - 0.07, 0.07];
    solids.softBox([-x, y, 0.05], [x, height - y, 0.07], 0.005, lookOf(0x1a2c36, 'glass'), { rings: 1, cell: 0.5 });
    return solids.build();
  },
});
