import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { STEEL, type VesselOrder } from './vessel-parts.ts';

/** Metres: the middle of the dome, and how large it is. */
const [DOME_Y, DOME_Z, DOME] = [1.05, 0.55, 0.98];

/** A round boat of one seat under a dome of glass: who steers it is seen from all sides. */
export function makeSubmersible(order: VesselOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xe0a526 }, order.look);
  const rim: Paint = { material: 'metal', colour: 0xb98a3e };
  const inside: Paint = { material: 'cloth', colour: 0x3a3f46 };
  return {
    bones: thingBones(2).bone('screw', 'whole', [0, 0.95, -1.62], [0, 0.95, -1.9]),
    ...{ height: 2.05, length: 3.5, width: 2.2 },
    forge(forge) {
      const hull = lathe(
        [
          [0, -1.55],
          [0.28, -1.5],
          [0.62, -1.1],
          [0.88, -0.5],
          [0.99, 0.1],
          [1.0, 0.42],
        ],
        36,
      );
      forge.add(paint, moved(hull, { at: [0, DOME_Y, 0], turn: aboutX(Math.PI / 2) }));
      // The wall behind the seat, and the bowl below it.
      forge.add(
        inside,
        moved(cylinder(0.97, 0.04, { segments: 34 }), { at: [0, DOME_Y, 0.36], turn: aboutX(Math.PI / 2) }),
      );
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0, -0.95],
              [0.5, -0.84],
              [0.7, -0.69],
              [0.72, -0.62],
            ],
            34,
          ),
          { at: [0, DOME_Y, DOME_Z] },
        ),
      );
      forge.add(inside, moved(box([0.62, 0.14, 0.5], 0.05), { at: [0, 0.4, 0.5] }));
      forge.add(
        { material: 'glass', colour: 0xcfeaf2, clear: 0.74 },
        moved(ball([DOME, DOME, DOME], 34, 24), { at: [0, DOME_Y, DOME_Z] }),
      );
      forge.add(rim, moved(torus(0.985, 0.05, { segments: 40 }), { at: [0, DOME_Y, 0.44] }));
      for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
        forge.add(
          paint,
          moved(box([0.07, 0.5, 0.42], 0.03), {
            at: [Math.sin(turn) * 0.66, DOME_Y + Math.cos(turn) * 0.66, -1.15],
            turn: aboutZ(-turn),
          }),
        );
      const light = moved(cylinder(0.13, 0.12, { segments: 20 }), {
        at: [0.86, 0.42, 0.75],
        turn: aboutX(Math.PI / 2),
      });
      forge.add({ material: 'glow', colour: 0xfff1c0, glows: 1.5 }, both(light));
      for (const z of [-0.15, -0.6]) {
        const at = 0.95 + z * 0.18;
        forge.add(
          rim,
          both(
            moved(torus(0.17, 0.035, { segments: 22 }), {
              at: [at, DOME_Y + 0.12, z],
              turn: aboutY(Math.PI / 2 + 0.2),
            }),
          ),
        );
      }
      forge.add(
        STEEL,
        tube(
          [
            [0, 1.9, -0.25],
            [0, 2.3, -0.25],
            [0, 2.36, -0.05],
          ],
          0.045,
        ),
      );
      forge.add(rim, moved(torus(0.36, 0.035, { segments: 26 }), { at: [0, DOME_Y, -1.66] }));
      for (let k = 0; k < 3; k++)
        forge.add(
          rim,
          moved(box([0.13, 0.34, 0.03], 0.012), {
            at: [Math.sin((k * TAU) / 3) * 0.18, DOME_Y + Math.cos((k * TAU) / 3) * 0.18, -1.66],
            turn: aboutZ((-k * TAU) / 3),
          }),
          'screw',
        );
    },
    anchors: {
      driver: [0, 0.5, 0.52],
      passenger: [0.4, 0.5, 0.45],
      seat: [0, 0.5, 0.5],
      light: [0, 0.5, 1.4],
      wake: [0, DOME_Y, -1.9],
      surface: [0, 2.02, 0],
      top: [0, 2.3, 0],
    },
    move: (pose, { time }) => void pose.turn('screw', aboutZ(time * 9)),
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 3.5, moment, move),
  };
}
