import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import type { Pose } from '../../pose.ts';
import type { BirdSheet } from './sheet.ts';

/** A bird's pose in the making. */
export interface Perch {
  readonly pose: Pose;
  readonly sheet: BirdSheet;
  readonly size: number;
  readonly moment: Moment;
  /** Metres from the ground to its belly where it stands. */
  readonly belly: number;
  /** 0 folded, 1 spread. */
  spread: number;
  /** Where each foot is against rest, metres; null leaves the legs as they hang. */
  feet: ((sign: number) => Vector) | null;
}
