import { aboutX, aboutY } from '../../../maths/turn.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { MOTORS, makeMotorcycle } from './motorcycle.ts';
import { BLACK, CHROME, RUBBER } from './wheels.ts';

/** Metres to the right of the motorcycle, and how high one sits there. */
const [ASIDE, SEAT] = [-0.92, 0.36];

/** A motorcycle with a boat on a third wheel beside it, in which somebody rides along. */
export function makeSidecar(order: CycleOrder): Make {
  const bike = makeMotorcycle(order, MOTORS.motorcycle);
  const paint = paintIn({ material: 'paint', colour: order.colour }, order.look);
  return {
    ...bike,
    width: 1.9,
    forge(forge) {
      bike.forge(forge);
      const hull = lathe(
        [
          [0.02, -0.95],
          [0.2, -0.86],
          [0.33, -0.5],
          [0.36, -0.05],
          [0.34, 0.35],
          [0.22, 0.72],
          [0.03, 0.9],
        ],
        26,
      );
      // Its lower half is the hull; the seat stands in it and closes it.
      forge.add(paint, moved(hull, { at: [ASIDE, 0.42, 0], turn: aboutX(Math.PI / 2), size: [1, 1, 0.8] }), 'root');
      forge.add(BLACK, moved(box([0.5, 0.1, 0.62], 0.05), { at: [ASIDE, 0.66, -0.1] }), 'root');
      forge.add(BLACK, moved(box([0.5, 0.34, 0.1], 0.05), { at: [ASIDE, 0.84, -0.46] }), 'root');
      forge.add(
        { material: 'glass', colour: 0xcfe6ee, clear: 0.7 },
        moved(box([0.46, 0.26, 0.015], 0.005), { at: [ASIDE, 0.86, 0.34], turn: aboutX(-0.4) }),
        'root',
      );
      forge.add(
        RUBBER,
        moved(torus(0.24, 0.06, { segments: 28 }), { at: [ASIDE - 0.44, 0.3, -0.2], turn: aboutY(Math.PI / 2) }),
        'root',
      );
      for (const z of [-0.4, 0.3])
        forge.add(
          CHROME,
          tube(
            [
              [0, 0.36, z],
              [ASIDE + 0.3, 0.36, z],
            ],
            0.025,
          ),
          'root',
        );
    },
    anchors: { ...bike.anchors, passenger: { bone: 'root', at: [ASIDE, SEAT, -0.1] } },
  };
}
