/** Draws single frames of a prompt's film, without encoding it. */
import { type AnimationInputs, drawFrames } from '../src/animator/animator.ts';

/** I420 in video range, BT.709, to RGBA. */
function toRgba(bytes: Uint8Array, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const chroma = width * height;
  const half = width / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y >> 1) * half + (x >> 1);
      const luma = 1.164 * ((bytes[y * width + x] ?? 0) - 16);
      const u = (bytes[chroma + at] ?? 0) - 128;
      const v = (bytes[chroma + chroma / 4 + at] ?? 0) - 128;
      const out = (y * width + x) * 4;
      rgba[out] = luma + 1.793 * v;
      rgba[out + 1] = luma - 0.213 * u - 0.533 * v;
      rgba[out + 2] = luma + 2.112 * u;
      rgba[out + 3] = 255;
    }
  }
  return rgba;
}

export interface FramesOrder {
  readonly prompt: string;
  readonly seed: number;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** Numbers of the frames, from 0. */
  readonly frames: readonly number[];
  /** Of pictures; of the prompt alone without. */
  readonly inputs?: AnimationInputs;
}

export async function drawRgba(order: FramesOrder): Promise<Uint8ClampedArray<ArrayBuffer>[]> {
  const { prompt, seed, seconds, width, height, frames, inputs = { mode: 'text' } } = order;
  const request = {
    prompt,
    seed,
    negativePrompt: null,
    durationSeconds: seconds,
    width: 1280,
    height: 720,
    finish: 'standard',
    inputs,
  } as const;
  const options = { draft: { frames: seconds * 24, width }, frames, signal: new AbortController().signal };
  const pictures: Uint8ClampedArray<ArrayBuffer>[] = [];
  for await (const frame of drawFrames(request, options)) pictures.push(toRgba(frame, width, height));
  return pictures;
}
