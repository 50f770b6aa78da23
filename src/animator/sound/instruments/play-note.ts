import { panTo, SAMPLE_RATE, type Stereo } from '../buffer.ts';
import { sine } from '../sine.ts';
import type { Bank } from './bank.ts';
import type { BankSample, Zone } from './bank-file.ts';

/** One note of an instrument. */
export interface Note {
  readonly kit: string;
  /** 60 is the middle C; not always whole. Of a drum kit the key of the drum. */
  readonly midi: number;
  readonly start: number;
  readonly seconds: number;
  /** How hard it is struck or blown, 0..1: louder, and brighter. */
  readonly force: number;
  readonly pan: number;
}

/** Between these samples pitch, loudness and brightness stand still; 1.3 ms are heard as none. */
const STEP = 64;
/** Samples of eight bits hiss where nothing covers it. */
const HIGHEST_HERTZ = 9_500;
const LOWEST_HERTZ = 180;
/** Played softly it is up to two octaves duller. */
const SOFT_CENTS = -2_400;
/** Below this nobody hears it: 60 dB under a full note. */
const SILENT = 0.001;
/** Nothing begins at once: without these two milliseconds a note that is cut in begins with a click. */
const LEAST_ATTACK = 0.002;
const LEAST_RELEASE = 0.06;
/** What rings on after the string is let go rings this long at most. */
const LONGEST_TAIL = 2.5;

/** Plays a note into what is there. */
export function playNote(target: Stereo, bank: Bank, note: Note): void {
  const key = Math.round(note.midi);
  for (const zone of bank.zonesOf(note.kit)) {
    if (key < zone.keys[0] || key > zone.keys[1]) continue;
    const sample = bank.samples[zone.sample];
    if (sample !== undefined) playZone(target, { waves: bank.waves, zone, sample, note });
  }
}

interface Voice {
  readonly waves: Float32Array;
  readonly zone: Zone;
  readonly sample: BankSample;
  readonly note: Note;
}

/** Loudness over time: up, held, down to where it stays, and out once it is let go. */
function makeEnvelope({ zone, note }: Voice): (seconds: number) => number {
  const attack = Math.max(LEAST_ATTACK, zone.attack);
  const steady = attack + zone.hold;
  const decay = Math.max(LEAST_RELEASE, zone.decay);
  const release = Math.max(LEAST_RELEASE, zone.release);
  const held = (t: number): number => {
    if (t < attack) return t / attack;
    if (t < steady) return 1;
    return Math.max(zone.sustain, 10 ** ((-5 * (t - steady)) / decay));
  };
  const atRelease = held(note.seconds);
  return (t) => (t < note.seconds ? held(t) : atRelease * 10 ** ((-5 * (t - note.seconds)) / release));
}

/** What passes, in hertz, over time. */
function makeBrightness({ zone: { cutoff, sweep }, note }: Voice): (seconds: number) => number {
  const soft = SOFT_CENTS * (1 - note.force);
  return (t) => {
    const swept = Math.min(1, Math.max(0, t - sweep.delay) / Math.max(LEAST_ATTACK, sweep.attack));
    const hertz = cutoff * 2 ** ((sweep.cents * swept + soft) / 1200);
    return Math.min(HIGHEST_HERTZ, Math.max(LOWEST_HERTZ, hertz));
  };
}

function playZone({ left, right }: Stereo, voice: Voice): void {
  const { waves, zone, sample, note } = voice;
  const first = Math.round(note.start * SAMPLE_RATE);
  const envelope = makeEnvelope(voice);
  const brightness = makeBrightness(voice);
  const count = Math.min(left.length - first, Math.ceil((note.seconds + LONGEST_TAIL) * SAMPLE_RATE));
  const pan = panTo(Math.max(-1, Math.min(1, note.pan + zone.pan * 0.5)));
  const loud = zone.gain * note.force ** 1.6;
  const steps = note.midi - (zone.root ?? sample.root) + (zone.cents + sample.cents) / 100;
  const pace = (sample.rate / SAMPLE_RATE) * 2 ** (steps / 12);
  const looping = zone.loops && sample.loopTo > sample.loopFrom;
  const [loopEnd, loopLength] = [sample.at + sample.loopTo, sample.loopTo - sample.loopFrom];
  const end = sample.at + sample.length - 1;
  let at = sample.at;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [gain, hertz] = [0, -1];
  let [b0, a1, a2] = [0, 0, 0];
  for (let i = 0; i < count; ) {
    const t = i / SAMPLE_RATE;
    const next = envelope(t + STEP / SAMPLE_RATE) * loud;
    if (next < SILENT * loud && t > 0.05) return;
    const wobble =
      zone.vibrato.cents === 0 || t < zone.vibrato.delay ? 0 : sine((t - zone.vibrato.delay) * zone.vibrato.rate);
    const step = pace * 2 ** ((zone.vibrato.cents * wobble) / 1200);
    const bright = brightness(t);
    if (Math.abs(bright - hertz) > hertz * 0.01) {
      hertz = bright;
      // A low-pass of second order, damped so that it never rings.
      const angle = (Math.PI * 2 * hertz) / SAMPLE_RATE;
      const width = Math.sin(angle) * Math.SQRT1_2;
      const scale = 1 / (1 + width);
      b0 = ((1 - Math.cos(angle)) / 2) * scale;
      a1 = -2 * Math.cos(angle) * scale;
      a2 = (1 - width) * scale;
    }
    const rise = (next - gain) / STEP;
    const until = Math.min(count, i + STEP);
    for (; i < until; i++) {
      if (at >= (looping ? loopEnd : end)) {
        if (!looping) return;
        at -= loopLength;
      }
      const whole = at | 0;
      const share = at - whole;
      // Four neighbours, since two are heard as a dull hiss. Beyond the loop's end come its first ones.
      const p0 = waves[whole === sample.at ? whole : whole - 1] ?? 0;
      const p1 = waves[whole] ?? 0;
      const p2 = waves[looping && whole + 1 >= loopEnd ? whole + 1 - loopLength : whole + 1] ?? 0;
      const p3 = waves[looping && whole + 2 >= loopEnd ? whole + 2 - loopLength : whole + 2] ?? 0;
      const c1 = (p2 - p0) * 0.5;
      const c2 = p0 - 2.5 * p1 + 2 * p2 - 0.5 * p3;
      const c3 = (p3 - p0) * 0.5 + 1.5 * (p1 - p2);
      const value = ((c3 * share + c2) * share + c1) * share + p1;
      const out = b0 * (value + 2 * x1 + x2) - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = value;
      y2 = y1;
      y1 = out;
      gain += rise;
      const heard = out * gain;
      left[first + i] = (left[first + i] ?? 0) + heard * pan.left;
      right[first + i] = (right[first + i] ?? 0) + heard * pan.right;
      at += step;
    }
  }
}
