import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, loft, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, makeMachine } from './machine.ts';
import { ALLOY, BLACK, CHROME, RUBBER } from './wheels.ts';

const GLASS: Paint = { material: 'glass', colour: 0x22333d, clear: 0.5 };
const GRIP: Vector = [0.36, 1.0, 0.26];

/** On two skis before and a broad belt behind; ridden astride. */
export function makeSnowmobile({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const trim: Paint = { ...paint, colour: darker(paint.colour, 0.35) };
  const cowl = (z: number, wide: number, low: number, high: number): Vector[] =>
    roundedRectangle(wide, high - low, Math.min(wide, high - low) * 0.34, 4).map(
      ([x, y]): Vector => [x * (y > 0 ? 0.7 : 1), y + (low + high) / 2, z],
    );
  return makeMachine({
    ...{ height: 1.25, length: 2.9, width: 1.15, ride: 'road', wheels: [] },
    style: () => ALLOY,
    anchors: {
      saddle: [0, 0.76, -0.4],
      driver: [0, 0.76, -0.4],
      seat: [0, 0.76, -0.4],
      passenger: [0, 0.8, -0.95],
      handle: GRIP,
      handle2: [-GRIP[0], GRIP[1], GRIP[2]],
      pedal: [0.3, 0.34, 0.06],
      pedal2: [-0.3, 0.34, 0.06],
      light: [0, 0.78, 1.2],
      smoke: [0.3, 0.35, 0.6],
      wake: [0, 0.05, -1.4],
    },
    forge(forge) {
      const ski: Vector[] = [
        [0.42, 0.03, 0.2],
        [0.42, 0.025, 0.95],
        [0.42, 0.07, 1.25],
        [0.42, 0.19, 1.45],
      ];
      const wide = (x: number) => ski.map(([, y, z]): Vector => [x, y, z]);
      forge.add(trim, both(lined(sheet([wide(0.35), wide(0.51)]))));
      forge.add(BLACK, both(tube(ski, 0.02)));
      forge.add(
        CHROME,
        both(
          tube(
            [
              [0.42, 0.05, 0.8],
              [0.4, 0.3, 0.72],
              [0.2, 0.42, 0.6],
            ],
            0.026,
          ),
        ),
      );
      // The belt runs around its wheels below the saddle.
      const belt: Vector[] = [
        [0, 0.03, 0.28],
        [0, 0.03, -1.15],
        [0, 0.12, -1.33],
        [0, 0.27, -1.35],
        [0, 0.36, -1.22],
        [0, 0.4, 0.2],
        [0, 0.26, 0.44],
        [0, 0.12, 0.42],
      ];
      const loop = [...belt, belt[0] ?? [0, 0, 0]];
      forge.add(
        RUBBER,
        lined(
          sheet([loop.map(([, y, z]): Vector => [-0.22, y, z]), loop.map(([, y, z]): Vector => [0.22, y, z])], {
            crease: 0.4,
          }),
        ),
      );
      for (let k = 0; k < 14; k++)
        forge.add(RUBBER, moved(box([0.46, 0.03, 0.035], 0.008), { at: [0, 0.016, 0.26 - k * 0.107] }));
      for (const z of [0.2, -0.3, -0.75, -1.15])
        forge.add(BLACK, both(moved(cylinder(0.13, 0.05), { at: [0.2, 0.19, z], turn: aboutX(0) })));
      forge.add(BLACK, moved(box([0.5, 0.12, 1.75], 0.03), { at: [0, 0.44, -0.5] }));
      forge.add(BLACK, both(moved(box([0.16, 0.04, 0.9], 0.012), { at: [0.32, 0.31, 0.0] })));
      forge.add(
        paint,
        loft([
          cowl(1.22, 0.3, 0.42, 0.62),
          cowl(1.0, 0.62, 0.32, 0.8),
          cowl(0.6, 0.72, 0.3, 0.94),
          cowl(0.3, 0.62, 0.34, 0.98),
          cowl(0.16, 0.44, 0.4, 0.86),
        ]),
      );
      forge.add(trim, both(moved(box([0.03, 0.12, 0.5], 0.012), { at: [0.325, 0.56, 0.66] })));
      forge.add(LAMP, both(moved(box([0.14, 0.07, 0.05], 0.02), { at: [0.14, 0.66, 1.16], turn: aboutX(-0.4) })));
      const screen = [-1, -0.5, 0, 0.5, 1].map((share): readonly [Vector, Vector] => [
        [share * 0.24, 0.94, 0.66 - share * share * 0.14],
        [share * 0.2, 1.22, 0.46 - share * share * 0.14],
      ]);
      forge.add(GLASS, lined(sheet([screen.map(([low]) => low), screen.map(([, high]) => high)])));
      forge.add(BLACK, moved(box([0.36, 0.18, 0.95], 0.07), { at: [0, 0.64, -0.36] }));
      forge.add(BLACK, moved(box([0.36, 0.22, 0.5], 0.07), { at: [0, 0.68, -0.95] }));
      forge.add(paint, moved(box([0.42, 0.1, 0.4], 0.04), { at: [0, 0.52, -1.25] }));
      for (const side of [1, -1]) {
        forge.add(
          CHROME,
          tube(
            [
              [side * 0.03, 0.92, 0.3],
              [side * 0.2, 1.02, 0.32],
              [side * 0.38, 1.0, 0.25],
            ],
            0.015,
          ),
        );
        forge.add(
          RUBBER,
          tube(
            [
              [side * 0.28, 1.015, 0.29],
              [side * 0.4, 0.995, 0.24],
            ],
            0.024,
          ),
        );
      }
    },
  });
}
