import { forEachWeight, type PackedWeights } from '../../src/animator/nets/net-file.ts';

const LARGEST = 32_767;
/** One layer of U2-Netp is beyond it, at 1,361; the next goes to 228 and bears 16 bits well. */
const MOST_BIAS = 500;

/**
 * Weights as whole numbers of 16 bits, with a scale for each channel that is written. What rounding takes from one weight is given to the next of the same
 * channel: what a layer reads is never negative and mostly smooth, so it is the sum of the errors that would be seen.
 */
export function packWeights(weights: readonly number[], bias: Float32Array, block: 8 | 4): PackedWeights {
  const channels = Math.ceil(bias.length / 4) * 4;
  const padded = new Float32Array(channels);
  padded.set(bias);
  if (isDelicate(bias)) {
    return { values: Float32Array.from(weights), scales: new Float32Array(channels).fill(1), bias: padded, block };
  }
  const largest = new Float64Array(channels);
  forEachWeight(weights.length, channels, block, (at, channel) => {
    largest[channel] = Math.max(largest[channel] ?? 0, Math.abs(weights[at] ?? 0));
  });
  const scales = Float32Array.from(largest, (value) => value / LARGEST);
  const values = new Int16Array(weights.length);
  const owed = new Float64Array(channels);
  forEachWeight(weights.length, channels, block, (at, channel) => {
    const scale = scales[channel] ?? 0;
    if (scale === 0) return;
    const wanted = (weights[at] ?? 0) / scale + (owed[channel] ?? 0);
    const rounded = Math.min(LARGEST, Math.max(-LARGEST, Math.round(wanted)));
    values[at] = rounded;
    owed[channel] = wanted - rounded;
  });
  return { values, scales, bias: padded, block };
}

/** A large bias is there to cancel out a large sum, and what is left of the two is small: such a layer must be exact. */
export function isDelicate(bias: Float32Array): boolean {
  return bias.some((value) => Math.abs(value) > MOST_BIAS);
}
