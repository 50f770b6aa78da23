import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { STROKE_RATE } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { DARK, DECK, type VesselOrder, WOOD } from './vessel-parts.ts';

const [HALF, BEAM, TUBE] = [2, 0.92, 0.25];
/** How high one sits: on the tubes, or on the logs. */
const EDGE = 0.44;
const SEATS: readonly (readonly [string, number, number])[] = [
  ['driver', 0, -1.25],
  ['passenger', 1, 0.95],
  ['passenger2', -1, 0.95],
  ['passenger3', 1, 0.1],
  ['passenger4', -1, 0.1],
  ['passenger5', 1, -0.7],
  ['passenger6', -1, -0.7],
];

/** Around the boat, its ends turned up out of the waves. */
const around = (aside: number): Vector[] =>
  Array.from({ length: 41 }, (_, k): Vector => {
    const turn = (k / 40) * TAU;
    // A rounded oblong: straight along the sides.
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const x = Math.sign(s) * Math.abs(s) ** 0.55 * (BEAM - TUBE + aside);
    const z = Math.sign(c) * Math.abs(c) ** 0.7 * (HALF - TUBE + aside);
    return [x, TUBE * 0.75 + 0.34 * Math.abs(z / HALF) ** 4, z];
  });

/** What people go down rapids in: of rubber, blown up, or of logs tied together. */
export function makeRaft(order: VesselOrder, kind: 'rubber' | 'logs'): Make {
  const rubber = kind === 'rubber';
  const paint = paintIn(
    { material: rubber ? 'rubber' : 'wood', colour: order.colour ?? (rubber ? 0xe2681f : 0x8a5f38) },
    order.look,
  );
  const height = rubber ? EDGE : 0.3;
  const bones = thingBones(EDGE).bone('oarL', 'root', [0.35, EDGE + 0.5, -1], [1.35, EDGE + 0.5, -1]);
  return {
    bones,
    ...{ height: 0.95, length: HALF * 2, width: BEAM * 2 },
    forge(forge) {
      if (rubber) {
        forge.add(paint, tube(around(0), TUBE, { sides: 14 }));
        forge.add(
          { ...paint, colour: darker(paint.colour, 0.55) },
          moved(box([BEAM * 1.5, 0.08, HALF * 1.7], 0.03), { at: [0, 0.12, 0] }),
        );
        for (const z of [-0.75, 0.05, 0.85])
          forge.add(
            paint,
            moved(
              tube(
                [
                  [-BEAM + TUBE, 0.3, 0],
                  [BEAM - TUBE, 0.3, 0],
                ],
                0.17,
                { sides: 12 },
              ),
              { at: [0, 0, z] },
            ),
          );
        // A line around it to hold on to.
        forge.add(
          DARK,
          tube(
            around(TUBE * 0.82).map(([x, y, z]): Vector => [x, y + 0.12, z]),
            0.014,
            { sides: 5 },
          ),
        );
      } else {
        for (let k = 0; k < 8; k++) {
          const [x, long] = [-BEAM + 0.13 + k * 0.236, HALF * (0.93 + 0.07 * Math.sin(k * 2.3))];
          forge.add(
            { ...paint, colour: darker(paint.colour, 0.85 + 0.15 * Math.sin(k * 1.7)) },
            tube(
              [
                [x, 0.12, -long],
                [x, 0.12, long],
              ],
              0.125,
              { sides: 9 },
            ),
          );
        }
        for (const z of [-1.3, 0, 1.3])
          forge.add(
            WOOD,
            tube(
              [
                [-BEAM, 0.25, z],
                [BEAM, 0.25, z],
              ],
              0.055,
              { sides: 7 },
            ),
          );
      }
      const [x, y, z] = [0.35, EDGE + 0.5, -1];
      forge.add(
        DECK,
        tube(
          [
            [x - 0.35, y + 0.35, z],
            [x + 0.75, y - 0.75, z],
          ],
          0.018,
        ),
        'oarL',
      );
      forge.add(
        DECK,
        moved(box([0.42, 0.14, 0.014], 0.005), { at: [x + 0.86, y - 0.86, z], turn: aboutZ(-0.78) }),
        'oarL',
      );
    },
    anchors: {
      ...Object.fromEntries(
        SEATS.map(([name, side, z]) => [
          name,
          {
            bone: 'root',
            at: [side * (BEAM - TUBE * 1.3), name === 'driver' ? height - 0.02 : height - 0.04, z] as Vector,
            heading: 0,
          },
        ]),
      ),
      seat: { bone: 'root', at: [0, height - 0.04, 0.4] },
      handle: { bone: 'oarL', at: [0.1, EDGE + 0.75, -1] },
      handle2: { bone: 'oarL', at: [0.45, EDGE + 0.4, -1] },
      surface: { bone: 'root', at: [0, 0.2, 0.5] },
      wake: [0, 0, -HALF],
      bow: [0, 0.1, HALF],
    },
    move(pose, { time, act, speed }) {
      const rows = act === 'row' || speed > 0.15;
      const beat = time * STROKE_RATE * TAU;
      pose
        .turn('oarL', aboutZ(rows ? Math.sin(beat) * 0.22 : 0))
        .turn('oarL', aboutY(rows ? Math.cos(beat) * 0.35 : 0));
      // It bends over the waves it runs into.
      pose.turn('whole', aboutX(rows ? 0.05 * Math.sin(time * 2.6) : 0.02 * Math.sin(time * 1.3)));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', HALF * 2, moment, move),
  };
}
