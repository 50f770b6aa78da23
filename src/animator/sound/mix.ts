import { makeRandom } from '../maths/random.ts';
import type { Score } from '../score/score.ts';
import { AMBIENCE_MAKERS } from './ambiences.ts';
import { addPanned, makeStereo, measurePeak, measureRms, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { playEffect } from './effects.ts';
import { levelLoudness } from './loudness.ts';
import { playMusic } from './music/play-music.ts';
import { addReverb } from './reverb.ts';
import type { Speech } from './speech/speak.ts';

const FADE_IN_SECONDS = 0.08;
const FADE_OUT_SECONDS = 0.35;

function addAtLevel(target: Stereo, sound: Stereo, levelDecibels: number): void {
  const rms = measureRms(sound);
  if (rms < 1e-7) return;
  // A call that sounds once has a tiny RMS; lifting it to a bed's level would make it a shout.
  const gain = Math.min(10 ** (levelDecibels / 20) / rms, 0.5 / Math.max(1e-6, measurePeak(sound)));
  for (let i = 0; i < target.left.length; i++) {
    target.left[i] = (target.left[i] ?? 0) + (sound.left[i] ?? 0) * gain;
    target.right[i] = (target.right[i] ?? 0) + (sound.right[i] ?? 0) * gain;
  }
}

/** RMS of a voice while it speaks. */
const SPEECH_DECIBELS = -19;
/** While somebody speaks, all else is this much lower, and so much below the voice at least: decibels. */
interface Ducking {
  readonly lowered: number;
  readonly below: number;
}
const BED_DUCKING: Ducking = { lowered: 5, below: 20 };
const EFFECTS_DUCKING: Ducking = { lowered: 3, below: 12 };
/** A film in which somebody speaks is about what is said: also between the lines its bed lies so far below the voice. */
const BETWEEN_DECIBELS = 11;
const DUCK_SECONDS = 0.18;

const toGain = (decibels: number): number => 10 ** (decibels / 20);

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** How low a part must be while each line is said. */
function planDucking(part: Stereo, speeches: readonly Speech[], { lowered, below }: Ducking): Stretch[] {
  return speeches.map(({ start, samples, gain }) => {
    const from = Math.floor(start * SAMPLE_RATE);
    const to = from + samples.length;
    const rms = measureRms({ left: part.left.subarray(from, to), right: part.right.subarray(from, to) });
    // A whisper has all the others hold their breath.
    const most = toGain(SPEECH_DECIBELS - below) * Math.min(1, gain);
    const lead = DUCK_SECONDS * SAMPLE_RATE;
    return { from: from - lead, to, gain: Math.min(toGain(-lowered), most / Math.max(1e-6, rms)) };
  });
}

/** Lower while somebody speaks, with a soft way there and back. */
function duck(part: Stereo, speeches: readonly Speech[], ducking: Ducking): void {
  if (speeches.length === 0) return;
  const stretches = planDucking(part, speeches, ducking);
  const between = Math.min(1, toGain(SPEECH_DECIBELS - BETWEEN_DECIBELS) / Math.max(1e-6, measureRms(part)));
  let gain = between;
  let wanted = between;
  for (let i = 0; i < part.left.length; i++) {
    if ((i & 63) === 0)
      wanted = stretches.reduce(
        (least, { from, to, gain: own }) => (i >= from && i < to ? Math.min(least, own) : least),
        between,
      );
    gain += (wanted - gain) / (DUCK_SECONDS * 0.4 * SAMPLE_RATE);
    part.left[i] = (part.left[i] ?? 0) * gain;
    part.right[i] = (part.right[i] ?? 0) * gain;
  }
}

/** How much of a voice comes back, and for how long. A dry voice stands before the picture, not in it. */
const ECHOES = {
  open: { share: 0.07, seconds: 0.5 },
  room: { share: 0.14, seconds: 0.5 },
  hall: { share: 0.22, seconds: 1.6 },
} as const;

function addSpeech(mixed: Stereo, { start, samples, pan, gain: own }: Speech, air: Score['air']): void {
  const voice = { left: samples, right: samples };
  const rms = measureRms(voice);
  if (rms < 1e-6) return;
  const gain = (own * toGain(SPEECH_DECIBELS)) / rms;
  const room = makeStereo(Math.min(samples.length + SAMPLE_RATE, mixed.left.length));
  const place = panTo(pan);
  for (let i = 0; i < samples.length; i++) addPanned(room, i, (samples[i] ?? 0) * gain * Math.SQRT2, place);
  addReverb(room, ECHOES[air].share, ECHOES[air].seconds);
  add(mixed, room, Math.floor(start * SAMPLE_RATE));
}

function add(mixed: Stereo, sound: Stereo, first = 0): void {
  for (let i = 0; i < sound.left.length && first + i < mixed.left.length; i++) {
    mixed.left[first + i] = (mixed.left[first + i] ?? 0) + (sound.left[i] ?? 0);
    mixed.right[first + i] = (mixed.right[first + i] ?? 0) + (sound.right[i] ?? 0);
  }
}

/** The whole sound of a film, exactly as long as its pictures, as floats. */
export function mixSound(score: Score, seconds: number, speeches: readonly Speech[] = []): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE);
  const random = makeRandom(score.seed).spawn('sound');
  const mixed = makeStereo(length);
  for (const { name, levelDecibels } of score.ambience) {
    addAtLevel(mixed, AMBIENCE_MAKERS[name](length, random.spawn(name)), levelDecibels);
  }
  const { music } = score;
  if (music !== null) addAtLevel(mixed, playMusic(music, length, random.spawn('music')), music.levelDecibels);
  duck(mixed, speeches, BED_DUCKING);
  if (score.effects.length > 0) {
    const effects = makeStereo(length);
    for (const [i, effect] of score.effects.entries())
      add(effects, playEffect(effect, length, random.spawn(`effect ${i}`)));
    // What is heard under a roof comes back.
    if (score.air !== 'open') addReverb(effects, ECHOES[score.air].share, ECHOES[score.air].seconds);
    duck(effects, speeches, EFFECTS_DUCKING);
    add(mixed, effects);
  }
  for (const speech of speeches) addSpeech(mixed, speech, score.air);
  const fadeIn = Math.max(1, Math.min(FADE_IN_SECONDS * SAMPLE_RATE, length / 4));
  const fadeOut = Math.max(1, Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, length / 4));
  for (let i = 0; i < length; i++) {
    const fade = Math.min(1, i / fadeIn, (length - i) / fadeOut);
    mixed.left[i] = (mixed.left[i] ?? 0) * fade;
    mixed.right[i] = (mixed.right[i] ?? 0) * fade;
  }
  levelLoudness(mixed);
  return mixed;
}

/** Interleaved 16 bit samples, little endian, as the encoder wants them. */
export function toPcm(sound: Stereo): Uint8Array {
  const bytes = new Uint8Array(sound.left.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < sound.left.length; i++) {
    view.setInt16(i * 4, Math.round((sound.left[i] ?? 0) * 32_767), true);
    view.setInt16(i * 4 + 2, Math.round((sound.right[i] ?? 0) * 32_767), true);
  }
  return bytes;
}
