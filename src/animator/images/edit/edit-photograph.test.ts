import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../../test/servers/long-run.ts';
import { renderStill } from '../../still.ts';

const CUP = fileURLToPath(new URL('../../../../test/fixtures/photographs/coffee-cup.jpg', import.meta.url));
const SIZE = { width: 240, height: 160 };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-edit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** By the nets, as a client has it: red, green and blue of each pixel. */
async function edit(prompt: string): Promise<Buffer> {
  const outputFile = join(folder, 'edited.png');
  await renderStill(
    {
      ...{ prompt, styleGuidance: null, seed: 1, ...SIZE, pictures: [CUP], mask: null },
      ...{ output: { format: 'png' }, partials: 0 },
    },
    { outputFile, signal: new AbortController().signal, draft: null },
  );
  return sharp(outputFile).raw().toBuffer();
}

const unlike = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length;

/** Pixels that are far more blue than red. */
const blueIn = (pixels: Buffer): number => {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at + 2] ?? 0) > (pixels[at] ?? 0) + 50) count += 1;
  return count;
};

describe('a photograph that is to be changed', () => {
  // How a sentence is taken apart is tested with the wishes; here eight seconds are spent on seeing both of them done.
  it.runIf(IS_LONG_RUN)('gets every wish of a sentence', async () => {
    const [both, blue] = [await edit('make the cup blue and let it snow'), await edit('make the cup blue')];
    expect(blueIn(both)).toBeGreaterThan(blueIn(blue) * 0.5);
    expect(blueIn(blue)).toBeGreaterThan(400);
    expect(unlike(both, blue)).toBeGreaterThan(1);
  });

  // Something that is not there is looked for all over the picture, which takes many looks of the nets.
  const refused = ['make it better', ...(IS_LONG_RUN ? ['remove the helicopter'] : [])];

  it.each(refused)('is refused in plain words where that cannot be done: %s', async (prompt) => {
    await expect(edit(prompt)).rejects.toMatchObject({
      name: 'PictureError',
      message: expect.stringMatching(/so it was not changed\. /),
    });
  });
});
