import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, DARK, fuselage, GLASS, STEEL, wing } from './aircraft-parts.ts';

/** A ship of the stars: long hull, swept wings, glowing engines. */
export function makeStarship(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xc9ced6 }, order.look);
  const glow: Paint = { material: 'glow', colour: 0x6ad0ff, glows: 2 };
  const y = 1.6;
  return {
    bones: thingBones(3.4),
    ...{ height: 3.4, length: 14, width: 10 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-6, 0.9],
            [-3, 1.25],
            [1, 1.15],
            [4.5, 0.7],
            [7, 0.06],
          ],
          [
            [-6, y],
            [7, y - 0.3],
          ],
          1.3,
        ),
      );
      forge.add({ ...GLASS, colour: 0x18344a }, moved(ball([0.75, 0.5, 1.6], 22, 14), { at: [0, y + 0.72, 2.9] }));
      forge.add(
        paint,
        both(wing({ root: [1.0, y - 0.1, -2.2], tip: [5, y - 0.7, -5.2], rootChord: 4.6, tipChord: 1.6, thick: 0.07 })),
      );
      forge.add(
        paint,
        both(
          wing({ root: [1.1, y + 0.7, -4.2], tip: [1.9, y + 2, -6], rootChord: 2.4, tipChord: 1.0, thick: 0.07 }, true),
        ),
      );
      for (const x of [0.75, 5]) {
        forge.add(
          STEEL,
          both(barrel(x > 1 ? 0.42 : 0.6, x > 1 ? 3.2 : 1.2, [x, x > 1 ? y - 0.7 : y, x > 1 ? -6.2 : -6.9])),
        );
        forge.add(glow, both(barrel(x > 1 ? 0.34 : 0.5, 0.08, [x, x > 1 ? y - 0.7 : y, x > 1 ? -6.26 : -6.96])));
      }
      for (const z of [-3, -1, 1]) forge.add(glow, both(moved(box([0.05, 0.1, 0.9], 0.02), { at: [1.5, y + 0.3, z] })));
      forge.add(
        DARK,
        both(
          tube(
            [
              [2.6, y - 0.35, -1.4],
              [2.6, y - 0.35, 1.2],
            ],
            0.1,
          ),
        ),
      );
    },
    anchors: {
      driver: [0, y + 0.2, 2.8],
      seat: [0, y, 0],
      passenger: [0, y, 0],
      light: [0, y - 0.3, 7],
      smoke: [0, y, -7],
      wake: [0, y, -7],
      surface: [0, y + 1.2, 0],
      top: [0, y + 1.2, 0],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 8, moment, move),
  };
}
