import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import type { ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { flickAt, tossAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { flicker } from '../household/fires.ts';

const STEEL: Paint = { material: 'metal', colour: 0x9da3a8 };
const POT: Paint = { material: 'metal', colour: 0xc9a06a };

/** Where flames stand in a wok that is told to burn. */
const BLAZE: readonly Vector[] = [
  [0, 0.06, 0.04],
  [-0.15, 0.07, -0.02],
  [0.15, 0.07, 0.02],
];

/** The line of a kitchen, of steel: a stove between two worktops, with what a cook has at hand on them. */
function addRange(forge: Forge, high: number): void {
  forge.add(STEEL, block([2.7, high - 0.1, 0.62], [0, (high - 0.1) / 2 + 0.1, 0.02], 0.012), 'root');
  forge.add(BLACK, block([2.6, 0.1, 0.54], [0, 0.05, 0], 0.006), 'root');
  forge.add(METAL, block([2.74, 0.05, 0.7], [0, high - 0.025, 0.02], 0.012), 'root');
  forge.add(BLACK, block([0.74, 0.34, 0.02], [0, 0.42, 0.335], 0.01), 'root');
  forge.add(
    METAL,
    tube(
      [
        [-0.36, 0.66, 0.37],
        [0.36, 0.66, 0.37],
      ],
      0.014,
      { sides: 10 },
    ),
    'root',
  );
  for (const x of [-0.3, -0.1, 0.1, 0.3])
    forge.add(
      BLACK,
      moved(cylinder(0.026, 0.03, { segments: 14 }), { at: [x, 0.745, 0.33], turn: aboutX(Math.PI / 2) }),
      'root',
    );
  for (const x of [-1.1, -0.66, 0.66, 1.1]) {
    forge.add({ ...STEEL, colour: 0xaeb4b9 }, block([0.4, 0.56, 0.02], [x, 0.44, 0.335], 0.008), 'root');
    forge.add(METAL, block([0.2, 0.018, 0.03], [x, 0.68, 0.355], 0.006), 'root');
  }
  // A pot that simmers, bowls of what is cut already, a board and bottles.
  forge.add(STEEL, moved(cylinder(0.15, 0.2, { segments: 28 }), { at: [-0.62, high, 0.08] }), 'root');
  forge.add(POT, moved(cylinder(0.152, 0.02, { segments: 28 }), { at: [-0.62, high + 0.2, 0.08] }), 'root');
  const bowl: [number, number][] = [
    [0, 0],
    [0.06, 0],
    [0.11, 0.06],
    [0.1, 0.06],
    [0.055, 0.012],
    [0, 0.012],
  ];
  for (const [x, z, colour] of [
    [0.5, 0.14, 0x5f9a3c],
    [0.74, 0.1, 0xd8502f],
    [0.62, -0.12, 0xe8a53a],
  ] as const) {
    forge.add(WHITE, moved(lathe(bowl, 20), { at: [x, high, z] }), 'root');
    forge.add(
      { material: 'food', colour },
      moved(ball([0.085, 0.035, 0.085], 14, 8), { at: [x, high + 0.045, z] }),
      'root',
    );
  }
  forge.add(
    { material: 'wood', colour: 0xb98a54 },
    block([0.36, 0.025, 0.26], [1.08, high + 0.012, 0.04], 0.008),
    'root',
  );
  for (const [k, colour] of [0x3a5a2c, 0x8a2f22, 0xc9a23a].entries())
    forge.add(
      { material: 'plastic', colour },
      moved(
        lathe(
          [
            [0.034, 0],
            [0.034, 0.15],
            [0.012, 0.19],
            [0.012, 0.24],
            [0, 0.24],
          ],
          14,
        ),
        { at: [-0.94 - k * 0.1, high, 0.14] },
      ),
      'root',
    );
}

/** Food that flies out of a pan and back, over flames; `parts` say what it is. */
export function makeWokStove(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const noodles = /noodle|spaghetti|pasta|ramen/.test(said);
  const burns = order.parts.includes('flames');
  const pancake = /pancake|crepe|omelette|egg|tortilla/.test(said);
  const [iron, high]: readonly [typeof BLACK, number] = [{ material: 'metal', colour: 0x2a2c30 }, 0.84];
  const middle: Vector = [0, high + 0.14, 0.06];
  const crumbs = 22;
  let bones = thingBones(1.1).bone('pan', 'root', middle, [0, high + 0.3, 0.06]);
  for (let k = 0; k < 3; k++) bones = bones.bone(`flame${k}`, 'root', [0, high + 0.04, 0.06], [0, high + 0.3, 0.06]);
  if (burns)
    for (const [k, at] of BLAZE.entries())
      bones = bones.bone(`blaze${k}`, 'pan', add(middle, at), add(middle, [at[0], at[1] + 0.2, at[2]]));
  const food = pancake ? ['food0'] : Array.from({ length: crumbs }, (_, k) => `food${k}`);
  for (const name of food) bones = bones.bone(name, 'pan', middle, [0, high + 0.3, 0.06]);
  const angle = (k: number): number => k * 2.4;
  return piece([1.1, 0.9, 2.7], {
    bones,
    forge(forge) {
      addRange(forge, high);
      forge.add(BLACK, moved(cylinder(0.2, 0.05, { segments: 24 }), { at: [0, high, 0.06] }), 'root');
      // Gas burns blue, and yellow at its tips.
      for (const [k, colour] of [0x3f7dff, 0x6fb0ff, 0xffb04a].entries())
        for (let s = 0; s < 16; s++) {
          const a = (s / 16) * TAU + k * 0.4;
          const [r, tall] = [0.19 - k * 0.02, 0.1 + k * 0.03];
          forge.add(
            { material: 'glow', colour, glows: 1.5 },
            moved(
              lathe(
                [
                  [0, 0],
                  [0.013, tall * 0.3],
                  [0.008, tall * 0.7],
                  [0, tall],
                ],
                8,
              ),
              {
                at: [Math.sin(a) * r, high + 0.05, 0.06 + Math.cos(a) * r],
              },
            ),
            `flame${k}`,
          );
        }
      forge.add(
        iron,
        moved(
          lathe(
            [
              [0, 0],
              [0.1, 0.012],
              [0.19, 0.07],
              [0.225, 0.13],
              [0.215, 0.13],
              [0.18, 0.075],
              [0.09, 0.02],
              [0, 0.01],
            ],
            32,
          ),
          { at: middle },
        ),
        'pan',
      );
      forge.add(
        iron,
        tube(
          [
            [0, middle[1] + 0.12, middle[2] - 0.2],
            [0, middle[1] + 0.2, middle[2] - 0.42],
          ],
          0.017,
          { sides: 10 },
        ),
        'pan',
      );
      for (const [k, name] of food.entries()) {
        const [r, a] = [0.03 + 0.1 * ((k * 0.37) % 1), angle(k)];
        const at: Vector = [middle[0] + Math.sin(a) * r, middle[1] + 0.05, middle[2] + Math.cos(a) * r];
        if (pancake)
          forge.add(
            { material: 'food', colour: 0xe0a850 },
            moved(cylinder(0.14, 0.018, { segments: 28 }), { at: [middle[0], middle[1] + 0.045, middle[2]] }),
            name,
          );
        else if (noodles && k % 4 !== 3)
          forge.add(
            { material: 'food', colour: k % 2 === 0 ? 0xf0d27a : 0xe6bf5c },
            tube(
              [
                [at[0] - 0.07, at[1], at[2]],
                [at[0] - 0.02, at[1] + 0.035, at[2] + 0.03],
                [at[0] + 0.03, at[1], at[2] - 0.03],
                [at[0] + 0.08, at[1] + 0.03, at[2]],
              ],
              0.008,
              { sides: 6 },
            ),
            name,
          );
        else
          forge.add(
            { material: 'food', colour: [0x5f9a3c, 0xd8502f, 0xe8a53a, 0x8a4a2c][k % 4] ?? 0x5f9a3c },
            moved(ball([0.026, 0.016, 0.02], 9, 6), { at }),
            name,
          );
      }
    },
    flames: burns
      ? BLAZE.map((at, k) => ({
          ...{ bone: `blaze${k}`, at: add(middle, at) },
          // Lower in the middle: over it one sees who cooks.
          ...{ radius: k === 0 ? 0.17 : 0.12, tall: k === 0 ? 0.24 : 0.5 },
        }))
      : [],
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      for (let k = 0; k < 3; k++) pose.grow(`flame${k}`, 0.9 + 0.25 * Math.sin(time * (9 + k * 2.3) + k * 2));
      if (burns) for (const k of BLAZE.keys()) pose.grow(`blaze${k}`, flicker(time, k));
      if (act === 'toss_pan') {
        const flick = flickAt(time);
        pose.turn('pan', aboutX(0.22 * flick));
        pose.shift('pan', [0, 0.05 * Math.max(0, flick), -0.04 * flick]);
        for (const [k, name] of food.entries()) {
          const up = tossAt(time - (pancake ? 0 : (k % 7) * 0.016));
          pose.shift(name, [Math.sin(angle(k)) * 0.05 * up, up * (pancake ? 0.5 : 0.34 + 0.16 * ((k * 0.61) % 1)), 0]);
          pose.turn(name, aboutX(pancake ? Math.PI * 2 * turnOf(time) : up * 2 * Math.sin(k)));
        }
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.66] },
      handle: { bone: 'pan', at: [0, middle[1] + 0.185, middle[2] - 0.37] },
      steam: { bone: 'root', at: [0, middle[1] + 0.25, middle[2]] },
      top: [0, 1.1, 0],
      surface: { bone: 'root', at: [0.4, high, 0.1] },
    },
  });
}

/** A pancake turns over while it flies. */
const turnOf = (time: number): number => {
  const within = ((time % 1.7) / 1.7 - 0.3) / 0.42;
  return Math.min(1, Math.max(0, within)) / 2;
};
