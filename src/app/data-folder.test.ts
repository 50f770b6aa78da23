import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import { takeOwnerLock } from '../stores/sqlite/owner-lock.ts';
import { openDataFolder } from './data-folder.ts';
import { openStore } from './open-store.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const STORE = { databaseUrl: null, databaseConnections: 2, databaseTimeoutSeconds: 10 };

async function fill(folder: string): Promise<void> {
  await openDataFolder(folder);
  const lock = takeOwnerLock(folder, 1);
  const opened = await openStore({ data: folder, ...STORE }, () => undefined);
  const blobs = new DiskBlobStore(join(folder, 'blobs'));
  await blobs.put('inputs/ab/one.png', Buffer.from('a'));
  await (await new DiskScratch(join(folder, 'scratch')).open()).remove();
  onTestFinished(async () => {
    await opened.close();
    lock.release();
  });
}

describe('the data folder', () => {
  it('is for its owner alone, with all that is in it', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await fill(folder);
    expect(await modeOf(folder)).toBe('700');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const modes = await Promise.all(
      entries.map(async (entry) => [entry.name, await modeOf(join(entry.parentPath, entry.name))] as const),
    );
    expect(modes.filter(([, mode]) => mode !== '600' && mode !== '700')).toEqual([]);
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['kinora.db', 'kinora.db-wal', 'owner.lock', 'owner.pid', 'one.png']),
    );
  });

  it('is closed where an earlier version left it open', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await fill(folder);
    await chmod(folder, 0o755);
    await chmod(join(folder, 'kinora.db'), 0o644);
    await (await openStore({ data: folder, ...STORE }, () => undefined)).close();
    expect([await modeOf(folder), await modeOf(join(folder, 'kinora.db'))]).toEqual(['700', '600']);
  });
});
