import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Metres: out of the picture, wherever it hangs from. */
const LONG = 7;

/** A vine that hangs from above, with a leaf here and there. */
export function makeVine(order: ThingOrder): Make {
  const bark = mainPaint(order, { material: 'bark', colour: 0x5f6a35 });
  return piece([LONG, 0.3, 0.3], {
    forge(forge) {
      const points = Array.from(
        { length: 15 },
        (_, k): Vector => [Math.sin(k * 1.1) * 0.05, (k / 14) * LONG, Math.cos(k * 0.8) * 0.04],
      );
      forge.add(bark, tube(points, 0.03));
      for (let k = 1; k < 26; k++)
        forge.add(
          { material: 'leaf', colour: k % 3 === 0 ? 0x5d9a3c : 0x47812f },
          moved(ball([0.045, 0.012, 0.09], 10, 6), {
            at: [Math.sin(k * 2.4) * 0.1, 0.2 + k * 0.26, Math.cos(k * 2.4) * 0.1],
            turn: combine(aboutY(k * 2.4), combine(aboutX(0.6), aboutZ(0.2))),
          }),
        );
    },
    anchors: { top: [0, LONG, 0] },
  });
}
