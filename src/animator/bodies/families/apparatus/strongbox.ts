import { smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, way } from '../../forge/piece.ts';
import { cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { beside, FRONT } from './cabinet-parts.ts';

const GOLD: Paint = { material: 'metal', colour: 0xe0b040 };
/** Seconds its door takes, and how far it opens. */
const [OPENS, WIDE] = [2.2, 1.9];

/** A steel box with a thick door, a dial and a wheel on it, and gold within. */
export function makeSafe(order: ThingOrder): Make {
  const steel = mainPaint(order, { material: 'paint', colour: 0x4a5258 });
  const bones = thingBones(1.05).bone('door', 'whole', [0.38, 0.5, 0.34], [0.38, 1, 0.34]);
  return piece([1.05, 0.74, 0.86], {
    bones,
    forge(forge) {
      // Walls around what is in it.
      forge.add(steel, block([0.86, 0.1, 0.7], [0, 0.1, 0], 0.02));
      forge.add(steel, block([0.86, 0.1, 0.7], [0, 1.0, 0], 0.02));
      for (const x of [0.38, -0.38]) forge.add(steel, block([0.1, 0.9, 0.7], [x, 0.55, 0], 0.02));
      forge.add(steel, block([0.8, 0.9, 0.08], [0, 0.55, -0.31], 0.02));
      for (const [x, z] of [
        [0.34, 0.28],
        [-0.34, 0.28],
        [0.34, -0.28],
        [-0.34, -0.28],
      ] as const)
        forge.add(BLACK, block([0.1, 0.06, 0.1], [x, 0.03, z], 0.01));
      forge.add(METAL, block([0.66, 0.02, 0.56], [0, 0.56, -0.02], 0.004));
      for (let k = 0; k < 6; k++)
        for (let row = 0; row < 2; row++)
          forge.add(
            GOLD,
            block(
              [0.2, 0.07, 0.09],
              [-0.22 + (k % 3) * 0.22, 0.19 + Math.floor(k / 3) * 0.075 + row * 0.425, 0.12 - (k % 2) * 0.1],
              0.018,
            ),
          );
      forge.add(steel, block([0.68, 0.82, 0.09], [0, 0.55, 0.32], 0.02), 'door');
      forge.add({ ...steel, colour: 0x39404a }, block([0.58, 0.72, 0.03], [0, 0.55, 0.37], 0.01), 'door');
      forge.add(METAL, moved(cylinder(0.09, 0.035), { at: [-0.02, 0.72, 0.38], turn: aboutX(Math.PI / 2) }), 'door');
      forge.add(BLACK, moved(cylinder(0.06, 0.02), { at: [-0.02, 0.72, 0.41], turn: aboutX(Math.PI / 2) }), 'door');
      for (let k = 0; k < 3; k++) {
        const [x, y] = [Math.cos((k / 3) * Math.PI) * 0.13, Math.sin((k / 3) * Math.PI) * 0.13];
        forge.add(METAL, tube(way([-0.02 - x, 0.42 - y, 0.43, -0.02 + x, 0.42 + y, 0.43]), 0.014), 'door');
      }
      forge.add(METAL, moved(cylinder(0.04, 0.06), { at: [-0.02, 0.42, 0.37], turn: aboutX(Math.PI / 2) }), 'door');
    },
    move(pose, { act, since }) {
      const apart =
        act === 'open' ? smoothstep(0.3, OPENS, since) : act === 'close' ? 1 - smoothstep(0.3, OPENS, since) : 0;
      pose.turn('door', aboutY(apart * WIDE));
    },
    anchors: {
      ...{ front: FRONT, post: beside(0.86, 0.74), postLeft: { bone: 'door', at: [-0.02, 0.5, 0.44] } },
      handle: { bone: 'door', at: [-0.02, 0.5, 0.44] },
      ...{ inside: [0, 0.6, 0], surface: [0, 1.05, 0], top: [0, 1.05, 0] },
    },
  });
}
