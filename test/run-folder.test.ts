import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MARK } from '../scripts/left-behind.ts';
import { openRunFolder } from '../scripts/run-folder.ts';
import { makeTempFolder } from './fixtures/temp-folder.ts';

const newRun = () => randomBytes(4).toString('hex');

/** A process that has been, and is no more. */
async function findEnded(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the folder of a run', () => {
  it('holds what its processes lay down, and goes with the run', async () => {
    const place = await makeTempFolder();
    const folder = openRunFolder(newRun(), place);
    const program = `require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/left-')`;
    const env = { ...process.env, ...folder.environment };
    await once(spawn(process.execPath, ['-e', program], { env, stdio: 'inherit' }), 'exit');
    expect(await readdir(folder.path)).toEqual([expect.stringMatching(/^left-/)]);
    folder.remove();
    expect(await readdir(place)).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('is taken away by the next run where its own was killed', async () => {
    const place = await makeTempFolder();
    const [killed, orphaned] = [newRun(), newRun()];
    const ended = await findEnded();
    const [dead, used, other] = [
      `kinora-run-${ended}-${killed}`,
      `kinora-run-${ended}-${orphaned}`,
      'kinora-run-notes',
    ];
    for (const name of [dead, used, other]) mkdirSync(join(place, name));
    writeFileSync(join(place, dead, 'film.mp4'), '');
    // Its run was killed, but not all that it had started.
    const child = spawn('sleep', ['600'], { env: { ...process.env, [MARK]: orphaned }, stdio: 'ignore' });
    await once(child, 'spawn');
    const living = openRunFolder(newRun(), place);
    const next = openRunFolder(newRun(), place);
    expect([dead, used, other].map((name) => existsSync(join(place, name)))).toEqual([false, true, true]);
    expect([living, next].map(({ path }) => existsSync(path))).toEqual([true, true]);
    child.kill();
    await once(child, 'exit');
    openRunFolder(newRun(), place);
    expect(existsSync(join(place, used))).toBe(false);
  });
});
