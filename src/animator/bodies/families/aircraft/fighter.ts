import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, barrel, CLEAR, DARK, fuselage, STEEL, wing } from './aircraft-parts.ts';

export function makeFighter(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0x7d8790 }, order.look);
  const y = 1.8;
  return {
    bones: thingBones(4),
    ...{ height: 4.4, length: 15, width: 9.6 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-6.8, 0.55],
            [-5, 0.8],
            [-1, 0.95],
            [2, 0.85],
            [5, 0.5],
            [7.6, 0.04],
          ],
          [
            [-6.8, y],
            [2, y],
            [7.6, y - 0.15],
          ],
          1.15,
        ),
      );
      forge.add({ ...CLEAR, colour: 0x8a6a2a }, moved(ball([0.48, 0.52, 1.5], 20, 14), { at: [0, y + 0.62, 2.9] }));
      forge.add(
        { material: 'leather', colour: 0x2c2f33 },
        moved(box([0.5, 0.6, 0.2], 0.08), { at: [0, y + 0.5, 2.4] }),
      );
      forge.add(
        paint,
        both(
          wing({ root: [0.5, y - 0.1, -0.6], tip: [4.8, y - 0.2, -3.4], rootChord: 5.2, tipChord: 1.3, thick: 0.045 }),
        ),
      );
      forge.add(
        paint,
        both(wing({ root: [0.6, y, -5.2], tip: [2.9, y - 0.05, -6.8], rootChord: 2.2, tipChord: 0.9, thick: 0.05 })),
      );
      forge.add(
        paint,
        both(
          wing(
            { root: [0.85, y + 0.5, -4.6], tip: [1.5, y + 2.5, -6.3], rootChord: 2.6, tipChord: 1.1, thick: 0.05 },
            true,
          ),
        ),
      );
      for (const side of [1, -1]) {
        forge.add(DARK, barrel(0.42, 0.5, [side * 0.45, y, -7.2]));
        forge.add({ material: 'glow', colour: 0xff9a4a, glows: 1.6 }, barrel(0.32, 0.06, [side * 0.45, y, -7.26]));
        forge.add(DARK, moved(box([0.5, 0.6, 0.1], 0.05), { at: [side * 0.95, y - 0.1, 1.2] }));
        forge.add(paint, moved(box([0.6, 0.72, 3.4], 0.12), { at: [side * 0.95, y - 0.1, -0.6] }));
        forge.add({ material: 'paint', colour: 0xe6e6e2 }, barrel(0.11, 2.4, [side * 3.4, y - 0.45, -3.2], 0.09));
      }
      forge.add(
        STEEL,
        tube(
          [
            [0, y - 0.15, 7.5],
            [0, y - 0.15, 8.3],
          ],
          0.03,
        ),
      );
    },
    anchors: {
      driver: [0, y + 0.2, 2.8],
      seat: [0, y + 0.2, 2.8],
      passenger: [0, y + 0.2, 2],
      light: [0, y, 7.6],
      smoke: [0.45, y, -7.3],
      wake: [4.8, y, -4],
      surface: [0, y + 1, 0],
      top: [0, y + 1, 0],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 10, moment, move),
  };
}
