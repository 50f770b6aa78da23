/** How high a voice is, moment by moment. */
export interface PitchTrack {
  readonly stepSeconds: number;
  /** Hertz; 0 where nothing is sung or voiced. */
  readonly hertz: Float32Array;
  /** The middle one of all that is voiced; 0 where nothing is. */
  readonly middle: number;
}

const STEP_SECONDS = 0.005;
const [LOWEST_HERTZ, HIGHEST_HERTZ] = [60, 420];
const WINDOW_SECONDS = 0.025;
/** So alike a wave must be to itself a period later. */
const VOICED = 0.6;
/** A wave is as alike after two periods as after one: the shorter counts where it is nearly as good. */
const NEARLY = 0.92;

/** By likeness: a voiced wave comes again after one period. Looked at in half the samples, which are enough for it. */
export function trackPitch(samples: Float32Array, rate: number): PitchTrack {
  const half = Float32Array.from(
    { length: samples.length >> 1 },
    (_, i) => ((samples[i * 2] ?? 0) + (samples[i * 2 + 1] ?? 0)) / 2,
  );
  const ownRate = rate / 2;
  const window = Math.round(WINDOW_SECONDS * ownRate);
  const [shortest, longest] = [Math.floor(ownRate / HIGHEST_HERTZ), Math.ceil(ownRate / LOWEST_HERTZ)];
  const count = Math.max(1, Math.floor(samples.length / rate / STEP_SECONDS));
  const found = new Float32Array(count);
  const loudest = half.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const likeness = new Float32Array(longest + 2);
  for (let frame = 0; frame < count; frame++) {
    const at = Math.max(0, Math.round(frame * STEP_SECONDS * ownRate - window / 2));
    if (at + window + longest >= half.length) break;
    let own = 0;
    for (let i = 0; i < window; i++) own += (half[at + i] ?? 0) ** 2;
    if (Math.sqrt(own / window) < loudest * 0.02) continue;
    let best = 0;
    for (let lag = shortest; lag <= longest; lag++) {
      let [both, other] = [0, 1e-12];
      for (let i = 0; i < window; i++) {
        const later = half[at + i + lag] ?? 0;
        both += (half[at + i] ?? 0) * later;
        other += later * later;
      }
      likeness[lag] = both / Math.sqrt(own * other);
      best = Math.max(best, likeness[lag] ?? 0);
    }
    if (best < VOICED) continue;
    for (let lag = shortest + 1; lag < longest; lag++) {
      const [before = 0, here = 0, after = 0] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]];
      if (here < best * NEARLY || here < before || here < after) continue;
      // Between the samples lies the top of the curve through three of them.
      const bend = before - 2 * here + after;
      found[frame] = ownRate / (lag + (bend === 0 ? 0 : (0.5 * (before - after)) / bend));
      break;
    }
  }
  const hertz = smooth(found);
  const voiced = [...hertz].filter((value) => value > 0).toSorted((a, b) => a - b);
  return { stepSeconds: STEP_SECONDS, hertz, middle: voiced[voiced.length >> 1] ?? 0 };
}

/** The middle one of five neighbours: a single octave that was misheard goes. */
function smooth(found: Float32Array): Float32Array {
  return found.map((value, i) => {
    if (value === 0) return 0;
    const near = [...found.subarray(Math.max(0, i - 2), i + 3)].filter((each) => each > 0).toSorted((a, b) => a - b);
    return near[near.length >> 1] ?? value;
  });
}

export function hertzAt({ hertz, stepSeconds }: PitchTrack, seconds: number): number {
  return hertz[Math.max(0, Math.min(hertz.length - 1, Math.round(seconds / stepSeconds)))] ?? 0;
}
