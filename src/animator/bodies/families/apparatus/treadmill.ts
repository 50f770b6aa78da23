import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, way } from '../../forge/piece.ts';
import { cylinder, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres above the ground, how far its marks are apart, and metres a second that the belt goes. */
const [BELT, MARKS_APART, BELT_SPEED] = [0.2, 0.3, 2.6];

/** A belt that runs back below whoever runs on it, rails beside it and a lit panel before it. */
export function makeTreadmill(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x2a2d33 });
  return piece([1.42, 1.85, 0.86], {
    bones: thingBones(1.42).bone('belt', 'root', [0, BELT, 0], [0, BELT, 1]),
    forge(forge) {
      forge.add(paint, block([0.84, 0.16, 1.8], [0, 0.1, 0], 0.04));
      forge.add({ material: 'rubber', colour: 0x1a1b1d }, block([0.56, 0.02, 1.7], [0, BELT - 0.012, -0.02], 0.005));
      for (let k = 0; k < 5; k++)
        forge.add(
          { material: 'rubber', colour: 0x3a3c40 },
          block([0.54, 0.004, 0.05], [0, BELT, -0.66 + k * MARKS_APART], 0.001),
          'belt',
        );
      forge.add(METAL, both(block([0.1, 0.02, 1.7], [0.36, BELT - 0.005, -0.02], 0.006)));
      forge.add(paint, block([0.84, 0.2, 0.34], [0, 0.2, 0.78], 0.07));
      forge.add(METAL, both(tube(way([0.38, 0.2, 0.74, 0.38, 1.12, 0.62, 0.38, 1.1, 0.1]), 0.026)));
      forge.add(BLACK, both(tube(way([0.38, 1.1, 0.36, 0.38, 1.1, 0.08]), 0.034)));
      forge.add(paint, block([0.8, 0.34, 0.08], [0, 1.24, 0.64], 0.03, aboutX(-0.45)));
      forge.add(
        { material: 'glow', colour: 0x7fd0f0, glows: 0.9 },
        block([0.4, 0.18, 0.02], [0, 1.27, 0.6], 0.004, aboutX(-0.45)),
      );
      forge.add(
        { material: 'glow', colour: 0xf05a3a, glows: 0.9 },
        moved(cylinder(0.025, 0.02), { at: [0, 1.11, 0.52], turn: aboutX(-1.9) }),
      );
    },
    move(pose, { time }) {
      const gone = (time * BELT_SPEED) % MARKS_APART;
      pose.shift('belt', [0, 0, -gone]);
    },
    anchors: { post: { bone: 'root', at: [0, BELT + 0.004, -0.08] }, surface: [0, BELT, 0], top: [0, 1.42, 0.64] },
  });
}
