import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { BLACK, METAL, piece } from '../../forge/piece.ts';
import { ball, extrude, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';

export function makeFlag(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x2a5ca8 });
  const strips = 8;
  const bones = thingBones(3);
  for (let k = 0; k < strips; k++)
    bones.bone(`strip${k}`, k === 0 ? 'root' : `strip${k - 1}`, [0.03 + k * 0.17, 2.5, 0], [0.2 + k * 0.17, 2.5, 0]);
  return piece([3, 0.12, 1.45], {
    bones,
    forge(forge) {
      forge.add(
        METAL,
        tube(
          [
            [0, 0, 0],
            [0, 2.98, 0],
          ],
          [0.03, 0.022],
        ),
        'root',
      );
      forge.add(
        { material: 'metal', colour: 0xc79a45 },
        moved(ball([0.05, 0.05, 0.05], 14, 10), { at: [0, 3.0, 0] }),
        'root',
      );
      for (let k = 0; k < strips; k++) {
        const [x0, x1] = [0.03 + k * 0.17, 0.03 + (k + 1) * 0.17 + 0.004];
        for (const [band, [low, high]] of (
          [
            [2.05, 2.15],
            [2.15, 2.85],
            [2.85, 2.95],
          ] as const
        ).entries()) {
          // Hems above and below: three equal bands would be some country's.
          const colour = band === 1 ? cloth.colour : lighter(cloth.colour, 0.9);
          const grid = [low, high].map((y): Vector[] => [
            [x0, y, 0],
            [(x0 + x1) / 2, y, 0],
            [x1, y, 0],
          ]);
          forge.add({ ...cloth, colour }, lined(sheet(grid)), `strip${k}`);
        }
      }
    },
    anchors: { handle: { bone: 'root', at: [0, 1.1, 0] }, top: { bone: 'root', at: [0, 3, 0] } },
    move(pose, { time, phase }) {
      for (let k = 0; k < strips; k++)
        pose.turn(`strip${k}`, aboutY(Math.sin(time * 5 - k * 0.95 + phase * 6) * (0.1 + k * 0.035)));
    },
  });
}

export function makeTent(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0xd9862f });
  return piece([1.5, 2.4, 2.2], {
    forge(forge) {
      const arch = (z: number, s: number): Vector[] =>
        Array.from({ length: 15 }, (_, k): Vector => {
          const angle = (k / 14) * Math.PI;
          return [Math.cos(angle) * 1.1 * s, Math.sin(angle) ** 0.8 * 1.5 * s, z];
        });
      const rows = [arch(-1.2, 0.25), arch(-1.05, 0.7), arch(-0.6, 0.94), arch(0, 1), arch(0.6, 0.94), arch(1.0, 0.78)];
      forge.add(cloth, lined(sheet(rows, { crease: 1.2 })));
      forge.add(
        { material: 'glow', colour: 0xffc070, glows: 0.22 },
        moved(
          extrude(
            arch(0, 0.74).map(([x, y]): Point => [x, y]),
            0.01,
            0.002,
          ),
          { at: [0, 0, 0.9] },
        ),
      );
      for (const side of [1, -1]) {
        const flap = [
          [side * 0.08, 1.12],
          [side * 0.8, 0.02],
          [side * 0.5, 0.02],
          [side * 0.05, 0.9],
        ].map(([x = 0, y = 0]): Vector => [x, y, 1.03]);
        forge.add(
          { ...cloth, colour: lighter(cloth.colour, 0.25) },
          lined(
            sheet([
              [flap[3] ?? [0, 0, 0], flap[0] ?? [0, 0, 0]],
              [flap[2] ?? [0, 0, 0], flap[1] ?? [0, 0, 0]],
            ]),
          ),
        );
        forge.add(
          { material: 'cloth', colour: 0xe8e4da },
          tube(
            [
              [side * 0.9, 0.9, 0.6],
              [side * 1.6, 0, 1.2],
            ],
            0.008,
            { sides: 4 },
          ),
        );
        forge.add(BLACK, tube(arch(side * 0.6, 0.95), 0.016));
      }
    },
    anchors: {
      inside: [0, 0.05, 0.2],
      bed: [0, 0.08, 0],
      seat: [0, 0.05, 1.2],
      light: [0, 0.8, 0.6],
      top: [0, 1.5, 0],
      surface: [0, 1.5, 0],
    },
  });
}
