import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import type { StoredImage } from '../core/image-input.ts';
import { fetchInputs } from './fetch-inputs.ts';

async function open(...contents: readonly string[]) {
  const blobs = new DiskBlobStore(await makeTempFolder());
  const images: StoredImage[] = [];
  for (const [index, content] of contents.entries()) {
    const blobKey = `inputs/aa/${index}.jpg`;
    await blobs.put(blobKey, Buffer.from(content));
    images.push({ blobKey, mimeType: 'image/jpeg', width: 8, height: 4 });
  }
  return { blobs, images, folder: await makeTempFolder() };
}
const read = (file: string) => readFile(file, 'utf8');

describe('fetching the pictures of a task', () => {
  it('has nothing to do for words', async () => {
    const { blobs, folder } = await open();
    expect(await fetchInputs(blobs, { mode: 'text' }, folder)).toEqual({ mode: 'text' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('brings each into the folder, in its own place', async () => {
    const { blobs, images, folder } = await open('one', 'two', 'three');
    const [first, last] = images;
    if (first === undefined || last === undefined) throw new Error('There are no images.');
    const frames = await fetchInputs(blobs, { mode: 'first_and_last', first, last }, folder);
    if (frames.mode !== 'first_and_last') throw new Error(frames.mode);
    expect([await read(frames.first), await read(frames.last)]).toEqual(['one', 'two']);
    const references = await fetchInputs(blobs, { mode: 'references', references: images }, folder);
    if (references.mode !== 'references') throw new Error(references.mode);
    expect(await Promise.all(references.references.map(read))).toEqual(['one', 'two', 'three']);
    expect((await readdir(folder)).toSorted()).toEqual(['input-0', 'input-1', 'input-2']);
  });

  it('refuses for good where one is no longer stored', async () => {
    const { blobs, images, folder } = await open('one');
    const [first] = images;
    if (first === undefined) throw new Error('There is no image.');
    await blobs.remove(first.blobKey);
    await expect(fetchInputs(blobs, { mode: 'first_frame', first }, folder)).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'refused',
      message: 'An image of the request is no longer stored.',
    });
  });
});
