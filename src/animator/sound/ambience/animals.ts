import { TAU } from '../../maths/ease.ts';
import type { Random } from '../../maths/random.ts';
import { addPanned, makeStereo, panTo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { sine } from '../sine.ts';

interface Call {
  readonly start: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly pan: number;
  readonly trill: number;
  /** Share of the second harmonic: 0 is a flute, 1 is a gull. */
  readonly rasp: number;
}

function addCall(sound: Stereo, call: Call): void {
  const first = Math.floor(call.start * SAMPLE_RATE);
  const count = Math.floor(call.seconds * SAMPLE_RATE);
  const place = panTo(call.pan);
  let phase = 0;
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const pitch = call.from + (call.to - call.from) * share + Math.sin((TAU * 38 * i) / SAMPLE_RATE) * call.trill;
    phase += pitch / SAMPLE_RATE;
    const shape = Math.sin(Math.PI * share) ** 0.8;
    const tone = sine(phase) + call.rasp * (0.6 * sine(phase * 2) + 0.4 * sine(phase * 3));
    addPanned(sound, first + i, call.loud * shape * tone, place);
  }
}

export function makeBirdsong(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const end = length / SAMPLE_RATE;
  for (let at = random.between(0, 0.3); at < end; ) {
    const pitch = random.between(2400, 5000);
    const pan = random.between(-0.9, 0.9);
    const loud = random.between(0.05, 0.15);
    const kind = random.next();
    const syllables = 2 + random.index(5);
    for (let k = 0; k < syllables; k++) {
      const seconds = random.between(0.05, 0.13);
      const from = pitch * random.between(0.9, 1.2);
      const to = from * (kind < 0.5 ? random.between(0.72, 0.92) : random.between(1.15, 1.45));
      addCall(sound, { start: at, seconds, from, to, loud, pan, trill: kind > 0.75 ? 260 : 0, rasp: 0 });
      at += seconds + random.between(0.03, 0.08);
    }
    at += random.between(0.2, 1.2);
  }
  return sound;
}

export function makeGulls(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const end = length / SAMPLE_RATE;
  for (let at = random.between(0.1, 0.6); at < end; at += random.between(1, 2.4)) {
    const pan = random.between(-0.8, 0.8);
    const loud = random.between(0.03, 0.09);
    const pitch = random.between(950, 1350);
    for (let k = 0; k < 2 + random.index(3); k++) {
      addCall(sound, {
        start: at + k * 0.28,
        seconds: 0.24,
        from: pitch * 1.15,
        to: pitch * 0.82,
        loud,
        pan,
        trill: 30,
        rasp: 0.9,
      });
    }
  }
  return sound;
}

export function makeOwl(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const end = length / SAMPLE_RATE;
  for (let at = random.between(0.4, 1.2); at < end; at += random.between(3, 4.5)) {
    const pan = random.between(-0.7, 0.7);
    for (const [delay, seconds] of [
      [0, 0.34],
      [0.62, 0.16],
      [0.86, 0.52],
    ] as const) {
      addCall(sound, { start: at + delay, seconds, from: 372, to: 344, loud: 0.1, pan, trill: 3, rasp: 0.05 });
    }
  }
  return sound;
}

export function makeCrickets(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  for (let k = 0; k < 5; k++) {
    const pitch = random.between(4100, 5000);
    const rate = random.between(14, 24);
    const pan = panTo(random.between(-0.9, 0.9));
    const loud = random.between(0.02, 0.05);
    const offset = random.between(0, 7);
    const gap = random.between(0.8, 1.8);
    for (let i = 0; i < length; i++) {
      const t = i / SAMPLE_RATE;
      if ((t + offset) % gap > gap * 0.55) continue;
      const chirp = Math.max(0, Math.sin(TAU * rate * t + offset)) ** 2;
      if (chirp > 0) addPanned(sound, i, loud * chirp * sine(pitch * t), pan);
    }
  }
  return sound;
}

/** A church bell in the distance: its partials, not a sine. */
export function makeBells(length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const end = length / SAMPLE_RATE;
  const pitch = random.between(300, 420);
  const place = panTo(0.2);
  const partials = [
    [0.5, 0.3, 3.2],
    [1, 0.35, 2.6],
    [1.19, 0.25, 2],
    [1.5, 0.2, 1.6],
    [2, 0.3, 1.4],
    [2.74, 0.15, 0.9],
    [4.1, 0.08, 0.5],
  ] as const;
  for (let at = 0.3; at < end; at += 2.6) {
    const first = Math.floor(at * SAMPLE_RATE);
    for (const [ratio, loud, decay] of partials) {
      for (let i = 0; first + i < length; i++) {
        const t = i / SAMPLE_RATE;
        addPanned(sound, first + i, loud * 0.25 * sine(pitch * ratio * t) * Math.exp(-t / decay), place);
      }
    }
  }
  return sound;
}
