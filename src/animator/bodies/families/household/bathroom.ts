import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

export function makeToilet(order: ThingOrder): Make {
  const paint = mainPaint(order, WHITE);
  return piece([0.8, 0.68, 0.42], {
    forge(forge) {
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0.12, 0],
              [0.13, 0.03],
              [0.1, 0.12],
              [0.13, 0.25],
              [0.19, 0.38],
              [0.195, 0.4],
              [0.15, 0.4],
              [0.12, 0.3],
              [0, 0.26],
            ],
            34,
            0.9,
          ),
          { at: [0, 0, 0.1], size: [0.95, 1, 1.2] },
        ),
      );
      forge.add(
        paint,
        moved(torus(0.165, 0.028, { segments: 36 }), {
          at: [0, 0.415, 0.1],
          turn: aboutX(Math.PI / 2),
          size: [0.98, 1.22, 0.6],
        }),
      );
      forge.add(paint, block([0.4, 0.36, 0.18], [0, 0.6, -0.24], 0.04));
      forge.add(paint, block([0.42, 0.04, 0.2], [0, 0.79, -0.24], 0.016));
      forge.add(METAL, block([0.07, 0.02, 0.03], [0.12, 0.7, -0.14], 0.008));
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0, 0],
              [0.18, 0],
              [0.185, 0.01],
              [0.17, 0.025],
              [0, 0.03],
            ],
            30,
          ),
          { at: [0, 0.6, -0.12], turn: aboutX(-Math.PI / 2 + 0.25 + Math.PI), size: [0.98, 1, 1.15] },
        ),
      );
    },
    anchors: {
      seat: [0, 0.44, 0.08],
      surface: [0, 0.81, -0.24],
      inside: [0, 0.3, 0.1],
      handle: [0.12, 0.7, -0.12],
      top: [0, 0.81, -0.24],
    },
  });
}

export function makeSink(order: ThingOrder): Make {
  const paint = mainPaint(order, WHITE);
  return piece([1.1, 0.5, 0.6], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0.14, 0],
            [0.15, 0.03],
            [0.085, 0.1],
            [0.075, 0.6],
            [0.12, 0.72],
          ],
          26,
        ),
      );
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0.1, 0],
              [0.22, 0.08],
              [0.29, 0.16],
              [0.3, 0.18],
              [0.27, 0.18],
              [0.2, 0.1],
              [0.03, 0.06],
              [0, 0.06],
            ],
            40,
            0.9,
          ),
          { at: [0, 0.68, 0], size: [1, 1, 0.8] },
        ),
      );
      forge.add(
        METAL,
        tube(
          [
            [0, 0.84, -0.2],
            [0, 1.06, -0.2],
            [0, 1.1, -0.13],
            [0, 1.06, -0.06],
            [0, 1.02, -0.05],
          ],
          0.014,
        ),
      );
      forge.add(METAL, both(moved(cylinder(0.025, 0.04), { at: [0.09, 0.85, -0.2] })));
    },
    anchors: {
      surface: [0.2, 0.86, 0.05],
      inside: [0, 0.76, 0],
      handle: [0.09, 0.89, -0.2],
      top: [0, 1.1, -0.13],
    },
  });
}
