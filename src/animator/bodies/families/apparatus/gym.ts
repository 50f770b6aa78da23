import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { juggledAt, liftAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Where a bar is at the floor, at the shoulders and overhead of a grown-up who stands behind it. */
const BAR: readonly Vector[] = [
  [0, 0.23, 0.2],
  [0, 1.22, 0.14],
  [0, 1.8, 0.02],
];
const between = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A bar with discs; it goes up with whoever lifts it. */
export function makeBarbell(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'rubber', colour: 0xc8352c });
  const [floor = [0, 0, 0], shoulders = floor, overhead = floor] = BAR;
  const bones = thingBones(0.46).bone('bar', 'root', floor, [1, floor[1], floor[2]]);
  const across = (x: number, long: number, radius: number) =>
    moved(cylinder(radius, long, { segments: 26 }), {
      at: [x + long / 2, floor[1], floor[2]],
      turn: aboutZ(Math.PI / 2),
    });
  return piece([0.46, 0.46, 1.7], {
    bones,
    forge(forge) {
      forge.add(
        METAL,
        tube(
          [
            [-0.85, floor[1], floor[2]],
            [0.85, floor[1], floor[2]],
          ],
          0.017,
          { sides: 12 },
        ),
        'bar',
      );
      for (const side of [1, -1]) {
        forge.add(paint, across(side * 0.62, 0.06, 0.23), 'bar');
        forge.add(BLACK, across(side * 0.69, 0.05, 0.19), 'bar');
        forge.add({ ...paint, colour: 0x2f6fc4 }, across(side * 0.745, 0.04, 0.14), 'bar');
        forge.add(METAL, across(side * 0.79, 0.03, 0.04), 'bar');
      }
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'lift_weights') {
        const up = liftAt(time);
        const at = up < 1 ? between(floor, shoulders, up) : between(shoulders, overhead, up - 1);
        pose.shift('bar', [at[0] - floor[0], at[1] - floor[1], at[2] - floor[2]]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, 0] },
      handle: { bone: 'bar', at: [-0.34, floor[1], floor[2]] },
      handle2: { bone: 'bar', at: [0.34, floor[1], floor[2]] },
      top: { bone: 'bar', at: [0, 0.46, floor[2]] },
    },
  });
}

/** Metres: a beam is as long, as wide and as high as there is room for on it in a picture; of a real one it is five, 0.1 and 1.25. */
const [BEAM_LONG, BEAM_WIDE, BEAM_UP] = [3.4, 0.14, 0.95];

/** A padded beam on two feet; whoever is on it stands in its middle and looks along it. */
export function makeBalanceBeam(order: ThingOrder): Make {
  const suede = mainPaint(order, { material: 'leather', colour: 0xc08a5a });
  const feet = { material: 'paint', colour: 0x2f4f9a } as const;
  return piece([BEAM_UP, 1.6, BEAM_LONG], {
    forge(forge) {
      forge.add(suede, block([BEAM_LONG, 0.17, BEAM_WIDE], [0, BEAM_UP - 0.085, 0], 0.03), 'root');
      for (const x of [-1.15, 1.15]) {
        forge.add(feet, block([0.14, BEAM_UP - 0.2, 0.1], [x, (BEAM_UP - 0.15) / 2, 0], 0.02), 'root');
        forge.add(feet, block([0.2, 0.07, 0.9], [x, 0.035, 0], 0.02), 'root');
      }
      forge.add({ material: 'leather', colour: 0x2f6fb8 }, block([BEAM_LONG, 0.08, 1.6], [0, 0.04, 0], 0.03), 'root');
    },
    anchors: {
      post: { bone: 'root', at: [0, BEAM_UP, 0], heading: Math.PI / 2 },
      surface: { bone: 'root', at: [0, BEAM_UP, 0] },
      top: [0, BEAM_UP, 0],
    },
  });
}

const BALLS = [0xe2483d, 0xf2b632, 0x3f8fd6, 0x58b368, 0xb05cc8, 0xf08a3c, 0xf3f1ea] as const;
/** Of a juggler: how far aside hands throw and catch, how high and how far ahead they are, and how high three balls fly above them. */
const [THROWS, CATCHES, JUGGLE_UP, JUGGLE_AHEAD, ARC] = [0.14, 0.3, 0.92, 0.34, 0.8] as const;

/** A ball on its arc or in the hand that caught it; `flown` above 1 is in the hand until `most`. */
function juggledBall(flown: number, side: 1 | -1, most: number, high: number): readonly [number, number] {
  if (flown <= 1) return [side * (THROWS - flown * (THROWS + CATCHES)), JUGGLE_UP + high * 4 * flown * (1 - flown)];
  const carried = (flown - 1) / (most - 1);
  return [-side * (CATCHES - (CATCHES - THROWS) * carried), JUGGLE_UP - 0.09 * Math.sin(carried * Math.PI)];
}

/** Balls in the air before whoever juggles: `parts` says how many. */
export function makeJuggling(order: ThingOrder): Make {
  const count = Math.max(3, Math.min(BALLS.length, Number(order.parts.find((part) => /^\d+$/.test(part)) ?? 3)));
  const radius = 0.055;
  const rest = (k: number): Vector => [(k - (count - 1) / 2) * radius * 2.4, radius, JUGGLE_AHEAD];
  const names = Array.from({ length: count }, (_, k) => `ball${k}`);
  const bones = [...names.entries()]
    .reduce(
      (builder, [k, name]) => builder.bone(name, 'root', rest(k), [0, radius * 2, JUGGLE_AHEAD]),
      thingBones(radius * 2),
    )
    .bone('right', 'root', [0, 0, JUGGLE_AHEAD], [0, 1, JUGGLE_AHEAD])
    .bone('left', 'root', [0, 0, JUGGLE_AHEAD], [0, 1, JUGGLE_AHEAD]);
  const most = count / (count - 0.9);
  const high = ARC * (count / 3) ** 0.6;
  return piece([radius * 2, radius * 2, radius * 2.4 * count], {
    bones,
    forge(forge) {
      for (const [k, name] of names.entries())
        forge.add(
          { material: 'leather', colour: order.colour ?? BALLS[k] ?? BALLS[0] },
          moved(ball([radius, radius, radius], 18, 12), { at: rest(k) }),
          name,
        );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== 'juggle') return pose.solve();
      /** The ball that is in each hand, or comes to it next. */
      const nearest = { left: -1, right: -1 };
      for (const [k, name] of names.entries()) {
        const { flown, from } = juggledAt(time, k, count);
        const [x, y] = juggledBall(flown, from === 'left' ? 1 : -1, most, high);
        const [rx, ry] = rest(k);
        pose.shift(name, [x - rx, y - ry, 0]);
        const to = from === 'left' ? 'right' : 'left';
        nearest[to] = Math.max(nearest[to], flown);
      }
      for (const [hand, side] of [
        ['left', 1],
        ['right', -1],
      ] as const) {
        const flown = nearest[hand];
        const [x, y] =
          flown > 1
            ? juggledBall(flown, side === 1 ? -1 : 1, most, high)
            : [side * (THROWS + (CATCHES - THROWS) * Math.max(0, flown)), JUGGLE_UP];
        pose.shift(hand, [x, y - radius * 1.1, 0]);
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, 0] },
      handle: { bone: 'right', at: [0, 0, JUGGLE_AHEAD] },
      handle2: { bone: 'left', at: [0, 0, JUGGLE_AHEAD] },
      top: { bone: 'root', at: [0, radius * 2, JUGGLE_AHEAD] },
    },
  });
}

const [RING_HALF, RING_FLOOR] = [2.3, 0.35];

/** Canvas, posts and ropes; two stand in it face to face. */
export function makeBoxingRing(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'cloth', colour: 0xdfe3e8 });
  const corner = (side: 1 | -1) => ({
    bone: 'root',
    // Two who fight turn to each other by themselves.
    at: [side * 0.5, RING_FLOOR, 0] as Vector,
  });
  return piece([1.7, RING_HALF * 2, RING_HALF * 2], {
    forge(forge) {
      forge.add(
        { material: 'cloth', colour: 0x24437a },
        block([RING_HALF * 2.15, RING_FLOOR - 0.02, RING_HALF * 2.15], [0, RING_FLOOR / 2 - 0.01, 0], 0.02),
        'root',
      );
      forge.add(paint, block([RING_HALF * 2.1, 0.03, RING_HALF * 2.1], [0, RING_FLOOR - 0.015, 0], 0.01), 'root');
      const corners: readonly (readonly [number, number, number])[] = [
        [RING_HALF, RING_HALF, 0xd8402f],
        [RING_HALF, -RING_HALF, 0xf1f2f0],
        [-RING_HALF, -RING_HALF, 0x2f6fc4],
        [-RING_HALF, RING_HALF, 0xf1f2f0],
      ];
      for (const [index, [x, z, colour]] of corners.entries()) {
        forge.add(
          METAL,
          tube(
            [
              [x, RING_FLOOR, z],
              [x, 1.65, z],
            ],
            0.05,
            { sides: 10 },
          ),
          'root',
        );
        forge.add({ material: 'leather', colour }, block([0.2, 0.85, 0.2], [x * 0.965, 1.05, z * 0.965], 0.04), 'root');
        const [nx = x, nz = z] = corners[(index + 1) % 4] ?? [];
        for (const [k, y] of [0.75, 1.05, 1.35].entries())
          forge.add(
            { material: 'cloth', colour: k === 1 ? 0xf1f2f0 : k === 0 ? 0x2f6fc4 : 0xd8402f },
            tube(
              [
                [x, y, z],
                [(x + nx) / 2, y - 0.02, (z + nz) / 2],
                [nx, y, nz],
              ],
              0.017,
              { sides: 6 },
            ),
            'root',
          );
      }
    },
    anchors: { post: corner(1), post2: corner(-1), open: [0, 0, 2], surface: [0, RING_FLOOR, 0.8], top: [0, 1.7, 0] },
  });
}

/** Hangs from a stand by a chain, and gives way where it is struck. */
export function makePunchingBag(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leather', colour: 0x9c2f28 });
  const hook: Vector = [0, 2.1, 0.5];
  const bones = thingBones(2.2).bone('bag', 'root', hook, [0, 0.8, 0.5]);
  return piece([2.2, 1.3, 1], {
    bones,
    forge(forge) {
      forge.add(
        METAL,
        tube(
          [
            [0.45, 0, 0.9],
            [0, 0.04, 1.15],
            [-0.45, 0, 0.9],
          ],
          0.03,
          { sides: 8 },
        ),
        'root',
      );
      forge.add(METAL, tube([[0, 0.04, 1.15], [0, 2.0, 1.15], [0, 2.2, 1.0], hook], 0.04, { sides: 10 }), 'root');
      forge.add(BLACK, tube([hook, [0, 1.75, 0.5]], 0.012, { sides: 6 }), 'bag');
      forge.add(
        paint,
        moved(
          lathe(
            [
              [0, 0.72],
              [0.15, 0.73],
              [0.18, 0.78],
              [0.18, 1.68],
              [0.14, 1.75],
              [0, 1.76],
            ],
            26,
          ),
          { at: [0, 0, 0.5] },
        ),
        'bag',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'fight' || act === 'hit')
        pose.turn('bag', aboutX(-0.08 - 0.1 * Math.max(0, Math.sin(time * 6.9)) ** 3 + 0.02 * Math.sin(time * 3)));
      return pose.solve();
    },
    anchors: { post: { bone: 'root', at: [0, 0, -0.14] }, top: [0, 2.2, 0.5] },
  });
}
