import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

export function makeToyBalloon(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xd8242c });
  return piece([1.15, 0.3, 0.3], {
    forge(forge) {
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0, 0],
              [0.015, 0.004],
              [0.03, 0.03],
              [0.1, 0.12],
              [0.14, 0.22],
              [0.13, 0.3],
              [0.08, 0.355],
              [0, 0.375],
            ],
            30,
          ),
          { at: [0, 0.78, 0] },
        ),
      );
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0.018, -0.016],
              [0.006, 0],
              [0.012, 0.006],
            ],
            14,
          ),
          { at: [0, 0.78, 0] },
        ),
      );
      forge.add(
        { material: 'cloth', colour: 0xe8e4da },
        tube(
          [
            [0, 0.77, 0],
            [0.02, 0.55, 0.01],
            [-0.015, 0.3, -0.01],
            [0, 0, 0],
          ],
          0.0025,
          { sides: 4 },
        ),
      );
    },
    anchors: { handle: [0, 0.02, 0], top: [0, 1.15, 0], surface: [0, 1.15, 0] },
    move: (pose, { time, phase }) =>
      void pose
        .turn('root', aboutZ(Math.sin(time * 1.2 + phase * 6) * 0.06))
        .turn('root', aboutX(Math.sin(time * 0.9 + phase * 3) * 0.05)),
  });
}
