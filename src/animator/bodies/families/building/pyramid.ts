import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

export function makePyramid(order: ThingOrder): Make {
  const stone = mainPaint(order, { material: 'sand', colour: 0xd9b981 });
  return piece([13.5, 21, 21], {
    forge(forge) {
      const steps = 26;
      for (let k = 0; k < steps; k++) {
        const wide = 21 * (1 - k / steps);
        forge.add(
          { ...stone, colour: k % 2 === 0 ? stone.colour : darker(stone.colour, 0.93) },
          block([wide, 0.53, wide], [0, 0.26 + k * 0.52, 0], 0.05),
        );
      }
      forge.add(BLACK, block([1.2, 1.8, 0.6], [0, 1.0, 10.2], 0.05));
    },
    anchors: { inside: [0, 0.5, 0], seat: [0, 0.55, 10.2], surface: [0, 13.5, 0], top: [0, 13.5, 0] },
  });
}
