import { makeRandom } from '../../../maths/random.ts';
import type { Piece } from '../architecture/pieces.ts';
import { darker, lookOf, Solids } from '../architecture/solids.ts';

/** A press, a boiler or a lathe bed, by its number: a body on a plinth, wheels, a pipe up to the roof. */
export const makeMachine = (seed: number): Piece => ({
  ...{ name: 'machine', width: 2, depth: 1.3, height: 2.2 },
  make() {
    const [solids, random] = [new Solids({ grounded: true }), makeRandom(seed).spawn('machine')];
    const paint = lookOf(random.pick([0x4f6a5c, 0x5a6a7a, 0x7a6a4a, 0x6a4a3c]), 'metal');
    const [iron, brass] = [lookOf(0x3a3c3e, 'metal'), lookOf(0x9a7a44, 'metal')];
    solids.box([-1, 0, -0.6], [1, 0.28, 0.6], lookOf(0x6a6864, 'concrete'), 0.6);
    if (random.chance(0.5)) {
      solids.within([0, -1, 0, 0, 1, 0, 0, 1.05, 0, 0, 1, 0], () =>
        solids.lathe(
          [0, -0.85, 0],
          [
            [0, 0],
            [0.5, 0.02],
            [0.58, 0.15],
            [0.58, 1.55],
            [0.5, 1.68],
            [0, 1.7],
          ],
          paint,
          20,
        ),
      );
      for (const x of [-0.5, 0, 0.5]) solids.box([x - 0.03, 0.45, -0.6], [x + 0.03, 1.66, 0.62], iron, 0.5);
    } else {
      solids.softBox([-0.9, 0.28, -0.5], [0.9, 1.15, 0.5], 0.06, paint);
      solids.softBox([-0.45, 1.15, -0.42], [0.5, 2.1, 0.36], 0.06, darker(paint, 0.85));
      solids.box([-0.7, 1.15, 0.1], [0.9, 1.25, 0.5], iron, 0.6);
    }
    for (const x of [-0.62, 0.62])
      solids.within([1, 0, 0, x, 0, 0, -1, 0.95, 0, 1, 0, 0.56], () =>
        solids.lathe(
          [0, 0, 0],
          [
            [0.05, 0],
            [0.3, 0],
            [0.34, 0.03],
            [0.3, 0.07],
            [0.05, 0.07],
          ],
          x < 0 ? brass : iron,
          18,
        ),
      );
    solids.tube(
      [
        [0.8, 0.9, -0.3],
        [0.8, 2.6, -0.35],
        [0.8, 5, -0.35],
      ],
      0.09,
      iron,
      8,
    );
    solids.tube(
      [
        [-0.8, 1.2, -0.3],
        [-0.8, 2.5, -0.4],
        [0.1, 2.9, -0.4],
        [0.1, 5, -0.4],
      ],
      0.06,
      brass,
      8,
    );
    return solids.build({ twoSided: true });
  },
});

/** Wooden swords and staffs across pegs. */
export const makeWeaponRack = (width: number): Piece => ({
  ...{ name: 'weapon rack', width, depth: 0.14, height: 1 },
  make() {
    const solids = new Solids();
    const [dark, pale] = [lookOf(0x4a3020, 'wood'), lookOf(0xc09a64, 'wood')];
    for (const x of [-width * 0.36, width * 0.36]) solids.box([x - 0.03, 0, 0], [x + 0.03, 1, 0.06], dark);
    for (let k = 0; k < 4; k++) {
      const y = 0.14 + k * 0.24;
      const long = width * (k % 2 === 0 ? 0.5 : 0.44);
      solids.tube(
        [
          [-long, y, 0.1],
          [0, y + 0.03, 0.1],
          [long, y, 0.1],
        ],
        0.022,
        k % 3 === 0 ? dark : pale,
        6,
      );
    }
    return solids.build();
  },
});
