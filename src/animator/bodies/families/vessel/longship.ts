import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { both, moved, type Surface } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { cloth, DECK, ROPE, type VesselOrder, WOOD } from './vessel-parts.ts';

const SHIELDS = [0x9c2a24, 0xd9b455, 0x2f4f6a, 0xe2d8c2] as const;
/** On its side, so that a shield hangs flat on the hull. */
const FLAT: readonly [number, number, number, number, number, number, number, number, number] = [
  ...([0, 1, 0, 1, 0, 0, 0, 0, -1] as const),
];

const STRIPES = 9;

/** One stripe of the square sail, blown forward with the others. */
function sailStripe(number: number): Surface {
  const rows = Array.from({ length: 8 }, (_, k) => {
    const up = k / 7;
    return Array.from({ length: 3 }, (__, j): Vector => {
      const across = ((number + j / 2) / STRIPES) * 2 - 1;
      const swell = Math.sqrt(Math.max(0, 1 - across * across)) * Math.sin((0.12 + up * 0.8) * Math.PI);
      return [across * 4.2 * (1 - up * 0.06), 3.4 + 7.1 * up - 0.3 * (1 - up) * across * across, 0.5 + 1.5 * swell];
    });
  });
  return cloth(rows);
}

/** A longship: both ends swept up, a dragon's head before, one striped sail, shields and oars along the sides. */
export function makeLongship(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-9.6, 0.03],
      [-7.5, 1.1],
      [-3, 2.1],
      [2, 2.2],
      [6.5, 1.3],
      [9.4, 0.03],
    ],
    edge: [
      [-9.6, 3.6],
      [-8, 2.2],
      [-4, 1.35],
      [3, 1.3],
      [7, 1.9],
      [9.4, 3.4],
    ],
    keel: [
      [-9.6, 2.8],
      [-8.2, 0.2],
      [-4, -0.7],
      [4, -0.75],
      [7.8, 0.1],
      [9.4, 2.6],
    ],
    fullness: 0.4,
  });
  const paint = paintIn({ material: 'wood', colour: order.colour ?? 0x6a4426 }, order.look);
  const dark: Paint = { ...paint, colour: darker(paint.colour, 0.6) };
  const gold: Paint = { material: 'metal', colour: 0xc99b3f };
  const sail: Paint = { material: 'cloth', colour: 0xe9dcc0 };
  const stripe: Paint = { material: 'cloth', colour: order.sail ?? 0xa8322a };
  return {
    bones: thingBones(12),
    ...{ height: 12.5, length: 21, width: 10.8 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      for (const [low, high] of [
        [0.55, 0.58],
        [0.72, 0.75],
        [0.87, 0.9],
      ] as const)
        forge.add(dark, hullBand(hull, low, high));
      forge.add(DECK, deck(hull, 0.35));
      forge.add(dark, gunwale(hull, 0.1));
      // Stems: the dragon looks ahead, its tail curls behind.
      const neck: Vector[] = [
        [0, 2.4, 8.9],
        [0, 3.8, 9.7],
        [0, 5.1, 9.9],
        [0, 5.7, 10.3],
      ];
      forge.add(paint, tube(neck, [0.3, 0.26, 0.22, 0.24], { sides: 10 }));
      forge.add(
        paint,
        tube(
          [
            [0, 5.75, 10.1],
            [0, 5.7, 10.8],
            [0, 5.5, 11.5],
          ],
          [0.34, 0.3, 0.16],
          { sides: 10 },
        ),
      );
      forge.add(gold, both(moved(ball([0.09, 0.09, 0.09]), { at: [0.22, 5.9, 10.6] })));
      for (const side of [0.18, -0.18])
        forge.add(
          gold,
          tube(
            [
              [side, 5.95, 10.1],
              [side * 1.6, 6.5, 9.7],
            ],
            [0.1, 0.03],
            { sides: 7 },
          ),
        );
      forge.add(
        paint,
        tube(
          [
            [0, 2.6, -9.2],
            [0, 4.2, -10],
            [0, 5.4, -9.8],
            [0, 5.7, -9.1],
            [0, 5.2, -8.8],
          ],
          [0.28, 0.24, 0.2, 0.16, 0.1],
          { sides: 9 },
        ),
      );
      for (let k = 0; k < 10; k++) {
        const z = -5.6 + k * 1.25;
        const [x, y] = hull.at(z, 0.93);
        const shield: Paint = { material: 'paint', colour: SHIELDS[k % SHIELDS.length] ?? SHIELDS[0] };
        forge.add(shield, both(moved(cylinder(0.52, 0.08), { at: [x + 0.1, y + 0.08, z], turn: [...FLAT] })));
        forge.add(gold, both(moved(ball([0.16, 0.16, 0.16]), { at: [x + 0.14, y + 0.08, z] })));
        const out: Vector[] = [
          [x - 0.2, y + 0.1, z + 0.6],
          [x + 1.6, y - 0.7, z + 0.35],
          [x + 3.2, -0.25, z + 0.1],
        ];
        if (k % 2 === 0) forge.add(WOOD, both(tube(out, [0.05, 0.05, 0.1], { sides: 6 })));
      }
      forge.add(
        WOOD,
        tube(
          [
            [0, 0.4, 0.2],
            [0, 11.6, 0.2],
          ],
          [0.24, 0.13],
          { sides: 10 },
        ),
      );
      forge.add(
        WOOD,
        tube(
          [
            [-4.5, 10.6, 0.4],
            [4.5, 10.6, 0.4],
          ],
          0.13,
          { sides: 8 },
        ),
      );
      for (let k = 0; k < STRIPES; k++) forge.add(k % 2 === 0 ? stripe : sail, sailStripe(k));
      for (const side of [1, -1])
        for (const z of [-3.5, 4])
          forge.add(
            ROPE,
            tube(
              [
                [side * 1.9, 1.4, z],
                [0, 10.9, 0.2],
              ],
              0.03,
              { sides: 4 },
            ),
          );
    },
    anchors: {
      driver: [0, 1.2, -6.6],
      // Rowers look to the stern.
      ...Object.fromEntries(
        [-1, 1, -3, 3, 5, -5].flatMap((z, row) =>
          [1, -1].map((side, k) => [
            `bench${row + k === 0 ? '' : row * 2 + k + 1}`,
            { bone: 'whole', at: [side * 0.8, hull.edgeAt(z) - 0.12, z] as Vector, heading: Math.PI },
          ]),
        ),
      ),
      seat: [0.3, 0.9, -4.4],
      passenger: [-0.3, 0.9, 6],
      foredeck: [0, hull.edgeAt(6.5) - 0.35, 6.5],
      stern: [0, hull.edgeAt(-6.9) - 0.35, -6.9],
      helm: [0, hull.edgeAt(-6.9) - 0.35, -6.9],
      handle: [0.5, 1.9, -6.2],
      surface: [0, 0.8, 2],
      wake: [0, 0, -9],
      bow: [0, 0.4, 9],
      top: [0, 11.6, 0.2],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 20, moment, move),
  };
}
