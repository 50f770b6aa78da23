import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { box, loft, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { makeMachine, pair } from './machine.ts';
import { ALLOY, CHROME, RUBBER, type Wheel } from './wheels.ts';

/** A board on four small wheels, or with a bar to hold on to. */
export function makeBoard({ colour, look }: CycleOrder, kind: 'skateboard' | 'kick scooter'): Make {
  const deck = paintIn({ material: 'wood', colour }, look);
  const scooter = kind === 'kick scooter';
  const [length, width] = scooter ? [0.95, 0.42] : [0.8, 0.21];
  const small = scooter ? 0.09 : 0.03;
  const high = scooter ? 0.11 : 0.085;
  const wheels: Wheel[] = scooter
    ? [0.42, -0.4].map((z, k) => ({
        bone: `wheel${k}`,
        at: [0.001, small, z],
        radius: small,
        wide: 0.03,
        steers: k === 0,
      }))
    : [0.26, -0.26].flatMap((z, k) => pair(`wheel${k}`, 0.075, z, small, 0.035));
  return makeMachine({
    ...{ height: scooter ? 1.0 : 0.12, length, width, ride: 'road', wheels },
    style: () => ({ spokes: scooter ? 5 : 0, rim: CHROME, tyre: scooter ? 0.3 : 0.55 }),
    anchors: {
      driver: [0, high + 0.02, 0],
      seat: [0, high + 0.02, 0],
      surface: [0, high + 0.02, 0],
      // What is longer than a skateboard rests on its nose and its tail.
      ...(scooter ? {} : { top: [0, high + 0.062, 0] }),
      handle: scooter ? [0.2, 0.97, 0.36] : [0, high, 0.3],
      handle2: scooter ? [-0.2, 0.97, 0.36] : [0, high, -0.3],
    },
    forge(forge) {
      const across = (z: number): number =>
        (scooter ? 0.07 : 0.1) * Math.sqrt(Math.max(0.02, 1 - (Math.abs(z) / (length / 2)) ** 6));
      const lift = (z: number): number => (scooter ? 0 : Math.max(0, Math.abs(z) - 0.27) * 0.42);
      const sections = Array.from({ length: 25 }, (_, k) => {
        const z = ((k / 24) * 2 - 1) * (length / 2 - (scooter ? 0.16 : 0.001)) * 0.999;
        return roundedRectangle(across(z) * 2, 0.016, 0.007, 2).map(
          ([x, y]): Vector => [x, y + high + lift(z) - (scooter ? 0.02 : 0), z],
        );
      });
      forge.add(deck, loft(sections, { crease: 0.5 }));
      forge.add(
        { material: 'rubber', colour: 0x232427 },
        moved(box([scooter ? 0.1 : 0.15, 0.003, scooter ? 0.5 : 0.5], 0.001), {
          at: [0, high + (scooter ? -0.01 : 0.0095), 0],
        }),
      );
      if (scooter) {
        forge.add(
          deck,
          tube(
            [
              [0, 0.1, 0.32],
              [0, 0.2, 0.4],
              [0, 0.96, 0.36],
            ],
            0.018,
          ),
        );
        forge.add(
          CHROME,
          tube(
            [
              [0, 0.3, 0.4],
              [0, small, 0.42],
            ],
            0.016,
          ),
        );
        forge.add(
          CHROME,
          tube(
            [
              [-0.2, 0.97, 0.36],
              [0.2, 0.97, 0.36],
            ],
            0.014,
          ),
        );
        forge.add(
          RUBBER,
          both(
            tube(
              [
                [0.12, 0.97, 0.36],
                [0.21, 0.97, 0.36],
              ],
              0.018,
            ),
          ),
        );
      } else
        for (const z of [0.26, -0.26])
          forge.add(
            CHROME,
            tube(
              [
                [-0.07, 0.04, z],
                [0, 0.07, z],
                [0.07, 0.04, z],
              ],
              0.012,
            ),
          );
    },
  });
}

export function makeSled({ colour, look }: CycleOrder): Make {
  const wood = paintIn({ material: 'wood', colour }, look);
  return makeMachine({
    ...{ height: 0.5, length: 1.4, width: 0.6, ride: 'road', wheels: [] },
    style: () => ALLOY,
    anchors: {
      driver: [0, 0.32, -0.1],
      seat: [0, 0.32, -0.1],
      passenger: [0, 0.32, -0.45],
      surface: [0, 0.3, 0],
      handle: [0, 0.45, 0.68],
      wake: [0, 0.02, -0.7],
    },
    forge(forge) {
      const runner: Vector[] = [
        [0.24, 0.03, -0.68],
        [0.24, 0.025, 0.3],
        [0.24, 0.09, 0.55],
        [0.24, 0.25, 0.7],
        [0.24, 0.42, 0.66],
        [0.24, 0.46, 0.54],
      ];
      forge.add(CHROME, both(tube(runner, 0.016)));
      for (const z of [-0.5, 0, 0.4]) {
        forge.add(
          wood,
          both(
            tube(
              [
                [0.24, 0.03, z],
                [0.2, 0.27, z],
              ],
              0.02,
            ),
          ),
        );
        forge.add(
          wood,
          tube(
            [
              [-0.22, 0.25, z],
              [0.22, 0.25, z],
            ],
            0.022,
          ),
        );
      }
      for (let k = 0; k < 5; k++)
        forge.add(wood, moved(box([0.085, 0.025, 1.16], 0.008), { at: [(k - 2) * 0.1, 0.285, -0.08] }));
      forge.add(
        { material: 'cloth', colour: 0xb03030 },
        tube(
          [
            [-0.24, 0.3, 0.66],
            [0, 0.36, 1.0],
            [0.24, 0.3, 0.66],
          ].map(([x = 0, y = 0, z = 0]): Vector => [x, y, z * 0.9]),
          0.01,
        ),
      );
    },
  });
}
