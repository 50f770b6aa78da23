import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, loft, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, DARK, GLASS, STEEL } from './aircraft-parts.ts';

const Y = 3.2;
const ENGINE: Paint = { material: 'glow', colour: 0xffb066, glows: 2.2 };
const CRATES = [0xb5562e, 0x4f7a8c, 0xc9a53a, 0x6f7a52, 0x8d8f92] as const;

const section = (z: number, wide: number, high: number, y = Y): Vector[] => [
  [wide, y + high * 0.4, z],
  [wide * 0.66, y + high, z],
  [-wide * 0.66, y + high, z],
  [-wide, y + high * 0.4, z],
  [-wide, y - high * 0.6, z],
  [-wide * 0.6, y - high, z],
  [wide * 0.6, y - high, z],
  [wide, y - high * 0.6, z],
];

/** A hauler of the stars: a blunt head with a cockpit, a spine with crates on both sides, a block of engines behind. */
export function makeStarFreighter(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'metal', colour: order.colour ?? 0xb0a898 }, order.look);
  const worn: Paint = { material: 'metal', colour: 0x6f6a62 };
  return {
    bones: thingBones(6.4),
    ...{ height: 6.4, length: 28, width: 9.6 },
    forge(forge) {
      forge.add(
        paint,
        loft(
          [
            section(6, 2.5, 1.9),
            section(9.5, 2.5, 1.9),
            section(12.4, 1.9, 1.3, Y - 0.1),
            section(13.6, 1.3, 0.7, Y - 0.3),
          ],
          {
            crease: 0.2,
          },
        ),
      );
      forge.add({ ...GLASS, colour: 0x17303f }, moved(box([2.7, 0.62, 1.6], 0.2), { at: [0, Y + 1.05, 11.9] }));
      forge.add(worn, moved(box([1.7, 1.7, 17], 0.2), { at: [0, Y, -2] }));
      for (let k = 0; k < 5; k++)
        for (const side of [1, -1])
          for (const up of [1, -1])
            forge.add(
              {
                material: 'paint',
                colour: CRATES[(k * 2 + (side > 0 ? 1 : 0) + (up > 0 ? 3 : 0)) % CRATES.length] ?? 0x8d8f92,
              },
              moved(box([2.5, 1.7, 2.5], 0.08), { at: [side * 2.3, Y + up * 0.95, 4.2 - k * 2.8] }),
            );
      for (const z of [5.4, -9.6]) forge.add(worn, moved(box([7.2, 4.2, 0.4], 0.12), { at: [0, Y, z] }));
      forge.add(
        paint,
        loft([section(-14, 2.8, 1.9), section(-13, 3.4, 2.2), section(-9.8, 3.2, 2.1)], { crease: 0.2 }),
      );
      forge.add(STEEL, both(barrel(1, 2.2, [2.1, Y, -14.8], 0.8)));
      forge.add(ENGINE, both(barrel(0.84, 0.14, [2.1, Y, -14.9])));
      forge.add(STEEL, barrel(0.8, 1.8, [0, Y + 0.9, -14.6], 0.66));
      forge.add(ENGINE, barrel(0.68, 0.14, [0, Y + 0.9, -14.7]));
      forge.add(DARK, moved(box([0.8, 0.5, 1.2], 0.1), { at: [0, Y + 2.1, 8] }));
      forge.add(
        STEEL,
        both(
          tube(
            [
              [0.2, Y + 2.3, 8.4],
              [0.2, Y + 2.3, 10],
            ],
            0.08,
          ),
        ),
      );
    },
    anchors: {
      driver: [0, Y + 0.6, 11.4],
      seat: [0, Y, 8],
      passenger: [0, Y, 8],
      light: [0, Y - 0.3, 13.6],
      gun: [0.2, Y + 2.3, 10],
      gunLeft: [-0.2, Y + 2.3, 10],
      wake: [0, Y, -15],
      surface: [0, Y + 2, -2],
      top: [0, Y + 2.4, 8],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 24, moment, move),
  };
}
