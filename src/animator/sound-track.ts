import { writeFile } from 'node:fs/promises';
import { type AnimationRequest, planFilm } from './animator.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';
import { type SpeakOptions, speakLines } from './sound/speech/speak.ts';

export interface SoundOptions {
  readonly outputFile: string;
  readonly voices: SpeakOptions;
  readonly signal: AbortSignal;
}

/** The sound that a film of ours would have, as a WAV file: laid under films that others have made without any. */
export async function renderSound(
  request: AnimationRequest,
  { outputFile, voices, signal }: SoundOptions,
): Promise<void> {
  const { score } = planFilm(request);
  const speeches = await speakLines(score.lines, score.durationSeconds, voices);
  signal.throwIfAborted();
  const samples = toPcm(mixSound(score, request.durationSeconds, speeches));
  await writeFile(outputFile, Buffer.concat([wavHeader(samples.byteLength), samples]), { signal });
}

const CHANNELS = 2;
const SAMPLE_BYTES = 2;

function wavHeader(sizeBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + sizeBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(CHANNELS, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * CHANNELS * SAMPLE_BYTES, 28);
  header.writeUInt16LE(CHANNELS * SAMPLE_BYTES, 32);
  header.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(sizeBytes, 40);
  return header;
}
