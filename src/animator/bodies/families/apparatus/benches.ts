import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { FOLDS, planeAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';
import { addLegs } from './legs.ts';

/** A bench with a board on it, a plane that goes along it and the curls it leaves. */
export function makeJoinersBench(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const top = 0.8;
  const bones = thingBones(1).bone('plane', 'root', [0, top + 0.05, 0], [0, top + 0.3, 0]);
  return piece([1, 0.85, 1.9], {
    bones,
    forge(forge) {
      forge.add(wood, block([1.9, 0.09, 0.66], [0, top - 0.045, 0], 0.014), 'root');
      addLegs(forge, { ...wood, colour: darker(wood.colour, 0.8) }, 0.8, 0.26, top - 0.09);
      forge.add({ ...wood, colour: darker(wood.colour, 0.75) }, block([1.5, 0.05, 0.46], [0, 0.2, 0], 0.01), 'root');
      forge.add(METAL, block([0.08, 0.2, 0.2], [-0.93, top - 0.06, 0.2], 0.02), 'root');
      forge.add({ material: 'wood', colour: 0xe0b878 }, block([1.3, 0.045, 0.22], [0, top + 0.022, 0], 0.006), 'root');
      forge.add(
        { material: 'wood', colour: 0x6a4428 },
        block([0.27, 0.06, 0.075], [0, top + 0.078, 0], 0.012),
        'plane',
      );
      forge.add(
        { material: 'wood', colour: 0x4a2c18 },
        moved(ball([0.022, 0.035, 0.022], 12, 8), { at: [0.09, top + 0.13, 0] }),
        'plane',
      );
      forge.add(
        { material: 'wood', colour: 0x4a2c18 },
        block([0.035, 0.085, 0.03], [-0.09, top + 0.145, 0], 0.012),
        'plane',
      );
      forge.add(METAL, block([0.012, 0.1, 0.05], [0.02, top + 0.14, 0], 0.003, aboutX(0)), 'plane');
      for (let k = 0; k < 16; k++) {
        const [x, z, lift] = [-0.8 + ((k * 0.61) % 1) * 1.6, -0.25 + ((k * 0.37) % 1) * 0.52, k % 4 === 0 ? -top : 0];
        forge.add(
          { material: 'wood', colour: 0xecc890 },
          tube(
            Array.from(
              { length: 9 },
              (_, s): Vector => [
                x + s * 0.006,
                top + lift + 0.022 + 0.018 * Math.sin(s * 1.5),
                z + 0.018 * Math.cos(s * 1.5),
              ],
            ),
            0.005,
            { sides: 5 },
          ),
          'root',
        );
      }
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'plane_wood') pose.shift('plane', [0.34 * planeAt(time), 0, 0]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [-0.05, 0, -0.56] },
      postLeft: { bone: 'plane', at: [0.09, top + 0.15, -0.01] },
      postRight: { bone: 'plane', at: [-0.09, top + 0.17, -0.01] },
      surface: { bone: 'root', at: [0.6, top, 0.1] },
      open: [0, top, 0.33],
      top: [0, 1, 0],
    },
  });
}

/** A table with a basket and towers of folded clothes, and one between the hands. */
export function makeLaundryTable(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const top = 0.76;
  const bones = thingBones(1.1).bone('cloth', 'root', [0, top + 0.02, -0.08], [0, top + 0.3, -0.08]);
  const stack = (forge: Forge, x: number, hues: readonly number[]): void => {
    for (const [k, colour] of hues.entries())
      forge.add(
        { material: 'cloth', colour },
        block([0.3, 0.05, 0.26], [x, top + 0.027 + k * 0.052, 0.08], 0.02),
        'root',
      );
  };
  return piece([1.1, 0.8, 1.7], {
    bones,
    forge(forge) {
      forge.add(wood, block([1.7, 0.045, 0.62], [0, top - 0.0225, 0], 0.012), 'root');
      addLegs(forge, { ...wood, colour: darker(wood.colour, 0.8) }, 0.78, 0.25, top - 0.045);
      stack(forge, -0.56, [0x4f86b8, 0xf2efe6, 0xd8877a, 0x6fa080]);
      stack(forge, 0.34, [0xf2efe6, 0xe0b458, 0x4f86b8]);
      forge.add(
        { material: 'wood', colour: 0xc9a26a },
        moved(
          lathe(
            [
              [0, 0],
              [0.17, 0],
              [0.22, 0.22],
              [0.2, 0.22],
              [0.16, 0.04],
              [0, 0.03],
            ],
            24,
          ),
          { at: [0.68, top, 0.02] },
        ),
        'root',
      );
      for (const [k, colour] of [0xd8877a, 0xf2efe6, 0x6f80b8, 0xe0b458].entries())
        forge.add(
          { material: 'cloth', colour },
          moved(ball([0.12, 0.07, 0.11], 12, 8), {
            at: [0.68 + Math.sin(k * 1.7) * 0.07, top + 0.2, 0.02 + Math.cos(k * 1.7) * 0.06],
          }),
          'root',
        );
      forge.add(
        { material: 'cloth', colour: 0xe8a0a8 },
        block([0.42, 0.025, 0.34], [-0.08, top + 0.02, -0.08], 0.01),
        'cloth',
      );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'fold') {
        const up = Math.max(0, Math.sin(time * FOLDS * Math.PI * 2));
        pose.shift('cloth', [0, 0.1 * up, 0]);
        pose.turn('cloth', aboutX(-0.7 * up));
      }
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [-0.08, 0, -0.52] },
      postLeft: { bone: 'cloth', at: [0.1, top + 0.06, -0.18] },
      postRight: { bone: 'cloth', at: [-0.26, top + 0.06, -0.18] },
      surface: { bone: 'root', at: [0.1, top, 0.15] },
      open: [0, top, 0.31],
      top: [0, 1, 0],
    },
  });
}
