import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { ball, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const [MIDDLE, RADIUS, DEEP] = [0.076, 0.06, 0.05];
/** Where the bells sit, aside and above the middle. */
const [ASIDE, ABOVE] = [0.041, 0.062];

/** A round clock on two feet with two bells and a hammer between them, which strikes them while it rings. */
export function makeAlarmClock(order: ThingOrder): Make {
  const shell = mainPaint(order, { material: 'paint', colour: 0xd8342c });
  const brass: Paint = { material: 'metal', colour: 0xd9b46a };
  const front = DEEP / 2;
  const top = MIDDLE + RADIUS;
  const axle: [Vector, Vector] = [
    [0, MIDDLE, front],
    [0, top, front],
  ];
  const hand = (turn: number, long: number, wide: number, z: number) =>
    moved(block([wide, long, 0.0012], [0, long * 0.44, 0], 0.0004), {
      at: [0, MIDDLE, z],
      turn: aboutZ(-turn * TAU),
    });
  return piece([0.172, 0.07, 0.15], {
    bones: thingBones(0.172)
      .bone('hammer', 'whole', [0, top - 0.004, -0.004], [0, top + 0.04, -0.004])
      .bone('second', 'whole', ...axle),
    move(pose, { time, act }) {
      pose.turn('second', aboutZ((-time / 60) * TAU));
      if (act === 'tick') pose.turn('hammer', aboutZ(0.42 * Math.sin(time * 62)));
    },
    forge(forge) {
      forge.add(
        shell,
        moved(
          lathe(
            [
              [0, 0],
              [RADIUS * 0.7, 0.001],
              [RADIUS * 0.96, 0.012],
              [RADIUS, 0.022],
              [RADIUS, DEEP - 0.006],
              [RADIUS * 0.97, DEEP],
              [RADIUS * 0.9, DEEP - 0.004],
            ],
            44,
          ),
          { at: [0, MIDDLE, -front], turn: aboutX(Math.PI / 2) },
        ),
      );
      forge.add(METAL, moved(torus(RADIUS * 0.955, 0.0038, { segments: 48 }), { at: [0, MIDDLE, front - 0.001] }));
      forge.add({ material: 'paper', colour: 0xf8f2e2 }, facing(RADIUS * 0.93, 0.004, [0, MIDDLE, front - 0.006]));
      for (let k = 0; k < 60; k++) {
        const angle = (k / 60) * TAU;
        const hour = k % 5 === 0;
        const out = RADIUS * (hour ? 0.76 : 0.82);
        const tall = k % 15 === 0 ? 0.011 : hour ? 0.008 : 0.003;
        forge.add(
          BLACK,
          block(
            [hour ? 0.0028 : 0.0009, tall, 0.0008],
            [Math.sin(angle) * out, MIDDLE + Math.cos(angle) * out, front - 0.0018],
            0.0002,
            aboutZ(-angle),
          ),
        );
      }
      forge.add(BLACK, hand(7 / 12, 0.026, 0.0042, front - 0.0005));
      forge.add(BLACK, hand(0.002, 0.041, 0.003, front + 0.0008));
      forge.add({ material: 'paint', colour: 0xd8342c }, hand(0.62, 0.044, 0.0012, front + 0.002), 'second');
      forge.add(brass, facing(0.0034, 0.003, [0, MIDDLE, front + 0.001]));
      for (const side of [-1, 1]) {
        const lean = aboutZ(-side * 0.58);
        const at: Vector = [side * ASIDE, MIDDLE + ABOVE, -0.004];
        forge.add(
          brass,
          moved(
            lathe(
              [
                [0.0285, 0],
                [0.0292, 0.002],
                [0.0275, 0.011],
                [0.021, 0.02],
                [0.01, 0.0245],
                [0, 0.0255],
              ],
              28,
            ),
            { at, turn: lean },
          ),
        );
        forge.add(brass, moved(ball([0.0278, 0.002, 0.0278], 24, 4), { at, turn: lean }));
        forge.add(
          METAL,
          tube(
            [
              [side * 0.03, MIDDLE + 0.05, -0.004],
              [at[0], at[1] + 0.004, -0.004],
            ],
            0.004,
            { sides: 8 },
          ),
        );
        forge.add(
          METAL,
          tube(
            [
              [side * 0.03, MIDDLE - 0.05, 0],
              [side * 0.044, 0.004, 0.004],
            ],
            [0.006, 0.004],
            { sides: 10 },
          ),
        );
        forge.add(METAL, moved(ball([0.006, 0.005, 0.006], 10, 6), { at: [side * 0.044, 0.005, 0.004] }));
      }
      // A handle over the bells, the hammer beneath it.
      const bow = Array.from({ length: 11 }, (_, k): Vector => {
        const angle = (k / 10 - 0.5) * Math.PI;
        return [Math.sin(angle) * 0.05, top + 0.006 + Math.cos(angle) * 0.03, -0.012];
      });
      forge.add(METAL, tube(bow, 0.003, { sides: 8 }));
      forge.add(
        METAL,
        tube(
          [
            [0, top - 0.006, -0.004],
            [0, top + 0.02, -0.004],
          ],
          0.0022,
          { sides: 8 },
        ),
        'hammer',
      );
      forge.add(brass, moved(ball([0.009, 0.0055, 0.006], 12, 8), { at: [0, top + 0.02, -0.004] }), 'hammer');
      for (const x of [-0.025, 0.025])
        forge.add(brass, moved(facing(0.008, 0.008, [0, 0, 0]), { at: [x, MIDDLE, -front - 0.008] }));
    },
    anchors: { handle: [0, MIDDLE - 0.02, 0], surface: [0, top, 0], top: [0, 0.172, 0] },
  });
}
