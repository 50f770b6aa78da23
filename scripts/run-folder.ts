import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listMarked, MARK } from './left-behind.ts';

/**
 * A run of tests, checks or benches has one folder for whatever it and its processes lay down for a while (`os.tmpdir()` is there), and
 * takes it away at its end. A run that was killed cannot: the next one does, once nobody of that run is left.
 */

const PREFIX = 'kinora-run-';
const NAME = /^kinora-run-(\d+)-([\da-f]+)$/;

/** What has to be as fast as memory, and goes with the folder. */
const IN_MEMORY = '/dev/shm';

export interface RunFolder {
  readonly path: string;
  /** What a process of the run is to be started with, this one's own set already. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): void;
}

/** `run`: lower-case hexadecimal digits, by which its processes are known. */
export function openRunFolder(run: string, place: string = tmpdir()): RunFolder {
  for (const home of [place, IN_MEMORY]) sweep(home);
  const name = `${PREFIX}${process.pid}-${run}`;
  const path = join(place, name);
  mkdirSync(path);
  // A database that tests start as root runs as somebody without rights, who must get through to its own folder.
  chmodSync(path, 0o755);
  return {
    path,
    environment: { [MARK]: run, ...(process.platform === 'win32' ? { TEMP: path, TMP: path } : { TMPDIR: path }) },
    remove() {
      for (const home of [place, IN_MEMORY]) removeFolder(join(home, name));
    },
  };
}

/** For a run in this very process: what it makes from now on lies in its folder, and that goes when it ends. */
export function enterRunFolder(run: string): void {
  const folder = openRunFolder(run);
  Object.assign(process.env, folder.environment);
  process.once('exit', () => folder.remove());
}

/** In memory where the run has a folder that is taken away, so that this one goes with it; otherwise `home` itself. */
export function findRunFolderIn(home: string): string {
  const name = basename(tmpdir());
  if (!NAME.test(name)) return home;
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function sweep(home: string): void {
  if (!existsSync(home)) return;
  for (const name of readdirSync(home)) {
    const [, pid = '', run = ''] = NAME.exec(name) ?? [];
    if (run !== '' && !isRunning(Number(pid)) && listMarked(run).length === 0) removeFolder(join(home, name));
  }
}

function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Somebody else's: theirs to remove.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Whoever may not send a signal hears so; only then is nobody there to get it.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
