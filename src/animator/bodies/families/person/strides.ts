import type { Moment, Strides } from '../../body.ts';
import { climbRounds } from '../../climbs.ts';
import { OWN_TIME, STROKE_RATE } from '../../rhythms.ts';
import { findClip } from './clips/clips.ts';
import { gaitOf } from './clips/travel.ts';
import { HAND_RHYTHMS, type HandRhythm } from './hand-rhythms.ts';
import { isFinned, type PersonPoser, STANDS_BELOW } from './poses.ts';
import { legLength } from './solve.ts';

/** Of a leap: how long it takes, and the share of it after which the feet are down again. */
const LEAP_SECONDS = 1.15;
const LANDS_AT = 0.72;
/** Metres of a stroke with both arms. */
const STROKE_METRES = 1.5;
/** Of a stroke of oars: where their blades go in. */
const STROKE_BEGINS = 0.25;

/** Jumping jacks: feet come down as they are apart, and as they are together. */
const HOPS_PER_SECOND = 2.3;

const ownTime = ({ time, phase }: Moment): number => time + phase * OWN_TIME;

function beatenAt({ perSecond, falls, from }: HandRhythm, moment: Moment): number {
  switch (from) {
    case 'own':
      return ownTime(moment) * perSecond - falls;
    case 'apart':
      return ownTime(moment) * perSecond + moment.phase - falls;
    case 'film':
      return moment.time * perSecond - falls;
    case 'act':
      return moment.since * perSecond - falls;
  }
}

/** When its feet come down and its arms reach into the water: as the clips move them. */
export function stridesOfPerson({ frame, sheet }: PersonPoser, moment: Moment): Strides | null {
  const { act, speed, gone, since, phase } = moment;
  if (act === 'jump') return { by: 'feet', gait: 'jump', phases: [since / LEAP_SECONDS - LANDS_AT] };
  if (act === 'exercise') return { by: 'feet', gait: act, phases: [ownTime(moment) * HOPS_PER_SECOND] };
  const rhythms = HAND_RHYTHMS[act];
  if (rhythms !== undefined)
    return { by: 'hands', gait: act, phases: rhythms.map((rhythm) => beatenAt(rhythm, moment)) };
  if (act === 'climb') {
    const round = climbRounds(moment.time);
    return { by: 'hands', gait: 'climb', phases: [round, round + 0.5] };
  }
  if (act === 'row') return { by: 'arms', gait: 'row', phases: [moment.time * STROKE_RATE - STROKE_BEGINS] };
  // Fins are not heard.
  if (act === 'swim' && isFinned(sheet)) return null;
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
