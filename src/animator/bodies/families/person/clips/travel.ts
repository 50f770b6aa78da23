import type { Clip, ClipContext } from './clip.ts';
import { GAITS, type Gait, going } from './gait.ts';

/** Speeds in lengths of leg a second: from which on one jogs and runs whatever the act says. */
const JOG_FROM = 2.9;
const RUN_FROM = 5.2;

export function gaitOf(act: string, legsASecond: number, frail: number): Gait {
  if (act === 'march') return GAITS.march;
  if (act === 'sneak') return GAITS.sneak;
  if (act === 'run' || act === 'chase')
    return legsASecond > 4 || frail > 0.5 ? (frail > 0.5 ? GAITS.jog : GAITS.run) : GAITS.jog;
  if (legsASecond > RUN_FROM) return GAITS.run;
  if (legsASecond > JOG_FROM) return GAITS.jog;
  if (frail > 0.5 && legsASecond < 1.5) return GAITS.shuffle;
  return legsASecond < 1.25 ? GAITS.stroll : GAITS.walk;
}

export const walking = (context: ClipContext, leg: number): ReturnType<Clip> => {
  const { moment, frail } = context;
  const legsASecond = moment.speed / leg;
  const gait = gaitOf(moment.act, legsASecond, frail);
  return going(gait, moment.gone / (gait.cycle * leg) + moment.phase, context);
};
