import type { Reading } from '../../language/reading.ts';
import type { Stretch } from './one-take.ts';
import { beginsShot } from './seen-near.ts';

/** As many as one follows without being told their seconds. */
const FEW_SHOTS = 3;
/** With times for each: more of them, as long as one sees what each shows. */
export const MANY_SHOTS = 6;
const SECONDS_OF_SHOT = 1;
/** With cuts that are told and no times: what is told of each takes longer. */
export const [MOST_CUTS, SECONDS_OF_CUT] = [6, 1.5];

/** Letters: "Cut to: a close-up" is one mark. */
const SAME_MARK = 16;

/** How many shots a film may have. */
export function mostShots(reading: Reading, durationSeconds: number): number {
  const { cuts, shots } = reading;
  // "Close-up of his hands: …" at the head of a sentence is as good as a cut.
  const headed = shots.filter(({ field, at }) => field === 'size' && beginsShot(reading, at));
  const uncut = headed.filter(({ at }) => cuts.every((cut) => at < cut.at || at - cut.at > SAME_MARK));
  const timed = new Set(cuts.flatMap(({ seconds }) => seconds ?? [])).size;
  const cut = Math.min(MOST_CUTS, cuts.length + uncut.length + 1, Math.floor(durationSeconds / SECONDS_OF_CUT));
  return Math.max(FEW_SHOTS, cut, Math.min(MANY_SHOTS, timed, Math.floor(durationSeconds / SECONDS_OF_SHOT)));
}

/** A list of shots for more seconds than the film has is told in the film's own, each with its share. */
export function fitCuts(reading: Reading, durationSeconds: number): Reading {
  const starts = reading.cuts.flatMap(({ seconds }) => seconds ?? []);
  const last = Math.max(0, ...starts);
  const told = Math.max(0, ...reading.cuts.map(({ until }) => until ?? 0));
  const mean = last / Math.max(1, starts.length - 1);
  const end = told > last ? told : last + (starts.length > 1 ? mean : 0);
  // A last shot that is cut short by less than this is still seen.
  if (last < durationSeconds - SECONDS_OF_SHOT || end <= durationSeconds) return reading;
  const share = durationSeconds / end;
  const scaled = (seconds: number | null | undefined): number | null => (seconds == null ? null : seconds * share);
  return {
    ...reading,
    cuts: reading.cuts.map((cut) => ({ ...cut, seconds: scaled(cut.seconds), until: scaled(cut.until) })),
  };
}

/** "A night thriller in a garage. Shot 1: …": what stands before the list tells of the whole film, and is no shot of its own. */
const FIRST_OF_LIST = /^\W{0,3}(?:(?:shot|scene|clip|part|beat) ?#?(?:1|one)\b|1[.)] )/i;
export const isFirstOfList = (told: string, at: number): boolean => FIRST_OF_LIST.test(told.slice(at, at + 16));

/** What a shot weighs in which nothing, one thing and each further thing is done, and how many of them count. */
const [NO_DEED, ONE_DEED, ANOTHER, MOST_COUNTED] = [0.8, 1, 0.5, 3] as const;

/** When shots begin of which nobody tells it: those in which more is done are longer. */
export function timesByDeeds(
  { events, offsets }: Reading,
  stretches: readonly Stretch[],
  durationSeconds: number,
): number[] {
  const weights = stretches.map(({ from, to }, i) => {
    const done = events.filter(({ act, meanwhile, at }) => {
      const letter = offsets[at] ?? 0;
      return act !== null && meanwhile !== true && (i === 0 || letter >= from) && letter < to;
    }).length;
    return done === 0 ? NO_DEED : ONE_DEED + ANOTHER * Math.min(MOST_COUNTED, done - 1);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return weights.map((weight) => {
    const begins = passed;
    passed += (weight / whole) * durationSeconds;
    return begins;
  });
}
