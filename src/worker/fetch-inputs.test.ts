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
    expect(await fetchInputs(blobs, [], folder)).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('brings each into the folder, in its own place', async () => {
    const { blobs, images, folder } = await open('one', 'two', 'three');
    const files = await fetchInputs(blobs, images, folder);
    expect(await Promise.all(files.map(read))).toEqual(['one', 'two', 'three']);
    expect((await readdir(folder)).toSorted()).toEqual(['input-0', 'input-1', 'input-2']);
  });

  it('refuses for good where one is no longer stored', async () => {
    const { blobs, images, folder } = await open('one', 'two');
    await blobs.remove(images.at(-1)?.blobKey ?? '');
    await expect(fetchInputs(blobs, images, folder)).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'refused',
      message: 'An image of the request is no longer stored.',
    });
  });
});
