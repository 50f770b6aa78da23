import { aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** A basin with a mirror over it, seen past whoever stands there: its front looks along +z. */
export function makeWashstand(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'wood', colour: 0xa9794a });
  return piece([1.95, 0.55, 0.95], {
    forge(forge) {
      forge.add(paint, block([0.9, 0.72, 0.45], [0, 0.38, 0], 0.02), 'root');
      for (const side of [1, -1])
        forge.add({ ...paint, colour: 0x8a6038 }, block([0.4, 0.6, 0.02], [side * 0.21, 0.38, 0.23], 0.01), 'root');
      forge.add(WHITE, block([0.95, 0.08, 0.5], [0, 0.78, 0], 0.03), 'root');
      forge.add(
        { ...WHITE, colour: 0xc9d2d6 },
        moved(
          lathe(
            [
              [0.2, 0.012],
              [0.14, 0.002],
              [0, 0],
            ],
            26,
          ),
          { at: [0, 0.812, 0.03], turn: aboutZ(0) },
        ),
        'root',
      );
      forge.add(
        METAL,
        tube(
          [
            [0, 0.82, -0.17],
            [0, 1.0, -0.17],
            [0, 1.02, -0.06],
            [0, 0.97, -0.04],
          ],
          0.014,
          { sides: 10 },
        ),
        'root',
      );
      forge.add(paint, block([0.72, 0.92, 0.04], [0, 1.46, -0.2], 0.02), 'root');
      forge.add({ material: 'glass', colour: 0xb7ccd6 }, block([0.64, 0.84, 0.02], [0, 1.46, -0.178], 0.004), 'root');
    },
    anchors: {
      post: { bone: 'root', at: [0.16, 0, 0.52], heading: Math.PI },
      surface: { bone: 'root', at: [0.35, 0.82, 0.1] },
      top: [0, 1.9, -0.2],
    },
  });
}

/** On a column, with a bowl of foam on a tray; whoever cuts hair stands behind it, both hands at the head of whoever sits. */
export function makeBarberChair(order: ThingOrder): Make {
  const plain = order.parts.includes('plain');
  const paint = mainPaint(
    order,
    plain ? { material: 'wood', colour: 0xa9794a } : { material: 'leather', colour: 0x8f2a26 },
  );
  const seat = 0.52;
  return piece([1.1, 0.85, 0.72], {
    forge(forge) {
      if (plain) {
        // At home one sits on a wooden chair for it.
        for (const x of [-0.2, 0.2])
          for (const z of [-0.2, 0.22])
            forge.add(paint, block([0.05, seat - 0.06, 0.05], [x, (seat - 0.06) / 2, z], 0.01), 'root');
        forge.add(paint, block([0.48, 0.06, 0.48], [0, seat - 0.03, 0.02], 0.02), 'root');
        for (const y of [0.16, 0.34]) forge.add(paint, block([0.46, 0.08, 0.04], [0, seat + y, -0.22], 0.015), 'root');
        for (const x of [-0.21, 0.21])
          forge.add(paint, block([0.045, 0.42, 0.045], [x, seat + 0.2, -0.22], 0.012), 'root');
        return;
      }
      forge.add(
        METAL,
        moved(
          lathe(
            [
              [0, 0],
              [0.28, 0],
              [0.27, 0.04],
              [0.06, 0.08],
              [0.055, 0.38],
              [0.16, 0.42],
              [0, 0.42],
            ],
            26,
          ),
          {},
        ),
        'root',
      );
      forge.add(paint, block([0.5, 0.11, 0.48], [0, seat - 0.055, 0.02], 0.04), 'root');
      forge.add(paint, block([0.48, 0.42, 0.1], [0, seat + 0.2, -0.24], 0.04), 'root');
      for (const side of [1, -1]) {
        forge.add(paint, block([0.08, 0.07, 0.38], [side * 0.3, seat + 0.18, 0.02], 0.025), 'root');
        forge.add(
          METAL,
          tube(
            [
              [side * 0.3, seat - 0.05, 0.02],
              [side * 0.3, seat + 0.16, 0.02],
            ],
            0.02,
            { sides: 8 },
          ),
          'root',
        );
      }
      forge.add(METAL, block([0.4, 0.03, 0.22], [0, 0.14, 0.42], 0.01), 'root');
      forge.add(
        METAL,
        tube(
          [
            [0, 0.3, 0.1],
            [0, 0.15, 0.38],
          ],
          0.025,
          { sides: 8 },
        ),
        'root',
      );
    },
    anchors: {
      seat: { bone: 'root', at: [0, seat, 0.02] },
      seatRight: { bone: 'root', at: [-0.3, seat + 0.22, 0.14] },
      seatLeft: { bone: 'root', at: [0.3, seat + 0.22, 0.14] },
      post: { bone: 'root', at: [-0.06, 0, -0.5] },
      postRight: { bone: 'root', at: [-0.17, 1.24, -0.05] },
      postLeft: { bone: 'root', at: [0.15, 1.28, -0.06] },
      top: [0, 1.1, 0],
    },
  });
}
