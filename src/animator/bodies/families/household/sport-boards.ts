import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { extrude, loft } from '../../forge/shapes.ts';
import { both, moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Of a ski: how much of it is behind whoever stands on it. */
const BEHIND_FEET = 0.45;

/** Long boards one stands on. */
export function makeSportBoard(order: ThingOrder, kind: 'surfboard' | 'snowboard' | 'ski'): Make {
  const paint = mainPaint(order, {
    material: 'paint',
    colour: kind === 'surfboard' ? 0xf2efe6 : kind === 'ski' ? 0xc4242f : 0x2f77c4,
  });
  const [tall, half] = kind === 'surfboard' ? [2.0, 0.26] : kind === 'ski' ? [1.85, 0.045] : [1.5, 0.14];
  const count = kind === 'ski' ? 2 : 1;
  const [deep, wide] = [kind === 'ski' ? 0.14 : 0.1, kind === 'ski' ? 0.3 : half * 2];
  // Under somebody's feet it lies, its nose ahead.
  const underfoot = order.parts.includes('underfoot');
  const laid = underfoot || order.parts.includes('laid');
  // What lies for itself bears in its middle.
  const heel = underfoot && kind === 'ski' ? BEHIND_FEET : 0.5;
  const flat = (surface: Surface): Surface =>
    laid
      ? moved(surface, {
          at: [0, deep * 0.4, -tall * heel],
          turn: combine(aboutY(Math.PI), aboutX(-Math.PI / 2)),
        })
      : surface;
  // On its back it rests on its fins.
  return piece(laid ? [deep, tall, wide] : [tall, kind === 'surfboard' ? 0.12 : deep, wide], {
    forge(whole) {
      const forge = { add: (paint: Paint, surface: Surface): void => void whole.add(paint, flat(surface)) };
      for (let k = 0; k < count; k++) {
        const dx = (k - (count - 1) / 2) * 0.16;
        const sections = Array.from({ length: 19 }, (_, s) => {
          const share = s / 18;
          const wide =
            kind === 'surfboard'
              ? half * Math.sin(Math.min(1, share * 0.96 + 0.03) * Math.PI) ** 0.55 * (1 - 0.12 * share)
              : half * Math.min(1, Math.sin(share * Math.PI) * 4 + 0.05) ** 0.6;
          const bow =
            (kind === 'surfboard' ? 0.018 : 0.02) * (Math.max(0, share - 0.8) / 0.2) ** 2 * 3 +
            (kind === 'snowboard' ? 0.06 * (Math.max(0, 0.2 - share) / 0.2) ** 2 : 0);
          return roundedRectangle(
            Math.max(0.006, wide * 2),
            kind === 'surfboard' ? 0.06 * Math.max(0.15, Math.sin(share * Math.PI)) : 0.014,
            0.02,
            3,
          ).map(([x, z]): Vector => [x + dx, share * tall, -z + bow]);
        });
        forge.add(paint, loft(sections, { crease: 0.9 }));
        if (kind === 'surfboard') {
          forge.add(
            { material: 'paint', colour: order.colour === null ? 0x2f8ab8 : darker(order.colour, 0.55) },
            both(block([0.03, 1.35, 0.004], [0.09, 1.0, 0.032], 0.001)),
          );
          forge.add({ material: 'wood', colour: 0x8c5a2e }, block([0.012, 1.86, 0.004], [0, 1.02, 0.031], 0.001));
          for (const x of [0, 0.09, -0.09])
            forge.add(
              BLACK,
              moved(
                extrude(
                  [
                    [-0.05, 0],
                    [0.05, 0],
                    [0.0, -0.035],
                  ]
                    .reverse()
                    .map(([a = 0, b = 0]): Point => [a, b]),
                  0.01,
                  0.002,
                ),
                { at: [x, 0.16, -0.02], turn: aboutX(Math.PI / 2) },
              ),
            );
        } else
          for (const y of kind === 'ski' ? [tall * heel - 0.075, tall * heel + 0.075] : [0.5, 1.0])
            forge.add(BLACK, block([kind === 'ski' ? 0.07 : 0.22, 0.1, 0.05], [dx, y, 0.035], 0.015));
      }
    },
    anchors: laid
      ? {
          surface: [0, deep * 0.4 + 0.035, 0],
          driver: [0, deep * 0.4 + 0.035, 0],
          handle: [wide / 2, deep * 0.4, 0],
          // Of the bindings, where there are any.
          top: [0, deep * 0.4 + (kind === 'surfboard' ? 0.035 : 0.065), 0],
        }
      : {
          surface: [0, tall * 0.5, 0.03],
          driver: [0, tall * 0.5, 0.03],
          handle: [half, tall * 0.45, 0],
          top: [0, tall, 0],
          seat: [0, tall * 0.5, 0.03],
        },
  });
}
