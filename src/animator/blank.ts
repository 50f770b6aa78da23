import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import type { AnimationOptions, AnimationRequest } from './animator.ts';
import { startEncoder } from './encode/encoder.ts';
import { writePicture } from './encode/write-picture.ts';
import { countFrames, type DraftLimits, filmFacts, filmSize } from './film-facts.ts';
import type { StillFacts, StillOptions, StillRequest } from './still.ts';

/**
 * Tests only: what is made where nobody looks at it, one colour and a hum in a file as every other. It loads nothing of the animator,
 * which takes a process longer than several films (1.1 s of processor time, 2026-11). Another prompt, seed or given picture has another
 * colour, so that one that was lost on its way is missed.
 */
const SAMPLE_RATE = 48_000;
const HUM_HERTZ = 110;
const HUM_LOUDNESS = 1_000;

async function colourOf(
  { prompt, seed }: { readonly prompt: string; readonly seed: number },
  pictures: readonly string[],
): Promise<readonly number[]> {
  const hash = createHash('sha256').update(`${seed} ${prompt}`);
  for (const file of pictures) hash.update(await readFile(file));
  return [...hash.digest().subarray(0, 3)].map((byte) => 40 + byte * 0.6);
}

function picturesOf(inputs: AnimationRequest['inputs']): readonly string[] {
  switch (inputs.mode) {
    case 'text':
      return [];
    case 'first_frame':
      return [inputs.first];
    case 'first_and_last':
      return [inputs.first, inputs.last];
    case 'references':
      return inputs.references;
  }
}

function hum(seconds: number): Uint8Array {
  const samples = new Int16Array(Math.round(seconds * SAMPLE_RATE) * 2);
  for (let at = 0; at < samples.length; at++) {
    samples[at] = HUM_LOUDNESS * Math.sin(((at >> 1) * 2 * Math.PI * HUM_HERTZ) / SAMPLE_RATE);
  }
  return new Uint8Array(samples.buffer);
}

export async function renderBlankFilm(
  request: AnimationRequest,
  draft: DraftLimits,
  { ffmpegFile, outputFile, signal, onProgress }: Omit<AnimationOptions, 'draft' | 'voices'>,
): Promise<VideoFacts> {
  signal.throwIfAborted();
  const size = filmSize(request, draft);
  const frameCount = countFrames(request, draft);
  const pixels = size.width * size.height;
  const [luma = 0, blue = 0, red = 0] = await colourOf(request, picturesOf(request.inputs));
  const frame = new Uint8Array(pixels * 1.5).fill(luma, 0, pixels);
  frame.fill(blue, pixels, pixels * 1.25).fill(red, pixels * 1.25);
  const encoding = { ffmpegFile, outputFile, ...size, sampleRate: SAMPLE_RATE, finish: request.finish, signal };
  const encoder = startEncoder(encoding);
  try {
    encoder.writeSound(hum(frameCount / FRAMES_PER_SECOND));
    for (let count = 1; count <= frameCount; count++) {
      await encoder.writeFrame(frame);
      onProgress((count / frameCount) * 0.98);
    }
    await encoder.finish();
  } finally {
    await encoder.close();
  }
  onProgress(1);
  return filmFacts(request, draft);
}

export async function renderBlankStill(
  request: StillRequest,
  { outputFile, signal, onPartial }: Omit<StillOptions, 'draft'>,
): Promise<StillFacts> {
  const { width, height, pictures, output, partials } = request;
  const colour = await colourOf(request, pictures);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = colour[at % 3] ?? 0;
  for (let index = 0; onPartial !== undefined && index < partials; index++) {
    const file = `${outputFile}.partial-${index}`;
    await writePicture(file, { width, height, pixels }, output, signal);
    onPartial(index, file);
  }
  await writePicture(outputFile, { width, height, pixels }, output, signal);
  return { width, height };
}
