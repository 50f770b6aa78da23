import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GenerationError } from '../../core/generator.ts';
import type { JobReport, RenderOrder } from './messages.ts';

const JOB_FILE = fileURLToPath(new URL('./job-process.ts', import.meta.url));
/** How long a stopped job may take to clear up before it is killed; its folder is removed by whoever made it, either way. */
const CLEAR_UP_MILLISECONDS = 500;
const DETAIL_CHARACTERS = 4_000;

export interface JobContext {
  readonly signal: AbortSignal;
  readonly reportProgress: (share: number) => void;
  /** 0 to 19, as for nice(1). */
  readonly niceness: number;
}

/** Has one order done in a process of its own, which stands back behind the service. */
export async function runJob<Facts>(order: RenderOrder, context: JobContext): Promise<Facts> {
  const { signal, niceness } = context;
  signal.throwIfAborted();
  // In a group of its own: Ctrl-C in a terminal reaches the whole group, and would end the encoder before we decide.
  const detached = process.platform !== 'win32';
  const child = fork(JOB_FILE, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached });
  // At once, before the child has threads of its own: on Linux only what comes later inherits the priority.
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const stop = () => stopChild(child);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return (await followJob(child, order, context)) as Facts;
  } finally {
    signal.removeEventListener('abort', stop);
    stopChild(child);
  }
}

async function followJob(child: ChildProcess, order: RenderOrder, context: JobContext): Promise<unknown> {
  let outcome: Exclude<JobReport, { kind: 'progress' }> | null = null;
  let lastWords = '';
  child.on('message', (message) => {
    const report = message as JobReport;
    if (report.kind === 'progress') context.reportProgress(report.share);
    else outcome = report;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-DETAIL_CHARACTERS);
  });
  // A child that could not be sent its order has died, and its end says so.
  child.send(order, () => undefined);
  // once() throws what a process that could not be started emits as its error.
  const end = await once(child, 'close').catch((error: unknown) => [error]);
  context.signal.throwIfAborted();
  return readOutcome(order, outcome, end, lastWords);
}

function readOutcome(
  order: RenderOrder,
  outcome: JobReport | null,
  end: readonly unknown[],
  lastWords: string,
): unknown {
  if (outcome?.kind === 'done') return outcome.facts;
  if (outcome?.kind === 'failed') {
    throw new GenerationError(outcome.fault, outcome.message, { cause: new Error(outcome.detail) });
  }
  const [first, killedBy] = end;
  const how = first instanceof Error ? first.message : `exit ${String(first)}, signal ${String(killedBy)}`;
  throw new GenerationError('crashed', `The ${order.kind} could not be drawn: its process ended unexpectedly.`, {
    cause: new Error(`${how}\n${lastWords}`),
  });
}

function stopChild(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), CLEAR_UP_MILLISECONDS);
  child.once('close', () => clearTimeout(patience));
}
