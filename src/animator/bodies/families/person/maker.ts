import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { Maker } from './fabric.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import type { Fineness, PersonSheet } from './sheet.ts';
import { shapeArm, shapeLeg, shapeTrunk } from './torso.ts';

const COARSE: Readonly<Record<Fineness, number>> = { hero: 1, cast: 1.42, crowd: 2.4 };

/** A rough body that keeps light away from what lies close to it. */
function mannequin(skeleton: Skeleton, frame: PersonFrame): Field {
  const field = new Field(skeleton);
  shapeTrunk(field, frame, -0.012);
  for (const [side] of SIDES) {
    shapeLeg(field, frame, side, { from: 0, to: 2, grow: -0.008 });
    shapeArm(field, frame, side, { from: 0, to: 2, grow: -0.008 });
  }
  const s = frame.headScale;
  field
    .on('head', 0.05 * s)
    .ball(frame.onHead(0, 0.03, -0.02), 0.16 * s)
    .ball(frame.onHead(0, -0.07, 0.03), 0.11 * s);
  return field;
}

/** What somebody's parts and clothes are made with. */
export const makerOf = (kernel: FieldKernel, skeleton: Skeleton, sheet: PersonSheet, frame: PersonFrame): Maker => ({
  ...{ kernel, skeleton, sheet, frame },
  coarse: COARSE[sheet.fineness],
  body: mannequin(skeleton, frame),
});
