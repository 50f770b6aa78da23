import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type AnimationRequest, drawFrames } from './animator.ts';

/**
 * Pictures of places as they were when somebody last looked at them and found them good. `UPDATE_GOLDENS=1` writes them anew: look at them
 * before you commit. Figures are left out, they have tests of their own. Whoever changes where cameras stand changes these, too.
 */
const GOLDENS: Readonly<Record<string, string>> = {
  beach: 'beach at sunset, static shot',
  forest: 'snowy forest at golden hour, static shot',
  city: 'neon city in the rain at night, static shot',
  savanna: 'savanna by day, static shot',
  underwater: 'coral reef underwater by day, static shot',
  room: 'living room at night, static shot',
};
const LEAST_DECIBELS = 45;
const WIDTH = 192;
const HEIGHT = 108;
const FRAME = 30;

const aRequest = (prompt: string): AnimationRequest => ({
  ...{ prompt, negativePrompt: 'birds', seed: 11, durationSeconds: 4 },
  ...{ width: 1280, height: 720, finish: 'standard', inputs: { mode: 'text' } },
});

/** I420 in limited range, as three bytes a pixel. */
function toRgb(frame: Uint8Array): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const chroma = (WIDTH / 2) * (HEIGHT / 2);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = WIDTH * HEIGHT + (y >> 1) * (WIDTH / 2) + (x >> 1);
      const luma = ((frame[y * WIDTH + x] ?? 0) - 16) * 1.1644;
      const u = (frame[at] ?? 0) - 128;
      const v = (frame[at + chroma] ?? 0) - 128;
      rgba.set([luma + 1.7927 * v, luma - 0.2132 * u - 0.5329 * v, luma + 2.1124 * u, 255], (y * WIDTH + x) * 4);
    }
  }
  return rgba;
}

async function draw(prompt: string): Promise<Uint8ClampedArray> {
  const options = { draft: { frames: 96, width: WIDTH }, frames: [FRAME], signal: new AbortController().signal };
  for await (const frame of drawFrames(aRequest(prompt), options)) return toRgb(frame);
  throw new Error('No frame was drawn.');
}

function signalToNoise(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const error = a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0) / (a.length * 0.75);
  return 10 * Math.log10(255 ** 2 / Math.max(error, 1e-9));
}

async function readGolden(file: URL): Promise<Uint8ClampedArray> {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.drawImage(await loadImage(await readFile(file)), 0, 0);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

describe('goldens', () => {
  it.each(Object.entries(GOLDENS))('%s looks as it did', async (name, prompt) => {
    const file = new URL(`./goldens/${name}.png`, import.meta.url);
    const drawn = await draw(prompt);
    if (process.env.UPDATE_GOLDENS === '1') {
      const canvas = createCanvas(WIDTH, HEIGHT);
      const image = canvas.getContext('2d').createImageData(WIDTH, HEIGHT);
      image.data.set(drawn);
      canvas.getContext('2d').putImageData(image, 0, 0);
      await writeFile(file, canvas.toBuffer('image/png'));
    }
    expect(signalToNoise(drawn, await readGolden(file))).toBeGreaterThanOrEqual(LEAST_DECIBELS);
  });
});
