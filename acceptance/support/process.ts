import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchOver } from '../../test/servers/watch-over.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { until } from './until.ts';

/** The program as an operator has it: started as a process of its own, known only by what it prints and answers. */
export const PROGRAM = join(import.meta.dirname, '../../bin/kinora.js');

/** What is made is drawn, as it is for everybody else. */
export const DRAWN = { KINORA_INTERNAL_DRAFT_PICTURES: 'drawn' } as const;

export type Settings = Readonly<Record<`KINORA_${string}`, string>>;

/**
 * As a service begins anew by itself (bin/kinora.js), from the start: 660 ms of processor time to be ready become 590 (2026-11), and the
 * tests start more than a hundred.
 */
const BEGUN_ANEW = {
  flags: ['--max-semi-space-size=16'],
  environment: { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly pid: number;
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  signal(name: NodeJS.Signals): void;
  ended(): Promise<Finished>;
}

export async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kinora-acceptance-'));
}

export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Settings of the person who runs the tests must not reach the program. */
function environmentFor(settings: Settings): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('KINORA_'));
  // Few frames, and no stepping back behind whatever else the machine does: a test waits for them.
  const quick = { KINORA_INTERNAL_DRAFT_FRAMES: '6', KINORA_RENDER_NICENESS: '0' };
  // And nothing on them: to load what draws takes longer than all else that a film asks for. Whoever looks at it asks for DRAWN.
  const blank = { KINORA_INTERNAL_DRAFT_PICTURES: 'blank' };
  // A process that draws takes longer to begin than for several films of a test: one draws them all, unless a test is about more.
  const few = { KINORA_WORKER_CONCURRENCY: '1', KINORA_IMAGE_CONCURRENCY: '1' };
  // How fast a test asks depends on the machine: only tests about these limits may meet them.
  // And none gives up a render, or its previews, because the machine has no time for it.
  const unlimited = {
    KINORA_READS_PER_MINUTE: '10000000',
    KINORA_CREATES_PER_MINUTE: '10000000',
    KINORA_STALL_SECONDS: '1200',
  };
  const ffmpeg = findFfmpeg();
  const carried = ffmpeg === null ? {} : { KINORA_FFMPEG: ffmpeg };
  return { ...Object.fromEntries(own), ...quick, ...blank, ...few, ...unlimited, ...carried, ...settings };
}

interface LaunchOptions {
  readonly folder: string;
  readonly settings?: Settings;
  /** For a test of how a start goes that nobody has prepared. */
  readonly asByHand?: boolean;
  /** The address of a module that is loaded before the program. */
  readonly preload?: string;
}

export function launch(args: readonly string[], options: LaunchOptions): Running {
  const isBegunAnew = args[0] === 'serve' && process.platform === 'linux' && options.asByHand !== true;
  const { flags, environment } = isBegunAnew ? BEGUN_ANEW : { flags: [], environment: {} };
  const { preload } = options;
  const preloading = preload === undefined ? {} : { NODE_OPTIONS: `--import=${preload}` };
  const child = spawn(process.execPath, [...flags, PROGRAM, ...args], {
    cwd: options.folder,
    env: { ...environmentFor(options.settings ?? {}), ...environment, ...preloading },
    stdio: ['ignore', 'pipe', 'pipe'],
    // As a terminal would start it, in a group of its own: a signal to the group reaches all of its processes.
    detached: true,
  });
  watchOver(child, 'group');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return {
    pid: child.pid ?? -1,
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (name) => void child.kill(name),
    ended: () => ended,
  };
}

/** Runs a command to its end. */
export async function run(
  args: readonly string[],
  options: { readonly folder: string; readonly settings?: Settings; readonly seconds?: number },
): Promise<Finished> {
  const running = launch(args, options);
  return finish(running, options.seconds ?? 300);
}

/** Waits for the end; a process that does not come to one is killed, and the test hears what it had said. */
export async function finish(running: Running, seconds: number): Promise<Finished> {
  let overdue = false;
  const patience = setTimeout(() => {
    overdue = true;
    running.signal('SIGKILL');
  }, seconds * 1000);
  const finished = await running.ended();
  clearTimeout(patience);
  if (overdue) throw new Error(`Still running after ${seconds} s.\n${finished.stdout}\n${finished.stderr}`);
  return finished;
}

/** A service that takes requests. */
export interface Service extends Running {
  readonly url: string;
  readonly port: number;
  /** The one printed at the first start, or the one given. */
  readonly key: string;
  readonly data: string;
  readonly folder: string;
  /** SIGTERM, and the end of it. */
  stop(seconds?: number): Promise<Finished>;
  kill(): Promise<void>;
}

export interface ServiceOptions extends LaunchOptions {
  /** Holds the data folder; a service started in it again finds its data. */
  readonly folder: string;
  /** For a folder that was served before: its key. */
  readonly key?: string;
  readonly args?: readonly string[];
}

export async function serve(options: ServiceOptions): Promise<Service> {
  const { folder } = options;
  const data = options.settings?.KINORA_DATA ?? join(folder, 'data');
  const fresh = !existsSync(join(data, 'kinora.db'));
  const settings = { KINORA_PORT: '0', KINORA_DATA: data, ...options.settings };
  const running = launch(['serve', ...(options.args ?? [])], { ...options, settings });
  let over = false;
  void running.ended().then(() => {
    over = true;
  });
  await until('the service is ready', () => {
    if (over) throw new Error(`The service ended at its start:\n${running.stdout()}\n${running.stderr()}`);
    return /Kinora is ready at \S+\n/.test(running.stdout()) && (!fresh || running.stdout().includes('clip.mp4'));
  });
  const url = /Kinora is ready at (\S+)/.exec(running.stdout())?.[1] ?? '';
  return {
    ...running,
    url,
    port: Number(new URL(url).port),
    key: options.key ?? /sk-[0-9A-Za-z]{43}/.exec(running.stdout())?.[0] ?? '',
    data,
    folder,
    stop: async (seconds = 300) => {
      running.signal('SIGTERM');
      return finish(running, seconds);
    },
    kill: async () => {
      running.signal('SIGKILL');
      await running.ended();
    },
  };
}
