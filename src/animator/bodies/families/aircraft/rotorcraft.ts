import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type AircraftOrder, CLEAR, DARK, fuselage, GREEN_LIGHT, RED_LIGHT, STEEL, wing } from './aircraft-parts.ts';

const turns = (act: string, speed: number): boolean =>
  speed > 0.5 || ['fly', 'float', 'take_off', 'land', 'rise', 'spin'].includes(act);

export function makeHelicopter(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xc4302b }, order.look);
  const mast: Vector = [0, 3.05, 0.2];
  return {
    bones: thingBones(3.4)
      .bone('rotor', 'whole', mast, [0, 4, 0.2])
      .bone('tailRotor', 'whole', [0.2, 2.35, -5.6], [1, 2.35, -5.6]),
    ...{ height: 3.4, length: 10, width: 8.8 },
    forge(forge) {
      forge.add(
        paint,
        fuselage(
          [
            [-2.2, 0.45],
            [-1.2, 0.95],
            [0.4, 1.1],
            [1.4, 1.0],
            [2.0, 0.7],
          ],
          [
            [-2.2, 2.1],
            [0, 1.6],
            [2, 1.5],
          ],
          0.95,
        ),
      );
      forge.add(CLEAR, moved(ball([0.98, 0.98, 1.15], 26, 18), { at: [0, 1.55, 1.75] }));
      forge.add(DARK, moved(box([1.3, 0.5, 0.7], 0.15), { at: [0, 0.95, 1.9] }));
      for (const x of [0.42, -0.42]) {
        forge.add(
          { material: 'leather', colour: 0x3a3430 },
          moved(box([0.46, 0.14, 0.46], 0.05), { at: [x, 1.1, 1.35] }),
        );
        forge.add(
          { material: 'leather', colour: 0x3a3430 },
          moved(box([0.46, 0.7, 0.12], 0.05), { at: [x, 1.45, 1.1] }),
        );
      }
      forge.add(
        paint,
        tube(
          [
            [0, 2.0, -1.8],
            [0, 2.2, -4],
            [0, 2.4, -5.7],
          ],
          [0.42, 0.24, 0.16],
          { sides: 16 },
        ),
      );
      forge.add(
        paint,
        wing({ root: [0, 2.3, -5.4], tip: [0, 3.4, -5.9], rootChord: 0.9, tipChord: 0.5, thick: 0.1 }, true),
      );
      forge.add(
        paint,
        both(wing({ root: [0.1, 2.25, -4.7], tip: [1.1, 2.25, -4.8], rootChord: 0.6, tipChord: 0.4, thick: 0.1 })),
      );
      forge.add(DARK, both(moved(box([0.03, 0.62, 0.9], 0.01), { at: [1.0, 1.75, 0.15] })));
      forge.add(paint, moved(box([0.8, 0.5, 1.6], 0.2), { at: [0, 2.7, -0.1] }));
      forge.add(
        STEEL,
        tube(
          [
            [0, 2.8, 0.2],
            [0, 3.15, 0.2],
          ],
          0.09,
        ),
      );
      for (const side of [1, -1]) {
        forge.add(
          STEEL,
          tube(
            [
              [side * 1.05, 0.08, -1.3],
              [side * 1.05, 0.06, 1.6],
              [side * 1.05, 0.22, 2.0],
            ],
            0.05,
          ),
        );
        for (const z of [-0.6, 1.0])
          forge.add(
            STEEL,
            tube(
              [
                [side * 1.05, 0.08, z],
                [side * 0.6, 0.75, z],
              ],
              0.04,
            ),
          );
      }
      forge.add(STEEL, moved(cylinder(0.22, 0.14), { at: [0, 3.03, 0.2] }), 'rotor');
      for (let k = 0; k < 4; k++) {
        const angle = (k / 4) * Math.PI * 2;
        forge.add(
          DARK,
          moved(box([0.26, 0.03, 4.3], 0.01), {
            at: [Math.sin(angle) * 2.3, 3.1, 0.2 + Math.cos(angle) * 2.3],
            turn: aboutY(angle),
          }),
          'rotor',
        );
      }
      for (const turn of [0, Math.PI / 2])
        forge.add(
          DARK,
          moved(box([0.03, 1.5, 0.13], 0.01), { at: [0.22, 2.35, -5.6], turn: aboutX(turn) }),
          'tailRotor',
        );
      forge.add(RED_LIGHT, moved(ball([0.07, 0.07, 0.07], 10, 8), { at: [0, 0.6, 0.6] }));
      forge.add(GREEN_LIGHT, moved(ball([0.06, 0.06, 0.06], 10, 8), { at: [0, 3.45, -5.9] }));
    },
    anchors: {
      driver: [0.42, 1.2, 1.35],
      passenger: [-0.42, 1.2, 1.35],
      seat: [-0.42, 1.2, 1.35],
      // In the open doors at both sides, the legs outside.
      doorway: { bone: 'whole', at: [1.02, 1.0, 0.1], heading: Math.PI / 2 },
      doorway2: { bone: 'whole', at: [-1.02, 1.0, 0.1], heading: -Math.PI / 2 },
      handle: [0.42, 1.4, 1.8],
      light: [0, 0.7, 2.4],
      smoke: [0.3, 2.8, -1],
      wake: [0, 0, 0],
      surface: [0, 3, 0],
      top: [0, 3.2, 0.2],
    },
    move(pose, { time, act, speed }) {
      const angle = turns(act, speed) ? time * 23 : 0.4;
      pose.turn('rotor', aboutY(angle)).turn('tailRotor', aboutX(angle * 2.1));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 5, moment, move),
  };
}

export function makeDrone(order: AircraftOrder): Make {
  const paint = paintIn({ material: 'plastic', colour: order.colour ?? 0x2b2f35 }, order.look);
  const arms = [
    [0.24, 0.2],
    [-0.24, 0.2],
    [0.24, -0.2],
    [-0.24, -0.2],
  ] as const;
  const bones = thingBones(0.2);
  for (const [k, [x, z]] of arms.entries()) bones.bone(`rotor${k}`, 'whole', [x, 0.17, z], [x, 0.3, z]);
  return {
    bones,
    ...{ height: 0.2, length: 0.66, width: 0.74 },
    forge(forge) {
      forge.add(paint, moved(ball([0.1, 0.05, 0.15], 20, 12), { at: [0, 0.12, 0] }));
      forge.add(DARK, moved(ball([0.04, 0.04, 0.04], 14, 10), { at: [0, 0.06, 0.12] }));
      forge.add(
        { material: 'glass', colour: 0x101418 },
        moved(ball([0.025, 0.025, 0.02], 12, 8), { at: [0, 0.06, 0.155] }),
      );
      for (const [k, [x, z]] of arms.entries()) {
        forge.add(
          paint,
          tube(
            [
              [x * 0.25, 0.12, z * 0.4],
              [x, 0.14, z],
            ],
            [0.022, 0.016],
          ),
        );
        forge.add(STEEL, moved(cylinder(0.026, 0.05), { at: [x, 0.12, z] }));
        forge.add(
          DARK,
          moved(torus(0.13, 0.006, { segments: 30, sides: 6 }), { at: [x, 0.16, z], turn: aboutX(Math.PI / 2) }),
        );
        for (const turn of [0, Math.PI / 2])
          forge.add(
            DARK,
            moved(box([0.24, 0.004, 0.024], 0.001), { at: [x, 0.176, z], turn: aboutY(turn) }),
            `rotor${k}`,
          );
        forge.add(z > 0 ? GREEN_LIGHT : RED_LIGHT, moved(ball([0.012, 0.012, 0.012], 8, 6), { at: [x, 0.115, z] }));
        forge.add(
          paint,
          tube(
            [
              [x * 0.5, 0.1, z * 0.5],
              [x * 0.62, 0.0, z * 0.55],
            ],
            0.008,
          ),
        );
      }
    },
    anchors: {
      light: [0, 0.05, 0.2],
      surface: [0, 0.17, 0],
      top: [0, 0.17, 0],
      handle: [0, 0.05, 0],
      sling: [0, -0.05, 0],
    },
    move(pose, { time }) {
      for (const k of arms.keys()) pose.turn(`rotor${k}`, aboutY(time * (k % 3 === 0 ? 29 : -29)));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'air', 0.5, moment, move),
  };
}
