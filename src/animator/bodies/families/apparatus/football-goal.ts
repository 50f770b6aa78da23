import { mix } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { Pose } from '../../pose.ts';
import { saveAt, shotAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: half as wide as it is, its height, how deep its net hangs. Narrower than it would be, and not far off: both are seen. */
const [HALF, HIGH, DEEP] = [2, 2, 1] as const;
/** Where its line is, and where the ball lies before it is shot. */
const [LINE, SPOT] = [-2.2, 2.2] as const;
const NET = { material: 'cloth', colour: 0xe4e8ea } as const;
const [BALL, CELL] = [0.11, 0.23] as const;
/** The corner it goes to, before the net gives way. */
const CORNER: Vector = [LINE - 0.6, 1.45, -HALF + 0.5];

/** Where the keeper's hands are before the dive, where they meet the ball, where they hold it on the ground, and before the chest after. */
const READY: Vector = [LINE + 0.95, 0.75, 0];
const MET: Vector = [LINE + 0.7, 0.62, HALF - 0.55];
const HELD: Vector = [LINE + 0.7, BALL + 0.1, HALF - 0.5];
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

const glovesAt = ({ off, down, up }: ReturnType<typeof saveAt>): Vector =>
  mixed(mixed(mixed(READY, MET, off), HELD, down), READY, up);

/** On its way to the corner until the gloves have it, and from then on in them. */
const savedAt = (flown: number, save: ReturnType<typeof saveAt>): Vector => {
  if (flown >= 1) return glovesAt(save);
  const [x, y, z] = mixed([SPOT, BALL, 0], MET, flown);
  return [x, y + 0.25 * Math.sin(flown * Math.PI), z];
};

/** A goal with its net, and a ball that is shot into its upper corner. The mouth looks along +x. */
export function makeFootballGoal(): Make {
  const rest: Vector = [SPOT, BALL, 0];
  const bones = thingBones(HIGH)
    .bone('ball', 'root', rest, [SPOT, 1, 0])
    .bone('net', 'root', [LINE - 0.5, 1.2, 0], [LINE - 1, 1.2, 0])
    .bone('gloves', 'root', READY, [READY[0], READY[1] + 0.2, READY[2]]);
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
      if (act !== 'shoot_at_goal' && act !== 'dive_save') return pose.solve();
      const { flown, fallen } = shotAt(time);
      if (act === 'dive_save') {
        const [x, y, z] = savedAt(flown, saveAt(time));
        pose.shift('ball', [x - rest[0], y - rest[1], z - rest[2]]);
        const [gx, gy, gz] = glovesAt(saveAt(time));
        pose.shift('gloves', [gx - READY[0], gy - READY[1], gz - READY[2]]);
        return pose.solve();
      }
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
      keeperLeft: { bone: 'gloves', at: [READY[0] - 0.02, READY[1], READY[2] + BALL] },
      keeperRight: { bone: 'gloves', at: [READY[0] - 0.02, READY[1], READY[2] - BALL] },
      top: [LINE, HIGH, 0],
    },
  });
}
