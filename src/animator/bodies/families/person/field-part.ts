import type { Light } from '../../../maths/mesh.ts';
import type { BodyPart } from '../../body.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { plainPart } from './loft.ts';

/** A small surface of one colour, from a field. */
export const fieldPart = (
  maker: Maker,
  name: string,
  colour: Light,
  material: BodyPart['material'],
  cell: number,
  shape: (field: Field) => void,
): BodyPart => {
  const field = newField(maker);
  shape(field);
  return plainPart(
    name,
    maker.kernel.polygonise(field, {
      cell: cell * Math.min(1.6, maker.coarse),
      occluders: [maker.body],
      occlusionReach: 0.05,
    }),
    colour,
    material,
  );
};
