import { makeRandom } from '../maths/random.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { AMBIENCE_MAKERS } from './ambiences.ts';
import { makeStereo, measurePeak, measureRms, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { composeMusic } from './music.ts';

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

/** AAC codes blocks of 1024 samples and starts with one of its own: a block less, and the sound never outlasts the picture. */
const CODED_BLOCK = 1024;

/** The whole sound of a film, at most `seconds` long, as floats. */
export function mixSound(plan: ShotPlan, seconds: number): Stereo {
  const length = Math.max(1, Math.floor((seconds * SAMPLE_RATE) / CODED_BLOCK) - 1) * CODED_BLOCK;
  const random = makeRandom(plan.seed).spawn('sound');
  const mixed = makeStereo(length);
  for (const { name, levelDecibels } of plan.sound.ambience) {
    addAtLevel(mixed, AMBIENCE_MAKERS[name](length, random.spawn(name)), levelDecibels);
  }
  const { music } = plan.sound;
  if (music !== null) addAtLevel(mixed, composeMusic(music, length, random.spawn('music')), music.levelDecibels);
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
