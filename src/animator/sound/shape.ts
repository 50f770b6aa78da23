import type { Random } from '../maths/random.ts';
import { hiss } from './ambience/noise-bed.ts';
import { SAMPLE_RATE } from './buffer.ts';
import { makeFilter } from './filter.ts';

/** Samples of a shape over time, mono. */
export function shape(seconds: number, valueAt: (t: number) => number): Float32Array {
  const samples = new Float32Array(Math.floor(seconds * SAMPLE_RATE));
  for (let i = 0; i < samples.length; i++) samples[i] = valueAt(i / SAMPLE_RATE);
  return samples;
}

/** Never a click: it begins within a millisecond, not at once. */
export const soften = (t: number): number => Math.min(1, t * 900);

export type BlowMaker = (random: Random) => Float32Array;

/** Air or water that is thrown aside: noise whose band wanders. */
export function whoosh(seconds: number, peakAt: number, from: number, to: number): BlowMaker {
  return (random) => {
    const band = makeFilter('band', from, 0.8);
    const tuned = random.between(0.88, 1.14);
    let step = 0;
    return shape(seconds, (t) => {
      if (step++ % 32 === 0) band.tune((from + (to - from) * (t / seconds)) * tuned);
      const rise = Math.min(1, t / peakAt);
      const fall = Math.max(0, 1 - Math.max(0, t - peakAt) / (seconds - peakAt)) ** 2;
      return band.run(hiss(random)) * rise * rise * fall;
    });
  };
}
