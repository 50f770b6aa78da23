import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { box, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { STONE } from './castle.ts';
import { window } from './houses.ts';

const [RADIUS, HIGH, CROWN] = [2.3, 9, 2.75];
const MERLONS = 12;

/** A round tower of stone with battlements, and a floor between them to stand on. */
export function makeTower(order: ThingOrder): Make {
  const wall = mainPaint(order, STONE);
  return piece([HIGH + 1, 6, 6], {
    forge(forge) {
      forge.add(
        wall,
        lathe(
          [
            [RADIUS * 1.2, 0],
            [RADIUS * 1.06, 1],
            [RADIUS, HIGH - 1.1],
            [CROWN, HIGH - 0.5],
            [CROWN, HIGH + 0.35],
            [CROWN - 0.36, HIGH + 0.35],
            [CROWN - 0.36, HIGH],
            [0, HIGH],
          ],
          36,
          0.4,
        ),
      );
      for (let k = 0; k < MERLONS; k++) {
        const merlon = moved(box([0.7, 0.62, 0.38], 0.05), { at: [0, HIGH + 0.62, CROWN - 0.18] });
        forge.add(wall, moved(merlon, { turn: aboutY((k / MERLONS) * TAU) }));
      }
      for (const [y, angle] of [
        [3.2, 0.3],
        [5.2, -0.5],
        [6.8, 0.2],
      ] as const)
        window(forge, [Math.sin(angle) * RADIUS, y, Math.cos(angle) * RADIUS * 1.02], 0.36, 0.95);
      forge.add({ material: 'wood', colour: 0x4a3420 }, block([1.15, 2.1, 0.24], [0, 1.05, RADIUS * 1.1], 0.08));
    },
    anchors: {
      inside: [0, 0.2, 0],
      handle: [0.4, 1.1, RADIUS * 1.2],
      surface: [0, HIGH, 0.9],
      top: [0, HIGH + 1, 0],
    },
  });
}
