import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { ball, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

export function makeAppliance(order: ThingOrder, kind: 'microwave' | 'washing machine' | 'toaster'): Make {
  const shell = mainPaint(order, kind === 'toaster' ? METAL : { material: 'paint', colour: 0xeeefec });
  const size: Vector = (
    {
      microwave: [0.3, 0.38, 0.5],
      'washing machine': [0.87, 0.6, 0.6],
      toaster: [0.2, 0.18, 0.3],
    } as const
  )[kind];
  const [tall, deep, wide] = size;
  const front = deep / 2;
  const glass: Paint = { material: 'glass', colour: 0x1a2026 };
  return piece(size, {
    forge(forge) {
      forge.add(shell, block([wide, tall - 0.03, deep], [0, tall / 2 + 0.015, 0], kind === 'toaster' ? 0.05 : 0.025));
      forge.add(BLACK, block([wide * 0.9, 0.05, deep * 0.88], [0, 0.025, 0], 0.01));
      switch (kind) {
        case 'microwave':
          forge.add(glass, block([0.32, 0.2, 0.02], [-0.06, 0.16, front], 0.008));
          forge.add(
            METAL,
            tube(
              [
                [0.12, 0.07, front + 0.03],
                [0.12, 0.25, front + 0.03],
              ],
              0.009,
            ),
          );
          forge.add(
            { material: 'glow', colour: 0x4affa0, glows: 0.8 },
            block([0.08, 0.03, 0.01], [0.19, 0.24, front], 0.002),
          );
          for (let k = 0; k < 9; k++)
            forge.add(
              { material: 'plastic', colour: 0x5a5f66 },
              block([0.018, 0.018, 0.01], [0.166 + (k % 3) * 0.024, 0.19 - Math.floor(k / 3) * 0.028, front], 0.003),
            );
          return;
        case 'washing machine':
          forge.add(METAL, moved(torus(0.19, 0.03, { segments: 40 }), { at: [0, 0.44, front] }));
          forge.add(glass, moved(ball([0.17, 0.17, 0.05], 28, 14), { at: [0, 0.44, front] }));
          forge.add({ material: 'plastic', colour: 0xd0d4d6 }, block([0.16, 0.08, 0.01], [-0.18, 0.78, front], 0.004));
          forge.add(METAL, facing(0.035, 0.03, [0.18, 0.78, front]));
          return;
        case 'toaster':
          for (const z of [0.035, -0.035]) {
            forge.add(BLACK, block([0.22, 0.01, 0.03], [0, tall - 0.002, z], 0.002));
            forge.add({ material: 'food', colour: 0xc98a4a }, block([0.14, 0.09, 0.018], [0, tall + 0.005, z], 0.006));
          }
          forge.add(BLACK, block([0.02, 0.03, 0.04], [wide / 2 + 0.01, 0.13, 0], 0.006));
      }
    },
    anchors: {
      surface: [0, tall, 0],
      inside: [0, tall * 0.45, 0],
      handle: [wide * 0.38, tall * 0.5, front + 0.06],
      light: [0, tall * 0.45, front],
      top: [0, tall, 0],
    },
  });
}
