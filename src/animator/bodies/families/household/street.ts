import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { cylinder, extrude, lathe, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

export function makeTrafficLight(order: ThingOrder): Make {
  const pole = mainPaint(order, { material: 'metal', colour: 0x4a4e54 });
  return piece([3.3, 0.5, 0.5], {
    forge(forge) {
      forge.add(
        pole,
        lathe(
          [
            [0, 0],
            [0.16, 0],
            [0.16, 0.06],
            [0.07, 0.12],
            [0.055, 0.3],
            [0.05, 3.2],
            [0, 3.2],
          ],
          16,
        ),
      );
      forge.add(BLACK, block([0.34, 1.0, 0.26], [0, 2.75, 0.16], 0.05));
      for (const [k, colour] of [0xff2a1f, 0xffb01f, 0x2aff5a].entries()) {
        const y = 3.06 - k * 0.31;
        forge.add({ material: 'glow', colour, glows: k === 0 ? 2.2 : 0.16 }, facing(0.105, 0.03, [0, y, 0.285]));
        forge.add(
          BLACK,
          lined(
            moved(
              lathe(
                [
                  [0.12, 0],
                  [0.125, 0.14],
                ],
                22,
              ),
              { at: [0, y, 0.28], turn: aboutX(Math.PI / 2) },
            ),
          ),
        );
      }
    },
    anchors: {
      light: [0, 3.06, 0.35],
      handle: [0, 1.1, 0.06],
      top: [0, 3.3, 0],
      back: [0, 1.0, 0.08],
      surface: [0, 3.3, 0],
    },
  });
}

export function makeSign(order: ThingOrder, kind: 'stop' | 'road'): Make {
  const face = mainPaint(order, { material: 'paint', colour: kind === 'stop' ? 0xb8121c : 0x2f7a4a });
  const octagon = Array.from(
    { length: 8 },
    (_, k): Point => [Math.cos(((k + 0.5) / 8) * TAU) * 0.4, Math.sin(((k + 0.5) / 8) * TAU) * 0.4],
  );
  return piece([2.4, 0.12, 0.8], {
    forge(forge) {
      forge.add(
        METAL,
        tube(
          [
            [0, 0, 0],
            [0, 2.4, 0],
          ],
          0.03,
        ),
      );
      const white: Paint = { material: 'paint', colour: 0xf6f4ee };
      if (kind === 'stop') {
        forge.add(
          white,
          moved(
            extrude(
              octagon.map(([x, y]): Point => [x * 1.06, y * 1.06]),
              0.018,
              0.004,
            ),
            { at: [0, 2.0, 0.038] },
          ),
        );
        forge.add(face, moved(extrude(octagon, 0.02, 0.004), { at: [0, 2.0, 0.041] }));
        for (const [letter, strokes] of STOP.entries()) {
          for (const [x, y, w, h] of strokes)
            forge.add(white, block([w, h, 0.008], [-0.23 + letter * 0.153 + x, 2.0 + y, 0.053], 0.001));
        }
        return;
      }
      const arrow: Point[] = [
        [-0.42, -0.12],
        [0.3, -0.12],
        [0.46, 0],
        [0.3, 0.12],
        [-0.42, 0.12],
      ];
      for (const [y, turn] of [
        [2.15, 0.1],
        [1.8, Math.PI - 0.15],
      ] as const) {
        forge.add(face, moved(extrude(arrow, 0.03, 0.008), { at: [0, y, 0.02], turn: aboutY(turn) }));
        forge.add(
          white,
          moved(
            extrude(
              [
                [-0.3, -0.02],
                [0.24, -0.02],
                [0.24, 0.02],
                [-0.3, 0.02],
              ],
              0.034,
              0.002,
            ),
            { at: [0, y, 0.02], turn: aboutY(turn) },
          ),
        );
      }
    },
    anchors: { handle: [0, 1.1, 0.04], top: [0, 2.4, 0], surface: [0, 2.4, 0] },
  });
}

/** Strokes of S, T, O and P: middle, width, height. */
const STOP: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0, 0.1, 0.11, 0.03],
    [0, 0, 0.11, 0.03],
    [0, -0.1, 0.11, 0.03],
    [-0.04, 0.05, 0.03, 0.1],
    [0.04, -0.05, 0.03, 0.1],
  ],
  [
    [0, 0.1, 0.12, 0.03],
    [0, 0, 0.03, 0.23],
  ],
  [
    [0, 0.1, 0.11, 0.03],
    [0, -0.1, 0.11, 0.03],
    [-0.04, 0, 0.03, 0.23],
    [0.04, 0, 0.03, 0.23],
  ],
  [
    [0, 0.1, 0.11, 0.03],
    [0, 0.01, 0.11, 0.03],
    [-0.04, 0, 0.03, 0.23],
    [0.04, 0.055, 0.03, 0.11],
  ],
];

export function makeHydrant(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0xc4201f });
  return piece([0.82, 0.42, 0.5], {
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0],
            [0.17, 0],
            [0.17, 0.05],
            [0.13, 0.07],
            [0.12, 0.1],
            [0.12, 0.55],
            [0.16, 0.57],
            [0.16, 0.61],
            [0.13, 0.63],
            [0.11, 0.7],
            [0.05, 0.76],
            [0, 0.77],
          ],
          28,
          0.6,
        ),
      );
      forge.add(paint, moved(cylinder(0.035, 0.06, { segments: 6 }), { at: [0, 0.76, 0] }));
      for (const turn of [Math.PI / 2, -Math.PI / 2, 0]) {
        const r = turn === 0 ? 0.085 : 0.06;
        forge.add(
          paint,
          moved(moved(cylinder(r, 0.1, { segments: 20 }), { at: [0, 0.1, 0] }), {
            at: [0, 0.42, 0],
            turn: turn === 0 ? aboutX(Math.PI / 2) : aboutZ(turn),
          }),
        );
        forge.add(
          METAL,
          moved(moved(cylinder(r * 0.72, 0.03, { segments: 6 }), { at: [0, 0.2, 0] }), {
            at: [0, 0.42, 0],
            turn: turn === 0 ? aboutX(Math.PI / 2) : aboutZ(turn),
          }),
        );
      }
    },
    anchors: { handle: [0, 0.8, 0], top: [0, 0.82, 0], surface: [0, 0.8, 0] },
  });
}
