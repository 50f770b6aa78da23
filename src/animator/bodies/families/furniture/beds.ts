import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';
import { legs } from './furniture-parts.ts';

export function makeBed(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x5f7fa6 });
  const sheetPaint: Paint = { material: 'cloth', colour: 0xf3f0e8 };
  return piece([1.05, 2.1, 1.6], {
    forge(forge) {
      forge.add(WOOD, block([1.62, 0.28, 2.08], [0, 0.26, 0], 0.03));
      forge.add(WOOD, block([1.66, 0.75, 0.07], [0, 0.66, -1.03], 0.03));
      forge.add(WOOD, block([1.66, 0.2, 0.06], [0, 0.42, 1.03], 0.02));
      legs(forge, WOOD, 0.76, 1.0, 0.14, 0.035);
      forge.add(sheetPaint, block([1.52, 0.2, 1.98], [0, 0.46, 0], 0.07));
      forge.add(cloth, block([1.6, 0.13, 1.36], [0, 0.55, 0.33], 0.055));
      forge.add({ ...cloth, colour: lighter(cloth.colour, 0.3) }, block([1.58, 0.1, 0.24], [0, 0.59, -0.3], 0.045));
      // Whoever lies there lies under the blanket.
      for (const x of [0.37, -0.37].slice(0, order.parts.filter((part) => part === 'sleeper').length)) {
        forge.add(cloth, block([0.64, 0.34, 1.36], [x, 0.62, 0.33], 0.15));
        forge.add({ ...cloth, colour: lighter(cloth.colour, 0.3) }, block([0.62, 0.32, 0.2], [x, 0.62, -0.34], 0.09));
      }
      for (const x of [0.38, -0.38])
        forge.add(sheetPaint, moved(ball([0.34, 0.1, 0.22], 22, 12), { at: [x, 0.62, -0.72], turn: aboutX(-0.25) }));
    },
    anchors: {
      bed: [0.37, 0.56, 0.06],
      bed2: [-0.37, 0.56, 0.06],
      seat: [0.7, 0.58, 0.3],
      seat2: [-0.7, 0.58, 0.3],
      surface: [0, 0.62, 0.4],
      head: [0.38, 0.7, -0.7],
      head2: [-0.38, 0.7, -0.7],
      handle: [0.8, 1.0, -1.03],
      top: [0, 1.03, -1.03],
    },
  });
}
