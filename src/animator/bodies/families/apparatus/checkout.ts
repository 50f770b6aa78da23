import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, piece } from '../../forge/piece.ts';
import { lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { SCANS } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** A belt on which goods come, a till, a scanner; the cashier is behind it. */
export function makeCheckout(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0xd8dde0 });
  const top = 0.86;
  const goods = [0xd8402f, 0x3f9a52, 0xf0b428, 0x2f7fc4, 0xe8e2d0, 0x8a4a9a] as const;
  let bones = thingBones(1.2);
  for (const k of goods.keys()) bones = bones.bone(`goods${k}`, 'root', [0, top, 0], [0, top + 0.2, 0]);
  return piece([1.2, 0.9, 2.2], {
    bones,
    forge(forge) {
      forge.add(paint, block([2.2, top - 0.03, 0.6], [0, (top - 0.03) / 2, 0], 0.02), 'root');
      forge.add({ material: 'paint', colour: 0xc8322c }, block([2.2, 0.1, 0.01], [0, top - 0.2, 0.303], 0.003), 'root');
      forge.add(BLACK, block([1.5, 0.02, 0.46], [-0.3, top - 0.015, 0], 0.006), 'root');
      forge.add(
        { material: 'glass', colour: 0x1a2a30 },
        block([0.2, 0.012, 0.3], [0.52, top - 0.012, 0], 0.004),
        'root',
      );
      forge.add(
        { material: 'glow', colour: 0xff3a2a, glows: 1.4 },
        block([0.14, 0.004, 0.012], [0.52, top - 0.004, 0], 0.001),
        'root',
      );
      forge.add(BLACK, block([0.36, 0.12, 0.34], [0.88, top + 0.05, -0.06], 0.02), 'root');
      forge.add(
        BLACK,
        moved(block([0.3, 0.22, 0.03], [0, 0, 0], 0.012), { at: [0.88, top + 0.26, 0.02], turn: aboutX(0.3) }),
        'root',
      );
      forge.add(
        { material: 'glow', colour: 0x8fe0a8, glows: 1 },
        block([0.2, 0.05, 0.004], [0.88, top + 0.26, 0.05], 0.001),
        'root',
      );
      for (const [k, colour] of goods.entries()) {
        const round = k % 3 === 1;
        forge.add(
          { material: round ? 'plastic' : 'paper', colour },
          round
            ? moved(
                lathe(
                  [
                    [0, 0],
                    [0.05, 0],
                    [0.05, 0.16],
                    [0.02, 0.2],
                    [0.02, 0.24],
                    [0, 0.24],
                  ],
                  16,
                ),
                { at: [0, top, 0.02] },
              )
            : block([0.13, 0.16 + 0.03 * (k % 2), 0.1], [0, top + 0.09, 0.02], 0.012),
          `goods${k}`,
        );
      }
    },
    pose(skeleton, { time }) {
      const pose = new Pose(skeleton);
      for (const k of goods.keys()) {
        const along = (((time * SCANS) / goods.length + k / goods.length) % 1) * 1.6;
        pose.shift(`goods${k}`, [-1 + along, along > 1.45 ? -0.4 : 0, 0.06 * Math.sin(k * 4)]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0.5, 0, -0.56] },
      postRight: { bone: 'root', at: [0.36, top + 0.14, -0.04] },
      postLeft: { bone: 'root', at: [0.72, top + 0.12, -0.08] },
      surface: { bone: 'root', at: [-0.2, top, 0] },
      open: [0, top, 0.3],
      top: [0, 1.1, 0],
    },
  });
}
