import type { Moment, Strides } from '../../body.ts';
import { GAITS, gaitsAt, LEGS, strideOf } from './gaits.ts';
import { type QuadrupedPoser, STANDS_BELOW, WITHOUT_STEPS } from './poses.ts';

/** When its feet come down: as its gait moves them. */
export function stridesOfQuadruped(
  { sheet, size }: QuadrupedPoser,
  { act, speed, gone, phase }: Moment,
): Strides | null {
  const legsASecond = speed / (Math.min(sheet.leg.front, sheet.leg.hind) * size);
  if (WITHOUT_STEPS.has(act) || legsASecond < STANDS_BELOW) return null;
  const { first, second, share } = gaitsAt(sheet, legsASecond, act);
  const gait = second !== null && share > 0.5 ? second : first;
  const cycle = gone / strideOf(sheet, gait, size) + phase;
  const legs = sheet.leg.arms === undefined ? LEGS : LEGS.filter((leg) => !leg.startsWith('front'));
  return { by: 'feet', gait, phases: legs.map((leg) => cycle + GAITS[gait][leg]) };
}
