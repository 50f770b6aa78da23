import { hertzAt, type PitchTrack } from './pitch-track.ts';

/** How a voice is bent: everything in seconds. */
export interface Bending {
  /** How much higher than it was said, at a time of what was said. */
  ratioAt(seconds: number): number;
  /** Where in what was said that is found which is heard at this time. */
  sourceAt(seconds: number): number;
  readonly lengthSeconds: number;
}

/** Breath has no period; it is laid anew in pieces this long. */
const UNVOICED_SECONDS = 0.006;

interface Marks {
  readonly at: readonly number[];
  /** Length of a period in samples at each; of unvoiced ones the length of a piece. */
  readonly periods: readonly number[];
  readonly voiced: readonly boolean[];
}

/** Where each period has its peak. */
function markPeriods(samples: Float32Array, rate: number, track: PitchTrack): Marks {
  const [at, periods, voiced]: [number[], number[], boolean[]] = [[], [], []];
  let highest = 0;
  for (const value of samples) if (Math.abs(value) > Math.abs(highest)) highest = value;
  const side = highest < 0 ? -1 : 1;
  const peakNear = (from: number, to: number): number => {
    let best = Math.max(0, Math.round(from));
    for (let i = best; i <= Math.min(samples.length - 1, to); i++)
      if ((samples[i] ?? 0) * side > (samples[best] ?? 0) * side) best = i;
    return best;
  };
  for (let position = 0; position < samples.length; ) {
    const hertz = hertzAt(track, position / rate);
    const period = hertz > 0 ? rate / hertz : UNVOICED_SECONDS * rate;
    const follows = voiced.at(-1) === true;
    const mark =
      hertz > 0
        ? peakNear(position - (follows ? 0.2 : 0.5) * period, position + (follows ? 0.2 : 0.5) * period)
        : Math.round(position);
    const last = at.at(-1) ?? -1;
    if (mark > last) {
      at.push(mark);
      periods.push(period);
      voiced.push(hertz > 0);
    }
    position = Math.max(mark, last + 1, position - period * 0.3) + period;
  }
  return { at, periods, voiced };
}

/**
 * A voice higher or lower, slower or faster, in the same throat: its periods are cut out around their peaks and laid down again closer together or further apart
 * (pitch-synchronous overlap and add).
 */
export function bendVoice(samples: Float32Array, rate: number, track: PitchTrack, bending: Bending): Float32Array {
  const marks = markPeriods(samples, rate, track);
  const out = new Float32Array(Math.ceil(bending.lengthSeconds * rate));
  const weights = new Float32Array(out.length);
  let near = 0;
  for (let position = 0; position < out.length; ) {
    const source = bending.sourceAt(position / rate) * rate;
    while (
      near + 1 < marks.at.length &&
      Math.abs((marks.at[near + 1] ?? 0) - source) <= Math.abs((marks.at[near] ?? 0) - source)
    )
      near += 1;
    while (near > 0 && Math.abs((marks.at[near - 1] ?? 0) - source) < Math.abs((marks.at[near] ?? 0) - source))
      near -= 1;
    const [mark = 0, period = 1, isVoiced = false] = [marks.at[near], marks.periods[near], marks.voiced[near]];
    const step = isVoiced ? period / Math.max(0.4, Math.min(2.5, bending.ratioAt(source / rate))) : period;
    const reach = Math.ceil(period);
    const centre = Math.round(position);
    for (let i = -reach; i <= reach; i++) {
      const [from, to] = [mark + i, centre + i];
      if (from < 0 || from >= samples.length || to < 0 || to >= out.length) continue;
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * i) / (reach + 1));
      out[to] = (out[to] ?? 0) + (samples[from] ?? 0) * weight;
      weights[to] = (weights[to] ?? 0) + weight;
    }
    position += Math.max(8, step);
  }
  // Periods that lie closer than they did must not be louder; those further apart must not be pumped up between.
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / Math.max(0.8, weights[i] ?? 1);
  return out;
}
