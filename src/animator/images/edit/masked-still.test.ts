import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { renderStill, type StillRequest } from '../../still.ts';

const [WIDTH, HEIGHT] = [240, 180];
let folder = '';
let picture = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-mask-'));
  picture = await paint('picture.png', (pen) => {
    const sky = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
    sky.addColorStop(0, '#40a0e0');
    sky.addColorStop(1, '#e0c080');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = '#c01010';
    pen.fillRect(100, 60, 40, 60);
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Pen = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

async function paint(name: string, draw: (pen: Pen) => void): Promise<string> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(canvas.getContext('2d'));
  const file = join(folder, name);
  await writeFile(file, canvas.toBuffer('image/png'));
  return file;
}

type Box = readonly [left: number, top: number, width: number, height: number];

const maskOf = (box: Box) =>
  paint(`mask-${box.join('-')}.png`, (pen) => {
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = '#fff';
    pen.fillRect(...box);
  });

/** Drawn coarsely, without the nets, where only the place of a change is asked for; `npm run verify -- acceptance` has them look. */
async function edit(prompt: string, box: Box, changes: Partial<StillRequest> = {}) {
  const outputFile = join(folder, 'edited');
  const request: StillRequest = {
    prompt,
    styleGuidance: null,
    seed: 3,
    width: WIDTH,
    height: HEIGHT,
    pictures: [picture],
    mask: await maskOf(box),
    output: { format: 'png' },
    partials: 0,
    ...changes,
  };
  await renderStill(request, {
    outputFile,
    signal: new AbortController().signal,
    draft: IS_LONG_RUN ? null : 'coarse',
  });
  return outputFile;
}

const readPixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer();

/** The largest change of any pixel outside of the box, and how many changed within it. */
async function compare(file: string, [left, top, width, height]: Box) {
  const [before, after] = [await readPixels(picture), await readPixels(file)];
  let [outside, inside] = [0, 0];
  for (let at = 0; at < before.length; at += 3) {
    const [x, y] = [(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    const change = Math.max(...[0, 1, 2].map((c) => Math.abs((before[at + c] ?? 0) - (after[at + c] ?? 0))));
    if (x >= left && x < left + width && y >= top && y < top + height) inside += change > 8 ? 1 : 0;
    else outside = Math.max(outside, change);
  }
  return { outside, inside };
}

describe('a still under a mask', () => {
  it.each<[string, Box]>([
    ['A brown horse', [10, 20, 110, 150]],
    ['at night', [0, 0, WIDTH, 90]],
    ['at night', [200, 150, 5, 5]],
  ])('changes there alone: %s in %j', async (prompt, box) => {
    const { outside, inside } = await compare(await edit(prompt, box), box);
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(box[2] * box[3] * 0.04);
  });

  it('loses what its words want gone', async () => {
    const pixels = await readPixels(await edit('remove the red box', [80, 40, 80, 100]));
    const at = (90 * WIDTH + 120) * 3;
    const [red = 0, , blue = 0] = pixels.subarray(at, at + 3);
    // Of the colours around it, far from the red that was there.
    expect(red - blue).toBeLessThan(60);
  });

  it('may be written with a loss, which is then all that differs', async () => {
    const box: Box = [0, 0, 80, HEIGHT];
    const file = await edit('at night', box, { output: { format: 'jpeg', quality: 95 } });
    expect((await sharp(file).metadata()).format).toBe('jpeg');
    expect((await compare(file, [0, 0, 100, HEIGHT])).outside).toBeLessThan(40);
  });

  it('is refused where the mask leaves nothing to change', async () => {
    await expect(edit('at night', [0, 0, 0, 0])).rejects.toThrow('The mask leaves nothing of the picture to change.');
  });
});
