import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, loft, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, LEATHER, lying, makeMachine, pair } from './machine.ts';
import { BLACK, CHROME } from './wheels.ts';

export function makeTractor({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const rim: Paint = { material: 'paint', colour: 0xe8c22e };
  return makeMachine({
    ...{ height: 2.6, length: 3.9, width: 2.1, ride: 'road' },
    wheels: [...pair('front', 0.75, 1.25, 0.45, 0.3, true), ...pair('rear', 0.8, -0.95, 0.85, 0.48)],
    style: () => ({ spokes: 6, rim, tyre: 0.42 }),
    anchors: {
      driver: [0, 1.42, -0.75],
      seat: [0, 1.42, -0.75],
      passenger: [0.5, 1.35, -1.1],
      handle: [0.18, 1.75, -0.2],
      handle2: [-0.18, 1.75, -0.2],
      smoke: [0.3, 2.5, 0.9],
      light: [0.3, 1.2, 2.0],
      wake: [0, 0.1, -1.9],
    },
    forge(forge) {
      const hood = [-0.2, 0.2, 1.0, 1.6, 1.85].map((z, k) =>
        roundedRectangle(0.74 - k * 0.02, 0.72 - (k === 4 ? 0.12 : 0), 0.16, 4).map(
          ([x, y]): Vector => [x, y + 1.16 - (k === 4 ? 0.03 : 0), z],
        ),
      );
      forge.add(paint, loft(hood));
      forge.add(BLACK, moved(box([0.56, 0.5, 0.06], 0.03), { at: [0, 1.13, 1.86] }));
      for (let k = 0; k < 6; k++)
        forge.add(CHROME, moved(box([0.5, 0.02, 0.03], 0.005), { at: [0, 0.95 + k * 0.075, 1.89] }));
      forge.add(LAMP, both(lying(0.09, 0.06, [0.3, 1.32, 1.82])));
      forge.add(BLACK, moved(box([0.5, 0.4, 2.6], 0.08), { at: [0, 0.72, 0.3] }));
      forge.add(BLACK, moved(box([1.3, 0.12, 0.16], 0.04), { at: [0, 0.5, 1.25] }));
      forge.add(BLACK, moved(box([1.4, 0.3, 0.3], 0.06), { at: [0, 0.85, -0.95] }));
      const fender = Array.from({ length: 11 }, (_, k): Vector => {
        const angle = (0.08 + (k / 10) * 0.8) * Math.PI;
        return [0, 0.85 + Math.sin(angle) * 0.96, -0.95 + Math.cos(angle) * 0.96];
      });
      forge.add(
        paint,
        both(
          lined(
            sheet([fender.map(([, y, z]): Vector => [0.52, y, z]), fender.map(([, y, z]): Vector => [1.06, y, z])]),
          ),
        ),
      );
      forge.add(BLACK, moved(cylinder(0.05, 1.05), { at: [0.3, 1.5, 0.9] }));
      forge.add(LEATHER, moved(box([0.5, 0.12, 0.46], 0.05), { at: [0, 1.35, -0.75] }));
      forge.add(LEATHER, moved(box([0.5, 0.46, 0.1], 0.05), { at: [0, 1.62, -1.0], turn: aboutX(-0.15) }));
      forge.add(BLACK, moved(torus(0.2, 0.018), { at: [0, 1.74, -0.2], turn: aboutX(-1.0) }));
      forge.add(
        BLACK,
        tube(
          [
            [0, 1.74, -0.2],
            [0, 1.4, 0.05],
          ],
          0.03,
        ),
      );
      for (const z of [-1.25, 0.0])
        forge.add(
          paint,
          both(
            tube(
              [
                [0.62, 1.3, z],
                [0.6, 2.5, z],
              ],
              0.035,
            ),
          ),
        );
      forge.add(paint, moved(box([1.4, 0.08, 1.6], 0.035), { at: [0, 2.54, -0.6] }));
    },
  });
}
