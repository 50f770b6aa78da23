import { Worker } from 'node:worker_threads';
import { ServiceError } from '../../core/errors.ts';
import type { Explainer, ExplainRequest } from '../../core/explainer.ts';
import type { Explanation } from '../../core/explanation.ts';
import { pixelSize } from '../../core/media.ts';
import type { Question, Reply } from './messages.ts';
import { makePlaces } from './places.ts';
import { refuseWaiting } from './refuse-waiting.ts';
import { makeTracer } from './tracer.ts';

export interface ClosableExplainer extends Explainer {
  close(): Promise<void>;
}

/** How long a thread that nobody asks is kept: to start it takes a second or two, to keep it about 160 MB (2026-11-15), and a service is to be small again within a minute. */
const IDLE_MILLISECONDS = 30_000;
/**
 * The longest prompt takes 90 ms, after a start of a second or two. A thread that says nothing for so long is stuck, and whoever waits is
 * told so; on a machine with twenty things to do at once it is only slow for less than that.
 */
const PATIENCE_MILLISECONDS = 120_000;

const ENDED = 'The thread that reads prompts has ended.';
/** The thread reads one after another, so this is a minute of the longest prompts there are. */
const MOST_WAITING = 1_000;
const MOST_WAITING_EACH = 100;

export interface ExplainerOptions {
  /** Of what is drawn for a trace: 0 to 19, as for nice(1). */
  readonly niceness: number;
  readonly idleMilliseconds?: number;
  readonly patienceMilliseconds?: number;
}

/**
 * Reads prompts in a thread of its own, begun by the first question: no other request waits for one, and no start pays for
 * it. Where frames must be drawn, that is done in processes, as every render is.
 */
export function makeAnimatorExplainer(options: ExplainerOptions): ClosableExplainer {
  const tracer = makeTracer(options);
  const places = makePlaces({
    places: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingEach: MOST_WAITING_EACH,
    refuse: refuseWaiting('read'),
  });
  let closing = new AbortController();
  let current: ReadingThread | null = null;
  const begin = () => {
    const { idleMilliseconds = IDLE_MILLISECONDS, patienceMilliseconds = PATIENCE_MILLISECONDS } = options;
    const thread = startThread({ idleMilliseconds, patienceMilliseconds }, () => {
      if (current === thread) current = null;
    });
    return thread;
  };
  return {
    async explain(request, { keyId, signal }) {
      const closed = closing.signal;
      try {
        return await places.hold({ name: keyId, signal: AbortSignal.any([signal, closed]) }, () => {
          // It may have been closed between the place and the work in it.
          closed.throwIfAborted();
          current ??= begin();
          return current.ask(request);
        });
      } catch (error) {
        throw signal.aborted ? new ServiceError('service_unavailable', 'The client hung up.', { cause: error }) : error;
      }
    },
    trace: tracer.trace,
    async close() {
      closing.abort(new Error(ENDED));
      closing = new AbortController();
      await Promise.all([current?.end(), tracer.close()]);
    },
  };
}

interface ReadingThread {
  ask(request: ExplainRequest): Promise<Explanation>;
  end(): Promise<void>;
}

type Spans = Required<Pick<ExplainerOptions, 'idleMilliseconds' | 'patienceMilliseconds'>>;

function startThread({ idleMilliseconds, patienceMilliseconds }: Spans, onEnd: () => void): ReadingThread {
  const thread = new Worker(new URL('./explain-thread.ts', import.meta.url));
  // Nobody's stop waits for it.
  thread.unref();
  const waiting = new Map<number, PromiseWithResolvers<Explanation>>();
  let asked = 0;
  let watch: NodeJS.Timeout | null = null;
  let cause: unknown = null;

  async function end(): Promise<void> {
    // At once, not when the thread is gone: it takes no more questions.
    onEnd();
    await thread.terminate();
  }

  function watchAnew(): void {
    if (watch !== null) clearTimeout(watch);
    watch = setTimeout(() => void end(), waiting.size > 0 ? patienceMilliseconds : idleMilliseconds).unref();
  }

  thread.on('message', (message) => {
    const reply = message as Reply;
    const asker = waiting.get(reply.number);
    waiting.delete(reply.number);
    watchAnew();
    if ('explanation' in reply) asker?.resolve(reply.explanation);
    else asker?.reject(new Error(`The prompt could not be read: ${reply.fault}`));
  });
  thread.on('error', (error) => {
    cause = error;
  });
  thread.on('exit', () => {
    onEnd();
    if (watch !== null) clearTimeout(watch);
    for (const asker of waiting.values()) asker.reject(new Error(ENDED, { cause }));
    waiting.clear();
  });

  return {
    ask({ prompt, negativePrompt, seed, durationSeconds, resolution, aspectRatio }) {
      const asker = Promise.withResolvers<Explanation>();
      asked += 1;
      waiting.set(asked, asker);
      const size = pixelSize(resolution, aspectRatio);
      const question: Question = { number: asked, request: { prompt, negativePrompt, seed, durationSeconds, ...size } };
      thread.postMessage(question);
      watchAnew();
      return asker.promise;
    },
    end,
  };
}
