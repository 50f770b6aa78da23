import { readdir, readFile } from 'node:fs/promises';
import { MARK_NAME } from './service-process.ts';

/** Linux only: what the system says of processes that we started, and of those that they started. */

export interface MarkedProcess {
  readonly processId: number;
  readonly mark: string;
  readonly command: string;
}

export const canReadProcesses = process.platform === 'linux';

async function readOr(path: string, otherwise: string): Promise<string> {
  // A process may end between the list and the look.
  return readFile(path, 'utf8').catch(() => otherwise);
}

/** Every living process that carries a mark of ours. One that has ended and only waits for its parent has none. */
export async function listMarked(marks: (mark: string) => boolean): Promise<readonly MarkedProcess[]> {
  const found: MarkedProcess[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const environment = await readOr(`/proc/${name}/environ`, '');
    const mark = environment
      .split('\0')
      .find((entry) => entry.startsWith(`${MARK_NAME}=`))
      ?.slice(MARK_NAME.length + 1);
    if (mark === undefined || !marks(mark)) continue;
    const command = (await readOr(`/proc/${name}/cmdline`, '')).split('\0').slice(0, 3).join(' ').trim();
    found.push({ processId: Number(name), mark, command });
  }
  return found;
}

export interface Memory {
  readonly residentMegabytes: number;
  /** Of it, what is the process's own: the rest is files that others may share. */
  readonly ownMegabytes: number;
  readonly peakMegabytes: number;
}

export async function readMemory(processId: number): Promise<Memory> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  const megabytes = (field: string): number => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
    return Math.round(Number(kibibytes ?? 0) / 102.4) / 10;
  };
  return {
    residentMegabytes: megabytes('VmRSS'),
    ownMegabytes: megabytes('RssAnon'),
    peakMegabytes: megabytes('VmHWM'),
  };
}

/**
 * Processor time of a process so far, over all its threads. Unlike the time on the wall it hardly depends on what else
 * the machine is doing.
 */
export async function readProcessorMilliseconds(processId: number): Promise<number> {
  let nanoseconds = 0;
  for (const thread of await readdir(`/proc/${processId}/task`)) {
    nanoseconds += Number((await readOr(`/proc/${processId}/task/${thread}/schedstat`, '0')).split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

/** Of the processes it started and that have ended, in the system's ticks of 10 ms. */
export async function readEndedChildrenMilliseconds(processId: number): Promise<number> {
  const fields = (await readFile(`/proc/${processId}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
