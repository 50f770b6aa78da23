import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { lathe, tube } from '../../forge/shapes.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { STONE } from './castle.ts';

export function makeFountain(order: ThingOrder): Make {
  const stone = mainPaint(order, STONE);
  const water: Paint = { material: 'glass', colour: 0xa8d4e4, clear: 0.25 };
  const drops = 14;
  const bones = thingBones(2.4);
  for (let k = 0; k < drops; k++) bones.bone(`drop${k}`, 'root', [0, 0.4, 0], [0, 1, 0]);
  return piece([2.6, 3.4, 3.4], {
    bones,
    forge(forge) {
      forge.add(
        stone,
        lathe(
          [
            [0, 0],
            [1.7, 0],
            [1.7, 0.12],
            [1.6, 0.16],
            [1.6, 0.5],
            [1.72, 0.55],
            [1.72, 0.64],
            [1.46, 0.64],
            [1.44, 0.2],
            [0, 0.2],
          ],
          40,
          0.5,
        ),
      );
      forge.add(
        stone,
        lathe(
          [
            [0.5, 0.2],
            [0.26, 0.5],
            [0.18, 1.0],
            [0.3, 1.25],
            [0.85, 1.42],
            [0.9, 1.52],
            [0.78, 1.5],
            [0.2, 1.4],
            [0.12, 1.9],
            [0.4, 2.1],
            [0.42, 2.16],
            [0.1, 2.14],
            [0, 2.3],
          ],
          32,
          0.6,
        ),
      );
      forge.add(
        water,
        lathe(
          [
            [1.45, 0.52],
            [0, 0.53],
          ],
          36,
        ),
      );
      forge.add(
        water,
        lathe(
          [
            [0.82, 1.5],
            [0.1, 1.5],
          ],
          28,
        ),
      );
      for (let k = 0; k < drops; k++) {
        const angle = (k / drops) * TAU;
        const arc = Array.from({ length: 9 }, (_, j): Vector => {
          const share = j / 8;
          const out = 0.4 + share * 0.75;
          return [Math.sin(angle) * out, 2.15 + share * 0.5 - share * share * 2.1, Math.cos(angle) * out];
        });
        forge.add(
          { material: 'glass', colour: 0xd4ecf4, clear: 0.5 },
          tube(arc, [0.02, 0.022, 0.024, 0.026, 0.028, 0.03, 0.03, 0.028, 0.02], { sides: 6 }),
          `drop${k}`,
        );
      }
      forge.add(
        { ...stone, colour: darker(stone.colour, 0.8) },
        lathe(
          [
            [1.86, 0],
            [1.86, 0.08],
            [1.7, 0.1],
          ],
          40,
        ),
      );
    },
    anchors: {
      seat: [0, 0.64, 1.58],
      seat2: [1.58, 0.64, 0],
      surface: [0, 0.64, 1.58],
      inside: [0, 0.53, 0.9],
      light: [0, 1.6, 0],
      top: [0, 2.3, 0],
    },
    move(pose, { time }) {
      for (let k = 0; k < drops; k++)
        pose
          .grow(`drop${k}`, 1 + Math.sin(time * 9 + k * 1.9) * 0.03)
          .turn(`drop${k}`, aboutY(Math.sin(time * 7 + k) * 0.03));
    },
  });
}
