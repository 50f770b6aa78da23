import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { METAL, piece } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

/** Seconds of a breath into the glass. */
const BREATH = 3.4;

/** A pipe at the lips with glass at its end, which still glows and swells with each breath. `parts` say what of it is told. */
export function makeBlowpipe(order: ThingOrder): Make {
  const at = (share: number): Vector => [0, 0.62 - share * 0.24, share * 0.56];
  const glass: Vector = [0, at(1)[1] - 0.028, at(1)[2] + 0.07];
  const tall = /vase|bottle|tall/.test(order.parts.join(' '));
  const bones = thingBones(0.62).bone('glass', 'root', glass, [0, glass[1] + 0.2, glass[2]]);
  return piece([0.62, 0.7, 0.24], {
    bones,
    forge(forge) {
      forge.add(METAL, tube([at(-0.02), at(0.06), at(1)], [0.007, 0.011, 0.013], { sides: 12 }), 'root');
      forge.add({ material: 'wood', colour: 0x4a2c18 }, tube([at(0.26), at(0.68)], 0.018, { sides: 12 }), 'root');
      const round: Vector = tall ? [0.06, 0.06, 0.11] : [0.078, 0.078, 0.088];
      const turn = aboutX(0.4);
      forge.add(
        { material: 'glow', colour: order.colour ?? 0xf06a1a, glows: 0.8 },
        moved(ball(round, 28, 18), { at: glass, turn }),
        'glass',
      );
      // Hottest where it hangs from the pipe.
      const neck: Vector = [0, at(1)[1] - 0.004, at(1)[2] + 0.012];
      forge.add(
        { material: 'glow', colour: 0xffd070, glows: 1.4 },
        moved(ball([0.03, 0.03, 0.045], 18, 12), { at: neck, turn }),
        'glass',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'blow_glass') pose.grow('glass', 0.92 + 0.16 * (0.5 - 0.5 * Math.cos((time / BREATH) * TAU)));
      return pose.solve();
    },
    anchors: { mouth: [0, 0.64, -0.02], handle: at(0.6), handle2: at(0.34), top: [0, 0.62, 0], light: glass },
  });
}
