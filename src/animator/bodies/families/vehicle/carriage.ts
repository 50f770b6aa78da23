import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { box, extrude, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { BRASS, LAMP, LEATHER, makeMachine, pair, WOOD } from './machine.ts';
import { BLACK } from './wheels.ts';

/** Drawn by somebody else: a body on springs with doors and lamps. */
export function makeCarriage({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  return makeMachine({
    ...{ height: 2.5, length: 3.6, width: 1.9, ride: 'road' },
    wheels: [...pair('front', 0.85, 1.1, 0.45, 0.07, true), ...pair('rear', 0.85, -0.95, 0.62, 0.07)],
    style: () => ({ spokes: 12, rim: BRASS, tyre: 0.09 }),
    anchors: {
      driver: [0.25, 1.75, 1.15],
      passenger: [0.32, 1.35, -0.4],
      passenger2: [-0.32, 1.35, -0.4],
      seat: [0, 1.35, -0.4],
      handle: [0, 1.0, 1.8],
      light: [0.75, 1.9, 0.55],
      wake: [0, 0.1, -1.8],
      surface: [0, 2.45, -0.2],
    },
    forge(forge) {
      const side: Point[] = [
        [-0.95, 1.0],
        [-0.5, 0.66],
        [0.4, 0.66],
        [0.75, 1.0],
        [0.85, 2.3],
        [-1.05, 2.3],
      ];
      forge.add(paint, moved(extrude(side, 1.36, 0.05, 0.9), { turn: aboutY(-Math.PI / 2) }));
      const window = extrude(roundedRectangle(0.62, 0.6, 0.16, 5), 0.03);
      forge.add(
        { material: 'glow', colour: 0xffc070, glows: 0.14 },
        both(moved(window, { at: [0.69, 1.8, -0.1], turn: aboutY(Math.PI / 2) })),
      );
      forge.add(
        BRASS,
        both(moved(torus(0.32, 0.02, { segments: 30 }), { at: [0.7, 1.8, -0.1], turn: aboutY(Math.PI / 2) })),
      );
      forge.add(
        { ...paint, colour: darker(paint.colour, 0.6) },
        moved(box([1.5, 0.09, 2.1], 0.04), { at: [0, 2.36, -0.1] }),
      );
      forge.add(
        BRASS,
        moved(
          lathe(
            [
              [0.08, 0],
              [0.12, 0.1],
              [0.04, 0.2],
              [0.06, 0.26],
              [0, 0.32],
            ],
            14,
          ),
          { at: [0, 2.4, -0.1] },
        ),
      );
      forge.add(LEATHER, moved(box([1.1, 0.16, 0.5], 0.06), { at: [0, 1.66, 1.15] }));
      forge.add(paint, moved(box([1.1, 0.5, 0.1], 0.03), { at: [0, 1.36, 1.42], turn: aboutX(0.4) }));
      forge.add(WOOD, moved(box([1.0, 0.08, 0.6], 0.02), { at: [0, 1.08, 1.35] }));
      for (const z of [1.1, -0.95])
        forge.add(
          BLACK,
          tube(
            [
              [-0.85, z > 0 ? 0.45 : 0.62, z],
              [0.85, z > 0 ? 0.45 : 0.62, z],
            ],
            0.045,
          ),
        );
      const spring: Vector[] = [
        [0.5, 0.5, 1.2],
        [0.5, 0.68, 0.8],
        [0.5, 0.72, 0],
        [0.5, 0.75, -0.6],
        [0.5, 0.95, -1.2],
      ];
      forge.add(BLACK, both(tube(spring, 0.035)));
      forge.add(
        WOOD,
        both(
          tube(
            [
              [0.35, 0.6, 1.2],
              [0.4, 0.9, 2.6],
            ],
            0.035,
          ),
        ),
      );
      forge.add(LAMP, both(moved(box([0.1, 0.18, 0.1], 0.03), { at: [0.78, 1.95, 0.62] })));
    },
  });
}
