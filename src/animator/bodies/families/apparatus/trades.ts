import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { Pose } from '../../pose.ts';
import { WHEEL_RATE } from '../../rhythms.ts';
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
      steam: { bone: 'root', at: [0.4, top + 0.16, 0.2] },
      surface: { bone: 'root', at: [0.6, top, 0.1] },
      top: [0, 1.42, 0],
    },
  });
}
