import { aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { box, cylinder, extrude, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, LEATHER, lying, makeMachine, pair } from './machine.ts';
import { ALLOY, BLACK, CHROME } from './wheels.ts';

/** Three wheels and a roof. */
export function makeRickshaw({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const canvas: Paint = { material: 'cloth', colour: 0x2a2c30 };
  return makeMachine({
    ...{ height: 1.8, length: 2.7, width: 1.35, ride: 'road' },
    wheels: [
      { bone: 'front', at: [0.001, 0.23, 1.05], radius: 0.23, wide: 0.11, steers: true },
      ...pair('rear', 0.55, -0.8, 0.23, 0.12),
    ],
    style: () => ALLOY,
    anchors: {
      driver: [0, 0.72, 0.2],
      passenger: [0.3, 0.78, -0.7],
      passenger2: [-0.3, 0.78, -0.7],
      seat: [0.3, 0.78, -0.7],
      handle: [0.26, 0.98, 0.75],
      handle2: [-0.26, 0.98, 0.75],
      light: [0, 0.72, 1.25],
      smoke: [0.3, 0.25, -1.3],
      wake: [0, 0.1, -1.35],
    },
    forge(forge) {
      const low: Point[] = [
        [-1.3, 0.3],
        [1.0, 0.3],
        [1.25, 0.55],
        [1.05, 0.95],
        [0.85, 0.95],
        [0.75, 0.5],
        [-0.35, 0.5],
        [-0.45, 0.7],
        [-1.3, 0.75],
      ];
      forge.add(paint, moved(extrude(low, 1.24, 0.05, 0.6), { turn: aboutY(-Math.PI / 2) }));
      const back: Point[] = [
        [-1.3, 0.74],
        [-0.95, 0.74],
        [-0.85, 1.1],
        [-0.9, 1.7],
        [0.75, 1.72],
        [0.78, 1.8],
        [-1.15, 1.8],
        [-1.34, 1.6],
      ];
      forge.add(canvas, moved(extrude(back, 1.22, 0.04, 0.6), { turn: aboutY(-Math.PI / 2) }));
      for (const z of [0.72, -0.3])
        forge.add(
          BLACK,
          both(
            tube(
              [
                [0.56, 0.5, z],
                [0.58, 1.75, z],
              ],
              0.022,
            ),
          ),
        );
      const frame: Vector[] = [
        [-0.56, 0.95, 0.95],
        [-0.56, 1.72, 0.74],
        [0.56, 1.72, 0.74],
        [0.56, 0.95, 0.95],
      ];
      forge.add(
        { material: 'glass', colour: 0x20303a, clear: 0.5 },
        lined(
          sheet([
            [frame[0] ?? [0, 0, 0], frame[3] ?? [0, 0, 0]],
            [frame[1] ?? [0, 0, 0], frame[2] ?? [0, 0, 0]],
          ]),
        ),
      );
      forge.add(BLACK, tube(frame, 0.022, { ring: true }));
      forge.add(LEATHER, moved(box([1.05, 0.12, 0.45], 0.05), { at: [0, 0.74, -0.68] }));
      forge.add(LEATHER, moved(box([0.4, 0.12, 0.35], 0.05), { at: [0, 0.67, 0.2] }));
      forge.add(
        CHROME,
        tube(
          [
            [-0.28, 0.98, 0.72],
            [0, 0.92, 0.85],
            [0.28, 0.98, 0.72],
          ],
          0.014,
        ),
      );
      forge.add(LAMP, lying(0.09, 0.08, [0, 0.72, 1.18]));
      forge.add(
        paint,
        moved(cylinder(0.3, 0.16, { segments: 20 }), { at: [-0.08, 0.34, 1.05], turn: aboutZ(-Math.PI / 2) }),
      );
    },
  });
}
