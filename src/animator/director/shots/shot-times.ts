import type { Reading } from '../../language/reading.ts';

/** As many as one follows without being told their seconds. */
const FEW_SHOTS = 3;
/** With times for each: more of them, as long as one sees what each shows. */
export const MANY_SHOTS = 6;
const SECONDS_OF_SHOT = 1;
/** With cuts that are told and no times: what is told of each takes longer. */
const [MOST_CUTS, SECONDS_OF_CUT] = [5, 1.5];

/** How many shots a film may have. */
export function mostShots({ cuts }: Reading, durationSeconds: number): number {
  const timed = new Set(cuts.flatMap(({ seconds }) => seconds ?? [])).size;
  const cut = Math.min(MOST_CUTS, cuts.length + 1, Math.floor(durationSeconds / SECONDS_OF_CUT));
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
