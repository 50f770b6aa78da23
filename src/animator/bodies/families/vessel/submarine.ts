import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { STEEL, type VesselOrder } from './vessel-parts.ts';

export function makeSubmarine(order: VesselOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xe0a526 }, order.look);
  const rim: Paint = { material: 'metal', colour: 0x8a6a36 };
  return {
    bones: thingBones(3.4).bone('screw', 'whole', [0, 1.35, -4.1], [0, 1.35, -4.5]),
    ...{ height: 3.4, length: 8.2, width: 2.8 },
    forge(forge) {
      const profile = [
        [0, -4.0],
        [0.3, -3.9],
        [0.75, -3.0],
        [1.15, -1.8],
        [1.3, -0.2],
        [1.3, 1.4],
        [1.12, 2.8],
        [0.7, 3.6],
        [0.3, 3.92],
        [0, 4.0],
      ] as const;
      forge.add(
        paint,
        moved(
          lathe(
            profile.map(([r, y]) => [r, y] as const),
            32,
          ),
          { at: [0, 1.35, 0], turn: aboutX(Math.PI / 2) },
        ),
      );
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0.72, 0],
              [0.68, 0.9],
              [0.55, 1.05],
              [0, 1.1],
            ],
            24,
          ),
          { at: [0, 2.3, 0.4], size: [0.75, 1, 1.4] },
        ),
      );
      forge.add(
        STEEL,
        tube(
          [
            [0, 3.2, 0.6],
            [0, 3.95, 0.6],
            [0, 4.02, 0.85],
          ],
          0.05,
        ),
      );
      for (const [x, y, z] of [
        [1.24, 1.55, 1.7],
        [1.31, 1.55, 0.5],
        [1.29, 1.55, -0.7],
      ] as const) {
        const round = moved(cylinder(0.3, 0.06, { segments: 22 }), {
          at: [x - 0.04, y, z],
          turn: aboutZ(-Math.PI / 2),
        });
        forge.add({ material: 'glow', colour: 0xffdf9a, glows: 0.5 }, both(round));
        forge.add(rim, both(moved(torus(0.32, 0.055, { segments: 24 }), { at: [x, y, z], turn: aboutY(Math.PI / 2) })));
      }
      forge.add(
        { material: 'glow', colour: 0xfff1c0, glows: 1.6 },
        moved(cylinder(0.2, 0.1), { at: [0, 1.35, 3.92], turn: aboutX(Math.PI / 2) }),
      );
      for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
        forge.add(
          paint,
          moved(box([0.09, 1.0, 0.8], 0.04), {
            at: [Math.sin(turn) * 0.95, 1.35 + Math.cos(turn) * 0.95, -3.2],
            turn: aboutZ(-turn),
          }),
        );
      }
      forge.add(rim, moved(torus(0.8, 0.06, { segments: 30 }), { at: [0, 1.35, -4.1] }));
      for (let k = 0; k < 4; k++)
        forge.add(
          rim,
          moved(box([0.22, 0.72, 0.05], 0.02), {
            at: [Math.sin((k * TAU) / 4) * 0.38, 1.35 + Math.cos((k * TAU) / 4) * 0.38, -4.1],
            turn: aboutZ((-k * TAU) / 4),
          }),
          'screw',
        );
    },
    anchors: {
      driver: [0, 1.2, 2.2],
      passenger: [0, 1.2, 0],
      seat: [0, 1.2, 0],
      light: [0, 1.35, 4.1],
      wake: [0, 1.35, -4.4],
      smoke: [0, 1.35, -4.4],
      surface: [0, 3.4, 0.4],
      top: [0, 4, 0.6],
    },
    move: (pose, { time }) => void pose.turn('screw', aboutZ(time * 7)),
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 8.2, moment, move),
  };
}
