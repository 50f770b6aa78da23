import type { Place } from '../catalogue/setting.ts';
import { makeRandom } from '../maths/random.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { AMBIENCE_MAKERS } from './ambiences.ts';
import { addPanned, makeStereo, measurePeak, measureRms, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { makeEffect } from './effects.ts';
import { composeMusic } from './music.ts';
import { addReverb } from './reverb.ts';
import type { Speech } from './speech/speak.ts';

/** True peaks of lossy coding overshoot a little: the mix stays this far below full scale. */
const CEILING = 0.84;
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

/** Straight up to two thirds, then bends: no sample can leave the ceiling, and quiet mixes are not touched. */
function limit(value: number): number {
  const size = Math.abs(value) / CEILING;
  if (size <= 0.66) return value;
  return Math.sign(value) * CEILING * (0.66 + 0.34 * Math.tanh((size - 0.66) / 0.34));
}

/** RMS of a voice while it speaks; it lowers everything else a little. */
const SPEECH_DECIBELS = -19;
const DUCKED = 0.62;
const DUCK_SECONDS = 0.18;

/** How loud everything but the voices is: lower while somebody speaks, with a soft way there and back. */
function duck(mixed: Stereo, speeches: readonly Speech[]): void {
  if (speeches.length === 0) return;
  let gain = 1;
  for (let i = 0; i < mixed.left.length; i++) {
    const now = i / SAMPLE_RATE + DUCK_SECONDS;
    const spoken = speeches.some(
      ({ start, samples }) => now > start && now < start + samples.length / SAMPLE_RATE + DUCK_SECONDS,
    );
    gain += ((spoken ? DUCKED : 1) - gain) / (DUCK_SECONDS * 0.4 * SAMPLE_RATE);
    mixed.left[i] = (mixed.left[i] ?? 0) * gain;
    mixed.right[i] = (mixed.right[i] ?? 0) * gain;
  }
}

function addSpeech(mixed: Stereo, { start, samples }: Speech, place: Place): void {
  const voice = { left: samples, right: samples };
  const rms = measureRms(voice);
  if (rms < 1e-6) return;
  const gain = 10 ** (SPEECH_DECIBELS / 20) / rms;
  const room = makeStereo(Math.min(samples.length + SAMPLE_RATE, mixed.left.length));
  for (let i = 0; i < samples.length; i++) addPanned(room, i, (samples[i] ?? 0) * gain * Math.SQRT2, panTo(0));
  // A dry voice stands before the picture, not in it.
  addReverb(room, place === 'room' || place === 'kitchen' ? 0.14 : 0.07, 0.5);
  const first = Math.floor(start * SAMPLE_RATE);
  for (let i = 0; i < room.left.length && first + i < mixed.left.length; i++) {
    mixed.left[first + i] = (mixed.left[first + i] ?? 0) + (room.left[i] ?? 0);
    mixed.right[first + i] = (mixed.right[first + i] ?? 0) + (room.right[i] ?? 0);
  }
}

/** The whole sound of a film, exactly as long as its pictures, as floats. */
export function mixSound(plan: ShotPlan, seconds: number, speeches: readonly Speech[] = []): Stereo {
  const length = Math.round(seconds * SAMPLE_RATE);
  const random = makeRandom(plan.seed).spawn('sound');
  const mixed = makeStereo(length);
  for (const { name, levelDecibels } of plan.sound.ambience) {
    addAtLevel(mixed, AMBIENCE_MAKERS[name](length, random.spawn(name)), levelDecibels);
  }
  const { music } = plan.sound;
  if (music !== null) addAtLevel(mixed, composeMusic(music, length, random.spawn('music')), music.levelDecibels);
  for (const [i, effect] of plan.sound.effects.entries()) {
    addAtLevel(mixed, makeEffect(effect, length, random.spawn(`effect ${i}`)), effect.levelDecibels);
  }
  duck(mixed, speeches);
  for (const speech of speeches) addSpeech(mixed, speech, plan.place);
  const fadeIn = Math.max(1, Math.min(FADE_IN_SECONDS * SAMPLE_RATE, length / 4));
  const fadeOut = Math.max(1, Math.min(FADE_OUT_SECONDS * SAMPLE_RATE, length / 4));
  for (let i = 0; i < length; i++) {
    const fade = Math.min(1, i / fadeIn, (length - i) / fadeOut);
    mixed.left[i] = limit((mixed.left[i] ?? 0) * fade);
    mixed.right[i] = limit((mixed.right[i] ?? 0) * fade);
  }
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
