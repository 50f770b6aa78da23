import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, CLEAR } from './aircraft-parts.ts';

export function makeUfo(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'metal', colour: order.colour ?? 0xa9b2bd }, order.look);
  const lights = Array.from({ length: 12 }, (_, k) => (k / 12) * TAU);
  return {
    bones: thingBones(2.6).bone('ring', 'whole', [0, 1.05, 0], [0, 2, 0]),
    ...{ height: 2.6, length: 7, width: 7 },
    forge(forge) {
      forge.add(
        paint,
        lathe(
          [
            [0, 0.3],
            [0.9, 0.3],
            [1.2, 0.45],
            [2.6, 0.75],
            [3.5, 1.05],
            [3.5, 1.15],
            [2.4, 1.45],
            [1.5, 1.62],
            [1.3, 1.7],
          ],
          44,
        ),
      );
      forge.add(
        { ...CLEAR, colour: 0x8fe6c8 },
        moved(
          lathe(
            [
              [1.32, 1.66],
              [1.25, 2.05],
              [0.9, 2.42],
              [0.45, 2.58],
              [0, 2.62],
            ],
            32,
          ),
          {},
        ),
      );
      forge.add(
        { material: 'glow', colour: 0x9affc0, glows: 0.5 },
        moved(ball([0.35, 0.45, 0.35], 16, 12), { at: [0, 1.95, 0] }),
      );
      forge.add(
        { material: 'glow', colour: 0xaaf4ff, glows: 2.4 },
        lathe(
          [
            [0.85, 0.28],
            [0.3, 0.16],
            [0, 0.14],
          ]
            .map(([r = 0, h = 0]): Point => [r, h])
            .reverse(),
          28,
        ),
      );
      for (const [k, angle] of lights.entries()) {
        const at: Vector = [Math.sin(angle) * 3.0, 0.98, Math.cos(angle) * 3.0];
        forge.add(
          { material: 'glow', colour: [0xff5a5a, 0xffd84a, 0x5aff9a, 0x5ab0ff][k % 4] ?? 0xffffff, glows: 1.8 },
          moved(ball([0.16, 0.16, 0.16], 12, 8), { at }),
          'ring',
        );
      }
    },
    anchors: {
      driver: [0, 1.7, 0],
      seat: [0, 1.7, 0],
      passenger: [0, 1.7, 0],
      light: [0, 0.2, 0],
      wake: [0, 0.2, 0],
      surface: [0, 2.6, 0],
      top: [0, 2.6, 0],
    },
    move: (pose, { time }) => void pose.turn('ring', aboutY(time * 1.6)),
    pose: (skeleton, moment, move) =>
      poseRide(skeleton, 'air', 4, { ...moment, act: moment.act === 'stand' ? 'float' : moment.act }, move),
  };
}
