import { mix } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { DUNK_LEAP_METRES, dunkAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Metres: the rim is as high as somebody of these films gets who leaps; where its middle is, and how wide. */
const [RIM, OUT, RADIUS] = [2.42, 0.52, 0.23];
/** Where whoever plays there stands before the leap, looking at the board, and where the ball is in the hand then. */
const [STANDS, BALL]: readonly [Vector, Vector] = [
  [0.16, 0, OUT + 0.95],
  [-0.02, 0.95, OUT + 0.62],
];
const BALL_RADIUS = 0.125;

/** A board on a post with a rim and a net, and the ball: it goes up in the hand of whoever dunks it, falls through and bounces back. */
export function makeHoop(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0xe2591f });
  const above: Vector = [BALL[0], BALL[1] + 0.1, BALL[2]];
  const bones = thingBones(3.3)
    .bone('ball', 'root', BALL, above)
    .bone('hand', 'root', BALL, above)
    .bone('net', 'root', [0, RIM, OUT], [0, RIM - 0.4, OUT]);
  const ring = (radius: number, y: number): Vector[] =>
    Array.from({ length: 25 }, (_, k): Vector => {
      const angle = (k / 24) * Math.PI * 2;
      return [Math.sin(angle) * radius, y, OUT + Math.cos(angle) * radius];
    });
  return piece([3.3, 1.9, 1.7], {
    bones,
    forge(forge) {
      forge.add(
        METAL,
        tube(
          [
            [0, 0, -0.75],
            [0, 2.5, -0.75],
            [0, RIM + 0.35, 0.02],
          ],
          0.07,
          { sides: 12 },
        ),
        'root',
      );
      forge.add(BLACK, block([0.9, 0.12, 0.7], [0, 0.06, -0.75], 0.03), 'root');
      forge.add(WHITE, block([1.55, 0.95, 0.05], [0, RIM + 0.42, 0.06], 0.02), 'root');
      for (const [w, h, x, y] of [
        [0.5, 0.035, 0, 0.5],
        [0.5, 0.035, 0, 0.14],
        [0.035, 0.36, -0.235, 0.32],
        [0.035, 0.36, 0.235, 0.32],
      ] as const)
        forge.add(paint, block([w, h, 0.02], [x, RIM + y, 0.09], 0.004), 'root');
      forge.add(paint, tube(ring(RADIUS, RIM), 0.018, { sides: 8 }), 'root');
      forge.add(paint, block([0.16, 0.03, OUT - RADIUS], [0, RIM, (OUT - RADIUS) / 2 + 0.05], 0.005), 'root');
      // The net: strings that cross on their way down.
      for (let k = 0; k < 12; k++)
        for (const turn of [1, -1]) {
          const from = (k / 12) * Math.PI * 2;
          const strand = [0, 0.33, 0.66, 1].map((share): Vector => {
            const [angle, radius] = [from + turn * share * 0.7, RADIUS * (1 - 0.42 * share)];
            return [Math.sin(angle) * radius, RIM - share * 0.4, OUT + Math.cos(angle) * radius];
          });
          forge.add(WHITE, tube(strand, 0.006, { sides: 4 }), 'net');
        }
      forge.add(
        { material: 'rubber', colour: 0xd9692a },
        moved(ball([BALL_RADIUS, BALL_RADIUS, BALL_RADIUS]), { at: BALL }),
        'ball',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'dunk') {
        const shift = (bone: string, [x, y, z]: Vector) => pose.shift(bone, [x - BALL[0], y - BALL[1], z - BALL[2]]);
        shift('ball', ballAt(time));
        shift('hand', handAt(time));
      }
      if (act === 'swish') {
        const [x, y, z] = shotAt(time);
        pose.shift('ball', [x - BALL[0], y - BALL[1], z - BALL[2]]);
        pose.shift('net', [0, swishAt(time).net * WHIPS, 0]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: STANDS, heading: Math.PI },
      postRight: { bone: 'hand', at: [BALL[0], BALL[1] - BALL_RADIUS * 0.3, BALL[2] + BALL_RADIUS] },
      top: [0, 3.3, 0],
    },
  });
}

const UP: Vector = [0, RIM + 0.2, OUT + 0.12];
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** Beside whoever comes with it, from hand to floor; up over the rim, down through it, and back by the floor. */
function ballAt(time: number): Vector {
  const { away, dribbled, raised, dropped, bounced } = dunkAt(time);
  const carried: Vector = [BALL[0], mix(BALL[1], BALL_RADIUS, dribbled), BALL[2] + away];
  const risen = mixed(carried, UP, raised);
  if (dropped <= 0) return risen;
  const low: Vector = [0, BALL_RADIUS, OUT + 0.1];
  const fallen = mixed(UP, low, dropped * dropped);
  if (bounced <= 0) return fallen;
  const [x, y, z] = mixed(low, carried, bounced);
  return [x, y + Math.sin(bounced * Math.PI) * DUNK_LEAP_METRES * 0.5, z];
}

/** Seconds from one ball that comes flying through a hoop to the next, of its flight, of its fall through the net, and until it has rolled away. */
const [SHOT_SECONDS, FLIES, SINKS] = [5.2, 1.5, 0.55];
/** Shares of such a shot by the film's time: of its arc, of its fall to the floor, of its way off, and how far the net is out. */
function swishAt(time: number): {
  readonly flown: number;
  readonly sunk: number;
  readonly off: number;
  readonly net: number;
} {
  const t = (time + 0.35) % SHOT_SECONDS;
  const through = t - FLIES;
  return {
    flown: Math.min(1, t / FLIES),
    sunk: Math.min(1, Math.max(0, through / SINKS)),
    off: Math.max(0, through - SINKS),
    net: through < 0 ? 0 : Math.sin(Math.min(1, through / 0.8) * Math.PI) * Math.exp(-through * 1.5),
  };
}

/** Metres: where a ball comes from that nobody is seen to throw, how high over that line it flies, and how far up the net whips after it. */
const [FROM, ARC, WHIPS]: readonly [Vector, number, number] = [[2.1, 1.7, OUT + 2.6], 1.15, 0.22];

/** In an arc over the rim, down through the net, and off over the floor. */
function shotAt(time: number): Vector {
  const { flown, sunk, off } = swishAt(time);
  const over: Vector = [0, RIM + 0.05, OUT];
  const [x, y, z] = mixed(FROM, over, flown);
  if (sunk <= 0) return [x, y + ARC * 4 * flown * (1 - flown), z];
  if (off <= 0) return mixed(over, [0, BALL_RADIUS, OUT + 0.08], sunk * sunk);
  return [0.35 * off, BALL_RADIUS + Math.abs(Math.sin(off * 4.2)) * 0.55 * Math.exp(-off), OUT + 0.08 + 0.45 * off];
}

/** Of the way of the ball to the floor: so far the hand goes along. */
const PATS = 0.2;

/** The hand that plays it: it lets go of the ball over the rim, and does not go down to the floor with it. */
function handAt(time: number): Vector {
  const { away, dribbled, raised, lowered } = dunkAt(time);
  const carried: Vector = [BALL[0], mix(BALL[1], BALL_RADIUS, dribbled * PATS), BALL[2] + away];
  return mixed(mixed(carried, UP, raised), carried, lowered);
}
