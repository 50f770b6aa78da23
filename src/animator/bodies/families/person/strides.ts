import type { Moment, Strides } from '../../body.ts';
import { HAMMER_FALLS, HAMMER_RATE, OWN_TIME, STROKE_RATE } from '../../rhythms.ts';
import { findClip } from './clips/clips.ts';
import { gaitOf } from './clips/travel.ts';
import { type PersonPoser, STANDS_BELOW } from './poses.ts';
import { legLength } from './solve.ts';

/** Of a leap: how long it takes, and the share of it after which the feet are down again. */
const LEAP_SECONDS = 1.15;
const LANDS_AT = 0.72;
/** Metres of a stroke with both arms. */
const STROKE_METRES = 1.5;
/** What its hands and arms strike: how often a second, and where in its round. */
const BLOWS: Readonly<
  Record<string, { readonly by: 'hands' | 'arms'; readonly perSecond: number; readonly falls: number }>
> = {
  clap: { by: 'hands', perSecond: 2.3, falls: 0 },
  hammer: { by: 'hands', perSecond: HAMMER_RATE, falls: HAMMER_FALLS },
};

/** Of a stroke of oars: where their blades go in. */
const STROKE_BEGINS = 0.25;

/** When its feet come down and its arms reach into the water: as the clips move them. */
export function stridesOfPerson({ frame }: PersonPoser, moment: Moment): Strides | null {
  const { act, speed, gone, since, phase } = moment;
  if (act === 'jump') return { by: 'feet', gait: 'jump', phases: [since / LEAP_SECONDS - LANDS_AT] };
  const blow = BLOWS[act];
  if (blow !== undefined)
    return { by: blow.by, gait: act, phases: [(moment.time + phase * OWN_TIME) * blow.perSecond - blow.falls] };
  if (act === 'row') return { by: 'arms', gait: 'row', phases: [moment.time * STROKE_RATE - STROKE_BEGINS] };
  if (act === 'swim' && speed > 0.05) {
    const stroke = gone / STROKE_METRES + phase;
    return { by: 'arms', gait: 'swim', phases: [stroke, stroke + 0.5] };
  }
  const leg = legLength(frame);
  if (findClip(act)?.goes === 'own' || moment.contacts.hips !== undefined || speed / leg <= STANDS_BELOW) return null;
  const gait = gaitOf(act, speed / leg, frame.build.wear);
  const cycle = gone / (gait.cycle * leg) + phase;
  return { by: 'feet', gait: String(gait.cycle), phases: [cycle, cycle + 0.5] };
}
