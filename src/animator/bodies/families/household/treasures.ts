import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, extrude, lathe, torus, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

export function makeSword(order: ThingOrder): Make {
  const steel = mainPaint(order, { material: 'metal', colour: 0xd3d8de });
  const gold: Paint = { material: 'metal', colour: 0xc79a45 };
  return piece([1.0, 0.04, 0.24], {
    forge(forge) {
      const blade: Point[] = [
        [-0.026, 0.2],
        [0.026, 0.2],
        [0.02, 0.86],
        [0, 0.99],
        [-0.02, 0.86],
      ];
      forge.add(steel, extrude(blade, 0.01, 0.0045, 0.3));
      forge.add({ ...steel, colour: darker(steel.colour, 0.75) }, block([0.008, 0.58, 0.0105], [0, 0.5, 0], 0.001));
      forge.add(
        gold,
        tube(
          [
            [-0.11, 0.19, 0],
            [0, 0.2, 0],
            [0.11, 0.19, 0],
          ],
          [0.012, 0.016, 0.012],
        ),
      );
      for (const x of [0.115, -0.115]) forge.add(gold, moved(ball([0.018, 0.018, 0.018], 12, 8), { at: [x, 0.19, 0] }));
      forge.add(
        { material: 'leather', colour: 0x4a2a1a },
        tube(
          [
            [0, 0.05, 0],
            [0, 0.19, 0],
          ],
          0.015,
        ),
      );
      for (let k = 0; k < 6; k++)
        forge.add(
          { material: 'leather', colour: 0x6b4022 },
          moved(torus(0.0155, 0.003, { segments: 14, sides: 5 }), {
            at: [0, 0.065 + k * 0.02, 0],
            turn: aboutX(Math.PI / 2),
          }),
        );
      forge.add(gold, moved(ball([0.026, 0.026, 0.02], 16, 10), { at: [0, 0.03, 0] }));
    },
    anchors: { handle: [0, 0.12, 0], top: [0, 1.0, 0], surface: [0, 0.7, 0.01] },
  });
}

export function makeCrown(order: ThingOrder): Make {
  const gold = mainPaint(order, { material: 'metal', colour: 0xe2ae3c });
  const points = 8;
  return piece([0.16, 0.2, 0.2], {
    forge(forge) {
      const around = points * 8;
      const low: Vector[] = [];
      const high: Vector[] = [];
      for (let k = 0; k < around; k++) {
        const angle = (k / around) * TAU;
        const wave = Math.abs(((k / 8) % 1) - 0.5) * 2;
        const y = 0.06 + 0.07 * (1 - wave) ** 1.3;
        low.push([Math.sin(angle) * 0.088, 0.0, Math.cos(angle) * 0.088]);
        high.push([Math.sin(angle) * (0.09 + y * 0.1), y, Math.cos(angle) * (0.09 + y * 0.1)]);
      }
      forge.add(gold, lined(sheet([low, high], { round: true })));
      for (const y of [0.006, 0.042])
        forge.add(
          gold,
          moved(torus(0.091, 0.006, { segments: 44, sides: 8 }), { at: [0, y, 0], turn: aboutX(Math.PI / 2) }),
        );
      for (let k = 0; k < points; k++) {
        const angle = ((k + 0.5) / points) * TAU;
        forge.add(
          gold,
          moved(ball([0.012, 0.012, 0.012], 12, 8), { at: [Math.sin(angle) * 0.104, 0.138, Math.cos(angle) * 0.104] }),
        );
        forge.add(
          { material: 'glass', colour: [0xc4162a, 0x1f4fc4, 0x1f9a4f][k % 3] ?? 0xc4162a },
          moved(ball([0.011, 0.013, 0.006], 12, 8), {
            at: [Math.sin(angle) * 0.093, 0.024, Math.cos(angle) * 0.093],
            turn: aboutY(angle),
          }),
        );
      }
      forge.add(
        { material: 'cloth', colour: 0x7d1f3a },
        lathe(
          [
            [0.084, 0.01],
            [0.08, 0.06],
            [0.05, 0.1],
            [0, 0.11],
          ],
          26,
        ),
      );
    },
    anchors: {
      handle: [0.09, 0.03, 0],
      handle2: [-0.09, 0.03, 0],
      top: [0, 0.15, 0],
      surface: [0, 0.11, 0],
      inside: [0, 0.0, 0],
    },
  });
}
