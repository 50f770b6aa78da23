import { measureRms, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { makeFilter } from './filter.ts';
import type { Speech } from './speech/speak.ts';

/** RMS of a voice while it speaks. */
export const SPEECH_DECIBELS = -19;

/** While somebody speaks, all else is this much lower, and so much below the voice at least: decibels. */
interface Ducking {
  readonly lowered: number;
  readonly below: number;
  /** As far below it is also where it is loudest, for a tenth of a second: a chirp hides a consonant that a bed of the same power leaves to be heard. */
  readonly loudestBelow: number;
  /** What is taken away besides of where consonants are, 0..1. */
  readonly hollow: number;
}
export const BED_DUCKING: Ducking = { lowered: 5, below: 20, loudestBelow: 15, hollow: 0.6 };
export const EFFECTS_DUCKING: Ducking = { lowered: 3, below: 13, loudestBelow: 8, hollow: 0.45 };
/** A film in which somebody speaks is about what is said: also between the lines its bed lies so far below the voice. */
const BETWEEN_DECIBELS = 11;
const DUCK_SECONDS = 0.18;
/** Consonants are told apart by what is between 1.5 and 6 kHz. */
const CONSONANTS = { hertz: 3_000, quality: 0.5 } as const;
const LOUDEST_SECONDS = 0.1;

export const toGain = (decibels: number): number => 10 ** (decibels / 20);

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

function loudestRms({ left, right }: Stereo, from: number, to: number): number {
  const step = Math.round(LOUDEST_SECONDS * SAMPLE_RATE);
  let most = 0;
  for (let at = from; at < to; at += step) {
    const end = Math.min(to, at + step);
    most = Math.max(most, measureRms({ left: left.subarray(at, end), right: right.subarray(at, end) }));
  }
  return most;
}

/** How low a part must be while each line is said. */
function planDucking(part: Stereo, speeches: readonly Speech[], ducking: Ducking): Stretch[] {
  const { lowered, below, loudestBelow } = ducking;
  return speeches.map(({ start, samples, gain }) => {
    const from = Math.floor(start * SAMPLE_RATE);
    const to = from + samples.length;
    const rms = measureRms({ left: part.left.subarray(from, to), right: part.right.subarray(from, to) });
    // A whisper has all the others hold their breath.
    const most = (decibels: number, found: number): number =>
      (toGain(SPEECH_DECIBELS - decibels) * Math.min(1, gain)) / Math.max(1e-6, found);
    const lead = DUCK_SECONDS * SAMPLE_RATE;
    return {
      from: from - lead,
      to,
      gain: Math.min(toGain(-lowered), most(below, rms), most(loudestBelow, loudestRms(part, from, to))),
    };
  });
}

/** Lower while somebody speaks, most of all where consonants are, with a soft way there and back. */
export function duck(part: Stereo, speeches: readonly Speech[], ducking: Ducking): void {
  if (speeches.length === 0) return;
  const stretches = planDucking(part, speeches, ducking);
  const between = Math.min(1, toGain(SPEECH_DECIBELS - BETWEEN_DECIBELS) / Math.max(1e-6, measureRms(part)));
  const { hertz, quality } = CONSONANTS;
  const [leftBand, rightBand] = [makeFilter('band', hertz, quality), makeFilter('band', hertz, quality)];
  let [gain, wanted] = [between, between];
  let [hollow, hollowed] = [0, 0];
  for (let i = 0; i < part.left.length; i++) {
    if ((i & 63) === 0) {
      const spoken = stretches.filter(({ from, to }) => i >= from && i < to);
      wanted = spoken.reduce((least, { gain: own }) => Math.min(least, own), between);
      hollowed = spoken.length > 0 ? ducking.hollow : 0;
    }
    gain += (wanted - gain) / (DUCK_SECONDS * 0.4 * SAMPLE_RATE);
    hollow += (hollowed - hollow) / (DUCK_SECONDS * 0.4 * SAMPLE_RATE);
    const [left, right] = [part.left[i] ?? 0, part.right[i] ?? 0];
    part.left[i] = (left - leftBand.run(left) * hollow) * gain;
    part.right[i] = (right - rightBand.run(right) * hollow) * gain;
  }
}
