import { TAU } from '../../../maths/ease.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** A cone of wafer with two balls, or a swirl where it is soft ice. */
export function makeIceCreamCone(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const paint = mainPaint(order, {
    material: 'food',
    colour: /chocolate/.test(said)
      ? 0x6b3a22
      : /vanilla|soft/.test(said)
        ? 0xf7ecc9
        : /mint|pistachio/.test(said)
          ? 0xa8d8a8
          : 0xf4a6b8,
  });
  return piece([0.2, 0.085, 0.085], {
    forge(forge) {
      forge.add(
        { material: 'food', colour: 0xd9a055 },
        lathe(
          [
            [0, 0],
            [0.006, 0.002],
            [0.034, 0.108],
            [0.036, 0.116],
            [0.03, 0.116],
            [0, 0.09],
          ],
          24,
          0.6,
        ),
      );
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * TAU;
        for (const way of [1, -1])
          forge.add(
            { material: 'food', colour: 0xb57e3a },
            tube(
              [
                [Math.sin(a) * 0.007, 0.004, Math.cos(a) * 0.007],
                [Math.sin(a + way * 0.9) * 0.0365, 0.114, Math.cos(a + way * 0.9) * 0.0365],
              ],
              0.0013,
              { sides: 4 },
            ),
          );
      }
      forge.add(paint, moved(ball([0.041, 0.037, 0.041], 22, 14), { at: [0, 0.132, 0] }));
      forge.add(
        { ...paint, colour: order.colour === null ? 0xf7ecc9 : darker(paint.colour, 0.92) },
        moved(ball([0.034, 0.031, 0.034], 20, 12), { at: [0.004, 0.175, 0] }),
      );
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * TAU;
        forge.add(
          paint,
          moved(ball([0.012, 0.014, 0.012], 8, 6), {
            at: [Math.sin(a) * 0.034, 0.116 - (k % 3) * 0.006, Math.cos(a) * 0.034],
          }),
        );
      }
    },
    anchors: { handle: [0, 0.06, 0], inside: [0, 0.14, 0], surface: [0, 0.2, 0], top: [0, 0.205, 0] },
  });
}
