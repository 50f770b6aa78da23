import type { Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { light } from './head.ts';

/** Half of each pair in shares of a head, from the brow out: as of goats, or of the devil. */
const SHAPES: Readonly<Record<'buds' | 'goat' | 'devil', readonly (readonly [Vector, number])[]>> = {
  buds: [
    [[0.07, 0.165, 0.09], 0.026],
    [[0.08, 0.215, 0.1], 0.012],
  ],
  goat: [
    [[0.06, 0.165, 0.08], 0.032],
    [[0.085, 0.25, 0.04], 0.027],
    [[0.12, 0.29, -0.05], 0.02],
    [[0.145, 0.27, -0.13], 0.008],
  ],
  devil: [
    [[0.08, 0.15, 0.09], 0.036],
    [[0.14, 0.215, 0.1], 0.03],
    [[0.165, 0.3, 0.07], 0.02],
    [[0.13, 0.37, 0.04], 0.006],
  ],
};

export function makeHorns(maker: Maker): BodyPart[] {
  const { sheet, frame, kernel, coarse } = maker;
  if (sheet.horns === null) return [];
  const field = newField(maker);
  const s = frame.headScale;
  for (const [, sign] of SIDES)
    field.limb(
      SHAPES[sheet.horns.kind].map(([[x, y, z]]) => frame.onHead(sign * x, y, z)),
      SHAPES[sheet.horns.kind].map(([, radius]) => radius * s),
      ['head'],
    );
  return [
    makePart(kernel, {
      name: 'horns',
      mesh: kernel.polygonise(field, { cell: 0.009 * s * coarse }),
      material: 'stone',
      coat: [{ colour: light(sheet.horns.colour) }],
    }),
  ];
}
