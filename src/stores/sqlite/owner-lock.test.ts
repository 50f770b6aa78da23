import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { FolderInUseError, takeOwnerLock } from './owner-lock.ts';

const LOCK_MODULE = pathToFileURL(`${import.meta.dirname}/owner-lock.ts`).href;

/** A real process that takes the lock, says so, and lives until it is ended. */
const OWNER = `
  const { takeOwnerLock } = await import('${LOCK_MODULE}');
  takeOwnerLock(process.argv[1], process.pid);
  process.stdout.write('taken');
  process.stdin.resume();
`;

async function startOwner(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', OWNER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

describe('the owner lock', () => {
  it('refuses a second process and names the first', async () => {
    const folder = await makeTempFolder();
    const owner = await startOwner(folder);
    const attempt = () => takeOwnerLock(folder, process.pid);
    expect(attempt).toThrow(FolderInUseError);
    expect(attempt).toThrow(
      `The data folder ${folder} is already served by another Kinora process (process ${owner.pid}). ` +
        'Stop that one first, or give this one a folder of its own with KINORA_DATA.',
    );
  });

  it('is free again when its owner was killed', async () => {
    const folder = await makeTempFolder();
    const owner = await startOwner(folder);
    owner.kill('SIGKILL');
    await once(owner, 'close');
    expect(() => takeOwnerLock(folder, process.pid).release()).not.toThrow();
  });

  it('is free again when it was released, and refuses a second taker in the same process', async () => {
    const folder = await makeTempFolder();
    const lock = takeOwnerLock(folder, 1);
    expect(() => takeOwnerLock(folder, 2)).toThrow('(process 1)');
    lock.release();
    takeOwnerLock(folder, 2).release();
  });

  it('passes on what is no question of ownership', () => {
    expect(() => takeOwnerLock('/nowhere/at/all', 1)).toThrow('ENOENT');
  });
});
