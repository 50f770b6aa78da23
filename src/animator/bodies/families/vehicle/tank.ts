import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, extrude, loft, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, lying, makeMachine, pair } from './machine.ts';
import { BLACK, RUBBER } from './wheels.ts';

export function makeTank({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'metal', colour }, look);
  const dull: Paint = { ...paint, material: 'plastic' };
  const track: Point[] = roundedRectangle(5.6, 0.95, 0.46, 6).map(([x, y]) => [x, y + 0.5]);
  return makeMachine({
    ...{ height: 2.5, length: 6.6, width: 3.2, ride: 'road' },
    wheels: [-2.1, -1.25, -0.4, 0.45, 1.3, 2.1].flatMap((z, k) => pair(`wheel${k}`, 1.36, z, 0.34, 0.5)),
    style: () => ({ spokes: 6, rim: dull, tyre: 0.25 }),
    anchors: {
      driver: [0, 1.72, -0.45],
      seat: [0, 2.0, -0.3],
      passenger: [0, 2.0, -0.3],
      smoke: [0.6, 1.5, -3.0],
      light: [0.8, 1.2, 2.9],
      wake: [0, 0.1, -3.2],
      surface: [0, 2.35, -0.4],
    },
    forge(forge) {
      const hull = extrude(
        [
          [-2.9, 0.75],
          [-2.6, 0.5],
          [2.5, 0.5],
          [3.05, 0.95],
          [2.3, 1.4],
          [-2.9, 1.45],
        ],
        2.2,
        0.06,
        0.3,
      );
      forge.add(dull, moved(hull, { turn: aboutY(-Math.PI / 2) }));
      const belt = extrude(track, 0.5, 0.05);
      forge.add(RUBBER, both(moved(belt, { at: [1.34, 0, 0], turn: aboutY(-Math.PI / 2) })));
      forge.add(dull, both(moved(box([0.62, 0.06, 6.0], 0.02), { at: [1.34, 1.14, 0] })));
      for (let k = 0; k < 30; k++) {
        const z = -2.5 + (k / 29) * 5;
        forge.add(BLACK, both(moved(box([0.54, 0.04, 0.09], 0.01), { at: [1.34, 0.99, z] })));
      }
      const turret = [
        [1.42, 1],
        [1.6, 1.02],
        [2.1, 0.82],
        [2.2, 0.7],
      ].map(([y = 0, s = 1]) =>
        roundedRectangle(2.2 * s, 2.5 * s, 0.7 * s, 5).map(([x, z]): Vector => [x, y, -z - 0.25]),
      );
      forge.add(dull, loft(turret, { crease: 0.5 }));
      forge.add(dull, lying(0.16, 0.8, [0, 1.85, 0.7], 0.13));
      forge.add(dull, lying(0.085, 3.2, [0, 1.85, 1.2]));
      forge.add(dull, lying(0.12, 0.4, [0, 1.85, 4.1]));
      forge.add(dull, moved(cylinder(0.34, 0.16), { at: [0.4, 2.18, -0.5] }));
      forge.add(
        BLACK,
        tube(
          [
            [-0.7, 2.1, -0.9],
            [-0.75, 3.2, -1.1],
          ],
          0.012,
        ),
      );
      forge.add(LAMP, both(lying(0.09, 0.08, [0.8, 1.25, 2.6])));
    },
  });
}
