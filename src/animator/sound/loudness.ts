import { SAMPLE_RATE, type Stereo } from './buffer.ts';

/** How loud every film is, as platforms measure it: LUFS, integrated over the whole film (ITU-R BS.1770). */
export const FILM_LOUDNESS = -16;

/** True peaks of lossy coding overshoot a little: the mix stays this far below full scale. */
const CEILING = 0.84;
const BLOCK_SECONDS = 0.4;
const STEPS_PER_BLOCK = 4;
/** Blocks below these are silence, or a pause. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];
/** How an ear weighs what it hears, at 48 kHz: a shelf for the head, and little for the lowest. */
const WEIGHTING: readonly [Coefficients, Coefficients] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

/** Sums of squares as an ear weighs them, a tenth of a second each. */
function weighSteps(samples: Float32Array, sums: Float64Array, step: number): void {
  const [[b0, b1, b2, a1, a2], [c0, c1, c2, d1, d2]] = WEIGHTING;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let from = 0, at = 0; from < samples.length; from += step, at++) {
    const end = Math.min(samples.length, from + step);
    let sum = sums[at] ?? 0;
    for (let i = from; i < end; i++) {
      const x = samples[i] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      const z = c0 * y + c1 * y1 + c2 * y2 - d1 * z1 - d2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    sums[at] = sum;
  }
}

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(Math.max(1e-12, power));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS; null for silence. */
export function measureLoudness({ left, right }: Stereo): number | null {
  const step = Math.round((BLOCK_SECONDS / STEPS_PER_BLOCK) * SAMPLE_RATE);
  const count = Math.max(STEPS_PER_BLOCK, Math.ceil(left.length / step));
  const sums = new Float64Array(count);
  weighSteps(left, sums, step);
  weighSteps(right, sums, step);
  // What is shorter than a block counts as one.
  const blockLength = Math.min(step * STEPS_PER_BLOCK, Math.max(1, left.length));
  const powers = Array.from({ length: count - STEPS_PER_BLOCK + 1 }, (_, i) => {
    let sum = 0;
    for (let k = 0; k < STEPS_PER_BLOCK; k++) sum += sums[i + k] ?? 0;
    return sum / blockLength;
  });
  const heard = powers.filter((power) => toLoudness(power) > ABSOLUTE_GATE);
  if (heard.length === 0) return null;
  const gate = toLoudness(mean(heard)) + RELATIVE_GATE;
  return toLoudness(mean(heard.filter((power) => toLoudness(power) > gate)));
}

/** The limiter looks this far ahead in blocks of 1.3 ms, and lets go this slowly. */
const LIMIT_BLOCK = 64;
const AHEAD_BLOCKS = 4;
const RELEASE_SHARE = 0.985;

/** Multiplies, and turns down what would leave the ceiling before it comes: peaks are lowered, never cut. Answers whether any was. */
function applyGain({ left, right }: Stereo, gain: number): boolean {
  const blocks = Math.ceil(left.length / LIMIT_BLOCK);
  const wanted = new Float32Array(blocks + 1).fill(1);
  for (let block = 0; block < blocks; block++) {
    let peak = 0;
    const end = Math.min(left.length, (block + 1) * LIMIT_BLOCK);
    for (let i = block * LIMIT_BLOCK; i < end; i++) {
      const louder = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
      if (louder > peak) peak = louder;
    }
    wanted[block] = Math.min(1, CEILING / Math.max(1e-9, peak * gain));
  }
  if (wanted.every((share) => share === 1)) {
    for (let i = 0; i < left.length; i++) {
      left[i] = (left[i] ?? 0) * gain;
      right[i] = (right[i] ?? 0) * gain;
    }
    return false;
  }
  const held = new Float32Array(blocks + 1);
  let now = 1;
  for (let block = 0; block <= blocks; block++) {
    let least = 1;
    for (let k = Math.max(0, block - 1); k <= Math.min(blocks, block + AHEAD_BLOCKS); k++)
      least = Math.min(least, wanted[k] ?? 1);
    now = Math.min(least, 1 - (1 - now) * RELEASE_SHARE);
    held[block] = now;
  }
  for (let block = 0; block < blocks; block++) {
    const [from, to] = [held[block] ?? 1, held[block + 1] ?? 1];
    const end = Math.min(left.length, (block + 1) * LIMIT_BLOCK);
    for (let i = block * LIMIT_BLOCK; i < end; i++) {
      // Between two blocks the lower of both must be reached in time, so it goes in a straight line and never above the ceiling.
      const share = (i - block * LIMIT_BLOCK) / LIMIT_BLOCK;
      const scale = gain * Math.min(from + (to - from) * share, wanted[block] ?? 1);
      left[i] = (left[i] ?? 0) * scale;
      right[i] = (right[i] ?? 0) * scale;
    }
  }
  return true;
}

/** A mix of nothing but a far cricket is not lifted to a roar. */
const MOST_GAIN = 10 ** (22 / 20);
const ROUNDS = 6;
const CLOSE_ENOUGH = 0.4;

/** Brings a mix to the loudness of every film, in place. What the limiter takes away is given back in the next round. */
export function levelLoudness(mixed: Stereo): void {
  let left = MOST_GAIN;
  for (let round = 0; round < ROUNDS; round++) {
    const loudness = measureLoudness(mixed);
    if (loudness === null) return;
    if (round > 0 && Math.abs(FILM_LOUDNESS - loudness) < CLOSE_ENOUGH) return;
    const gain = Math.min(left, 10 ** ((FILM_LOUDNESS - loudness) / 20));
    // Where nothing was turned down it is as loud now as it was to be, or as it may become.
    if (!applyGain(mixed, gain)) return;
    left = Math.max(1, left / gain);
  }
}
