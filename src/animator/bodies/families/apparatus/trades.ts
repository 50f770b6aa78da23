import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { flickAt, tossAt, WHEEL_RATE } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

const CLAY = { material: 'porcelain', colour: 0xb8734e } as const;

/** A turning disc on a stand with a pot that grows between the hands, and a stool behind it. */
export function makePottersWheel(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const disc: Vector = [0, 0.56, 0];
  const bones = thingBones(0.85)
    .bone('disc', 'root', disc, [0, 0.9, 0])
    .bone('pot', 'disc', disc, [0, 0.9, 0])
    .bone('hands', 'root', disc, [0, 0.9, 0]);
  return piece([0.85, 1.3, 0.7], {
    bones,
    forge(forge) {
      for (const x of [0.28, -0.28])
        for (const z of [0.22, -0.22])
          forge.add(
            wood,
            tube(
              [
                [x, 0, z],
                [x, 0.48, z],
              ],
              0.03,
              { sides: 8 },
            ),
            'root',
          );
      forge.add(wood, block([0.66, 0.05, 0.54], [0, 0.46, 0], 0.015), 'root');
      for (const side of [1, -1]) forge.add(wood, block([0.03, 0.12, 0.54], [side * 0.32, 0.53, 0], 0.01), 'root');
      forge.add(
        METAL,
        tube(
          [
            [0, 0.4, 0],
            [0, 0.55, 0],
          ],
          0.035,
          { sides: 12 },
        ),
        'root',
      );
      forge.add(METAL, moved(cylinder(0.2, 0.03, { segments: 30 }), { at: [0, 0.54, 0] }), 'disc');
      forge.add({ ...CLAY, colour: 0x8a5236 }, block([0.05, 0.006, 0.02], [0.13, 0.574, 0], 0.002), 'disc');
      forge.add(
        CLAY,
        moved(
          lathe(
            [
              [0, 0],
              [0.075, 0],
              [0.105, 0.05],
              [0.12, 0.1],
              [0.1, 0.155],
              [0.085, 0.19],
              [0.1, 0.21],
              [0.09, 0.212],
              [0.076, 0.19],
              [0.085, 0.15],
              [0, 0.06],
            ],
            30,
          ),
          { at: [0, 0.57, 0] },
        ),
        'pot',
      );
      // Splashes, and the seat of whoever works there.
      for (let k = 0; k < 9; k++)
        forge.add(
          CLAY,
          moved(ball([0.03, 0.008, 0.024], 8, 5), { at: [Math.sin(k * 2.4) * 0.26, 0.49, Math.cos(k * 2.4) * 0.2] }),
          'root',
        );
      forge.add(wood, moved(cylinder(0.2, 0.05, { segments: 22 }), { at: [0, 0.43, -0.58] }), 'root');
      for (let k = 0; k < 3; k++) {
        const a = (k / 3) * TAU + 0.5;
        forge.add(
          wood,
          tube(
            [
              [Math.sin(a) * 0.1, 0.44, -0.58 + Math.cos(a) * 0.1],
              [Math.sin(a) * 0.2, 0, -0.58 + Math.cos(a) * 0.2],
            ],
            0.022,
            { sides: 8 },
          ),
          'root',
        );
      }
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'throw_pot') {
        pose.turn('disc', aboutY(time * WHEEL_RATE * TAU));
        pose.grow('pot', 0.92 + 0.08 * Math.sin(time * 0.9));
        pose.shift('hands', [0, 0.03 * Math.sin(time * 1.1), 0]);
      }
      return pose.solve();
    },
    anchors: {
      seat: { bone: 'root', at: [0, 0.48, -0.52] },
      handle: { bone: 'hands', at: [-0.12, 0.7, -0.02] },
      handle2: { bone: 'hands', at: [0.12, 0.69, -0.02] },
      top: [0, 0.8, 0],
      surface: { bone: 'root', at: [0, 0.58, 0] },
    },
  });
}

/** On a counter: two groups, a steaming spout, cups on top; its front looks along +z, its barista stands behind a corner of it. */
export function makeEspressoMachine(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'metal', colour: 0xb9352e });
  const top = 0.9;
  const bones = thingBones(1.45).bone('lever', 'root', [-0.2, top + 0.2, 0.26], [-0.2, top + 0.2, 0.4]);
  return piece([1.45, 1, 1.7], {
    bones,
    forge(forge) {
      forge.add(
        { material: 'wood', colour: 0x6e4c2e },
        block([1.7, top - 0.06, 0.62], [0, (top - 0.06) / 2, 0], 0.015),
        'root',
      );
      forge.add(
        { material: 'polished', colour: 0xe4ddd0 },
        block([1.78, 0.06, 0.7], [0, top - 0.03, 0], 0.012),
        'root',
      );
      forge.add(paint, block([0.78, 0.2, 0.42], [-0.05, top + 0.42, -0.05], 0.04), 'root');
      forge.add(METAL, block([0.74, 0.44, 0.12], [-0.05, top + 0.24, -0.2], 0.02), 'root');
      forge.add(METAL, block([0.8, 0.06, 0.46], [-0.05, top + 0.05, -0.02], 0.02), 'root');
      for (const x of [-0.24, 0.14]) {
        forge.add(METAL, moved(cylinder(0.05, 0.08, { segments: 18 }), { at: [x, top + 0.25, 0.06] }), 'root');
        forge.add(
          WHITE,
          moved(
            lathe(
              [
                [0, 0],
                [0.026, 0],
                [0.042, 0.055],
                [0.038, 0.056],
                [0, 0.02],
              ],
              20,
            ),
            { at: [x, top + 0.08, 0.06] },
          ),
          'root',
        );
        forge.add(
          { material: 'food', colour: 0x3a2012 },
          tube(
            [
              [x, top + 0.25, 0.06],
              [x, top + 0.11, 0.06],
            ],
            0.004,
            { sides: 6 },
          ),
          'root',
        );
      }
      forge.add(
        BLACK,
        tube(
          [
            [0.14, top + 0.27, 0.08],
            [0.14, top + 0.26, 0.27],
          ],
          0.017,
          { sides: 10 },
        ),
        'root',
      );
      forge.add(
        BLACK,
        tube(
          [
            [-0.24, top + 0.27, 0.08],
            [-0.24, top + 0.26, 0.27],
          ],
          0.017,
          { sides: 10 },
        ),
        'lever',
      );
      forge.add(
        METAL,
        tube(
          [
            [0.36, top + 0.36, 0.1],
            [0.38, top + 0.3, 0.18],
            [0.4, top + 0.14, 0.2],
          ],
          0.009,
          { sides: 8 },
        ),
        'root',
      );
      for (let k = 0; k < 5; k++)
        forge.add(
          WHITE,
          moved(
            lathe(
              [
                [0, 0],
                [0.026, 0],
                [0.042, 0.055],
                [0, 0.056],
              ],
              18,
            ),
            { at: [-0.36 + k * 0.14, top + 0.525, -0.06] },
          ),
          'root',
        );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'brew') pose.turn('lever', aboutY(0.25 * Math.sin(time * 1.4)));
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [-0.12, 0, 0.62], heading: Math.PI },
      handle: { bone: 'root', at: [0.14, top + 0.27, 0.25] },
      handle2: { bone: 'lever', at: [-0.24, top + 0.27, 0.25] },
      smoke: { bone: 'root', at: [0.4, top + 0.16, 0.2] },
      surface: { bone: 'root', at: [0.6, top, 0.1] },
      top: [0, 1.42, 0],
    },
  });
}

/** Food that flies out of a pan and back, over flames; `parts` say what it is. */
export function makeWokStove(order: ThingOrder): Make {
  const said = order.parts.join(' ');
  const noodles = /noodle|spaghetti|pasta|ramen/.test(said);
  const pancake = /pancake|crepe|omelette|egg|tortilla/.test(said);
  const [iron, high]: readonly [typeof BLACK, number] = [{ material: 'metal', colour: 0x2a2c30 }, 0.84];
  const middle: Vector = [0, high + 0.14, 0.06];
  const crumbs = 22;
  let bones = thingBones(1.1).bone('pan', 'root', middle, [0, high + 0.3, 0.06]);
  for (let k = 0; k < 3; k++) bones = bones.bone(`flame${k}`, 'root', [0, high + 0.04, 0.06], [0, high + 0.3, 0.06]);
  const food = pancake ? ['food0'] : Array.from({ length: crumbs }, (_, k) => `food${k}`);
  for (const name of food) bones = bones.bone(name, 'pan', middle, [0, high + 0.3, 0.06]);
  const angle = (k: number): number => k * 2.4;
  return piece([1.1, 0.9, 1.1], {
    bones,
    forge(forge) {
      forge.add(METAL, block([1.1, high, 0.66], [0, high / 2, 0.02], 0.02), 'root');
      forge.add(BLACK, block([0.9, 0.3, 0.02], [0, 0.5, 0.35], 0.01), 'root');
      forge.add(BLACK, moved(cylinder(0.2, 0.05, { segments: 24 }), { at: [0, high, 0.06] }), 'root');
      for (const [k, colour] of [0xff5a14, 0xff8f1f, 0xffc83a].entries())
        for (let s = 0; s < 9; s++) {
          const a = (s / 9) * TAU + k * 0.5;
          const [r, tall] = [0.17 - k * 0.02, 0.2 - k * 0.045];
          forge.add(
            { material: 'glow', colour, glows: 1.5 },
            moved(
              lathe(
                [
                  [0, 0],
                  [0.035, 0.05],
                  [0.02, 0.12],
                  [0, tall],
                ],
                9,
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
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      for (let k = 0; k < 3; k++) pose.grow(`flame${k}`, 0.9 + 0.25 * Math.sin(time * (9 + k * 2.3) + k * 2));
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
      smoke: { bone: 'root', at: [0, middle[1] + 0.25, middle[2]] },
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

/** A basin with a mirror over it, seen past whoever stands there: its front looks along +z. */
export function makeWashstand(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'wood', colour: 0xa9794a });
  return piece([1.95, 0.55, 0.95], {
    forge(forge) {
      forge.add(paint, block([0.9, 0.72, 0.45], [0, 0.38, 0], 0.02), 'root');
      for (const side of [1, -1])
        forge.add({ ...paint, colour: 0x8a6038 }, block([0.4, 0.6, 0.02], [side * 0.21, 0.38, 0.23], 0.01), 'root');
      forge.add(WHITE, block([0.95, 0.08, 0.5], [0, 0.78, 0], 0.03), 'root');
      forge.add(
        { ...WHITE, colour: 0xc9d2d6 },
        moved(
          lathe(
            [
              [0.2, 0.012],
              [0.14, 0.002],
              [0, 0],
            ],
            26,
          ),
          { at: [0, 0.812, 0.03], turn: aboutZ(0) },
        ),
        'root',
      );
      forge.add(
        METAL,
        tube(
          [
            [0, 0.82, -0.17],
            [0, 1.0, -0.17],
            [0, 1.02, -0.06],
            [0, 0.97, -0.04],
          ],
          0.014,
          { sides: 10 },
        ),
        'root',
      );
      forge.add(paint, block([0.72, 0.92, 0.04], [0, 1.46, -0.2], 0.02), 'root');
      forge.add({ material: 'glass', colour: 0xb7ccd6 }, block([0.64, 0.84, 0.02], [0, 1.46, -0.178], 0.004), 'root');
    },
    anchors: {
      post: { bone: 'root', at: [0.16, 0, 0.52], heading: Math.PI },
      surface: { bone: 'root', at: [0.35, 0.82, 0.1] },
      top: [0, 1.9, -0.2],
    },
  });
}
