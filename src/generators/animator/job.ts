import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GenerationError } from '../../core/generator.ts';
import type { FactsOf, JobDone, JobOutcome, JobReport, RenderOrder } from './messages.ts';

const JOB_FILE = fileURLToPath(new URL('./job-process.ts', import.meta.url));
/** How long a stopped job may take to clear up before it is killed; its folder is removed by whoever made it, either way. */
const CLEAR_UP_MILLISECONDS = 500;
const DETAIL_CHARACTERS = 4_000;
/**
 * What is new in each of its three threads has 2 MB instead of 16, of which there are up to three: a film of a beach holds 417 MB instead of 535, in no
 * more time.
 */
export const JOB_FLAGS: readonly string[] = ['--max-semi-space-size=2'];

export interface JobContext {
  readonly signal: AbortSignal;
  readonly reportProgress: (share: number) => void;
  /** Of a still alone. */
  readonly showPartial?: (index: number, file: string) => void;
  /** Where the added voices could not speak, and the embedded ones did. */
  readonly reportVoices?: (reason: string) => void;
}

/** A process that does orders, one after another, and stands back behind the service. */
export interface Job {
  /** Throws what became of the order; after that, or once its signal was given, the process is of no more use. */
  run<Order extends RenderOrder>(order: Order, context: JobContext): Promise<JobDone<FactsOf<Order>>>;
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

/** `niceness`: 0 to 19, as for nice(1). `file` is the program of the process, which speaks as messages.ts says. */
export function startJob(niceness: number, file: string = JOB_FILE): Job {
  // In a group of its own: Ctrl-C in a terminal reaches the whole group, and would end the encoder before we decide.
  const detached = process.platform !== 'win32';
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached,
    execArgv: [...process.execArgv, ...JOB_FLAGS],
  });
  // At once, before the child has threads of its own: on Linux only what comes later inherits the priority. Whoever started the service
  // with less than that has said enough: to ask for more is refused to everybody but root.
  if (child.pid !== undefined) setPriority(child.pid, Math.max(niceness, getPriority()));
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-DETAIL_CHARACTERS);
  });
  // once() throws what a process that could not be started emits as its error.
  const ending = once(child, 'close').then(
    ([code, killedBy]) => `exit ${code}, signal ${killedBy}`,
    (error: unknown) => String(error),
  );

  async function follow(order: RenderOrder, context: JobContext): Promise<JobOutcome> {
    const told = Promise.withResolvers<JobOutcome>();
    const listen = (message: unknown) => {
      const report = message as JobReport;
      if (report.kind === 'progress') context.reportProgress(report.share);
      else if (report.kind === 'partial') context.showPartial?.(report.index, report.file);
      else if (report.kind === 'voices_failed') context.reportVoices?.(report.reason);
      else told.resolve(report);
    };
    child.on('message', listen);
    try {
      // A child that could not be sent its order has died, and its end says so.
      child.send(order, () => undefined);
      const crashed = ending.then((how): JobOutcome => {
        const message = `The ${order.kind} could not be drawn: its process ended unexpectedly.`;
        return { kind: 'failed', fault: 'crashed', message, detail: `${how}\n${lastWords}` };
      });
      return await Promise.race([told.promise, crashed]);
    } finally {
      child.off('message', listen);
    }
  }

  return {
    ended: ending.then(() => undefined),
    async end() {
      stopChild(child);
      await ending;
    },
    async run<Order extends RenderOrder>(order: Order, context: JobContext) {
      const { signal } = context;
      signal.throwIfAborted();
      const stop = () => stopChild(child);
      signal.addEventListener('abort', stop, { once: true });
      try {
        const outcome = await follow(order, context);
        // What it was writing is gone only when the process is.
        if (signal.aborted) await ending;
        signal.throwIfAborted();
        // The process answers an order of either kind with facts of that kind.
        if (outcome.kind === 'done') return outcome as JobDone<FactsOf<Order>>;
        throw new GenerationError(outcome.fault, outcome.message, { cause: new Error(outcome.detail) });
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function stopChild(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = setTimeout(() => killGroup(child), CLEAR_UP_MILLISECONDS);
  child.once('close', () => clearTimeout(patience));
}

/** With the encoder that it started: a process that hangs cannot end it itself. */
function killGroup(child: ChildProcess): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already, and so is all that was to be ended.
  }
  child.kill('SIGKILL');
}
