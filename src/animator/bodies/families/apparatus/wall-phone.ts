import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, facing, METAL, piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { dialAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** The middle of the dial, in metres. */
const DIAL: Vector = [0.03, 1.3, 0.25];
const [RING, HOLE] = [0.062, 0.011] as const;

/** A telephone with a dial on a panelled pillar; whoever uses it stands before it, and both are seen from the side. */
export function makeWallPhone(order: ThingOrder): Make {
  const phone = mainPaint(order, BLACK);
  const dark = { ...WOOD, colour: darker(WOOD.colour, 0.75) };
  const bones = thingBones(2.1)
    .bone('dial', 'root', DIAL, [DIAL[0], DIAL[1], 1])
    .bone('finger', 'root', DIAL, [0, 2, 0]);
  return piece([2.1, 0.5, 0.46], {
    bones,
    forge(forge) {
      forge.add(dark, block([0.36, 2.04, 0.12], [0, 1.02, 0.04], 0.012), 'root');
      forge.add(WOOD, block([0.3, 0.74, 0.03], [0, 1.42, 0.1], 0.012), 'root');
      forge.add(WOOD, block([0.3, 0.66, 0.03], [0, 0.52, 0.1], 0.012), 'root');
      forge.add(dark, block([0.42, 0.06, 0.18], [0, 2.07, 0.04], 0.012), 'root');
      forge.add(dark, block([0.46, 0.06, 0.34], [0, 0.03, 0.04], 0.012), 'root');
      forge.add(phone, block([0.22, 0.3, 0.1], [0.03, 1.34, 0.16], 0.03), 'root');
      forge.add(phone, block([0.2, 0.2, 0.06], [0.03, 1.31, 0.215], 0.028), 'root');
      forge.add(
        METAL,
        tube(
          [
            [-0.06, 1.46, 0.2],
            [-0.11, 1.47, 0.2],
          ],
          0.012,
          { sides: 8 },
        ),
        'root',
      );
      forge.add(
        METAL,
        tube(
          [
            [0.12, 1.46, 0.2],
            [0.17, 1.47, 0.2],
          ],
          0.012,
          { sides: 8 },
        ),
        'root',
      );
      forge.add(
        { material: 'metal', colour: 0xd9d4c6 },
        facing(0.086, 0.012, [DIAL[0], DIAL[1], DIAL[2] - 0.004]),
        'dial',
      );
      forge.add(phone, facing(0.03, 0.006, [DIAL[0], DIAL[1], DIAL[2] + 0.009]), 'dial');
      for (let hole = 0; hole < 10; hole++) {
        const angle = 0.5 + (hole / 12) * TAU;
        forge.add(
          BLACK,
          facing(HOLE, 0.004, [DIAL[0] + Math.sin(angle) * RING, DIAL[1] + Math.cos(angle) * RING, DIAL[2] + 0.009]),
          'dial',
        );
      }
      // The cord hangs from it to where the receiver is.
      const cord = Array.from({ length: 9 }, (_, k): Vector => {
        const share = k / 8;
        return [0.13 + 0.24 * share, 1.22 - 0.5 * Math.sin(share * Math.PI * 0.8), 0.2 + 0.12 * share];
      });
      forge.add(phone, tube(cord, 0.008, { sides: 6 }), 'root');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      const turned = act === 'dial' ? dialAt(time) : 0;
      pose.turn('dial', combine(aboutZ(-turned), aboutX(0)));
      pose.shift('finger', [RING * Math.sin(1.2 + turned), RING * Math.cos(1.2 + turned), 0]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0.04, 0, 0.68], heading: Math.PI },
      postRight: { bone: 'finger', at: [DIAL[0], DIAL[1] - 0.02, DIAL[2] + 0.09] },
      top: [0, 2.1, 0],
    },
  });
}
