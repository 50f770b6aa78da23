import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { skipAt, swingAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

const ROPE = { material: 'cloth', colour: 0xd8c49a } as const;

/** A seat on ropes from a frame; it goes while somebody swings on it. */
export function makeSwing(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const [high, seat] = [2.3, 0.5];
  const pivot: Vector = [0, high - 0.03, 0];
  const bones = thingBones(high).bone('ropes', 'whole', pivot, [0, seat, 0]);
  return piece([high, 1.5, 2.4], {
    bones,
    forge(forge) {
      for (const side of [1, -1]) {
        for (const z of [0.7, -0.7])
          forge.add(
            wood,
            tube(
              [
                [side * 1.2, 0, z],
                [side * 1.0, high, 0],
              ],
              0.05,
              { sides: 12 },
            ),
          );
        forge.add(
          wood,
          tube(
            [
              [side * 1.12, 0.85, 0.44],
              [side * 1.12, 0.85, -0.44],
            ],
            0.03,
            { sides: 10 },
          ),
        );
        forge.add(
          ROPE,
          tube(
            [
              [side * 0.27, high - 0.03, 0],
              [side * 0.25, seat, 0],
            ],
            0.013,
            { sides: 8 },
          ),
          'ropes',
        );
      }
      forge.add(
        wood,
        tube(
          [
            [-1.12, high, 0],
            [1.12, high, 0],
          ],
          0.055,
          { sides: 12 },
        ),
      );
      forge.add({ material: 'wood', colour: 0xc0392b }, block([0.58, 0.035, 0.24], [0, seat, 0], 0.01), 'ropes');
    },
    // The frame stands whatever its seat does.
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'swing') pose.turn('ropes', aboutX(-swingAt(time)));
      return pose.solve();
    },
    anchors: {
      seat: { bone: 'ropes', at: [0, seat + 0.02, 0.02] },
      handle: { bone: 'ropes', at: [-0.257, seat + 0.56, 0] },
      handle2: { bone: 'ropes', at: [0.257, seat + 0.56, 0] },
      surface: { bone: 'ropes', at: [0, seat + 0.02, 0] },
      // Who pushes stands as far behind as the swing comes back.
      pusher: { bone: 'root', at: [0, 0, -0.98] },
      top: [0, high, 0],
    },
  });
}

/** Between two handles that are a metre apart at y = 1: it goes around overhead and under the feet. */
export function makeJumpRope(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xe0542e });
  const [half, hands, reach] = [0.44, 0.95, 1.0];
  const bones = thingBones(1.1).bone('loop', 'root', [0, hands, 0], [0, 0, 0]);
  return piece([1.1, 0.05, 1], {
    bones,
    forge(forge) {
      const loop = Array.from({ length: 31 }, (_, k): Vector => {
        const angle = (k / 30) * Math.PI;
        const wide = Math.cos(angle);
        return [half * Math.sign(wide) * Math.abs(wide) ** 0.8, hands - Math.sin(angle) ** 0.72 * reach, 0];
      });
      forge.add(paint, tube(loop, 0.008, { sides: 8 }), 'loop');
      for (const side of [1, -1])
        forge.add(
          BLACK,
          tube(
            [
              [side * (half - 0.06), hands, 0],
              [side * (half + 0.07), hands, 0],
            ],
            0.016,
            { sides: 10 },
          ),
          'root',
        );
    },
    move: (pose, { time, act }) => {
      if (act === 'skip_rope') pose.turn('loop', aboutX(skipAt(time) * TAU));
    },
    anchors: {
      handle: { bone: 'root', at: [-half, hands, 0] },
      handle2: { bone: 'root', at: [half, hands, 0] },
      top: { bone: 'root', at: [0, 1.1, 0] },
    },
  });
}
