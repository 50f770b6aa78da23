import type { Mood } from '../catalogue/setting.ts';
import type { Random } from '../maths/random.ts';
import type { MusicPart } from '../score/score.ts';
import { addPanned, makeStereo, panTo, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { addReverb } from './reverb.ts';
import { sine } from './sine.ts';

/** Chords as semitones above the root, one row per bar. */
const PROGRESSIONS: Readonly<
  Record<Mood, readonly [readonly (readonly number[])[], ...(readonly (readonly number[])[])[]]>
> = {
  calm: [
    [
      [0, 4, 7, 11],
      [9, 12, 16],
      [5, 9, 12, 16],
      [7, 11, 14],
    ],
    [
      [0, 4, 7],
      [5, 9, 12],
      [0, 4, 11],
      [7, 11, 14],
    ],
  ],
  happy: [
    [
      [0, 4, 7],
      [7, 11, 14],
      [9, 12, 16],
      [5, 9, 12],
    ],
    [
      [0, 4, 7],
      [5, 9, 12],
      [7, 11, 14],
      [0, 4, 7],
    ],
  ],
  sad: [
    [
      [0, 3, 7],
      [8, 12, 15],
      [3, 7, 10],
      [10, 14, 17],
    ],
  ],
  tense: [
    [
      [0, 3, 7],
      [1, 5, 8],
      [0, 3, 6],
      [-1, 2, 8],
    ],
  ],
  epic: [
    [
      [0, 3, 7],
      [8, 12, 15],
      [10, 14, 17],
      [0, 7, 12],
    ],
  ],
  mysterious: [
    [
      [0, 3, 7, 14],
      [6, 9, 13],
      [0, 3, 8],
      [2, 5, 11],
    ],
  ],
  romantic: [
    [
      [0, 4, 7, 11],
      [2, 5, 9, 12],
      [9, 12, 16],
      [7, 11, 14, 17],
    ],
  ],
  playful: [
    [
      [0, 4, 7],
      [2, 5, 9],
      [7, 11, 14],
      [0, 4, 7, 9],
    ],
  ],
};

function toHertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

interface Note {
  readonly start: number;
  readonly seconds: number;
  readonly midi: number;
  readonly loud: number;
  readonly pan: number;
}

const PAD_TAIL_SECONDS = 0.9;
const DETUNED = [
  { detune: 0.997, pan: panTo(-0.5) },
  { detune: 1, pan: panTo(0) },
  { detune: 1.003, pan: panTo(0.5) },
] as const;

/** Three detuned voices with few overtones, slow in and slow out. */
function addPad(sound: Stereo, note: Note): void {
  const { left, right } = sound;
  const first = Math.floor(note.start * SAMPLE_RATE);
  const length = Math.min(Math.floor((note.seconds + PAD_TAIL_SECONDS) * SAMPLE_RATE), left.length - first);
  const step = toHertz(note.midi) / SAMPLE_RATE;
  for (let i = 0; i < length; i++) {
    const t = i / SAMPLE_RATE;
    const rest = (note.seconds + PAD_TAIL_SECONDS - t) / PAD_TAIL_SECONDS;
    const loud = Math.min(1, t / 0.7) * Math.min(1, rest) * note.loud * 0.33;
    let toLeft = 0;
    let toRight = 0;
    for (const { detune, pan } of DETUNED) {
      const phase = i * step * detune;
      const tone = sine(phase) + 0.28 * sine(phase * 2) + 0.12 * sine(phase * 3);
      toLeft += tone * pan.left;
      toRight += tone * pan.right;
    }
    left[first + i] = (left[first + i] ?? 0) + toLeft * loud;
    right[first + i] = (right[first + i] ?? 0) + toRight * loud;
  }
}

/** Two-operator FM: an electric piano when soft, a bell when the ratio is high. */
function addKey(sound: Stereo, note: Note, ratio: number, decay: number): void {
  const first = Math.floor(note.start * SAMPLE_RATE);
  const hertz = toHertz(note.midi);
  const place = panTo(note.pan);
  const length = Math.floor(decay * 4 * SAMPLE_RATE);
  for (let i = 0; i < length && first + i < sound.left.length; i++) {
    const t = i / SAMPLE_RATE;
    const bright = Math.exp(-t / (decay * 0.35)) * 1.6;
    // The index is in turns: a radian is 1 / 2 pi of one. Ten whole turns keep the phase above zero.
    const tone = sine(10 + hertz * t + (bright / (Math.PI * 2)) * sine(hertz * ratio * t));
    addPanned(sound, first + i, tone * Math.exp(-t / decay) * Math.min(1, t * 400) * note.loud, place);
  }
}

/** Karplus-Strong: a plucked string from a delay line. */
function addPluck(sound: Stereo, note: Note, random: Random): void {
  const first = Math.floor(note.start * SAMPLE_RATE);
  const period = Math.max(2, Math.round(SAMPLE_RATE / toHertz(note.midi)));
  const blow = Float32Array.from({ length: period }, () => random.next() * 2 - 1);
  // A finger is soft: white noise would be a click before the tone.
  const line = blow.map(
    (value, i) =>
      (value + (blow[(i + 1) % period] ?? 0) + (blow[(i + 2) % period] ?? 0) + (blow[(i + 3) % period] ?? 0)) / 2.4,
  );
  const length = Math.floor(2.2 * SAMPLE_RATE);
  const place = panTo(note.pan);
  let before = 0;
  for (let i = 0; i < length && first + i < sound.left.length; i++) {
    const at = i % period;
    const value = line[at] ?? 0;
    line[at] = (value + before) * 0.498;
    before = value;
    addPanned(sound, first + i, value * note.loud, place);
  }
}

/** A quiet bed: one chord a bar on the pad, and a sparse figure on the plan's instrument. */
export function composeMusic(plan: MusicPart, length: number, random: Random): Stereo {
  const sound = makeStereo(length);
  const progression = random.pick(PROGRESSIONS[plan.mood]);
  const beat = 60 / plan.beatsPerMinute;
  const bar = beat * 4;
  const end = length / SAMPLE_RATE;
  for (let k = 0; k * bar < end; k++) {
    const chord = progression[k % progression.length] ?? [0, 4, 7];
    const start = k * bar;
    for (const step of chord) addPad(sound, { start, seconds: bar, midi: plan.rootMidi + step, loud: 0.16, pan: 0 });
    addPad(sound, { start, seconds: bar, midi: plan.rootMidi + (chord[0] ?? 0) - 12, loud: 0.2, pan: 0 });
    if (plan.instrument === 'pad') continue;
    for (let n = 0; n < 8; n++) {
      if (n !== 0 && random.chance(0.42)) continue;
      const note: Note = {
        start: start + n * beat * 0.5,
        seconds: beat,
        midi: plan.rootMidi + 12 + (chord[random.index(chord.length)] ?? 0),
        loud: random.between(0.1, 0.2),
        pan: random.between(-0.4, 0.4),
      };
      if (plan.instrument === 'keys') addKey(sound, note, 1, 0.7);
      else if (plan.instrument === 'bells')
        addKey(sound, { ...note, midi: note.midi + 12, loud: note.loud * 0.6 }, 3.5, 0.9);
      else addPluck(sound, note, random);
    }
  }
  addReverb(sound, 0.2, 2.2);
  return sound;
}
