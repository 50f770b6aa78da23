import { makeRandom } from '../../maths/random.ts';
import type { LinePart } from '../../score/score.ts';
import { SAMPLE_RATE } from '../buffer.ts';
import { makeFilter } from '../filter.ts';

/** Mono samples at a rate of their own. */
export interface Mono {
  readonly samples: Float32Array;
  readonly rate: number;
}

/** To the film's rate by four neighbours; what that adds above the voice's own band is taken off. A rate that is not its own makes a throat longer or shorter. */
function resample({ samples, rate }: Mono): Float32Array {
  const length = Math.floor((samples.length * SAMPLE_RATE) / rate);
  const out = new Float32Array(length);
  const smooth = makeFilter('low', rate * 0.45, 0.54);
  const again = makeFilter('low', rate * 0.46, 1.3);
  const rumble = makeFilter('high', 80);
  for (let i = 0; i < length; i++) {
    const at = (i * rate) / SAMPLE_RATE;
    const whole = Math.floor(at);
    const share = at - whole;
    const [a = 0, b = 0, c = 0, d = 0] = [samples[whole - 1], samples[whole], samples[whole + 1], samples[whole + 2]];
    const bent = b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
    out[i] = rumble.run(again.run(smooth.run(bent)));
  }
  return out;
}

/** What follows the loudness of a band: quickly up, less quickly down. */
function makeFollower(): (value: number) => number {
  let level = 0;
  return (value) => {
    const size = Math.abs(value);
    level += (size - level) * (size > level ? 0.02 : 0.004);
    return level;
  };
}

/** Vowels are 20 to 30 decibels above the consonants that tell words apart: so much of that is taken back, of what is no silence, as at every mixing desk. */
const LEVELLED = 0.38;
const MOST_LIFT = 10 ** (9 / 20);
/** Of the loudest: what is below is no word. */
const SILENT = 0.004;
const RISE = 1 - Math.exp(-1 / (0.004 * SAMPLE_RATE));
const FALL = 1 - Math.exp(-1 / (0.05 * SAMPLE_RATE));

/** What is said softly comes nearer to what is said loudly, in place. */
export function levelVoice(voice: Float32Array): void {
  const levels = new Float32Array(voice.length);
  let [level, loudest] = [0, 1e-9];
  for (let i = 0; i < voice.length; i++) {
    const size = Math.abs(voice[i] ?? 0);
    level += (size - level) * (size > level ? RISE : FALL);
    levels[i] = level;
    loudest = Math.max(loudest, level);
  }
  for (let i = 0; i < voice.length; i++) {
    const share = (levels[i] ?? 0) / loudest;
    // Below silence the gain goes back to one: the room between words is not lifted.
    const lift = Math.min(MOST_LIFT, (1 / Math.max(SILENT, share)) ** LEVELLED);
    const heard = Math.min(1, share / SILENT / 3);
    voice[i] = (voice[i] ?? 0) * (1 + (lift - 1) * heard);
  }
}

/** Where a voice of 16 kHz ends, new air begins: an s or a breath has most of its own up there. */
const EXTENSION = { gain: 1.15, from: 7_000, to: 14_500 } as const;
/** Breath lies on the vowels, where a throat does not quite close. */
const BREATH_GAIN = 0.45;
/** More than this and words are lost in it (2026-11-16, by a recogniser). */
const WHISPER_GAIN = 1.6;
/** A whisper is breath alone, shaped as the voice was. */
const WHISPERED = 0.55;

/** The voice as it is heard: at the film's rate, with breath in it, and with the highest band that it was made without. */
export function finishVoice(
  { samples, rate }: Mono,
  { tract, breath, tone, start }: LinePart,
  band: number,
): Float32Array {
  const voice = resample({ samples, rate: rate * tract });
  const random = makeRandom(Math.round(start * 1000)).spawn('breath');
  const edge = Math.min(EXTENSION.from, band * tract * 0.92);
  const [sharp, upper, top] = [
    makeFilter('band', edge * 0.78, 1.2),
    makeFilter('high', edge),
    makeFilter('low', EXTENSION.to),
  ];
  const [low, formed, airy] = [makeFilter('band', 900, 0.7), makeFilter('band', 2_400, 0.6), makeFilter('high', 1_800)];
  const [followSharp, followLow] = [makeFollower(), makeFollower()];
  const presence = makeFilter('band', 3_000, 0.8);
  const whispers = tone === 'whisper';
  for (let i = 0; i < voice.length; i++) {
    const value = voice[i] ?? 0;
    const white = random.next() * 2 - 1;
    const added = top.run(upper.run(white)) * followSharp(sharp.run(value)) * EXTENSION.gain;
    const air =
      airy.run(formed.run(white)) * followLow(low.run(value)) * breath * (whispers ? WHISPER_GAIN : BREATH_GAIN);
    const own = whispers ? value * (1 - WHISPERED) + air : value * (1 - breath * 0.25) + air;
    // A little more of where consonants are: a voice is understood by them.
    voice[i] = own + presence.run(own) * 0.35 + (band < SAMPLE_RATE / 5 ? added : 0);
  }
  levelVoice(voice);
  return voice;
}
