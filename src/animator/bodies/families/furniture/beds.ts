import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';
import { legs } from './furniture-parts.ts';

/** Metres: a bed for two, and one in which somebody lies alone, in the middle of it. */
const [DOUBLE, SINGLE] = [1.6, 1.16] as const;

export function makeBed(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x5f7fa6 });
  const sheetPaint: Paint = { material: 'cloth', colour: 0xf3f0e8 };
  const sleepers = order.parts.filter((part) => part === 'sleeper').length;
  const wide = sleepers === 1 ? SINGLE : DOUBLE;
  const places = sleepers === 1 ? [0] : [0.37, -0.37];
  const [x = 0, other = x] = places;
  const edge = wide / 2 - 0.1;
  return piece([1.05, 2.1, wide], {
    forge(forge) {
      forge.add(WOOD, block([wide + 0.02, 0.28, 2.08], [0, 0.26, 0], 0.03));
      forge.add(WOOD, block([wide + 0.06, 0.75, 0.07], [0, 0.66, -1.03], 0.03));
      forge.add(WOOD, block([wide + 0.06, 0.2, 0.06], [0, 0.42, 1.03], 0.02));
      legs(forge, WOOD, wide / 2 - 0.04, 1.0, 0.14, 0.035);
      forge.add(sheetPaint, block([wide - 0.08, 0.2, 1.98], [0, 0.46, 0], 0.07));
      forge.add(cloth, block([wide, 0.13, 1.36], [0, 0.55, 0.33], 0.055));
      const turned = { ...cloth, colour: lighter(cloth.colour, 0.3) };
      forge.add(turned, block([wide - 0.02, 0.1, 0.24], [0, 0.59, -0.3], 0.045));
      // Whoever lies there lies under the blanket.
      for (const at of places.slice(0, sleepers)) {
        forge.add(cloth, block([0.66, 0.36, 1.36], [at, 0.62, 0.33], 0.16));
        // Knees stand higher than a chest on which somebody may hold a book.
        forge.add(cloth, block([0.7, 0.52, 1.1], [at, 0.63, 0.49], 0.22));
        forge.add(turned, block([0.62, 0.34, 0.2], [at, 0.62, -0.34], 0.09));
      }
      for (const at of places)
        forge.add(sheetPaint, moved(ball([0.34, 0.1, 0.22], 22, 12), { at: [at, 0.62, -0.72], turn: aboutX(-0.25) }));
    },
    anchors: {
      bed: [x, 0.56, 0.06],
      ...(other === x ? {} : { bed2: [other, 0.56, 0.06] as const, head2: [other, 0.7, -0.7] as const }),
      // Over its edge, and not along it: the feet are on the floor.
      seat: { bone: 'root', at: [edge, 0.58, 0.3], heading: Math.PI / 2 },
      seat2: { bone: 'root', at: [-edge, 0.58, 0.3], heading: -Math.PI / 2 },
      surface: [0, 0.62, 0.4],
      head: [x, 0.7, -0.7],
      handle: [wide / 2, 1.0, -1.03],
      top: [0, 1.03, -1.03],
    },
  });
}

/** Narrow, on wheels, with rails and a raised back. */
export function makeHospitalBed(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x8fb8c4 });
  const sheetPaint: Paint = { material: 'cloth', colour: 0xf6f8f8 };
  const frame: Paint = { material: 'plastic', colour: 0xdfe4e6 };
  return piece([1.1, 2.1, 1], {
    forge(forge) {
      forge.add(frame, block([0.94, 0.1, 2.04], [0, 0.4, 0], 0.03));
      for (const [z, high] of [
        [-1.03, 0.62],
        [1.03, 0.4],
      ] as const)
        forge.add(frame, block([0.94, high, 0.05], [0, 0.45 + high / 2, z], 0.05));
      for (const x of [0.4, -0.4])
        for (const z of [0.85, -0.85]) {
          forge.add(METAL, block([0.05, 0.32, 0.05], [x, 0.22, z], 0.01));
          forge.add(BLACK, moved(ball([0.035, 0.07, 0.07], 12, 8), { at: [x, 0.07, z] }));
        }
      forge.add(sheetPaint, block([0.88, 0.14, 1.98], [0, 0.5, 0], 0.06));
      forge.add(cloth, block([0.94, 0.12, 1.3], [0, 0.55, 0.36], 0.05));
      if (order.parts.includes('sleeper')) {
        forge.add(cloth, block([0.72, 0.36, 1.3], [0, 0.6, 0.36], 0.16));
        forge.add(cloth, block([0.74, 0.52, 1.06], [0, 0.62, 0.51], 0.22));
        forge.add(sheetPaint, block([0.68, 0.32, 0.2], [0, 0.6, -0.3], 0.09));
      }
      forge.add(sheetPaint, moved(ball([0.32, 0.1, 0.22], 22, 12), { at: [0, 0.63, -0.74], turn: aboutX(-0.35) }));
      // The far rail is up, the near one down, so that one sees who lies there.
      for (const y of [0.66, 0.78]) forge.add(METAL, block([0.02, 0.025, 0.8], [-0.48, y, -0.2], 0.008));
      for (const z of [-0.58, 0.18]) forge.add(METAL, block([0.02, 0.3, 0.025], [-0.48, 0.65, z], 0.008));
    },
    anchors: {
      bed: [0, 0.56, 0.06],
      seat: { bone: 'root', at: [0.42, 0.58, 0.3], heading: Math.PI / 2 },
      surface: [0, 0.62, 0.4],
      head: [0, 0.7, -0.7],
      handle: [0.4, 0.9, 1.03],
      top: [0, 1.05, -1.03],
    },
  });
}
