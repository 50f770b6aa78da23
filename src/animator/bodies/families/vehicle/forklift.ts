import { smoothstep } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { box, loft, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, lying, pair } from './machine.ts';
import { BLACK, forgeWheel, turnWheels, wheelBones } from './wheels.ts';

const STEEL: Paint = { material: 'metal', colour: 0x55585d };
const DARK: Paint = { material: 'paint', colour: 0x2a2c30 };
const WOOD: Paint = { material: 'wood', colour: 0xb98f5c };
const CARD: Paint = { material: 'paper', colour: 0xc39a66 };
/** Metres: above the ground while it drives, and how far its load is lifted. */
const [CARRIED, LIFTED] = [0.16, 1.15];
/** Seconds a load takes to its height. */
const LIFT_SECONDS = 3.2;

/** A mast with two forks that go up with what lies on them, a seat under a roof of bars, and a heavy stern. */
export function makeForklift({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const wheels = [...pair('front', 0.45, 0.62, 0.3, 0.24), ...pair('rear', 0.42, -0.72, 0.26, 0.2, true)];
  const bones = wheelBones(thingBones(2.15), wheels).bone('forks', 'whole', [0, CARRIED, 1], [0, CARRIED, 2]);
  return {
    bones,
    ...{ height: 2.15, length: 3.2, width: 1.15 },
    forge(forge) {
      const stern = (z: number, low: number, high: number, wide: number): Vector[] =>
        roundedRectangle(wide, high - low, 0.1, 4).map(([x, y]): Vector => [x, y + (low + high) / 2, z]);
      forge.add(
        paint,
        loft([
          stern(-1.18, 0.34, 0.98, 0.8),
          stern(-1.08, 0.24, 1.06, 0.98),
          stern(-0.3, 0.24, 1.06, 1.0),
          stern(-0.26, 0.24, 0.6, 1.0),
        ]),
      );
      forge.add(paint, moved(box([0.98, 0.34, 1.0], 0.05), { at: [0, 0.42, 0.24] }));
      forge.add(paint, moved(box([0.8, 0.62, 0.22], 0.07), { at: [0, 0.8, 0.62], turn: aboutX(-0.12) }));
      forge.add(BLACK, moved(box([0.5, 0.12, 0.48], 0.05), { at: [0, 1.1, -0.42] }));
      forge.add(BLACK, moved(box([0.5, 0.5, 0.12], 0.05), { at: [0, 1.34, -0.66], turn: aboutX(-0.15) }));
      forge.add(
        DARK,
        tube(
          [
            [0, 0.95, 0.5],
            [0, 1.3, 0.22],
          ],
          0.03,
        ),
      );
      forge.add(BLACK, moved(torus(0.17, 0.018), { at: [0, 1.33, 0.2], turn: aboutX(-0.9) }));
      // Four posts and the bars above the driver's head.
      for (const side of [1, -1])
        forge.add(
          DARK,
          tube(
            [
              [side * 0.46, 0.95, 0.66],
              [side * 0.44, 2.05, 0.4],
              [side * 0.44, 2.08, -0.72],
              [side * 0.46, 1.0, -0.92],
            ],
            0.035,
          ),
        );
      for (let k = 0; k < 6; k++)
        forge.add(
          DARK,
          tube(
            [
              [-0.44, 2.07, 0.3 - k * 0.19],
              [0.44, 2.07, 0.3 - k * 0.19],
            ],
            0.02,
          ),
        );
      forge.add(LAMP, both(lying(0.07, 0.05, [0.36, 1.5, 0.58])));
      forge.add(
        { material: 'glow', colour: 0xff9a2a, glows: 1.4 },
        moved(box([0.1, 0.1, 0.1], 0.04), { at: [0, 2.15, -0.6] }),
      );
      // The mast stands before the front wheels; its carriage and forks go up in it.
      forge.add(STEEL, both(moved(box([0.1, 2.05, 0.14], 0.02), { at: [0.3, 1.1, 0.98] })));
      for (const y of [0.25, 1.1, 2.05]) forge.add(STEEL, moved(box([0.66, 0.09, 0.1], 0.02), { at: [0, y, 0.98] }));
      forge.add(
        DARK,
        tube(
          [
            [0, 0.3, 0.98],
            [0, 1.95, 0.98],
          ],
          0.04,
        ),
      );
      for (const y of [0.3, 0.62]) forge.add(DARK, moved(box([0.95, 0.1, 0.07], 0.02), { at: [0, y, 1.09] }), 'forks');
      for (const x of [-0.4, -0.15, 0.15, 0.4])
        forge.add(
          DARK,
          tube(
            [
              [x, 0.62, 1.08],
              [x, 1.1, 1.06],
            ],
            0.018,
          ),
          'forks',
        );
      forge.add(
        DARK,
        tube(
          [
            [-0.42, 1.1, 1.06],
            [0.42, 1.1, 1.06],
          ],
          0.022,
        ),
        'forks',
      );
      for (const side of [1, -1]) {
        forge.add(STEEL, moved(box([0.13, 0.6, 0.06], 0.015), { at: [side * 0.28, 0.4, 1.13] }), 'forks');
        forge.add(STEEL, moved(box([0.13, 0.05, 1.1], 0.015), { at: [side * 0.28, CARRIED - 0.02, 1.66] }), 'forks');
      }
      // What it is for: boxes on a pallet.
      const top = CARRIED + 0.145;
      for (let k = 0; k < 5; k++)
        forge.add(WOOD, moved(box([1.05, 0.025, 0.16], 0.006), { at: [0, top, 1.28 + k * 0.21] }), 'forks');
      for (const x of [-0.46, 0, 0.46])
        forge.add(WOOD, moved(box([0.1, 0.11, 1.0], 0.01), { at: [x, top - 0.07, 1.7] }), 'forks');
      for (const [x, y, z] of [
        [-0.26, 0, 1.44],
        [0.26, 0, 1.44],
        [-0.26, 0, 1.95],
        [0.26, 0, 1.95],
        [-0.25, 1, 1.46],
        [0.25, 1, 1.46],
        [0, 1, 1.96],
      ] as const) {
        const at: Vector = [x, top + 0.23 + y * 0.43, z];
        forge.add(CARD, moved(box([0.5, 0.42, 0.48], 0.012), { at }), 'forks');
        forge.add({ material: 'paper', colour: 0xe0c79a }, moved(box([0.06, 0.424, 0.484], 0.003), { at }), 'forks');
      }
      for (const wheel of wheels)
        forgeWheel(forge, wheel, { spokes: 4, rim: { material: 'paint', colour: 0xd8d8d4 }, tyre: 0.36 });
    },
    anchors: {
      driver: [0, 1.18, -0.4],
      seat: [0, 1.18, -0.4],
      handle: [0.16, 1.36, 0.2],
      handle2: [-0.16, 1.36, 0.2],
      pedal: [0.16, 0.62, 0.34],
      pedal2: [-0.16, 0.62, 0.34],
      surface: { bone: 'forks', at: [0, 1.24, 1.7] },
      light: [0.36, 1.5, 0.66],
      smoke: [0.3, 1.1, -1.15],
      wake: [0, 0.1, -1.2],
    },
    move(pose, { act, since, gone, turning, speed }) {
      turnWheels(pose, wheels, gone, turning, speed);
      const up =
        act === 'raise'
          ? smoothstep(0.2, LIFT_SECONDS, since)
          : act === 'put'
            ? 1 - smoothstep(0.2, LIFT_SECONDS, since)
            : 0.06;
      pose.shift('forks', [0, up * LIFTED, 0]);
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'road', 3.2, moment, move),
  };
}
