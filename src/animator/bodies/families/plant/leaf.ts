import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

const [LONG, WIDE, STALK] = [0.34, 0.2, 0.1] as const;

/** One broad leaf on its stalk, nearly level, so that whoever is small can be on it; with a drop of dew. */
export function makeLeaf(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'leaf', colour: 0x4f9a34 });
  const at = (along: number, across: number): Vector => {
    const half = (WIDE / 2) * Math.sin(Math.PI * along ** 0.8) ** 0.85;
    const [x, z] = [(along - 0.42) * LONG, across * half];
    const ribs = 0.004 * Math.cos(along * 34 - Math.abs(across) * 9);
    return [
      x,
      STALK + 0.05 * Math.sin(along * 2.4) - 0.09 * along * along + 0.03 * across * across + ribs * Math.abs(across),
      z,
    ];
  };
  return piece([0.16, WIDE, LONG], {
    forge(forge) {
      const grid = Array.from({ length: 11 }, (_, row) =>
        Array.from({ length: 29 }, (_, column) => at(0.005 + (column / 28) * 0.99, 1 - (row / 10) * 2)),
      );
      forge.add(paint, lined(sheet(grid, { crease: 1.2 })), 'root');
      const rib = { ...paint, colour: lighter(paint.colour, 0.3) };
      forge.add(
        rib,
        tube(
          Array.from({ length: 14 }, (_, k): Vector => at(0.02 + k * 0.073, 0)),
          [0.006, 0.005, 0.002],
          { sides: 6 },
        ),
        'root',
      );
      for (let k = 1; k < 8; k++)
        for (const side of [1, -1])
          forge.add(
            rib,
            tube([at(k * 0.11, 0), at(k * 0.11 + 0.06, side * 0.5), at(k * 0.11 + 0.09, side * 0.9)], 0.0016, {
              sides: 4,
            }),
            'root',
          );
      forge.add(
        { ...paint, colour: darker(paint.colour, 0.8) },
        tube([[-0.2, 0, 0.02], [-0.19, 0.06, 0.01], at(0.01, 0)], [0.009, 0.007, 0.005], { sides: 7 }),
        'root',
      );
      forge.add(
        { material: 'glass', colour: 0xdff0f4, clear: 0.5 },
        moved(ball([0.011, 0.008, 0.011], 12, 8), { at: [0.07, at(0.62, 0.3)[1] + 0.007, 0.03] }),
        'root',
      );
    },
    anchors: {
      surface: { bone: 'root', at: at(0.42, 0) },
      handle: { bone: 'root', at: [-0.2, 0.02, 0.02] },
      top: { bone: 'root', at: at(0.3, 0) },
    },
  });
}
