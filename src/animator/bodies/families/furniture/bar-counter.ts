import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

const [TALL, LONG, DEEP] = [0.98, 2.3, 0.58];
const PANELS = 4;

/** What a bartender stands behind: panels to the guests, a thick top, and a rail for their feet. */
export function makeBarCounter(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const dark = { ...wood, colour: darker(wood.colour, 0.55) };
  return piece([TALL, DEEP, LONG], {
    forge(forge) {
      forge.add(wood, block([LONG, 0.06, DEEP], [0, TALL - 0.03, 0], 0.02));
      forge.add(dark, block([LONG - 0.1, TALL - 0.06, DEEP - 0.14], [0, (TALL - 0.06) / 2, -0.02], 0.01));
      const wide = (LONG - 0.1) / PANELS;
      for (let k = 0; k < PANELS; k++)
        forge.add(
          { ...wood, colour: darker(wood.colour, 0.75) },
          block([wide - 0.09, TALL - 0.36, 0.02], [(k - (PANELS - 1) / 2) * wide, TALL / 2, DEEP / 2 - 0.085], 0.012),
        );
      forge.add(
        METAL,
        tube(
          [
            [-LONG / 2 + 0.1, 0.16, DEEP / 2],
            [LONG / 2 - 0.1, 0.16, DEEP / 2],
          ],
          0.018,
          { sides: 8 },
        ),
      );
    },
    anchors: {
      surface: [0, TALL, 0],
      surface2: [LONG * 0.28, TALL, 0],
      surface3: [-LONG * 0.28, TALL, 0],
      handle: [0, TALL, DEEP / 2],
      seat: [0, TALL, 0],
      top: [0, TALL, 0],
    },
  });
}
