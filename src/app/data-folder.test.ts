import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addPrincipal } from '../../test/fixtures/accounts.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { DiskBlobStore } from '../blobs/disk.ts';
import { DiskScratch } from '../blobs/scratch.ts';
import { sealSecrets } from '../stores/sql/seal-secrets.ts';
import { takeOwnerLock } from '../stores/sqlite/owner-lock.ts';
import { openDataFolder } from './data-folder.ts';
import { type OpenedStore, openStore } from './open-store.ts';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const STORE = { databaseUrl: null, databaseConnections: 2, databaseTimeoutSeconds: 10, secretsKey: null };

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
      expect.arrayContaining(['secrets.key', 'kinora.db', 'kinora.db-wal', 'owner.lock', 'owner.pid', 'one.png']),
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

describe('a data folder that cannot be made', () => {
  it('is told of, also by a file system that makes no folders and says their parent is missing', async () => {
    const nowhere = join(await makeTempFolder(), 'file');
    await writeFile(nowhere, '');
    await expect(openDataFolder('/proc/kinora/data')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(openDataFolder(join(nowhere, 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(openDataFolder(nowhere)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('is made with the folders above it', async () => {
    const folder = join(await makeTempFolder(), 'a', 'b', 'data');
    await openDataFolder(folder);
    await openDataFolder(folder);
    expect(await modeOf(folder)).toBe('700');
  });
});

describe('the secret of a webhook', () => {
  const target = { url: 'https://example.org/hook', secret: 'whsec_c2VjcmV0IGVub3VnaA==' };
  const reopen = async <Result>(
    folder: string,
    use: (opened: OpenedStore) => Promise<Result>,
    secretsKey: Uint8Array | null = null,
  ) => {
    const opened = await openStore({ data: folder, ...STORE, secretsKey }, () => undefined);
    return use(opened).finally(() => opened.close());
  };
  const keep = (folder: string) =>
    reopen(folder, async ({ store }) => {
      const { keyId } = await addPrincipal(store);
      await store.transaction((transaction) => transaction.keys.setWebhook(keyId, target));
    });
  const webhookIn = (folder: string, secretsKey: Uint8Array | null = null) =>
    reopen(folder, async ({ store }) => (await store.keys.list())[0]?.webhook, secretsKey);
  /** Whether the words stand anywhere in the database's files. */
  const isLegible = async (folder: string) => {
    const files = (await readdir(folder)).filter((name) => name.startsWith('kinora.db'));
    const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'latin1')));
    return contents.some((content) => content.includes(target.secret));
  };

  it('is read by the service, and by nobody who has the database alone', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await keep(folder);
    expect(await isLegible(folder)).toBe(false);
    expect(await webhookIn(folder)).toEqual({ ...target, off: null });
    await rm(join(folder, 'secrets.key'));
    expect(await webhookIn(folder)).toMatchObject({
      secret: '',
      off: { reason: 'its secret was sealed with another key; set the webhook anew' },
    });
  });

  it('may be sealed with the operator’s own key', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await keep(folder);
    expect(await webhookIn(folder, Buffer.alloc(32, 1))).toMatchObject({ secret: '' });
  });

  it('is sealed where an earlier version kept it as it was', async () => {
    const folder = join(await makeTempFolder(), 'data');
    await keep(folder);
    const kept = await reopen(folder, async ({ database, box }) => {
      await database
        .updateTable('api_keys')
        .set({ webhook_secret: `plain:${target.secret}` })
        .execute();
      const sealed = [await sealSecrets(database, box), await sealSecrets(database, box)];
      const row = await database.selectFrom('api_keys').select('webhook_secret').executeTakeFirst();
      return { sealed, text: row?.webhook_secret };
    });
    expect(kept).toEqual({ sealed: [1, 0], text: expect.stringMatching(/^aes256gcm:/) });
    expect(await webhookIn(folder)).toEqual({ ...target, off: null });
  });
});
