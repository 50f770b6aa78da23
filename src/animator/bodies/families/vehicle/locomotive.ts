import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { box, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { BRASS, LAMP, lying, makeMachine, pair } from './machine.ts';
import { BLACK, CHROME } from './wheels.ts';

/** A steam engine with its boiler, cab and rods. */
export function makeLocomotive({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const drivers = [1.1, -0.55, -2.2].flatMap((z, k) => pair(`driver${k}`, 0.74, z, 0.78, 0.14));
  const pilots = [3.4].flatMap((z) => pair('pilot', 0.74, z, 0.42, 0.12));
  const red: Paint = { material: 'paint', colour: 0xa32020 };
  return makeMachine({
    ...{ height: 4.1, length: 9.6, width: 2.8, ride: 'rail', wheels: [...drivers, ...pilots] },
    style: () => ({ spokes: 12, rim: red, tyre: 0.1 }),
    anchors: {
      driver: [0.6, 1.9, -3.6],
      passenger: [-0.6, 1.9, -3.6],
      seat: [-0.6, 1.9, -3.6],
      smoke: [0, 4.15, 3.55],
      light: [0, 3.0, 4.3],
      wake: [0, 0.1, -4.8],
      surface: [0, 4.0, -3.6],
    },
    forge(forge) {
      forge.add(paint, lying(0.85, 6.2, [0, 2.25, -2.2]));
      forge.add(BLACK, lying(0.89, 1.3, [0, 2.25, 2.9]));
      for (const z of [-1.6, 0, 1.5])
        forge.add(BRASS, moved(torus(0.86, 0.03, { segments: 32 }), { at: [0, 2.25, z] }));
      const front = lathe(
        [
          [0, 0.14],
          [0.5, 0.1],
          [0.8, 0.0],
        ]
          .map(([r = 0, y = 0]): Point => [r, -y])
          .reverse(),
        28,
      );
      forge.add(BLACK, moved(front, { at: [0, 2.25, 4.2], turn: aboutX(Math.PI / 2) }));
      forge.add(BRASS, lying(0.1, 0.1, [0, 2.25, 4.3]));
      const stack: Point[] = [
        [0.26, 0],
        [0.24, 0.1],
        [0.22, 0.7],
        [0.34, 1.0],
        [0.36, 1.06],
        [0.3, 1.08],
        [0.24, 0.9],
      ];
      forge.add(BLACK, moved(lathe(stack, 22), { at: [0, 3.03, 3.55] }));
      for (const [z, tall] of [
        [1.2, 0.5],
        [-0.6, 0.42],
      ] as const) {
        forge.add(
          BRASS,
          moved(
            lathe(
              [
                [0.36, 0],
                [0.34, tall * 0.6],
                [0.2, tall * 0.92],
                [0, tall],
              ],
              22,
            ),
            { at: [0, 3.05, z] },
          ),
        );
      }
      forge.add(LAMP, lying(0.2, 0.1, [0, 3.2, 4.12]));
      forge.add(BRASS, lying(0.24, 0.3, [0, 3.2, 3.8]));
      // Cab: walls with windows, and a roof over them.
      forge.add(paint, moved(box([2.6, 1.3, 1.9], 0.05), { at: [0, 1.95, -3.6] }));
      for (const [x, z] of [
        [1.25, -2.7],
        [1.25, -4.5],
      ] as const)
        forge.add(paint, both(moved(box([0.12, 1.4, 0.12], 0.02), { at: [x, 3.2, z] })));
      forge.add(
        { material: 'glow', colour: 0xffb45a, glows: 0.16 },
        moved(box([2.2, 1.0, 1.6], 0.02), { at: [0, 3.1, -3.6] }),
      );
      const roof = Array.from({ length: 11 }, (_, k): Vector => {
        const angle = (k / 10) * Math.PI;
        return [Math.cos(angle) * 1.4, 3.75 + Math.sin(angle) * 0.28, 0];
      });
      forge.add(BLACK, lined(sheet([-4.75, -2.35].map((z) => roof.map(([x, y]): Vector => [x, y, z])))));
      forge.add(BLACK, moved(box([2.1, 0.3, 9.0], 0.05), { at: [0, 1.2, 0] }));
      forge.add(red, moved(box([2.5, 0.28, 0.2], 0.05), { at: [0, 1.15, 4.55] }));
      for (let k = -4; k <= 4; k++)
        forge.add(
          BLACK,
          tube(
            [
              [k * 0.12, 1.05, 4.6],
              [k * 0.24, 0.2, 5.0],
            ],
            0.035,
            { sides: 6 },
          ),
        );
      for (const side of [1, -1]) {
        forge.add(CHROME, lying(0.28, 0.9, [side * 1.12, 0.85, 2.5]));
        forge.add(CHROME, moved(box([0.07, 0.12, 3.6], 0.02), { at: [side * 0.9, 0.7, -0.5] }));
        forge.add(CHROME, moved(box([0.06, 0.1, 2.2], 0.02), { at: [side * 0.98, 0.78, 1.5] }));
        forge.add(paint, moved(box([0.4, 0.05, 6.4], 0.015), { at: [side * 1.08, 1.62, 0.2] }));
      }
    },
  });
}
