import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, piece } from '../../forge/piece.ts';
import { lathe, tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { flicker } from './fires.ts';

const FLAMES: readonly Vector[] = [
  [-0.07, 0.05, 0.02],
  [0.06, 0.05, -0.06],
  [0.01, 0.05, 0.06],
];

/** A pan or a wok, its handle toward whoever it faces; `flames` stand in it where it burns. */
export function makePan(order: ThingOrder): Make {
  // Cast iron is black, whatever other metals are.
  const iron = mainPaint(order.look === 'metal' ? { ...order, look: null } : order, {
    material: 'plastic',
    colour: 0x26272b,
  });
  const burns = order.parts.includes('flames');
  let bones = thingBones(0.1);
  if (burns)
    for (const [k, at] of FLAMES.entries()) bones = bones.bone(`flame${k}`, 'whole', at, [at[0], at[1] + 0.2, at[2]]);
  return piece([0.1, 0.56, 0.36], {
    bones,
    forge(forge) {
      forge.add(
        iron,
        lathe(
          [
            [0, 0],
            [0.1, 0],
            [0.145, 0.03],
            [0.18, 0.09],
            [0.176, 0.094],
            [0.14, 0.036],
            [0.095, 0.008],
            [0, 0.008],
          ],
          36,
          0.9,
        ),
      );
      forge.add(
        BLACK,
        tube(
          [
            [0, 0.075, 0.17],
            [0, 0.1, 0.27],
            [0, 0.1, 0.38],
          ],
          0.014,
          { sides: 10 },
        ),
      );
    },
    flames: burns
      ? FLAMES.map((at, k) => ({ ...{ bone: `flame${k}`, at, radius: 0.12 }, tall: k === 0 ? 0.42 : 0.3 }))
      : [],
    move: (pose, { time }) => {
      if (burns) for (const k of FLAMES.keys()) pose.grow(`flame${k}`, flicker(time, k));
    },
    anchors: {
      inside: [0, 0.02, 0],
      surface: [0, 0.02, 0],
      handle: [0, 0.1, 0.34],
      top: [0, 0.1, 0],
      steam: [0, 0.1, 0],
    },
  });
}
