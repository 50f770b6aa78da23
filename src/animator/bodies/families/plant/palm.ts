import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { climbAnchors } from '../../climbs.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, lathe, tube } from '../../forge/shapes.ts';
import { join, moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { leaf } from './foliage.ts';

export function makePalm(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leaf', colour: 0x5f9a3a });
  const bend = (y: number): Vector => [Math.sin(y * 0.35) * 0.16 * y * 0.5, y, 0];
  const top = bend(5.2);
  return {
    bones: thingBones(6).bone('crown', 'root', top, add(top, [0, 1, 0])),
    ...{ height: 6.2, length: 4.6, width: 4.6 },
    forge(forge) {
      const trunk = Array.from({ length: 12 }, (_, k) => bend((k / 11) * 5.2));
      forge.add(
        { material: 'bark', colour: 0x8a6a48 },
        tube(
          trunk,
          trunk.map((_, k) => 0.2 - k * 0.007),
          { sides: 10 },
        ),
        'root',
      );
      for (let k = 1; k < 20; k++) {
        const at = bend(k * 0.26);
        forge.add(
          { material: 'bark', colour: 0x6f5236 },
          moved(
            lathe(
              [
                [0.2 - k * 0.004, 0],
                [0.215 - k * 0.004, 0.05],
                [0.19 - k * 0.004, 0.08],
              ],
              10,
            ),
            { at },
          ),
          'root',
        );
      }
      for (let k = 0; k < 13; k++) {
        const turn = combine(aboutY((k / 13) * TAU), aboutX(-0.55 + (k % 3) * 0.32));
        const spine: Vector[] = [0, 0.25, 0.5, 0.75, 1].map(
          (share): Vector => [0, 0.1 - 1.15 * share * share, share * 2.3],
        );
        const blades: Surface[] = [tube(spine, [0.035, 0.025, 0.015, 0.01, 0.004], { sides: 5 })];
        for (let j = 2; j < 17; j++) {
          const share = j / 17;
          const at: Vector = [0, 0.1 - 1.15 * share * share, share * 2.3];
          const long = 0.75 * Math.sin((0.15 + share * 0.85) * Math.PI) + 0.12;
          for (const side of [1, -1])
            blades.push(
              moved(leaf(long, 0.1, 0.35), { at, turn: combine(aboutY(side * 1.0), aboutX(0.25 + share * 0.5)) }),
            );
        }
        forge.add(
          { ...paint, colour: k % 2 === 0 ? paint.colour : darker(paint.colour, 0.85) },
          moved(join(blades), { at: top, turn }),
          'crown',
        );
      }
      for (let k = 0; k < 5; k++)
        forge.add(
          { material: 'wood', colour: 0x5a3f22 },
          moved(ball([0.13, 0.15, 0.13], 14, 10), {
            at: add(top, [Math.sin(k * 1.3) * 0.22, -0.18, Math.cos(k * 1.3) * 0.22]),
          }),
          'crown',
        );
    },
    anchors: {
      ...climbAnchors([0.12, 0, 0.16], top[1], top[2] - 0.1),
      top: { bone: 'crown', at: add(top, [0, 0.6, 0]) },
      back: { bone: 'root', at: [0, 0.6, 0.22] },
      surface: { bone: 'root', at: top },
    },
    proxies: [
      { bone: 'root', from: [0, 0.2, 0], to: top, radius: 0.2 },
      { bone: 'crown', from: top, to: top, radius: 1.3 },
    ],
    move: (pose, { time, phase }) =>
      void pose.turn(
        'crown',
        combine(aboutZ(Math.sin(time * 1.1 + phase * 6) * 0.03), aboutX(Math.sin(time * 0.8) * 0.02)),
      ),
  };
}
