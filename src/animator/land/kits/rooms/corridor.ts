import type { Light } from '../../../maths/mesh.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from '../architecture/solids.ts';

/** What hangs and stands along corridors. Backs at z 0, so that they are put against a wall. */

const STEEL = lookOf(0x8d949a, 'steel');

/** A rail of wood along the wall, for whoever needs a hold. */
export const makeHandrail = (length: number, look: Look): Piece => ({
  ...{ name: 'handrail', width: length, depth: 0.05, height: 0.95, light: true },
  make() {
    const solids = new Solids();
    const half = length / 2;
    solids.softBox([-half, 0.84, 0.02], [half, 0.98, 0.05], 0.015, look, { rings: 1, cell: 0.8 });
    return solids.build();
  },
});

/** A lamp on the wall that throws its light up and down. */
export const makeSconce = (on: number): Piece => ({
  ...{ name: 'sconce', width: 0.22, depth: 0.05, height: 0.4, light: true },
  lamps: [{ at: [0, 0.2, 0.3], colour: [2.6, 1.75, 0.95], reach: 5, size: 0.2 }],
  make() {
    const solids = new Solids();
    solids.box([-0.05, 0.06, 0], [0.05, 0.3, 0.03], lookOf(0xa8824a, 'metal'));
    solids.lathe(
      [0, 0, 0.12],
      [
        [0.05, 0.06],
        [0.1, 0.34],
      ],
      shine([1, 0.78, 0.48], 0.35 + 1.5 * on),
      16,
    );
    return solids.build({ twoSided: true });
  },
});

/** Bars from floor to lintel with a door of bars in them, the dark cell behind. */
export const makeBars = (width: number, height: number): Piece => ({
  ...{ name: 'bars', width, depth: 0.05, height, light: true },
  make() {
    const solids = new Solids({ grounded: true });
    const [half, iron] = [width / 2, lookOf(0x3a4046, 'metal')];
    solids.sheet([-half, 0, 0.004], [width, 0, 0], [0, height, 0], lookOf(0x0c0e10, 'plaster'), [3, 3]);
    for (let x = -half + 0.06; x < half; x += 0.125)
      solids.tube(
        [
          [x, 0, 0.05],
          [x, height, 0.05],
        ],
        0.014,
        iron,
        6,
      );
    for (const y of [0.06, 1.05, height - 0.06]) solids.box([-half, y - 0.03, 0.035], [half, y + 0.03, 0.068], iron, 2);
    solids.softBox([half * 0.3, 0.92, 0.03], [half * 0.3 + 0.2, 1.2, 0.09], 0.01, darker(iron, 0.7), { rings: 1 });
    return solids.build();
  },
});

/** A number or a name beside a door. */
export const makeDoorPlate = (look: Look): Piece => ({
  ...{ name: 'sign', width: 0.24, depth: 0.03, height: 0.18, light: true },
  make: () =>
    new Solids()
      .softBox([-0.12, 0, 0], [0.12, 0.18, 0.02], 0.008, look, { rings: 1 })
      .box([-0.07, 0.07, 0.02], [0.07, 0.11, 0.022], lookOf(0xf4f2ea, 'paper'))
      .build(),
});

/** The lit sign of the way out, over the end of a corridor. */
export const makeExitSign = (tone: Light = [0.1, 0.95, 0.4]): Piece => ({
  ...{ name: 'exit sign', width: 0.5, depth: 0.05, height: 0.22, light: true },
  lamps: [{ at: [0, 0, 0.2], colour: [tone[0] * 0.5, tone[1] * 0.5, tone[2] * 0.5], reach: 3, size: 0.2 }],
  make: () =>
    new Solids()
      .box([-0.25, 0, 0], [0.25, 0.22, 0.045], lookOf(0x22282a, 'metal'))
      .sheet([-0.23, 0.02, 0.047], [0.46, 0, 0], [0, 0.18, 0], shine(tone, 1.1))
      .box([-0.13, 0.06, 0.047], [0.06, 0.16, 0.05], shine([0.9, 1, 0.95], 1.2))
      .build(),
});

/** A pane in a door or a partition, with a pale strip across it. */
export const makeGlazing = (width: number, height: number): Piece => ({
  ...{ name: 'glazing', width, depth: 0.05, height, light: true },
  make() {
    const solids = new Solids();
    const half = width / 2;
    for (const [a, b] of [
      [-half, -half + 0.05],
      [half - 0.05, half],
    ] as const)
      solids.box([a, 0, 0], [b, height, 0.05], STEEL, 2);
    for (const y of [0, height - 0.05]) solids.box([-half, y, 0], [half, y + 0.05, 0.05], STEEL, 2);
    const glass = lookOf(0x9fb4bf, 'glass');
    solids.sheet([-half, 0, 0.02], [width, 0, 0], [0, height, 0], glass, [4, 4]);
    solids.box([-half, height * 0.42, 0.022], [half, height * 0.48, 0.026], lookOf(0xdfe8ec, 'paint'), 2);
    return solids.build();
  },
});
