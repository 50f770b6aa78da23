import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { Pose } from '../../pose.ts';
import { putAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Where the ball lies, and the hole to which it rolls. */
const [TEE, HOLE] = [
  [0, 0.03, 0],
  [2.6, 0.03, -0.9],
] as const satisfies readonly Vector[];
const GREEN = { material: 'grass', colour: 0x6fae4c } as const;
const RIM = { material: 'grass', colour: 0x5a963f } as const;
const FLAG = { material: 'cloth', colour: 0xd23a34 } as const;
const ROUND = 40;

/** A mown green with its flag, and a ball that rolls into the hole. */
export function makeGolfGreen(): Make {
  const bones = thingBones(2.1)
    .bone('ball', 'root', TEE, [0, 1, 0])
    .bone('flag', 'root', [HOLE[0], 2.1, HOLE[2]], [HOLE[0], 2.6, HOLE[2]]);
  return piece([2.15, 6.4, 8.6], {
    bones,
    forge(forge) {
      // Flat, and so wide that nothing high grows around whoever plays.
      forge.add(RIM, moved(ball([4.3, 0.01, 3.2], ROUND, 4), { at: [1.1, 0.002, -0.4] }), 'root');
      forge.add(GREEN, moved(ball([3.9, 0.015, 2.8], ROUND, 4), { at: [1.1, 0.004, -0.4] }), 'root');
      forge.add(
        { material: 'plastic', colour: 0x16181a },
        moved(ball([0.07, 0.006, 0.07], 20, 4), { at: [HOLE[0], 0.018, HOLE[2]] }),
        'root',
      );
      forge.add(
        WHITE,
        tube(
          [
            [HOLE[0], 0, HOLE[2]],
            [HOLE[0], 2.15, HOLE[2]],
          ],
          0.016,
          { sides: 8 },
        ),
        'root',
      );
      forge.add(
        FLAG,
        tube(
          [
            [HOLE[0], 1.92, HOLE[2]],
            [HOLE[0] + 0.3, 1.9, HOLE[2] + 0.03],
            [HOLE[0] + 0.52, 1.92, HOLE[2]],
          ],
          0.16,
          { sides: 6, flat: 0.06 },
        ),
        'flag',
      );
      forge.add(WHITE, moved(ball([0.035, 0.035, 0.035], 14, 10), { at: TEE }), 'ball');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      const rolled = act === 'swing_club' ? putAt(time) : 0;
      pose.shift('ball', [(HOLE[0] - TEE[0]) * rolled, rolled > 0.985 ? -0.06 : 0, (HOLE[2] - TEE[2]) * rolled]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [-0.14, 0, -0.62], heading: 0.3 },
      top: [HOLE[0], 2.1, HOLE[2]],
    },
  });
}
