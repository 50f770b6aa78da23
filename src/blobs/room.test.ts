import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/fakes/manual-clock.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { makeRoomCheck } from './room.ts';
import { DiskScratch } from './scratch.ts';

async function open() {
  const root = join(await makeTempFolder(), 'scratch');
  const clock = new ManualClock();
  return { root, clock, checkRoom: makeRoomCheck({ scratch: new DiskScratch(root), clock }) };
}

describe('the check for room', () => {
  it('is content where files can be written, and leaves none', async () => {
    const { root, checkRoom } = await open();
    await checkRoom();
    expect(await readdir(root)).toEqual([]);
  });

  it('throws where nothing can be written, and is content again when that is over', async () => {
    const { root, clock, checkRoom } = await open();
    await writeFile(root, 'a file where the folder should be');
    await expect(checkRoom()).rejects.toThrow(/EEXIST|ENOTDIR/);
    await rm(root);
    clock.advance(1);
    await checkRoom();
  });

  it('writes once a second, however often it is asked', async () => {
    const { root, clock, checkRoom } = await open();
    await Promise.all([checkRoom(), checkRoom()]);
    await rm(root, { recursive: true });
    await checkRoom();
    await expect(readdir(root)).rejects.toThrow('ENOENT');
    clock.advance(1);
    await checkRoom();
    expect(await readdir(root)).toEqual([]);
  });
});
