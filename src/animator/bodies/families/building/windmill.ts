import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, box, lathe, tube } from '../../forge/shapes.ts';
import { moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';
import { window } from './houses.ts';

/** So that one of its eight sides, not an edge, looks ahead. */
const turned = (surface: Surface): Surface => moved(surface, { turn: aboutY(Math.PI / 8) });

export function makeWindmill(order: ThingOrder): Make {
  const walls = mainPaint(order, { material: 'plaster', colour: 0xf0e8d8 });
  const hub: Vector = [0, 6.2, 1.75];
  return piece([9.6, 4.6, 7.8], {
    bones: thingBones(8).bone('sails', 'root', hub, [0, 6.2, 2.5]),
    forge(forge) {
      forge.add(
        walls,
        turned(
          lathe(
            [
              [0, 0],
              [2.1, 0],
              [2.05, 0.3],
              [1.35, 5.6],
              [0, 5.6],
            ],
            8,
            0.3,
          ),
        ),
      );
      forge.add(
        { material: 'stone', colour: 0x8d8a84 },
        turned(
          lathe(
            [
              [2.2, 0],
              [2.2, 0.6],
              [2.0, 0.75],
            ],
            8,
            0.3,
          ),
        ),
      );
      forge.add(
        { material: 'wood', colour: 0x6b4a2e },
        lathe(
          [
            [1.6, 5.5],
            [1.55, 5.8],
            [1.2, 6.6],
            [0.5, 7.2],
            [0, 7.3],
          ],
          16,
          0.5,
        ),
      );
      forge.add(WOOD, block([1.0, 2.0, 0.2], [0, 1.05, 1.82], 0.05, aboutX(-0.12)));
      for (const y of [2.9, 4.4]) window(forge, [0, y, (2.05 - (y - 0.3) * 0.132) * 0.924 - 0.02], 0.6, 0.7);
      forge.add({ material: 'wood', colour: 0x4a3420 }, tube([[0, 6.2, 0.4], hub], 0.16));
      forge.add({ material: 'wood', colour: 0x4a3420 }, moved(ball([0.3, 0.3, 0.24], 16, 10), { at: hub }), 'sails');
      for (let k = 0; k < 4; k++) {
        const turn = aboutZ((k / 4) * TAU + 0.5);
        const put = (paint: Paint, size: Vector, at: Vector): void =>
          void forge.add(paint, moved(moved(box(size, 0.02), { at }), { at: hub, turn }), 'sails');
        put({ material: 'wood', colour: 0x5a4028 }, [0.13, 3.7, 0.1], [0, 1.85, 0.05]);
        put({ material: 'cloth', colour: 0xefe6d0 }, [0.8, 2.7, 0.02], [0.48, 2.2, 0.03]);
        for (let j = 0; j < 7; j++)
          put({ material: 'wood', colour: 0x5a4028 }, [0.9, 0.04, 0.05], [0.46, 0.9 + j * 0.44, 0.06]);
        put({ material: 'wood', colour: 0x5a4028 }, [0.04, 2.75, 0.05], [0.9, 2.2, 0.06]);
      }
    },
    anchors: { inside: [0, 0.2, 0], light: [0, 3, 1.8], handle: [0.35, 1, 2], surface: [0, 7.3, 0], top: [0, 7.3, 0] },
    move: (pose, { time, phase }) => void pose.turn('sails', aboutZ(-(time + phase) * 0.8)),
  });
}
