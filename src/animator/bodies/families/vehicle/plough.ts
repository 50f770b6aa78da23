import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { tube } from '../../forge/shapes.ts';
import { lined, sheet } from '../../forge/surface.ts';
import { makeMachine } from './machine.ts';
import { grips, PLAIN_WHEEL, STEEL } from './push-carts.ts';

const WOOD: Paint = { material: 'wood', colour: 0x7a5230 };
const IRON: Paint = { material: 'metal', colour: 0x5c5650 };

/** Two handles, a beam toward whoever draws it, and a share in the ground. */
export function makePlough(): Make {
  const bent = (points: readonly Vector[], radius: number): ReturnType<typeof tube> => tube([...points], radius);
  return makeMachine({
    ...{ height: 0.95, length: 2.6, width: 1.5, ride: 'road', wheels: [], style: () => PLAIN_WHEEL },
    anchors: { ...grips(0.27, 0.88, -0.9), surface: [0, 0.5, 0.1], inside: [0, 0.5, 0.1], top: [0, 0.9, -0.8] },
    forge(forge) {
      for (const side of [1, -1])
        forge.add(
          WOOD,
          bent(
            [
              [side * 0.03, 0.12, 0.1],
              [side * 0.14, 0.46, -0.34],
              [side * 0.27, 0.84, -0.8],
              [side * 0.27, 0.9, -0.98],
            ],
            0.028,
          ),
        );
      forge.add(
        WOOD,
        bent(
          [
            [-0.2, 0.62, -0.52],
            [0.2, 0.62, -0.52],
          ],
          0.018,
        ),
      );
      // The beam, with the yoke that the two before it pull by.
      forge.add(
        WOOD,
        bent(
          [
            [0, 0.3, -0.12],
            [0, 0.46, 0.4],
            [0, 0.62, 1.1],
            [0, 0.86, 2.6],
          ],
          0.045,
        ),
      );
      forge.add(
        WOOD,
        bent(
          [
            [-0.75, 0.9, 2.6],
            [0.75, 0.9, 2.6],
          ],
          0.045,
        ),
      );
      forge.add(
        IRON,
        bent(
          [
            [0, 0.42, 0.24],
            [0, 0.02, 0.2],
          ],
          0.03,
        ),
      );
      forge.add(
        STEEL,
        lined(
          sheet([
            [
              [0, 0, 0.52],
              [0.02, 0.2, 0.3],
            ],
            [
              [0.1, 0, 0.16],
              [0.16, 0.26, 0.04],
            ],
            [
              [0.24, 0.04, -0.2],
              [0.3, 0.3, -0.26],
            ],
          ]),
        ),
      );
    },
  });
}
