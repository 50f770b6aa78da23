import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, loft } from '../../forge/shapes.ts';
import { both, moved, type Surface } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, DARK, STEEL } from './aircraft-parts.ts';

/** Metres: the height of its middle, half its length and half its width at the stern. */
const [Y, HALF, WIDE] = [6, 30, 12];
const LIT: Paint = { material: 'glow', colour: 0xffe6b4, glows: 1.1 };
const ENGINE: Paint = { material: 'glow', colour: 0x7cc6ff, glows: 2.6 };

/** An edge runs round its hull: above and below it the plates slope to ridges that are this high. */
const [ABOVE, BELOW] = [3.1, 2.4];

function section(z: number, wide: number): Vector[] {
  const share = wide / WIDE;
  return [
    [wide, Y, z],
    [wide * 0.34, Y + ABOVE * share, z],
    [-wide * 0.34, Y + ABOVE * share, z],
    [-wide, Y, z],
    [-wide * 0.4, Y - BELOW * share, z],
    [wide * 0.4, Y - BELOW * share, z],
  ];
}

/** From the broad stern to the point of the bow. */
const hull = (): Surface =>
  loft([section(-HALF, WIDE * 0.96), section(-HALF + 2, WIDE), section(HALF * 0.2, WIDE * 0.45), section(HALF, 0.35)], {
    crease: 0.2,
  });

/** Rows of windows along both slopes of the hull, dimmer and farther apart toward the bow. */
function windows(): Surface[] {
  return Array.from({ length: 26 }, (_, k) => {
    const z = -HALF + 4 + k * 1.9;
    const wide = WIDE * (1 - (z + HALF) / (HALF * 2)) + 0.4;
    const row = (k * 7) % 3;
    return both(
      moved(box([0.14, 0.16, 0.5 + ((k * 5) % 4) * 0.2], 0.03), {
        at: [wide * (0.78 - row * 0.1), Y + ABOVE * (wide / WIDE) * (0.36 + row * 0.15), z],
      }),
    );
  });
}

/** A ship of war as large as a street: a wedge of plates, decks in steps toward the stern, a bridge on a tower, three great engines. */
export function makeStarCruiser(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'metal', colour: order.colour ?? 0xa9afb6 }, order.look);
  const deck = paintIn({ material: 'metal', colour: order.colour ?? 0x8d949c }, order.look);
  return {
    bones: thingBones(16),
    ...{ height: 17, length: 62, width: 25 },
    forge(forge) {
      forge.add(paint, hull());
      for (const [wide, high, long, y, z] of [
        [9.6, 1.6, 26, 3.2, -12],
        [7.2, 1.6, 19, 4.6, -15.5],
        [4.8, 1.8, 11, 6.2, -19],
        [2, 3.2, 2.6, 8.2, -21.5],
        [6.4, 1.5, 2.4, 10.2, -21.4],
      ] as const)
        forge.add(deck, moved(box([wide, high, long], 0.18), { at: [0, Y + y, z] }));
      forge.add(LIT, moved(box([5.6, 0.22, 0.1], 0.03), { at: [0, Y + 10.4, -20.18] }));
      for (const [y, z, long] of [
        [3.4, -12, 24],
        [4.9, -15.5, 17],
        [6.6, -19, 9],
      ] as const)
        for (let k = 0; k < long; k += 2)
          forge.add(
            LIT,
            both(
              moved(box([0.08, 0.16, 0.7], 0.02), {
                at: [y > 6 ? 2.42 : y > 4 ? 3.62 : 4.82, Y + y, z - long / 2 + k + 0.5],
              }),
            ),
          );
      for (const surface of windows()) forge.add(LIT, surface);
      // Guns in pairs along the deck.
      for (const z of [-8, -2, 4, 10]) {
        const [x, y] = [3.6 - z * 0.09, Y + 2.4 - z * 0.06];
        forge.add(DARK, both(moved(box([0.9, 0.6, 1], 0.12), { at: [x, y, z] })));
        for (const side of [-0.2, 0.2]) forge.add(STEEL, both(barrel(0.1, 1.8, [x + side, y + 0.1, z + 0.2])));
      }
      // What runs below its edge: a dark trench.
      forge.add(DARK, both(moved(box([0.5, 0.5, 22], 0.1), { at: [WIDE * 0.72, Y - 0.1, -17] })));
      for (const [x, size] of [
        [0, 2],
        [6, 1.5],
      ] as const) {
        const put = (surface: Surface): Surface => (x === 0 ? surface : both(surface));
        forge.add(STEEL, put(barrel(size, 2.6, [x, Y, -HALF - 1.6], size * 0.8)));
        forge.add(ENGINE, put(barrel(size * 0.86, 0.2, [x, Y, -HALF - 1.7])));
      }
    },
    anchors: {
      driver: [0, Y + 10, -20.5],
      seat: [0, Y + 9, -21],
      passenger: [0, Y + 9, -21],
      light: [0, Y, HALF],
      gun: [3.6, Y + 2.8, 6],
      gunLeft: [-3.6, Y + 2.8, 0],
      wake: [0, Y, -HALF - 2],
      surface: [0, Y + 4, -12],
      top: [0, Y + 11, -21],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 60, moment, move),
  };
}
