import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderStill, type StillDraft, type StillRequest } from './still.ts';

let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-output-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function aRequest(changes: Partial<StillRequest> = {}): StillRequest {
  return {
    // What is drawn is no matter here, and a place takes longer than all the rest.
    prompt: 'a dog on a plain backdrop',
    styleGuidance: null,
    seed: 0,
    width: 1024,
    height: 1024,
    pictures: [],
    mask: null,
    output: { format: 'png' },
    partials: 0,
    ...changes,
  };
}

async function render(changes: Partial<StillRequest>, draft: StillDraft | null): Promise<string> {
  const outputFile = join(folder, `still-${files++}.png`);
  await renderStill(aRequest(changes), { outputFile, signal: new AbortController().signal, draft });
  return outputFile;
}

async function hash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

async function readPixels(file: string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return { pixels: data, width: info.width, height: info.height };
}

async function meanColour(file: string): Promise<[number, number, number]> {
  const { pixels } = await readPixels(file);
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    for (const c of [0, 1, 2] as const) sum[c] += pixels[at + c] ?? 0;
  }
  const count = pixels.length / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

describe('the format of a still', () => {
  it.each([
    { format: 'jpeg', quality: 40 },
    { format: 'webp', quality: 90 },
  ] as const)('is the one asked for: %j', async (output) => {
    const file = await render({ output, width: 320, height: 200 }, null);
    const plain = await meanColour(await render({ width: 320, height: 200 }, null));
    expect(await sharp(file).metadata()).toMatchObject({ format: output.format, width: 320, height: 200 });
    for (const [c, value] of (await meanColour(file)).entries())
      expect(Math.abs(value - (plain[c] ?? 0))).toBeLessThan(3);
  });

  it('is smaller with a lower quality', async () => {
    const size = async (quality: number) =>
      (await readFile(await render({ output: { format: 'jpeg', quality }, width: 320, height: 200 }, null))).length;
    expect(await size(20)).toBeLessThan((await size(95)) / 2);
  });
});

describe('the making of a still', () => {
  it.each([1, 2, 3])('is shown %i times, each time with more of it', async (partials) => {
    const outputFile = join(folder, `watched-${partials}.jpg`);
    const shown: [number, string][] = [];
    await renderStill(aRequest({ width: 160, height: 160, partials, output: { format: 'jpeg', quality: 90 } }), {
      outputFile,
      signal: new AbortController().signal,
      draft: null,
      onPartial: (index, file) => shown.push([index, file]),
    });
    expect(shown.map(([index]) => index)).toEqual(Array.from({ length: partials }, (_, index) => index));
    const hashes = await Promise.all([...shown.map(([, file]) => hash(file)), hash(outputFile)]);
    expect(new Set(hashes).size).toBe(partials + 1);
    for (const [, file] of shown) expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
  });
});
