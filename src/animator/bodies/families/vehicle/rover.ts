import { aboutX, aboutZ } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, makeMachine, pair } from './machine.ts';
import { BLACK } from './wheels.ts';

const FOIL: Paint = { material: 'metal', colour: 0xd8a848 };
const CELLS: Paint = { material: 'glass', colour: 0x1b2f63 };
const STEEL: Paint = { material: 'metal', colour: 0xa9aeb4 };

/** What is driven over other worlds: six wheels on arms, a deck with solar cells, a mast that looks about, a dish. */
export function makeRover({ colour, look }: CycleOrder): Make {
  const white = paintIn({ material: 'plastic', colour }, look);
  return makeMachine({
    ...{ height: 2.3, length: 3.1, width: 2.7, ride: 'road' },
    wheels: [1.15, 0, -1.15].flatMap((z, k) => pair(`wheel${k}`, 1.15, z, 0.32, 0.36, k === 0)),
    style: () => ({ spokes: 8, rim: STEEL, tyre: 0.16 }),
    anchors: {
      // Nobody is aboard: it is driven from afar.
      light: [0, 0.95, 1.4],
      wake: [0, 0.1, -1.6],
      surface: [0, 1.2, -0.4],
    },
    forge(forge) {
      forge.add(white, moved(box([1.5, 0.42, 2.3], 0.08), { at: [0, 0.9, 0] }));
      forge.add(FOIL, moved(box([1.36, 0.2, 2.1], 0.05), { at: [0, 0.62, 0] }));
      forge.add(BLACK, moved(box([2.1, 0.05, 1.5], 0.02), { at: [0, 1.16, -0.35] }));
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 3; j++)
          forge.add(CELLS, moved(box([0.46, 0.03, 0.44], 0.01), { at: [-0.765 + i * 0.51, 1.19, -0.83 + j * 0.48] }));
      // Arms from wheel to wheel.
      for (const [a, b] of [
        [1.15, 0.35],
        [0.35, -0.6],
        [-0.6, -1.15],
      ] as const)
        forge.add(
          STEEL,
          both(
            tube(
              [
                [0.95, a === 0.35 ? 0.78 : 0.4, a],
                [0.95, b === 0.35 ? 0.78 : b === -0.6 ? 0.7 : 0.4, b],
              ],
              0.05,
            ),
          ),
        );
      forge.add(
        STEEL,
        tube(
          [
            [-0.4, 1.05, 0.9],
            [-0.4, 2.0, 0.9],
          ],
          0.05,
        ),
      );
      forge.add(white, moved(box([0.52, 0.26, 0.3], 0.05), { at: [-0.4, 2.1, 0.92] }));
      for (const x of [-0.53, -0.27])
        forge.add(BLACK, moved(cylinder(0.075, 0.1), { at: [x, 2.1, 1.06], turn: aboutX(Math.PI / 2) }));
      forge.add(
        white,
        moved(
          lathe(
            [
              [0.04, 0],
              [0.3, 0.06],
              [0.5, 0.2],
              [0.51, 0.21],
              [0.28, 0.03],
              [0, -0.03],
            ],
            24,
          ),
          { at: [0.5, 1.75, -0.9], turn: aboutX(0.7) },
        ),
      );
      forge.add(
        STEEL,
        tube(
          [
            [0.5, 1.15, -0.9],
            [0.5, 1.75, -0.9],
          ],
          0.035,
        ),
      );
      // An arm with its tool folded before the deck.
      forge.add(
        STEEL,
        tube(
          [
            [0.45, 0.95, 1.1],
            [0.55, 1.25, 1.45],
            [0.2, 0.8, 1.75],
          ],
          0.045,
        ),
      );
      forge.add(white, moved(cylinder(0.12, 0.22), { at: [0.2, 0.74, 1.75], turn: aboutZ(0.3) }));
      forge.add(LAMP, both(moved(cylinder(0.08, 0.06), { at: [0.5, 0.95, 1.16], turn: aboutX(Math.PI / 2) })));
    },
  });
}
