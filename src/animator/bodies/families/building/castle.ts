import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece } from '../../forge/piece.ts';
import { box, lathe, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { window } from './houses.ts';

export const STONE: Paint = { material: 'stone', colour: 0xb3ab9c };

export function makeCastle(order: ThingOrder): Make {
  const wall = mainPaint(order, STONE);
  const roof: Paint = { material: 'plaster', colour: 0x3f5a8a };
  return piece([15, 13, 15], {
    forge(forge) {
      const tower = (x: number, z: number, r: number, tall: number, cone: number): void => {
        const at: Vector = [x, 0, z];
        forge.add(
          wall,
          moved(
            lathe(
              [
                [r * 1.12, 0],
                [r, 0.6],
                [r, tall - 0.7],
                [r * 1.22, tall - 0.3],
                [r * 1.22, tall],
                [0, tall],
              ],
              24,
              0.4,
            ),
            { at },
          ),
        );
        for (let k = 0; k < 10; k++)
          forge.add(
            wall,
            moved(moved(box([r * 0.42, 0.55, 0.3], 0.04), { at: [0, tall + 0.22, r * 1.08] }), {
              at,
              turn: aboutY((k / 10) * TAU),
            }),
          );
        forge.add(
          roof,
          moved(
            lathe(
              [
                [r * 1.12, tall + 0.3],
                [r * 0.5, tall + cone * 0.6],
                [0, tall + cone],
              ],
              24,
              0.5,
            ),
            { at },
          ),
        );
        for (const y of [0.45, 0.7]) window(forge, [x, tall * y, z + r - 0.04], 0.34, 0.9);
        forge.add(
          METAL,
          tube(
            [
              [x, tall + cone - 0.1, z],
              [x, tall + cone + 1.2, z],
            ],
            0.04,
          ),
        );
        forge.add(
          { material: 'cloth', colour: 0xc4242f },
          block([0.8, 0.4, 0.03], [x + 0.42, tall + cone + 0.95, z], 0.01),
        );
      };
      const side = (x0: number, z0: number, x1: number, z1: number): void => {
        const long = Math.hypot(x1 - x0, z1 - z0);
        const turn = aboutY(Math.atan2(-(z1 - z0), x1 - x0));
        const middle: Vector = [(x0 + x1) / 2, 0, (z0 + z1) / 2];
        forge.add(wall, moved(moved(box([long, 4.4, 0.9], 0.08), { at: [0, 2.2, 0] }), { at: middle, turn }));
        for (let k = 0; k < Math.floor(long / 0.9); k++)
          forge.add(
            wall,
            moved(moved(box([0.5, 0.6, 0.9], 0.05), { at: [-long / 2 + 0.45 + k * 0.9, 4.65, 0] }), {
              at: middle,
              turn,
            }),
          );
      };
      const [w, d] = [5.4, 4.6];
      side(-w, d, w, d);
      side(-w, -d, w, -d);
      side(-w, -d, -w, d);
      side(w, -d, w, d);
      for (const [x, z] of [
        [w, d],
        [-w, d],
        [w, -d],
        [-w, -d],
      ] as const)
        tower(x, z, 1.35, 6.6, 2.8);
      forge.add(wall, block([5, 7.6, 4.4], [0, 3.8, -1], 0.12));
      for (const x of [-1.4, 0, 1.4]) window(forge, [x, 5.4, 1.22], 0.6, 1.3);
      tower(0, -1, 1.5, 10.4, 3.6);
      forge.add(wall, block([3.6, 5.6, 1.6], [0, 2.8, d + 0.1], 0.1));
      forge.add({ material: 'wood', colour: 0x4a3420 }, block([2.0, 2.9, 0.3], [0, 1.45, d + 0.85], 0.06));
      for (const x of [-0.6, -0.2, 0.2, 0.6])
        forge.add({ material: 'metal', colour: 0x3a3d42 }, block([0.06, 2.8, 0.1], [x, 1.45, d + 1.0], 0.02));
      forge.add({ material: 'wood', colour: 0x6b4a2e }, block([2.2, 0.16, 3.0], [0, 0.1, d + 2.3], 0.03));
    },
    anchors: {
      inside: [0, 0.2, 2.5],
      light: [0, 5.4, 1.4],
      handle: [0, 1.4, 5.6],
      surface: [0, 7.7, -1],
      seat: [0, 4.5, 4.6],
      top: [0, 14, -1],
    },
  });
}
