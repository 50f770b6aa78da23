import type { Moment, Strides } from '../../body.ts';
import { FLYING } from './clips.ts';
import { type BirdPoser, flightOf, STANDS_BELOW, stepOf, WITHOUT_STEPS } from './poses.ts';

/** Wings this little moved glide, and are not heard. */
const LEAST_EFFORT = 0.5;

/** When its wings beat and its feet come down: as its pose moves them. */
export function stridesOfBird({ sheet, size }: BirdPoser, moment: Moment): Strides | null {
  const { act, speed } = moment;
  if (FLYING.has(act) && sheet.beats > 0) {
    const { beat, effort } = flightOf(sheet, moment, act);
    // The blow is in the middle of the way down.
    return effort < LEAST_EFFORT ? null : { by: 'wings', gait: act, phases: [beat + 0.5] };
  }
  const legs = speed / (Math.max(0.12, sheet.leg.length) * size);
  if (WITHOUT_STEPS.has(act) || legs <= STANDS_BELOW) return null;
  const { cycle, hops } = stepOf(sheet, size, moment);
  return { by: 'feet', gait: sheet.gait.kind, phases: hops ? [cycle] : [cycle, cycle + 0.5] };
}
