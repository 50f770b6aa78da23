import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnimationRequest, DraftLimits } from '../../animator/animator.ts';
import { type GenerationContext, GenerationError, type LocalGenerator } from '../../core/generator.ts';
import { FRAMES_PER_SECOND, pixelSize, type VideoFacts } from '../../core/media.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import type { JobReport, RenderOrder } from './messages.ts';

export interface AnimatorOptions {
  readonly ffmpegFile: string;
  /** 0 to 19, as for nice(1). */
  readonly niceness: number;
  /** For our own tests: few and small frames. The facts are then those of the film that was asked for. */
  readonly draft: DraftLimits | null;
}

const JOB_FILE = fileURLToPath(new URL('./job-process.ts', import.meta.url));
/** How long a stopped job may take to clear up before it is killed; its folder is removed by whoever made it, either way. */
const CLEAR_UP_MILLISECONDS = 500;
const DETAIL_CHARACTERS = 4_000;

/** The embedded generator: src/animator in a child process per job, which stands back behind the service. */
export function makeAnimatorGenerator(options: AnimatorOptions): LocalGenerator {
  return {
    kind: 'local',
    async generate(request, context) {
      const facts = await runJob(toOrder(request, context, options), context, options.niceness);
      return options.draft === null ? facts : promisedFacts(request);
    },
  };
}

function toOrder(request: VideoRequest, context: GenerationContext, options: AnimatorOptions): RenderOrder {
  const animation: AnimationRequest = {
    prompt: request.prompt,
    negativePrompt: request.negativePrompt,
    seed: request.seed,
    durationSeconds: request.durationSeconds,
    ...pixelSize(request.resolution, request.aspectRatio),
    finish: request.model === 'video-3.1-fast-generate-preview' ? 'fast' : 'standard',
    inputs: context.inputs,
  };
  return {
    request: animation,
    outputFile: context.outputFile,
    ffmpegFile: options.ffmpegFile,
    draft: options.draft,
  };
}

function promisedFacts(request: VideoRequest): VideoFacts {
  return {
    durationSeconds: request.durationSeconds,
    framesPerSecond: FRAMES_PER_SECOND,
    ...pixelSize(request.resolution, request.aspectRatio),
  };
}

async function runJob(order: RenderOrder, context: GenerationContext, niceness: number): Promise<VideoFacts> {
  const { signal } = context;
  signal.throwIfAborted();
  // In a group of its own: Ctrl-C in a terminal reaches the whole group, and would end the encoder before we decide.
  const detached = process.platform !== 'win32';
  const child = fork(JOB_FILE, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached });
  // At once, before the child has threads of its own: on Linux only what comes later inherits the priority.
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const stop = () => stopChild(child);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await followJob(child, order, context);
  } finally {
    signal.removeEventListener('abort', stop);
    stopChild(child);
  }
}

async function followJob(child: ChildProcess, order: RenderOrder, context: GenerationContext): Promise<VideoFacts> {
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
  return readOutcome(outcome, end, lastWords);
}

function readOutcome(outcome: JobReport | null, end: readonly unknown[], lastWords: string): VideoFacts {
  if (outcome?.kind === 'done') return outcome.facts;
  if (outcome?.kind === 'failed') {
    throw new GenerationError(outcome.fault, outcome.message, { cause: new Error(outcome.detail) });
  }
  const [first, killedBy] = end;
  const how = first instanceof Error ? first.message : `exit ${String(first)}, signal ${String(killedBy)}`;
  throw new GenerationError('crashed', 'The video could not be drawn: its process ended unexpectedly.', {
    cause: new Error(`${how}\n${lastWords}`),
  });
}

function stopChild(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), CLEAR_UP_MILLISECONDS);
  child.once('close', () => clearTimeout(patience));
}
