import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import {
  type AircraftOrder,
  barrel,
  DARK,
  fuselage,
  GLASS,
  GREEN_LIGHT,
  LIT,
  portholes,
  RED_LIGHT,
  STEEL,
  wing,
} from './aircraft-parts.ts';

/** A large aeroplane with two engines under its wings. */
export function makeAirliner(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xf3f5f7 }, order.look);
  const tail: Paint = { material: 'paint', colour: order.colour === null ? 0x1d5fa8 : order.colour };
  const y = 3.4;
  return {
    bones: thingBones(9)
      .bone('fanL', 'whole', [5.4, 2.1, 2.6], [5.4, 2.1, 3])
      .bone('fanR', 'whole', [-5.4, 2.1, 2.6], [-5.4, 2.1, 3]),
    ...{ height: 10.4, length: 34, width: 32 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-17, 0.25],
            [-13, 1.05],
            [-8, 1.85],
            [-2, 1.95],
            [11, 1.95],
            [14.5, 1.55],
            [16.2, 0.8],
            [16.8, 0.05],
          ],
          [
            [-17, y + 1.25],
            [-10, y + 0.35],
            [-6, y],
            [13, y],
            [16.8, y - 0.45],
          ],
        ),
      );
      forge.add(LIT, both(portholes(y + 0.4, 1.925, -9.5, 11.2, 30, 0.32)));
      forge.add(tail, both(moved(box([0.03, 0.2, 22], 0.005), { at: [1.95, y - 0.2, 1] })));
      // Cockpit windows around the nose.
      for (const [x, z, turn] of [
        [0.42, 15.45, 0.3],
        [1.05, 14.9, 0.8],
      ] as const) {
        forge.add(
          GLASS,
          both(moved(box([0.72, 0.5, 0.12], 0.05), { at: [x, y + 0.72, z], turn: aboutX(-0.55 - turn * 0.1) })),
        );
      }
      forge.add(
        paint,
        both(wing({ root: [1.2, y - 0.9, 1.2], tip: [16, y + 0.5, -5.2], rootChord: 7.2, tipChord: 1.9, thick: 0.07 })),
      );
      forge.add(
        paint,
        both(
          wing({ root: [0.4, y + 0.9, -14.2], tip: [6, y + 1.3, -16.2], rootChord: 3.4, tipChord: 1.5, thick: 0.07 }),
        ),
      );
      forge.add(
        tail,
        wing({ root: [0, y + 1.2, -13.6], tip: [0, y + 7, -16.4], rootChord: 5.0, tipChord: 2.2, thick: 0.06 }, true),
      );
      forge.add(paint, both(moved(box([0.14, 1.2, 1.4], 0.05), { at: [16, y + 1.0, -5.6], turn: aboutZ(-0.25) })));
      for (const side of [1, -1]) {
        const at: Vector = [side * 5.4, 2.1, 0];
        const cowl = lathe(
          [
            [0.55, -1.9],
            [0.95, -1.0],
            [1.12, 0.4],
            [1.12, 2.2],
            [1.0, 2.62],
            [0.92, 2.5],
            [0.9, 1.8],
          ],
          28,
        );
        forge.add(paint, moved(cowl, { at, turn: aboutX(Math.PI / 2) }));
        forge.add(DARK, barrel(0.88, 0.4, [at[0], at[1], at[2] + 1.6]));
        forge.add(
          STEEL,
          moved(ball([0.28, 0.28, 0.4], 16, 10), { at: [at[0], at[1], at[2] + 2.1] }),
          side > 0 ? 'fanL' : 'fanR',
        );
        for (let k = 0; k < 12; k++) {
          const angle = (k / 12) * Math.PI * 2;
          forge.add(
            STEEL,
            moved(box([0.14, 0.62, 0.03], 0.01), {
              at: [at[0] + Math.sin(angle) * 0.55, at[1] + Math.cos(angle) * 0.55, at[2] + 2.1],
              turn: aboutZ(-angle),
            }),
            side > 0 ? 'fanL' : 'fanR',
          );
        }
        forge.add(paint, moved(box([0.24, 0.9, 2.6], 0.1), { at: [at[0], 2.9, -0.2] }));
        forge.add(
          DARK,
          moved(cylinder(0.5, 0.5, { segments: 20 }), {
            at: [side * 2.3 - 0.25, 0.5, -0.6],
            turn: aboutZ(-Math.PI / 2),
          }),
        );
        forge.add(
          STEEL,
          tube(
            [
              [side * 2.3, 0.5, -0.6],
              [side * 2.1, 2.5, -0.6],
            ],
            0.14,
          ),
        );
      }
      forge.add(
        DARK,
        both(moved(cylinder(0.4, 0.24, { segments: 20 }), { at: [0.08, 0.4, 12], turn: aboutZ(-Math.PI / 2) })),
      );
      forge.add(
        STEEL,
        tube(
          [
            [0, 0.4, 12],
            [0, 2, 12.2],
          ],
          0.12,
        ),
      );
      forge.add(RED_LIGHT, moved(ball([0.15, 0.12, 0.3], 10, 8), { at: [16, y + 0.55, -4.4] }));
      forge.add(GREEN_LIGHT, moved(ball([0.15, 0.12, 0.3], 10, 8), { at: [-16, y + 0.55, -4.4] }));
    },
    anchors: {
      driver: [0.5, y + 0.2, 13.6],
      passenger: [0.9, y - 0.3, 4],
      seat: [0.9, y - 0.3, 4],
      light: [0, y - 0.5, 16.8],
      smoke: [5.4, 2.1, -2],
      wake: [16, y + 0.5, -6],
      surface: [0, y + 2, 2],
      top: [0, y + 2, 2],
    },
    move(pose, { time }) {
      pose.turn('fanL', aboutZ(time * 26)).turn('fanR', aboutZ(time * 26));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 12, moment, move),
  };
}
