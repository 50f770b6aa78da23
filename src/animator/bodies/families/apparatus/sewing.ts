import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { clothOf, darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';
import { addLegs } from './legs.ts';

/** A machine on its table with cloth that runs under the needle; whoever sews sits behind it. `parts` say what is sewn. */
export function makeSewingTable(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const top = 0.7;
  const needle: Vector = [-0.12, top + 0.14, -0.04];
  const white = /wedding|white|bridal/.test(order.parts.join(' '));
  const cloth = { material: 'cloth', colour: clothOf(order.parts, white ? 0xf6f3ee : 0x5f86b8) } as const;
  const bones = thingBones(1.1)
    .bone('needle', 'root', needle, [-0.12, top + 0.3, -0.04])
    .bone('cloth', 'root', [0, top, 0], [0, top + 0.2, 0]);
  return piece([1.1, 1.3, 1.3], {
    bones,
    forge(forge) {
      forge.add(wood, block([1.3, 0.04, 0.6], [0, top - 0.02, 0], 0.01), 'root');
      addLegs(forge, { ...wood, colour: darker(wood.colour, 0.8) }, 0.58, 0.24, top - 0.04);
      forge.add(BLACK, block([0.44, 0.05, 0.18], [0.06, top + 0.025, -0.02], 0.015), 'root');
      forge.add(BLACK, block([0.1, 0.28, 0.12], [0.22, top + 0.17, -0.02], 0.03), 'root');
      forge.add(BLACK, block([0.42, 0.1, 0.11], [0.05, top + 0.29, -0.02], 0.035), 'root');
      forge.add(BLACK, block([0.09, 0.16, 0.1], [-0.12, top + 0.24, -0.02], 0.025), 'root');
      forge.add(
        { material: 'metal', colour: 0xc9a24a },
        block([0.2, 0.02, 0.004], [0.06, top + 0.29, 0.036], 0.001),
        'root',
      );
      forge.add(METAL, moved(cylinder(0.07, 0.03, { segments: 20 }), { at: [0.3, top + 0.24, -0.02] }), 'root');
      forge.add(
        { material: 'cloth', colour: 0xd8402f },
        moved(cylinder(0.022, 0.06, { segments: 12 }), { at: [0.16, top + 0.34, -0.02] }),
        'root',
      );
      forge.add(METAL, tube([needle, [-0.12, top + 0.06, -0.04]], 0.006, { sides: 6 }), 'needle');
      forge.add(cloth, block([0.62, 0.012, 0.42], [-0.24, top + 0.055, 0.02], 0.005), 'cloth');
      forge.add(cloth, block([0.5, 0.46, 0.02], [-0.26, top - 0.16, 0.32], 0.01), 'cloth');
      forge.add(
        { ...wood, colour: darker(wood.colour, 0.9) },
        moved(cylinder(0.19, 0.05, { segments: 20 }), { at: [-0.06, 0.41, -0.56] }),
        'root',
      );
      for (const x of [-0.18, 0.06])
        for (const z of [-0.66, -0.46])
          forge.add(
            wood,
            tube(
              [
                [x, 0, z],
                [x, 0.42, z],
              ],
              0.018,
              { sides: 8 },
            ),
            'root',
          );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'sew') {
        pose.shift('needle', [0, 0.025 * Math.sin(time * 40), 0]);
        pose.shift('cloth', [0, 0, 0.04 * Math.sin(time * 0.9)]);
      }
      return pose.solve();
    },
    anchors: {
      seat: { bone: 'root', at: [-0.06, 0.46, -0.54] },
      seatRight: { bone: 'cloth', at: [-0.28, top + 0.09, -0.12] },
      seatLeft: { bone: 'cloth', at: [0.02, top + 0.09, -0.14] },
      surface: { bone: 'root', at: [0.5, top, 0.1] },
      open: [0, top, 0.3],
      top: [0, 1.05, 0],
    },
  });
}
