import { aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** Metres toward the camera, so that whoever stands there is about where the piece is. */
const BASIN_AT = 0.25;
const GLASS_AT = 0.35;

/** A basin with a mirror over it, which is a frame that one sees through from behind: whoever looks into it is seen in it. */
export function makeWashstand(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'wood', colour: 0xa9794a });
  return piece([1.95, 0.55, 1.65], {
    forge(forge) {
      const at = BASIN_AT;
      forge.add(paint, block([1.34, 0.72, 0.45], [0, 0.38, at], 0.02), 'root');
      forge.add(WHITE, block([1.4, 0.08, 0.5], [0, 0.78, at], 0.03), 'root');
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
          { at: [0, 0.812, at - 0.03], turn: aboutZ(0) },
        ),
        'root',
      );
      forge.add(
        METAL,
        tube(
          [
            [0, 0.82, at + 0.17],
            [0, 1.0, at + 0.17],
            [0, 1.02, at + 0.06],
            [0, 0.97, at + 0.04],
          ],
          0.014,
          { sides: 10 },
        ),
        'root',
      );
      for (const side of [1, -1]) {
        forge.add(paint, block([0.05, 1.02, 0.04], [side * 0.8, 1.43, at + 0.2], 0.012), 'root');
        forge.add(paint, block([1.65, 0.05, 0.04], [0, 1.42 + side * 0.5, at + 0.2], 0.012), 'root');
      }
    },
    anchors: {
      post: { bone: 'root', at: [0.06, 0, beforeIt(BASIN_AT)], heading: 0 },
      surface: { bone: 'root', at: [0.35, 0.82, BASIN_AT - 0.1] },
      open: [0, 0.82, BASIN_AT + 0.2],
      top: [0, 1.9, BASIN_AT + 0.2],
    },
  });
}

/** A mirror as tall as whoever stands before it, on feet: a frame as well. */
export function makeChevalGlass(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'wood', colour: 0x8a5a32 });
  const [wide, tall, middle] = [0.56, 0.9, 1];
  const around = Array.from({ length: 40 }, (_, k): [number, number, number] => {
    const angle = (k / 40) * Math.PI * 2;
    return [Math.sin(angle) * wide, middle + Math.cos(angle) * tall, GLASS_AT];
  });
  return piece([1.92, 0.6, 1.4], {
    forge(forge) {
      forge.add(paint, tube(around, 0.035, { sides: 10, ring: true }), 'root');
      for (const side of [1, -1]) {
        const x = side * (wide + 0.09);
        forge.add(paint, block([0.05, 1.3, 0.05], [x, 0.68, GLASS_AT], 0.015), 'root');
        forge.add(paint, block([0.06, 0.06, 0.5], [x, 0.03, GLASS_AT], 0.02), 'root');
        forge.add(METAL, block([0.1, 0.05, 0.05], [side * (wide + 0.04), middle, GLASS_AT], 0.015), 'root');
      }
      forge.add(paint, block([wide * 2 + 0.18, 0.05, 0.05], [0, 0.09, GLASS_AT], 0.015), 'root');
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, beforeIt(GLASS_AT)], heading: 0 },
      open: [0, middle, GLASS_AT],
      top: [0, 1.9, GLASS_AT],
    },
  });
}

/** Where whoever uses it stands. */
const beforeIt = (piece: number): number => piece - 0.53;

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
