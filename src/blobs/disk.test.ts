import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from './disk.ts';
import { DiskScratch } from './scratch.ts';

/** What every blob store does is in test/contracts. */
describe('blobs on disk', () => {
  it.each(['../outside', 'results/../../outside', '/etc/passwd', '', '.'])(
    'never follow a key out of their folder: %j',
    async (key) => {
      const blobs = new DiskBlobStore(join(await makeTempFolder(), 'blobs'));
      await expect(blobs.open(key, null)).rejects.toThrow(RangeError);
      await expect(blobs.remove(key)).rejects.toThrow(RangeError);
    },
  );
});

describe('scratch', () => {
  it('gives everyone a folder of their own, and removes it with its content', async () => {
    const root = join(await makeTempFolder(), 'scratch');
    const scratch = new DiskScratch(root);
    const [one, other] = [await scratch.open(), await scratch.open()];
    expect(one.path).not.toBe(other.path);
    await writeFile(join(one.path, 'file'), 'content');
    await one.remove();
    await one.remove();
    expect(await readdir(root)).toEqual([other.path.slice(root.length + 1)]);
  });

  it('clears what a killed process left', async () => {
    const root = join(await makeTempFolder(), 'scratch');
    const scratch = new DiskScratch(root);
    await writeFile(join((await scratch.open()).path, 'file'), 'content');
    await scratch.clear();
    await scratch.clear();
    await expect(access(root)).rejects.toThrow('ENOENT');
    await access((await scratch.open()).path);
  });
});
