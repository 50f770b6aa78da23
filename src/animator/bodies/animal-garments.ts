import { type Light, lightOf } from '../maths/mesh.ts';
import { add, between } from '../maths/vector.ts';
import { type BodyPart, makePart } from './body.ts';
import { Field } from './field.ts';
import { CUTS } from './garment-cuts.ts';
import type { FieldKernel } from './polygonise.ts';
import { readColour } from './recolour.ts';
import { type BoundPoint, sheetMesh } from './tubes-and-sheets.ts';
import type { Wearer } from './wearer.ts';

export interface Worn {
  readonly garment: string;
  readonly colour: string | null;
}

const paint = (worn: Worn, otherwise: number): Light => {
  const named = readColour(worn.colour);
  return named === null ? lightOf(otherwise) : lightOf((named[0] << 16) | (named[1] << 8) | named[2]);
};

/** What an animal wears, as parts of its body; a garment no animal can be seen in is left out. */
export function makeGarments(kernel: FieldKernel, wearer: Wearer, worn: readonly Worn[], coarse: number): BodyPart[] {
  return worn.flatMap((each, index) => {
    if (/cape|cloak/.test(each.garment)) return [makeCape(kernel, wearer, paint(each, 0xb02a2a))];
    const cut = CUTS.find(({ words }) => words.test(each.garment));
    if (cut === undefined) return [];
    const field = new Field(wearer.skeleton);
    cut.shape(field, wearer);
    const mesh = kernel.polygonise(field, {
      cell: (cut.cell ?? 0.024) * coarse,
      occluders: [wearer.covers],
      occlusionReach: 0.06,
    });
    return [
      makePart(kernel, {
        name: `worn${index}`,
        mesh,
        material: cut.material,
        coat: [{ colour: paint(each, cut.colour) }],
      }),
    ];
  });
}

/** Over the back, from the neck to behind the hips. */
function makeCape(kernel: FieldKernel, { skeleton, neck, trunk, narrow }: Wearer, colour: Light): BodyPart {
  const [first, last] = [trunk[0], trunk.at(-1)];
  const start = add(neck.from, [0, neck.radius * 0.6, 0]);
  const hips = last?.to ?? start;
  const wide = Math.max(...trunk.flatMap(({ radii }) => radii)) * 1.12;
  const rows = Array.from({ length: 9 }, (_, row) => {
    const v = row / 8;
    const middle = between(start, add(hips, [0, wide * 0.35, -wide * 0.7]), v);
    return Array.from({ length: 11 }, (_, column): BoundPoint => {
      const u = (column / 10 - 0.5) * 2;
      const angle = u * (0.9 + 0.5 * v);
      const at = add(middle, [
        Math.sin(angle) * wide * narrow * (0.75 + 0.35 * v),
        (Math.cos(angle) - 1) * wide + wide * 0.72 * Math.min(1, v * 3),
        0,
      ]);
      const share = Math.min(1, v * 1.3);
      return {
        at,
        bones: [
          [neck.bone, Math.max(0, 0.6 - v)],
          [first?.bone ?? neck.bone, 1 - share],
          [last?.bone ?? neck.bone, share],
        ],
      };
    });
  });
  return makePart(kernel, {
    name: 'cape',
    mesh: sheetMesh(skeleton, rows),
    material: 'cloth',
    coat: [{ colour }],
    twoSided: true,
  });
}
