import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { rallyAt, strokeAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: half of its length, half of its width, and its top. */
const [LONG, WIDE, TOP] = [1.37, 0.76, 0.76] as const;
/** Where the player on the right of it hits the ball, and where the ball bounces on the other side. */
const HIT: Vector = [LONG + 0.12, 1.02, -0.26];
const BOUNCES = -0.62;
/** Metres from the middle of the bat to the hand. */
const BAT = 0.12;
const STANDS = LONG + 0.5;

/** A table with a net and a ball that goes to and fro between those who stand at its ends. */
export function makeTableTennis(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plastic', colour: 0x1f5f8f });
  const bones = thingBones(0.92)
    .bone('ball', 'root', [0, TOP + 0.2, 0], [0, 1, 0])
    .bone('right', 'root', HIT, [HIT[0], 2, HIT[2]])
    .bone('left', 'root', [-HIT[0], HIT[1], -HIT[2]], [-HIT[0], 2, -HIT[2]]);
  return piece([0.92, WIDE * 2, LONG * 2], {
    bones,
    forge(forge) {
      forge.add(paint, block([LONG * 2, 0.03, WIDE * 2], [0, TOP - 0.015, 0], 0.006), 'root');
      for (const [w, l, x, z] of [
        [LONG * 2, 0.02, 0, WIDE - 0.01],
        [LONG * 2, 0.02, 0, 0.01 - WIDE],
        [LONG * 2, 0.008, 0, 0],
        [0.02, WIDE * 2, LONG - 0.01, 0],
        [0.02, WIDE * 2, 0.01 - LONG, 0],
      ] as const)
        forge.add(WHITE, block([w, 0.004, l], [x, TOP + 0.001, z], 0.001), 'root');
      forge.add(
        { material: 'cloth', colour: 0xe8ecec },
        block([0.008, 0.14, WIDE * 2.1], [0, TOP + 0.08, 0], 0.002),
        'root',
      );
      forge.add(WHITE, block([0.014, 0.016, WIDE * 2.1], [0, TOP + 0.152, 0], 0.003), 'root');
      for (const x of [0.8, -0.8])
        for (const z of [0.58, -0.58])
          forge.add(
            METAL,
            tube(
              [
                [x, 0, z],
                [x, TOP - 0.03, z],
              ],
              0.022,
              { sides: 8 },
            ),
            'root',
          );
      forge.add(
        { material: 'plastic', colour: 0xfbfaf0 },
        moved(ball([0.036, 0.036, 0.036], 14, 10), { at: [0, TOP + 0.2, 0], turn: aboutY(0) }),
        'ball',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== 'table_tennis') return pose.solve();
      const [x, y, z] = ballAt(time);
      pose.shift('ball', [x, y - TOP - 0.2, z]);
      for (const [side, bone] of [
        [1, 'right'],
        [-1, 'left'],
      ] as const) {
        const { back, through } = strokeAt(time, side);
        pose.shift(bone, [side * (0.16 * back - 0.2 * through), -0.14 * back + 0.12 * through, -side * 0.12 * back]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [STANDS, 0, 0.02], heading: -Math.PI / 2 },
      post2: { bone: 'root', at: [-STANDS, 0, -0.02], heading: Math.PI / 2 },
      postRight: { bone: 'right', at: [HIT[0] + 0.02, HIT[1] - 0.03, HIT[2] + BAT] },
      post2Right: { bone: 'left', at: [-HIT[0] - 0.02, HIT[1] - 0.03, -HIT[2] - BAT] },
      surface: { bone: 'root', at: [0, TOP, 0] },
      top: [0, 0.92, 0],
    },
  });
}

/** Over the net in a flat arc, once on the other half, and up to the other bat. */
function ballAt(time: number): Vector {
  const { share, from } = rallyAt(time);
  const along = HIT[0] * (1 - 2 * share);
  const bounceShare = (HIT[0] - BOUNCES) / (2 * HIT[0]);
  const low = TOP + 0.03;
  const height =
    share < bounceShare
      ? arc(share / bounceShare, HIT[1], low, 0.16)
      : arc((share - bounceShare) / (1 - bounceShare), low, HIT[1], 0.12);
  return [along * from, height, HIT[2] * from * (1 - 2 * share)];
}

const arc = (share: number, start: number, end: number, over: number): number =>
  start + (end - start) * share + 4 * over * share * (1 - share);
