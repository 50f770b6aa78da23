import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { watchOver } from '../test/servers/watch-over.ts';

/** The real service as a process of its own, as an operator would start it. Used by the long checks and by the benches. */

export const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'bin', 'kinora.js');
/** What the program runs where there is no bundle of it. */
export const SOURCES = join(ROOT, 'src', 'main.ts');

/** Marks a process and all that it starts, so that what outlives it can be found. Not a KINORA_ name: those are settings. */
export const MARK_NAME = 'VERIFY_MARK';

/** Lifts what would get in the way of a load, and keeps the operator's own settings out. */
const SETTINGS_FOR_LOAD = {
  KINORA_PORT: '0',
  KINORA_LOG_FORMAT: 'json',
  KINORA_READS_PER_MINUTE: '10000000',
  KINORA_CREATES_PER_MINUTE: '10000000',
  KINORA_QUEUED_PER_ACCOUNT: '10000',
  KINORA_RUNNING_PER_ACCOUNT: '256',
};

export interface LogEvent {
  readonly name: string;
  /** By the monotonic clock of the reader. */
  readonly readAt: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Ready {
  readonly address: string;
  readonly readyAt: number;
  /** Shown once, by the first start on an empty folder. */
  readonly firstKey: string | null;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServiceProcess {
  readonly processId: number;
  readonly spawnedAt: number;
  /** Rejects when the process ends before it listens. */
  readonly ready: Promise<Ready>;
  readonly ended: Promise<Ending>;
  readonly events: readonly LogEvent[];
  /** What it wrote that is no log event: the last words of a start that failed. */
  readonly plainLines: readonly string[];
  kill(signal: 'SIGKILL' | 'SIGTERM'): void;
}

export interface LaunchOptions {
  readonly dataFolder: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly mark?: string;
  readonly program?: string;
}

export function cleanEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('KINORA_'));
  return { ...Object.fromEntries(inherited), ...settings };
}

export function launchService(options: LaunchOptions): ServiceProcess {
  const { dataFolder, settings = {}, mark = 'service', program = PROGRAM } = options;
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, [program, 'serve'], {
    // Elsewhere than in the repository: a kinora.toml of the developer must not take part.
    cwd: dataFolder,
    env: cleanEnvironment({ ...SETTINGS_FOR_LOAD, KINORA_DATA: dataFolder, [MARK_NAME]: mark, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  watchOver(child, 'process');
  const events: LogEvent[] = [];
  const plainLines: string[] = [];
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  readErrors(child, events, plainLines);
  const ready = readReady(child, ended, plainLines);
  // Whoever never waits for it (a process killed on purpose) must not be ended by its rejection.
  ready.catch(() => undefined);
  return {
    processId: child.pid ?? 0,
    spawnedAt,
    ready,
    ended,
    events,
    plainLines,
    kill: (signal) => void child.kill(signal),
  };
}

function readErrors(child: ChildProcess, events: LogEvent[], plainLines: string[]): void {
  if (child.stderr === null) return;
  createInterface({ input: child.stderr }).on('line', (line) => {
    const fields = parseObject(line);
    if (fields === null) plainLines.push(line);
    else events.push({ name: String(fields.msg), readAt: performance.now(), fields });
  });
}

/** A killed process can leave half a line. */
function parseObject(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function readReady(child: ChildProcess, ended: Promise<Ending>, plainLines: readonly string[]): Promise<Ready> {
  if (child.stdout === null) throw new Error('The service has no output to read.');
  const lines = createInterface({ input: child.stdout });
  const told = new Promise<Ready>((resolve) => {
    let address: string | null = null;
    let readyAt = 0;
    lines.on('line', (line) => {
      const found = /^Kinora is ready at (\S+)/.exec(line)?.[1];
      if (found !== undefined) {
        address = found;
        readyAt = performance.now();
        return;
      }
      if (address === null) return;
      const firstKey = /\bsk-[0-9A-Za-z]{43}\b/.exec(line)?.[0] ?? null;
      if (firstKey !== null || line.startsWith('Keys:')) resolve({ address, readyAt, firstKey });
    });
  });
  const failed = ended.then(({ code, signal }): never => {
    throw new Error(`The service ended before it listened (${signal ?? `code ${code}`}). ${plainLines.join(' ')}`);
  });
  return Promise.race([told, failed]);
}
