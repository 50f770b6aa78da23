import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';

/** Radians by which its head end is raised: little enough to lie on. */
const RAISED = 0.2;
const [LONG, WIDE, HIGH, STRIPES] = [1.9, 0.68, 0.34, 5] as const;

/** What one lies on in the sun: a frame of wood, a striped cushion, a roll under the head. The head lies toward -z. */
export function makeSunLounger(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x2f7fae });
  const pale = { ...cloth, colour: lighter(cloth.colour, 0.82) };
  return piece([0.62, LONG, WIDE], {
    forge(forge) {
      for (const x of [WIDE / 2 - 0.03, 0.03 - WIDE / 2]) {
        forge.add(WOOD, block([0.05, 0.07, LONG], [x, HIGH - 0.08, 0], 0.015));
        for (const z of [0.78, -0.7])
          forge.add(
            WOOD,
            tube(
              [
                [x, 0, z],
                [x, HIGH - 0.06, z],
              ],
              0.028,
              { sides: 10 },
            ),
          );
      }
      for (let k = 0; k < 9; k++)
        forge.add(WOOD, block([WIDE - 0.08, 0.02, 0.08], [0, HIGH - 0.05, 0.86 - k * 0.15], 0.008));
      for (let k = 0; k < STRIPES; k++) {
        const wide = (WIDE - 0.06) / STRIPES;
        const x = (k - (STRIPES - 1) / 2) * wide;
        const paint = k % 2 === 0 ? cloth : pale;
        forge.add(paint, block([wide + 0.004, 0.08, 1.22], [x, HIGH, 0.33], 0.03));
        forge.add(paint, block([wide + 0.004, 0.08, 0.68], [x, HIGH + 0.06, -0.6], 0.03, aboutX(RAISED)));
      }
      forge.add(pale, block([WIDE - 0.16, 0.1, 0.16], [0, HIGH + 0.19, -0.8], 0.05, aboutX(RAISED)));
    },
    anchors: {
      bed: [0, HIGH + 0.04, 0.06],
      seat: [WIDE / 2 - 0.12, HIGH + 0.05, 0.3],
      surface: [0, HIGH + 0.04, 0.25],
      head: [0, HIGH + 0.2, -0.7],
      handle: [WIDE / 2, HIGH, 0.8],
      top: [0, 0.6, -0.8],
    },
  });
}
