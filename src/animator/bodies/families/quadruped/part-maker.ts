import type { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { Frame } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** All that a part of an animal is made from. */
export interface PartMaker {
  readonly kernel: FieldKernel;
  readonly skeleton: Skeleton;
  readonly sheet: QuadrupedSheet;
  readonly frame: Frame;
  readonly torso: Field;
  /** How much coarser than the finest its surfaces are cut. */
  readonly coarse: number;
}
