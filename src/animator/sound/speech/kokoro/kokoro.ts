import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LinePart } from '../../../score/score.ts';
import type { Character } from '../../../score/speakers-table.ts';
import { finishVoice } from '../finish-voice.ts';
import type { Flite } from '../flite.ts';
import { findSpokenEnd, type Phone } from '../phones.ts';
import type { Speaker, Utterance } from '../speaker.ts';
import { type Dictionary, spell } from './pronounce.ts';
import { SET_FILE, type VoiceSet } from './voice-set.ts';

/** What we use of ONNX Runtime, which is loaded from the set's folder. */
interface Runtime {
  readonly Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) => object;
  readonly InferenceSession: {
    create(
      file: string,
      options: object,
    ): Promise<{
      run(feeds: object): Promise<Readonly<Record<string, { readonly data: Float32Array }>>>;
    }>;
  };
}

const RATE = 24_000;
const STYLE_NUMBERS = 256;
const STYLE_ROWS = 510;

/** Who speaks for whom, and in how short a throat: there are no children among the voices. */
export const CAST: Readonly<
  Record<Character, readonly [readonly [voice: string, tract: number], ...(readonly [string, number])[]]>
> = {
  woman: [
    ['af_heart', 1],
    ['af_bella', 1],
    ['af_sarah', 1],
    ['bf_emma', 1],
  ],
  man: [
    ['am_michael', 1],
    ['am_fenrir', 1],
    ['am_puck', 1],
    ['bm_george', 1],
  ],
  young_woman: [
    ['af_sky', 1.05],
    ['af_nova', 1.05],
  ],
  young_man: [
    ['am_liam', 1.04],
    ['am_echo', 1.06],
  ],
  girl: [
    ['af_sky', 1.2],
    ['af_heart', 1.2],
  ],
  boy: [
    ['af_nova', 1.16],
    ['af_bella', 1.14],
  ],
  old_woman: [
    ['bf_isabella', 0.95],
    ['bf_emma', 0.94],
  ],
  old_man: [
    ['bm_lewis', 0.94],
    ['bm_george', 0.95],
  ],
  giant: [
    ['am_onyx', 0.82],
    ['am_fenrir', 0.8],
  ],
  small: [
    ['af_jessica', 1.26],
    ['af_sky', 1.28],
  ],
  robot: [['am_echo', 1]],
};

/** Words come clearer than the net means to say them, and never in haste. */
const [SLOWEST, FASTEST] = [0.7, 1.35];
/** Half floats overflow at times, and then a line is no sound at all (measured on x64, 2026-11-17: 1 line of 6): a little slower or faster it is one. */
const PACES = [1, 0.96, 1.05, 0.9] as const;

/** Silence before the first sound and after the last is no part of a line. */
function trim(samples: Float32Array): Float32Array {
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  const heard = (value: number): boolean => Math.abs(value) > peak * 0.02;
  const [first, last] = [samples.findIndex(heard), samples.findLastIndex(heard)];
  return first < 0 ? samples : samples.slice(Math.max(0, first - RATE * 0.05), last + RATE * 0.08);
}

/** The net gives no times: they are those of the embedded voice, laid over what the net said. */
function fitPhones(phones: readonly Phone[], seconds: number): Phone[] {
  const from = phones[phones.findIndex(({ name }) => name !== 'pau') - 1]?.end ?? 0;
  const scale = seconds / Math.max(0.05, findSpokenEnd(phones) - from);
  return phones.map(({ name, end }) => ({ name, end: Math.max(0.01, (end - from) * scale) }));
}

/** Half a second and 600 MB: opened when somebody speaks, once for a film. */
export async function openKokoro(folder: string, set: VoiceSet, flite: Flite, embedded: Speaker): Promise<Speaker> {
  // The set's own packages, which are none of ours: they lie in the data folder, and may be gone tomorrow.
  const load = createRequire(join(folder, SET_FILE));
  const { Tensor, InferenceSession }: Runtime = load(`./${set.runtime}`);
  const { dictionary: words }: { readonly dictionary: Readonly<Record<string, string>> } = load(`./${set.dictionary}`);
  const dictionary: Dictionary = (word) => (Object.hasOwn(words, word) ? (words[word] ?? null) : null);
  const session = await InferenceSession.create(join(folder, set.model), { intraOpNumThreads: 2, logSeverityLevel: 3 });
  const styles = new Map<string, Float32Array>();
  const styleOf = async (voice: string): Promise<Float32Array> => {
    const known = styles.get(voice);
    if (known !== undefined) return known;
    const bytes = await readFile(join(folder, set.voices[voice] ?? ''));
    const style = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    styles.set(voice, style);
    return style;
  };

  async function run(text: string, line: LinePart, voice: string, tract: number): Promise<Float32Array> {
    const guess = async (word: string) => (await flite(word, line)).phones.map(({ name }) => name);
    const numbers = await spell(text, dictionary, guess);
    const row = Math.min(STYLE_ROWS - 1, Math.max(0, numbers.length - 2)) * STYLE_NUMBERS;
    const style = (await styleOf(voice)).slice(row, row + STYLE_NUMBERS);
    const speed = Math.max(SLOWEST, Math.min(FASTEST, 1 / (line.stretch * tract)));
    for (const share of PACES) {
      const { waveform } = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]),
        style: new Tensor('float32', style, [1, STYLE_NUMBERS]),
        speed: new Tensor('float32', Float32Array.of(speed * share), [1]),
      });
      if (waveform?.data.every(Number.isFinite) === true) return trim(Float32Array.from(waveform.data));
    }
    throw new Error('The net said nothing.');
  }

  return {
    async say(text, line): Promise<Utterance | null> {
      // What is sung, and what a machine says, is made of the embedded voices: their sounds have known times.
      if (line.song !== null || line.character === 'robot') return embedded.say(text, line);
      const cast = CAST[line.character];
      const [voice, tract] = cast[line.variant % cast.length] ?? cast[0];
      const samples = await run(text, line, voice, tract);
      const seconds = samples.length / RATE / tract;
      return {
        seconds,
        async finish() {
          const { phones } = await flite(text, line);
          const breath = line.tone === 'whisper' ? line.breath : 0;
          return {
            samples: finishVoice({ samples, rate: RATE }, { ...line, tract, breath }, RATE / 2),
            phones: fitPhones(phones, seconds),
          };
        },
      };
    },
  };
}
