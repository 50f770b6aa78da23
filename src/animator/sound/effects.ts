import type { Random } from '../maths/random.ts';
import type { EffectPart, RunPart, Strike } from '../score/score.ts';
import { addPanned, makeStereo, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { keyAt, makeRun } from './runs.ts';
import { makeBlow, makeTread } from './strikes.ts';
import { makeCall } from './voices.ts';

type StrikePart = Exclude<EffectPart, RunPart>;

function makeStrike(part: StrikePart, random: Random): Float32Array {
  switch (part.kind) {
    case 'tread':
      return makeTread(part.name, part.surface, random);
    case 'blow':
      return makeBlow(part.name, random);
    case 'call':
      return makeCall(part.name, part.pitch, random);
  }
}

const toGain = (decibels: number): number => 10 ** (decibels / 20);

/** No two steps that follow each other are alike: so many are made, and each is heard a little louder or softer. */
const TAKES = 8;
const LEAST_LOUD = 0.75;

/** Peaks at 1, whatever it is made of. */
function toFullPeak(samples: Float32Array): Float32Array {
  let peak = 1e-9;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) / peak;
  return samples;
}

function addStrike({ left, right }: Stereo, { at, pan }: Strike, samples: Float32Array, gain: number): void {
  const place = panTo(pan);
  const first = Math.round(at * SAMPLE_RATE);
  const [toLeft, toRight] = [place.left * gain, place.right * gain];
  const length = Math.min(samples.length, left.length - first);
  for (let i = 0; i < length; i++) {
    const value = samples[i] ?? 0;
    left[first + i] = (left[first + i] ?? 0) + value * toLeft;
    right[first + i] = (right[first + i] ?? 0) + value * toRight;
  }
}

function playRun(part: RunPart, length: number, random: Random): Stereo {
  const samples = makeRun(part, length, random);
  const rms = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, length));
  const sound = makeStereo(length);
  if (rms < 1e-7) return sound;
  const level = (toGain(part.levelDecibels) * Math.SQRT2) / rms;
  let [pan, gain] = [panTo(0), 0];
  for (let i = 0; i < length; i++) {
    if ((i & 63) === 0) {
      const key = keyAt(part.keys, i / SAMPLE_RATE);
      [pan, gain] = [panTo(key.pan), key.gain * level];
    }
    addPanned(sound, i, (samples[i] ?? 0) * gain, pan);
  }
  return sound;
}

/** One part of a score as it is heard at the camera. */
export function playEffect(part: EffectPart, length: number, random: Random): Stereo {
  if (part.kind === 'run') return playRun(part, length, random);
  const sound = makeStereo(length);
  const takes: Float32Array[] = [];
  for (const [i, strike] of part.strikes.entries()) {
    const take = takes[i % TAKES] ?? toFullPeak(makeStrike(part, random));
    takes[i % TAKES] = take;
    const loud = toGain(part.levelDecibels) * strike.gain * random.between(LEAST_LOUD, 1);
    if (strike.at * SAMPLE_RATE < length) addStrike(sound, strike, take, loud);
  }
  return sound;
}
