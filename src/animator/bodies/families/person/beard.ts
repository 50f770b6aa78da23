import { scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Field } from '../../field.ts';
import { type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { hairCoat } from './hair.ts';

/** A beard is on the cheeks as they are: of a wide face it would else be below the skin, but for patches of it. */
export function makeBeard(maker: Maker, head: Field): BodyPart[] {
  const { sheet, frame, kernel, coarse, body } = maker;
  const { beard } = sheet;
  if (beard === 'none' || beard === 'stubble') return [];
  const { onHead, headScale: s } = frame;
  const field = newField(maker);
  /** On the skin beside a point, or so far below it. */
  const onCheek = (at: Vector, below: number): Vector => {
    const [x, y, z] = kernel.surface(head, onHead(0, at[1], at[2]), [at[0] * s, 0, 0]);
    const own = onHead(...at);
    const inward = Math.abs(x) - below * s;
    return inward > Math.abs(own[0]) ? [Math.sign(at[0]) * inward, y, z] : own;
  };
  field.on('lipUp', 0.014 * s);
  // The moustache goes with the upper lip, the rest with the chin.
  if (beard !== 'short')
    for (const [, sign] of SIDES) {
      field.cone(onHead(sign * 0.01, -0.09, 0.181), onHead(sign * 0.048, -0.098, 0.166), 0.0155 * s, 0.0135 * s);
      field.cone(onHead(sign * 0.048, -0.098, 0.166), onHead(sign * 0.078, -0.118, 0.14), 0.0135 * s, 0.005 * s);
    }
  if (beard !== 'moustache') {
    const full = beard === 'full' || beard === 'long';
    const reach = beard === 'long' ? 0.2 : full ? 0.055 : beard === 'goatee' ? 0.04 : 0.012;
    const wide = beard === 'goatee' ? 0.5 : 1;
    const count = beard === 'goatee' ? 5 : 11;
    field.on('jaw', 0.018 * s);
    for (let k = 0; k < count; k++) {
      const angle = beard === 'goatee' ? 1.2 + (k / (count - 1)) * 0.74 : (k / (count - 1)) * Math.PI;
      const [c, n] = [Math.cos(angle), Math.sin(angle)];
      const from: Vector = [c * 0.142, -0.045 - n * 0.112, 0.035 + n * 0.085];
      const to: Vector = [
        c * 0.135 * (1 - reach * 1.2),
        -0.09 - n * (0.098 + reach) + (k % 2) * 0.008,
        0.045 + n * (0.092 + reach * 0.1),
      ];
      // On the cheeks of whoever has wide ones, and not within them.
      field.cone(
        Math.abs(c) > 0.5 ? onCheek(from, 0.022) : onHead(...from),
        onHead(...to),
        (full ? 0.034 : 0.031) * wide ** 0.3 * s,
        (full ? 0.02 : 0.021) * s,
      );
    }
    if (beard !== 'goatee')
      for (const [, sign] of SIDES)
        field
          .on('head')
          .cone(
            onCheek([sign * 0.15, 0.035, 0.02], 0.007),
            onCheek([sign * 0.14, -0.03, 0.034], 0.013),
            0.014 * s,
            0.021 * s,
          )
          .cone(
            onCheek([sign * 0.14, -0.03, 0.034], 0.013),
            onCheek([sign * 0.13, -0.07, 0.04], 0.02),
            0.021 * s,
            0.029 * s,
          );
    field.on('jaw').ball(onHead(0, -0.118, 0.19), scale([0.05, 0.0235, 0.055], s), { mode: 'cut', blend: 0.01 * s });
  }
  const mesh = kernel.polygonise(field, { cell: 0.0135 * s * coarse, occluders: [body], occlusionReach: 0.03 });
  return [makePart(kernel, { name: 'beard', mesh, material: 'hair', coat: hairCoat(maker) })];
}
