import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { lined, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { hangingDrop, waterDrop } from './dew.ts';

const [LONG, WIDE, STALK] = [0.34, 0.2, 0.1] as const;

/** Metres across: of the drop that hangs at its tip. */
const TIP_DROP = 0.017;
/** Where drops of dew lie on it: of its length, of half its breadth, and metres across. */
const DEW: readonly (readonly [along: number, across: number, size: number])[] = [
  [0.62, 0.3, 0.011],
  [0.3, -0.42, 0.009],
  [0.45, 0.55, 0.006],
  [0.74, -0.35, 0.008],
  [0.84, 0.2, 0.006],
  [0.2, 0.3, 0.006],
  [0.5, -0.1, 0.005],
  [0.58, -0.62, 0.005],
];

/** One broad leaf on its stalk, nearly level, so that whoever is small can be on it; with a drop of dew, or with many of them and one that hangs from its tip. */
export function makeLeaf(order: ThingOrder, dewy = false): Make {
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
      const tip = at(0.985, 0);
      if (dewy) hangingDrop(forge, [tip[0] - 0.002, tip[1], tip[2]], TIP_DROP);
      for (const [along, across, size] of dewy ? DEW : DEW.slice(0, 1)) waterDrop(forge, at(along, across), size);
    },
    anchors: {
      surface: { bone: 'root', at: at(0.42, 0) },
      handle: { bone: 'root', at: [-0.2, 0.02, 0.02] },
      top: { bone: 'root', at: at(0.3, 0) },
      ...(dewy ? { detail: { bone: 'root', at: at(0.93, 0) } } : {}),
    },
  });
}
