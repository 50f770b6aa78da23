import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

const INK: Paint = { material: 'paper', colour: 0x3a4258 };

/** A sheet folded twice and opened again, written on; it lies as an open book does. */
export function makeLetter(order: ThingOrder): Make {
  const paper = mainPaint(order, { material: 'paper', colour: 0xf4efe2 });
  const [wide, long] = [0.2, 0.28];
  const bend = (z: number): number => 0.004 + 0.012 * Math.abs(Math.sin(((z + long / 2) / long) * Math.PI * 3)) ** 2;
  return piece([0.03, long, wide], {
    forge(forge) {
      const rows = Array.from({ length: 13 }, (_, k): Vector[] => {
        const z = -long / 2 + (k / 12) * long;
        return [-wide / 2, 0, wide / 2].map((x): Vector => [x, bend(z), z]);
      });
      forge.add(paper, lined(sheet(rows)));
      for (let line = 0; line < 9; line++) {
        const z = -long / 2 + 0.035 + line * 0.024;
        const end = line === 8 ? 0.01 : 0.075 - (line % 3) * 0.012;
        const words = Array.from({ length: 6 }, (_, k): Vector => [-0.08 + (k / 5) * (end + 0.08), bend(z) + 0.002, z]);
        forge.add(INK, tube(words, 0.0017, { sides: 4 }));
      }
    },
    anchors: { surface: [0, 0.02, 0], handle: [wide / 2, 0.01, 0], handle2: [-wide / 2, 0.01, 0], top: [0, 0.03, 0] },
  });
}

/** Cardboard with a few large words in two colours, held by its sides; it lies as an open book does, its face up. */
export function makePlacard(order: ThingOrder): Make {
  const board = mainPaint(order, { material: 'paper', colour: 0xf6f1e4 });
  const [wide, long] = [0.6, 0.42];
  const red: Paint = { material: 'paper', colour: 0xc8362e };
  return piece([0.02, long, wide], {
    forge(forge) {
      forge.add(board, block([wide, 0.012, long], [0, 0.006, 0], 0.003));
      for (const [z, end, paint, thick] of [
        [-0.11, 0.21, red, 0.02],
        [0, 0.15, INK, 0.013],
        [0.09, 0.19, INK, 0.013],
      ] as const)
        for (let x = -end; x < end - 0.03; x += 0.075)
          forge.add(paint, moved(block([0.052, 0.004, thick * 2.4], [0, 0, 0], 0.002), { at: [x + 0.03, 0.0135, z] }));
    },
    anchors: { surface: [0, 0.02, 0], handle: [wide / 2, 0.01, 0], handle2: [-wide / 2, 0.01, 0], top: [0, 0.02, 0] },
  });
}
