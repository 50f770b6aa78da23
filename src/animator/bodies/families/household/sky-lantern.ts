import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { METAL, piece } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** A bag of thin paper over a flame, open below, lit from within: it rises by its own warmth. */
export function makeSkyLantern(order: ThingOrder): Make {
  const paper = mainPaint(order, { material: 'glow', colour: 0xffa64a });
  return piece([0.62, 0.44, 0.44], {
    forge(forge) {
      forge.add(
        paper,
        lathe(
          [
            [0.15, 0],
            [0.17, 0.02],
            [0.21, 0.26],
            [0.22, 0.42],
            [0.19, 0.54],
            [0.11, 0.605],
            [0, 0.62],
          ],
          26,
        ),
      );
      // From below one looks into it, at the flame.
      forge.add({ material: 'glow', colour: 0xffe2a8 }, moved(ball([0.05, 0.07, 0.05], 12, 8), { at: [0, 0.03, 0] }));
      for (const turn of [0, Math.PI / 2])
        forge.add(
          METAL,
          tube(
            [
              [Math.cos(turn) * 0.15, 0.004, Math.sin(turn) * 0.15],
              [-Math.cos(turn) * 0.15, 0.004, -Math.sin(turn) * 0.15],
            ],
            0.003,
            { sides: 4 },
          ),
        );
    },
    anchors: { handle: [0, 0.01, 0], top: [0, 0.62, 0] },
    move: (pose, { time, phase }) =>
      void pose
        .turn('root', aboutZ(Math.sin(time * 0.8 + phase * 6) * 0.07))
        .turn('root', aboutX(Math.sin(time * 0.6 + phase * 3) * 0.06)),
  });
}
