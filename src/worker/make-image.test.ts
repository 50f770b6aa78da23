import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLocalGenerator, trustingCheck } from '../../test/fakes/generators.ts';
import { noPreviews, tinyPreviews } from '../../test/fakes/previews.ts';
import { recordLog } from '../../test/fakes/recorded-log.ts';
import { makeRandomness } from '../../test/fakes/seeded-randomness.ts';
import { anImageRequest, aTask } from '../../test/fixtures/builders.ts';
import { PNG } from '../../test/fixtures/images.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import type { ImageGenerator } from '../core/generator.ts';
import { partialKey } from '../core/partial-image.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import type { RunningTask } from '../core/task.ts';
import { makeMakeImage } from './make-image.ts';

let folder: string;
let shares: number[];
let blobs: DiskBlobStore;
beforeEach(async () => {
  folder = await makeTempFolder();
  shares = [];
  blobs = new DiskBlobStore(join(folder, 'blobs'));
});

const FACTS = { width: 1024, height: 1024 };
const drawing: ImageGenerator = {
  async generate(_request, { outputFile }) {
    await writeFile(outputFile, 'a picture');
    return FACTS;
  },
};
const aRunningTask = (change: Parameters<typeof anImageRequest>[0] = {}): RunningTask => ({
  ...aTask({ state: 'running' }),
  kind: 'image',
  request: anImageRequest(change),
});

function make(task: RunningTask, stills: ImageGenerator = drawing, previews: PreviewMaker = noPreviews) {
  const makeImage = makeMakeImage({
    generators: { generatorFor: () => aLocalGenerator(), imageGeneratorFor: () => stills },
    blobs,
    scratch: new DiskScratch(join(folder, 'scratch')),
    previews,
    check: trustingCheck,
    stallSeconds: 600,
    randomness: makeRandomness(),
    lifecycle: {
      reportProgress: async (_task, share) => {
        shares.push(share);
        return true;
      },
    },
    log: recordLog().log,
  });
  return makeImage(task, new AbortController().signal);
}

const leftInScratch = () => readdir(join(folder, 'scratch'));

describe('making a still', () => {
  it('stores the picture and its thumbnail, and clears up', async () => {
    const task = aRunningTask();
    const result = await make(task, drawing, tinyPreviews);
    expect(result).toEqual({
      blobKey: expect.stringMatching(new RegExp(`^results/../${task.id}-\\w+\\.png$`)),
      sizeBytes: 9,
      facts: FACTS,
      previews: [
        { blobKey: expect.stringMatching(/-thumbnail$/), role: 'thumbnail', mimeType: 'image/webp', sizeBytes: 5 },
      ],
    });
    expect(await leftInScratch()).toEqual([]);
  });

  it('hands the pictures of the request over as files', async () => {
    await blobs.put('inputs/a', PNG);
    const image = { blobKey: 'inputs/a', mimeType: 'image/png', width: 8, height: 4 };
    let seen: readonly Buffer[] = [];
    await make(aRunningTask({ images: [image, image] }), {
      async generate(request, context) {
        seen = await Promise.all(context.inputs.map((file) => readFile(file)));
        return drawing.generate(request, context);
      },
    });
    expect(seen).toEqual([PNG, PNG]);
  });

  it('hands over none that is in a later one already', async () => {
    await blobs.put('inputs/a', PNG);
    await blobs.put('inputs/b', Buffer.from('answer'));
    const image = { blobKey: 'inputs/a', mimeType: 'image/png', width: 8, height: 4 };
    let seen: readonly Buffer[] = [];
    await make(aRunningTask({ images: [image, { ...image, blobKey: 'inputs/b' }], earlierImages: 1 }), {
      async generate(request, context) {
        seen = await Promise.all(context.inputs.map((file) => readFile(file)));
        return drawing.generate(request, context);
      },
    });
    expect(seen).toEqual([Buffer.from('answer')]);
  });

  it('hands the mask over apart from them', async () => {
    await blobs.put('inputs/a', PNG);
    await blobs.put('inputs/mask', Buffer.from('mask'));
    const image = { blobKey: 'inputs/a', mimeType: 'image/png', width: 8, height: 4 };
    let seen: readonly Buffer[] = [];
    await make(aRunningTask({ images: [image], mask: { ...image, blobKey: 'inputs/mask' } }), {
      async generate(request, context) {
        seen = await Promise.all([...context.inputs, context.mask ?? ''].map((file) => readFile(file)));
        return drawing.generate(request, context);
      },
    });
    expect(seen).toEqual([PNG, Buffer.from('mask')]);
  });

  it('stores what is to be seen of its making before the picture, under names that follow from the attempt', async () => {
    const task = aRunningTask({ partialImages: 2, output: { format: 'webp', quality: 80 } });
    const { blobKey } = await make(task, {
      async generate(request, context) {
        for (const index of [0, 1]) {
          await writeFile(`${context.outputFile}.${index}`, `partial ${index}`);
          context.showPartial(index, `${context.outputFile}.${index}`);
        }
        return drawing.generate(request, context);
      },
    });
    expect(blobKey).toMatch(/\.webp$/);
    expect(shares).toEqual([1 / 3, 2 / 3]);
    for (const index of [0, 1]) {
      const partial = await blobs.open(partialKey(task.id, task.attempt, index), null);
      expect(partial === null ? null : await text(partial.stream)).toBe(`partial ${index}`);
    }
  });

  it('clears up when it fails, and passes the reason on', async () => {
    const reason = new Error('no');
    const failing = { generate: () => Promise.reject(reason) };
    await expect(make(aRunningTask(), failing)).rejects.toBe(reason);
    expect(await leftInScratch()).toEqual([]);
  });

  it('makes no videos', async () => {
    await expect(make(aTask({ state: 'running' }))).rejects.toThrow('A video has come into the lane of the stills.');
  });
});
