import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, loft, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeMachine, pair } from './machine.ts';
import { grips, PLAIN_WHEEL, STEEL } from './push-carts.ts';
import { BLACK, RUBBER } from './wheels.ts';

/** A deck over its blades on four wheels, a motor on it, a box for the grass, and a long bar. */
export function makeLawnMower({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const wheels = [...pair('front', 0.27, 0.32, 0.1, 0.06), ...pair('rear', 0.28, -0.22, 0.13, 0.06)];
  const hull = (y: number, wide: number, long: number): Vector[] =>
    Array.from({ length: 24 }, (_, k): Vector => {
      const angle = (k / 24) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [Math.sign(c) * Math.abs(c) ** 0.55 * wide, y, 0.06 - Math.sign(s) * Math.abs(s) ** 0.55 * long];
    });
  return makeMachine({
    ...{ height: 1.02, length: 1.55, width: 0.6, ride: 'road', wheels },
    style: () => PLAIN_WHEEL,
    anchors: { ...grips(0.19, 1.0, -0.98), top: [0, 0.4, 0.06], surface: [0, 0.42, 0.06], wake: [0, 0.1, -0.4] },
    forge(forge) {
      forge.add(paint, loft([hull(0.07, 0.27, 0.36), hull(0.16, 0.27, 0.36), hull(0.2, 0.22, 0.3)]));
      forge.add(BLACK, moved(cylinder(0.15, 0.1), { at: [0, 0.2, 0.08] }));
      forge.add(STEEL, moved(cylinder(0.12, 0.1, { top: 0.09 }), { at: [0, 0.29, 0.08] }));
      forge.add(BLACK, moved(cylinder(0.07, 0.035), { at: [0, 0.38, 0.08] }));
      forge.add(
        { ...paint, colour: darker(paint.colour, 0.6) },
        moved(box([0.16, 0.1, 0.1], 0.03), { at: [0.12, 0.27, 0.24] }),
      );
      forge.add(
        { material: 'cloth', colour: 0x3a4038 },
        moved(box([0.42, 0.3, 0.44], 0.09), { at: [0, 0.34, -0.48], turn: aboutX(-0.2) }),
      );
      for (const side of [1, -1])
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.22, 0.16, -0.2],
              [side * 0.22, 0.5, -0.52],
              [side * 0.2, 1.0, -0.98],
            ],
            0.014,
          ),
        );
      forge.add(
        RUBBER,
        tube(
          [
            [-0.21, 1.0, -0.98],
            [0.21, 1.0, -0.98],
          ],
          0.02,
        ),
      );
      forge.add(
        BLACK,
        both(
          tube(
            [
              [0.21, 0.9, -0.89],
              [0.1, 0.97, -0.93],
            ],
            0.008,
          ),
        ),
      );
    },
  });
}

/** A head on the floor, a bag and motor on its tube, and a grip at the top. */
export function makeVacuumCleaner({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'plastic', colour }, look);
  const lean = Math.atan2(0.55, 0.98);
  const wheels = pair('wheel', 0.13, -0.1, 0.05, 0.03);
  return makeMachine({
    ...{ height: 1.08, length: 1.05, width: 0.34, ride: 'road', wheels },
    style: () => PLAIN_WHEEL,
    anchors: { ...grips(0.02, 1.02, -0.53), top: [0, 1.05, -0.5] },
    forge(forge) {
      forge.add(paint, moved(box([0.34, 0.09, 0.26], 0.035), { at: [0, 0.065, 0.1] }));
      forge.add(BLACK, moved(box([0.33, 0.03, 0.05], 0.01), { at: [0, 0.04, 0.225] }));
      const along = (share: number, out = 0): Vector => [
        0,
        0.08 + share * 0.98 + out * Math.sin(lean),
        0.02 - share * 0.55 + out * Math.cos(lean),
      ];
      forge.add(BLACK, moved(ball([0.09, 0.08, 0.08], 16, 10), { at: along(0.06) }));
      forge.add(
        paint,
        moved(cylinder(0.085, 0.42, { top: 0.075, bevel: 0.03 }), { at: along(0.14), turn: aboutX(-lean) }),
      );
      forge.add(
        { material: 'glass', colour: 0x9fb4bf, clear: 0.5 },
        moved(cylinder(0.07, 0.26, { bevel: 0.02 }), { at: along(0.2, 0.06), turn: aboutX(-lean) }),
      );
      forge.add(STEEL, tube([along(0.5), along(0.93)], 0.016));
      forge.add(BLACK, tube([along(0.9), along(0.96, 0.02), along(1.0, 0.0)], 0.022));
      forge.add(BLACK, tube([along(0.4, -0.06), along(0.62, -0.1), along(0.86, -0.02)], 0.008));
      forge.add(paint, moved(box([0.05, 0.03, 0.03], 0.01), { at: along(0.55, 0.02) }));
    },
  });
}
