import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { addSwivelChair } from './legs.ts';

const [TOP, DEPTH, SEAT] = [0.76, 0.62, 0.5];
/** Metres of the desk that one of those who sit there takes. */
const PLACE = 0.86;
const MOST = 3;

/** The desk of a television studio, closed to the camera, with light along its front; as many sit behind it as `places N` says, their faces along +z. */
export function makeNewsDesk(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0x24406e });
  const seats = Math.min(MOST, Math.max(1, Number(/places (\d+)/.exec(order.parts.join(' '))?.[1] ?? 1)));
  const width = Math.max(1.7, seats * PLACE + 0.7);
  const places = Array.from({ length: seats }, (_, k) => (k - (seats - 1) / 2) * PLACE);
  return piece([1.1, DEPTH + 0.8, width], {
    forge(forge) {
      forge.add(
        { material: 'polished', colour: 0xdfe6ee },
        block([width, 0.05, DEPTH], [0, TOP - 0.025, 0], 0.02),
        'root',
      );
      forge.add(paint, block([width * 0.94, TOP - 0.05, 0.08], [0, (TOP - 0.05) / 2, DEPTH / 2 - 0.1], 0.03), 'root');
      for (const side of [-1, 1])
        forge.add(
          { ...paint, colour: darker(paint.colour, 0.75) },
          block([0.08, TOP - 0.06, DEPTH * 0.8], [side * width * 0.45, (TOP - 0.06) / 2, -0.02], 0.02),
          'root',
        );
      for (const y of [0.12, TOP - 0.16])
        forge.add(
          { material: 'glow', colour: 0x6fb4ff, glows: 1.1 },
          block([width * 0.9, 0.025, 0.02], [0, y, DEPTH / 2 - 0.05], 0.006),
          'root',
        );
      for (const [k, x] of places.entries()) {
        addSwivelChair(forge, [x, SEAT, -DEPTH / 2 - 0.24]);
        forge.add(
          { material: 'paper', colour: 0xf6f5f0 },
          block([0.2, 0.012, 0.28], [x + 0.02, TOP + 0.006, 0.02], 0.002),
          'root',
        );
        forge.add(
          { material: 'porcelain', colour: k % 2 === 0 ? 0xd8724a : 0xf0ede6 },
          moved(cylinder(0.04, 0.09, { segments: 18 }), { at: [x + 0.3, TOP, 0.06] }),
          'root',
        );
      }
    },
    anchors: {
      ...Object.fromEntries(
        places.map((x, index) => [
          index === 0 ? 'seat' : `seat${index + 1}`,
          { bone: 'root', at: [x, SEAT, -DEPTH / 2 - 0.2] as Vector, heading: 0 },
        ]),
      ),
      surface: { bone: 'root', at: [0.3, TOP, 0.06] },
      open: [0, TOP, DEPTH / 2],
      top: [0, TOP, 0],
    },
  });
}
