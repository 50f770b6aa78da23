import { mix } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { Pose } from '../../pose.ts';
import { shotAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: half as wide as it is, its height, how deep its net hangs. Narrower than it would be, and not far off: both are seen. */
const [HALF, HIGH, DEEP] = [2, 2, 1] as const;
/** Where its line is, and where the ball lies before it is shot. */
const [LINE, SPOT] = [-2.2, 2.2] as const;
const NET = { material: 'cloth', colour: 0xe4e8ea } as const;
const [BALL, CELL] = [0.11, 0.23] as const;
/** The corner it goes to, before the net gives way. */
const CORNER: Vector = [LINE - 0.6, 1.45, -HALF + 0.5];

/** A goal with its net, and a ball that is shot into its upper corner. The mouth looks along +x. */
export function makeFootballGoal(): Make {
  const rest: Vector = [SPOT, BALL, 0];
  const bones = thingBones(HIGH)
    .bone('ball', 'root', rest, [SPOT, 1, 0])
    .bone('net', 'root', [LINE - 0.5, 1.2, 0], [LINE - 1, 1.2, 0]);
  return piece([HIGH, HALF * 2, SPOT * 2 + 1], {
    bones,
    forge(forge) {
      forge.add(
        WHITE,
        tube(
          [
            [LINE, 0, -HALF],
            [LINE, HIGH, -HALF],
            [LINE, HIGH, HALF],
            [LINE, 0, HALF],
          ],
          0.06,
          { sides: 10 },
        ),
        'root',
      );
      const string = (points: readonly Vector[]) => forge.add(NET, tube(points, 0.009, { sides: 4 }), 'net');
      for (let z = -HALF; z <= HALF + 1e-6; z += CELL)
        string([
          [LINE, HIGH, z],
          [LINE - DEEP * 0.55, HIGH - 0.06, z],
          [LINE - DEEP, 0, z],
        ]);
      for (let y = 0.05; y < HIGH; y += CELL) {
        const back = LINE - mix(DEEP, DEEP * 0.55, y / HIGH);
        string([
          [LINE, y, -HALF],
          [back, y, -HALF],
          [back, y, HALF],
          [LINE, y, HALF],
        ]);
      }
      forge.add(
        { material: 'plastic', colour: 0xf4f4f0 },
        moved(ball([BALL, BALL, BALL], 18, 12), { at: rest }),
        'ball',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== 'shoot_at_goal') return pose.solve();
      const { flown, fallen } = shotAt(time);
      const [x, z] = [mix(SPOT, CORNER[0], flown), mix(0, CORNER[2], flown)];
      // Curled: it bends back toward the corner late.
      const curl = 0.9 * Math.sin(flown * Math.PI);
      const y = mix(mix(BALL, CORNER[1], flown) + 0.5 * Math.sin(flown * Math.PI), BALL, fallen);
      pose.shift('ball', [x - rest[0], y - rest[1], z + curl * (1 - fallen) - rest[2]]);
      const caught = flown >= 1 ? 1 - fallen * 0.8 : 0;
      pose.shift('net', [-0.22 * caught, 0, 0]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [SPOT + 0.34, 0, 0.16], heading: -Math.PI / 2 },
      keeper: { bone: 'root', at: [LINE + 0.45, 0, 0], heading: Math.PI / 2 },
      top: [LINE, HIGH, 0],
    },
  });
}
