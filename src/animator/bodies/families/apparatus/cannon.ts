import { smoothstep } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD, way } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Seconds from one shot to the next, and how long its flash is seen. */
const [SHOTS_APART, FLASH] = [3, 0.28];

/** An iron barrel on a carriage with two wheels; when it fires it flashes and rolls back. */
export function makeCannon(order: ThingOrder): Make {
  const iron = mainPaint(order, { material: 'metal', colour: 0x3c3f43 });
  const lean = Math.PI / 2 - 0.12;
  const bones = thingBones(1.15)
    .bone('gun', 'whole', [0, 0.75, 0], [0, 0.75, 1])
    .bone('flash', 'gun', [0, 0.9, 1.2], [0, 0.9, 1.6]);
  return piece([1.15, 2.2, 1.2], {
    bones,
    forge(forge) {
      forge.add(
        iron,
        moved(
          lathe(
            [
              [0, -0.1],
              [0.06, -0.08],
              [0.06, -0.02],
              [0.2, 0],
              [0.22, 0.1],
              [0.2, 0.5],
              [0.19, 0.55],
              [0.17, 1.0],
              [0.13, 1.5],
              [0.16, 1.55],
              [0.17, 1.66],
              [0.11, 1.68],
              [0.1, 1.5],
              [0, 1.4],
            ],
            26,
            0.5,
          ),
          { at: [0, 0.72, -0.5], turn: aboutX(lean) },
        ),
        'gun',
      );
      forge.add(iron, tube(way([-0.3, 0.78, 0.1, 0.3, 0.78, 0.1]), 0.05), 'gun');
      forge.add(WOOD, both(block([0.1, 0.3, 1.1], [0.26, 0.6, -0.15], 0.03, aboutX(-0.12))), 'gun');
      forge.add(WOOD, block([0.44, 0.14, 1.0], [0, 0.36, -0.7], 0.03, aboutX(-0.24)), 'gun');
      for (const side of [1, -1]) {
        forge.add(
          WOOD,
          moved(
            lathe(
              [
                [0.4, -0.04],
                [0.5, -0.04],
                [0.5, 0.04],
                [0.4, 0.04],
                [0.4, -0.04],
              ],
              30,
              0.5,
            ),
            { at: [side * 0.46, 0.5, 0.1], turn: [0, 1, 0, -1, 0, 0, 0, 0, 1] },
          ),
        );
        for (let k = 0; k < 5; k++) {
          const [y, z] = [Math.cos((k / 5) * Math.PI) * 0.42, Math.sin((k / 5) * Math.PI) * 0.42];
          forge.add(WOOD, tube(way([side * 0.46, 0.5 - y, 0.1 - z, side * 0.46, 0.5 + y, 0.1 + z]), 0.026));
        }
        forge.add(
          iron,
          moved(cylinder(0.08, 0.14), { at: [side * 0.46 - 0.07, 0.5, 0.1], turn: [0, 1, 0, -1, 0, 0, 0, 0, 1] }),
        );
      }
      forge.add(iron, tube(way([-0.5, 0.5, 0.1, 0.5, 0.5, 0.1]), 0.04));
      forge.add(
        { material: 'glow', colour: 0xffc23a, glows: 3 },
        moved(ball([0.26, 0.26, 0.55], 16, 10), { at: [0, 0.92, 1.55] }),
        'flash',
      );
      forge.add(
        { material: 'glow', colour: 0xfff2c0, glows: 4 },
        moved(ball([0.14, 0.14, 0.3], 14, 8), { at: [0, 0.9, 1.4] }),
        'flash',
      );
      for (let k = 0; k < 4; k++)
        forge.add(
          iron,
          moved(ball([0.09, 0.09, 0.09], 14, 10), {
            at: k < 3 ? [0.72 + (k % 2) * 0.17, 0.09, -0.4 + Math.floor(k / 2) * 0.17] : [0.79, 0.23, -0.34],
          }),
        );
    },
    move(pose, { act, since }) {
      const at = act === 'shoot' ? since % SHOTS_APART : 9;
      const fired = at - 0.6;
      pose.grow('flash', fired > 0 && fired < FLASH ? 0.4 + 0.8 * Math.sin((fired / FLASH) * Math.PI) : 0.001);
      pose.shift('gun', [0, 0, fired > 0 ? -0.22 * smoothstep(0, 0.1, fired) * (1 - smoothstep(0.5, 2, fired)) : 0]);
    },
    anchors: {
      post: { bone: 'root', at: [-0.85, 0, -0.75] },
      light: [0, 0.9, 1.4],
      smoke: [0, 0.92, 1.5],
      handle: [0, 0.8, -0.5],
      top: [0, 1.1, 0],
    },
  });
}
