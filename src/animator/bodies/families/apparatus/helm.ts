import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';

const BRASS = { material: 'metal', colour: 0xc79a3c } as const;
/** How far the wheel goes to and fro, and how often a second. */
const [STEERED, RATE] = [0.22, 0.16];
const [HUB, RADIUS, GRIP] = [0.8, 0.34, 0.48] as const;
const SPOKES = 8;

/** The wheel of a ship on its pedestal, its face toward the bow; whoever steers stands behind it with a spoke in each hand. */
export function makeShipsWheel(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const dark = { ...wood, colour: darker(wood.colour, 0.7) };
  const hub: Vector = [0, HUB, 0];
  const bones = thingBones(1.3).bone('wheel', 'root', hub, [0, HUB, 0.2]);
  return piece([1.3, 0.6, 1], {
    bones,
    forge(forge) {
      forge.add(dark, block([0.34, 0.1, 0.42], [0, 0.05, 0.2], 0.02), 'root');
      forge.add(wood, block([0.17, HUB, 0.2], [0, HUB / 2, 0.22], 0.03), 'root');
      forge.add(wood, block([0.22, 0.16, 0.28], [0, HUB, 0.22], 0.05), 'root');
      forge.add(BRASS, moved(ball([0.07, 0.06, 0.07], 20, 12), { at: [0, HUB + 0.11, 0.24] }), 'root');
      forge.add(
        dark,
        tube(
          [
            [0, HUB, 0.2],
            [0, HUB, -0.06],
          ],
          0.045,
          { sides: 14 },
        ),
        'wheel',
      );
      forge.add(wood, moved(torus(RADIUS, 0.034, { segments: 40, flat: 0.8 }), { at: hub }), 'wheel');
      forge.add(dark, moved(torus(RADIUS * 0.42, 0.026, { segments: 28 }), { at: hub }), 'wheel');
      forge.add(BRASS, moved(torus(RADIUS, 0.012, { segments: 40 }), { at: [0, HUB, -0.034] }), 'wheel');
      forge.add(
        BRASS,
        moved(cylinder(0.07, 0.05, { segments: 20 }), { at: [0, HUB, -0.07], turn: aboutX(Math.PI / 2) }),
        'wheel',
      );
      for (let k = 0; k < SPOKES; k++) {
        const turn = aboutZ((k / SPOKES) * TAU);
        forge.add(
          wood,
          moved(
            tube(
              [
                [0, 0.05, 0],
                [0, RADIUS, 0],
                [0, RADIUS + 0.06, 0],
                [0, GRIP - 0.03, 0],
                [0, GRIP + 0.02, 0],
              ],
              [0.02, 0.018, 0.015, 0.024, 0.012],
              { sides: 10 },
            ),
            { at: hub, turn },
          ),
          'wheel',
        );
      }
    },
    pose(skeleton, { time }) {
      const pose = new Pose(skeleton);
      pose.turn('wheel', aboutZ(Math.sin(time * RATE * TAU) * STEERED));
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.4] },
      postRight: { bone: 'wheel', at: [-GRIP * 0.86, HUB + 0.12, 0] },
      postLeft: { bone: 'wheel', at: [GRIP * 0.86, HUB + 0.12, 0] },
      top: [0, 1.3, 0],
      surface: { bone: 'root', at: [0, HUB + 0.1, 0.22] },
    },
  });
}
