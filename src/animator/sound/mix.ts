import { makeRandom } from '../maths/random.ts';
import type { Score } from '../score/score.ts';
import { AMBIENCE_MAKERS } from './ambiences.ts';
import { addPanned, makeStereo, measurePeak, measureRms, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { BED_DUCKING, duck, EFFECTS_DUCKING, SPEECH_DECIBELS, toGain } from './duck.ts';
import { playEffect } from './effects.ts';
import { levelLoudness } from './loudness.ts';
import { playMusic } from './music/play-music.ts';
import { addReverb } from './reverb.ts';
import type { Speech } from './speech/speak.ts';

const FADE_IN_SECONDS = 0.08;
const FADE_OUT_SECONDS = 0.35;

function addAtLevel(target: Stereo, sound: Stereo, levelDecibels: number, first = 0): void {
  const rms = measureRms(sound);
  if (rms < 1e-7) return;
  // A call that sounds once has a tiny RMS; lifting it to a bed's level would make it a shout.
  const gain = Math.min(10 ** (levelDecibels / 20) / rms, 0.5 / Math.max(1e-6, measurePeak(sound)));
  for (let i = 0; i < sound.left.length && first + i < target.left.length; i++) {
    target.left[first + i] = (target.left[first + i] ?? 0) + (sound.left[i] ?? 0) * gain;
    target.right[first + i] = (target.right[first + i] ?? 0) + (sound.right[i] ?? 0) * gain;
  }
}

const sampleAt = (seconds: number, length: number): number => Math.min(length, Math.round(seconds * SAMPLE_RATE));

/** Where one place is cut to another nothing clicks. */
const CUT_FADE_SECONDS = 0.03;
function fadeEnds(sound: Stereo): Stereo {
  const { length } = sound.left;
  const fade = Math.max(1, Math.min(CUT_FADE_SECONDS * SAMPLE_RATE, length / 2));
  for (let i = 0; i < length; i++) {
    const share = Math.min(1, i / fade, (length - i) / fade);
    sound.left[i] = (sound.left[i] ?? 0) * share;
    sound.right[i] = (sound.right[i] ?? 0) * share;
  }
  return sound;
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
  for (const { name, levelDecibels, during } of score.ambience) {
    const [first, last] =
      during === undefined ? [0, length] : [sampleAt(during.from, length), sampleAt(during.to, length)];
    const bed = AMBIENCE_MAKERS[name](last - first, random.spawn(name));
    addAtLevel(mixed, during === undefined ? bed : fadeEnds(bed), levelDecibels, first);
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
