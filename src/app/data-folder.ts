import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BOX_KEY_BYTES } from '../stores/sql/secret-box.ts';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/**
 * What people asked for and what was made of it is nobody else's business: the folder and what lies directly in it are for
 * the service's own user alone. A folder that an earlier version left open to others is closed; one that belongs to another
 * user, as a mounted volume may, stays as its owner set it.
 */
export async function openDataFolder(folder: string): Promise<void> {
  await makeFolder(resolve(folder));
  await closeToOthers(folder, OWNER_FOLDER);
}

/**
 * Folder by folder, and not with Node's own `recursive`: that one asks again for ever where a file system tells of a folder
 * that cannot be made what is said of one whose parent is missing, as /proc does (Node 24.21, 18 Nov 2026).
 */
async function makeFolder(folder: string): Promise<void> {
  const fault = await tryFolder(folder);
  if (fault === null) return;
  const parent = dirname(folder);
  if (!('code' in fault && fault.code === 'ENOENT') || parent === folder) throw fault;
  await makeFolder(parent);
  const still = await tryFolder(folder);
  if (still !== null) throw still;
}

/** Null: it is there, whether by us or by somebody before us. */
async function tryFolder(folder: string): Promise<Error | null> {
  try {
    await mkdir(folder, { mode: OWNER_FOLDER });
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isThere = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return isThere ? null : error;
  }
}

const DATABASE_FILE = 'kinora.db';

/** Made before the engine does it: its journals take after the database, and no moment is left in which others can look. */
export async function openDatabaseFile(folder: string): Promise<string> {
  const file = join(folder, DATABASE_FILE);
  const handle = await open(file, 'a', OWNER_FILE);
  await handle.close();
  for (const name of ['', '-wal', '-shm']) await closeToOthers(`${file}${name}`, OWNER_FILE);
  return file;
}

/**
 * The key that secrets in the database are sealed with: a file beside it, drawn once. It is no part of a backup, which so gives
 * nobody's secrets away.
 */
export async function readBoxKey(folder: string): Promise<Uint8Array> {
  const file = join(folder, 'secrets.key');
  try {
    // Only one of several who start at once makes it.
    await writeFile(file, `${randomBytes(BOX_KEY_BYTES).toString('base64')}\n`, {
      flag: 'wx',
      mode: OWNER_FILE,
      flush: true,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  await closeToOthers(file, OWNER_FILE);
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== BOX_KEY_BYTES) throw new Error(`${file} does not hold a key of ${BOX_KEY_BYTES} bytes in base64.`);
  return key;
}

async function closeToOthers(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if (error instanceof Error && 'code' in error && LEFT_AS_IT_IS.some((code) => code === error.code)) return;
    throw error;
  }
}

/** Another's, on a file system that has no modes or is not written to, or not there at all. */
const LEFT_AS_IT_IS = ['EPERM', 'EACCES', 'ENOTSUP', 'EROFS', 'ENOENT'];
