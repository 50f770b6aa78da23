import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { FRAMES_PER_SECOND } from '../core/media.ts';
import { freeSlot, makeRingMemory, slotOf, stopRing } from './frame-ring.ts';
import { PictureError } from './images/decode-picture.ts';
import { KernelMemory } from './maths/kernel-memory.ts';
import { type FilmOrder, openFilm } from './open-film.ts';
import type { RenderReport, RenderTask } from './render-thread.ts';
import { makeOwnStudio } from './studio.ts';

/** Two threads that draw and an encoder with two of its own keep two cores busy; more would wait for the encoder. */
const THREADS = 2;
/**
 * Frames that may be drawn ahead of the encoder: each thread's own, one being written, one spare; and of frames that take little room as many as are drawn
 * while the sound is mixed.
 */
const LEAST_SLOTS = THREADS + 2;
const MOST_SLOTS = 12;
const SLOT_BYTES = 17_000_000;
const slotsFor = (bytesPerFrame: number): number =>
  Math.min(MOST_SLOTS, Math.max(LEAST_SLOTS, Math.floor(SLOT_BYTES / bytesPerFrame)));
/** More than any film has parts. */
const MOST_CLAIMS = 1_024;

/** A film being drawn by threads. `close` must be called whatever happens: it ends them. */
export interface Rendering {
  /** The next frame's I420 bytes, in order; valid until `free`. Null after the last. */
  next(): Promise<Uint8Array | null>;
  /** The oldest frame that `next` handed out has been written. */
  free(): void;
  close(): Promise<void>;
}

/** Threads that have begun to load what they draw with, before anybody knows what that will be. */
export interface DrawingThreads {
  readonly count: number;
  /** One task for each. Whatever has failed meanwhile is told at once. */
  begin(tasks: readonly RenderTask[], take: (report: RenderReport) => void, fail: (error: unknown) => void): void;
  close(): Promise<void>;
}

export interface RenderingOptions {
  readonly signal: AbortSignal;
  readonly onLayer: (share: number) => void;
  /** Any number of them gives the same frames. They end with the rendering. */
  readonly threads?: DrawingThreads;
}

export function startThreads(count = THREADS): DrawingThreads {
  let failure: { readonly error: unknown } | null = null;
  let take = (_: RenderReport): void => undefined;
  let tell = (_: unknown): void => undefined;
  const fail = (error: unknown): void => {
    failure ??= { error };
    tell(failure.error);
  };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url));
    worker.on('message', (report: RenderReport) => take(report));
    worker.on('error', fail);
    worker.on('exit', (code) => {
      if (code !== 0) fail(new Error('A thread that draws has ended before the film did.'));
    });
    return worker;
  });
  return {
    count,
    begin(tasks, onReport, onFailure) {
      take = onReport;
      tell = onFailure;
      if (failure !== null) onFailure(failure.error);
      for (const [index, worker] of workers.entries()) {
        const task = tasks[index];
        if (task !== undefined) worker.postMessage(task, [...task.peers]);
      }
    },
    async close() {
      for (const worker of workers) worker.removeAllListeners();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function rebuildError({ name, message, stack }: Extract<RenderReport, { kind: 'failed' }>): Error {
  const error = name === 'PictureError' ? new PictureError(message) : new Error(message);
  error.stack = stack;
  return error;
}

/** A line between every two threads. */
function connect(threads: number): MessagePort[][] {
  const ports: MessagePort[][] = Array.from({ length: threads }, () => []);
  for (let a = 0; a < threads; a++) {
    for (let b = a + 1; b < threads; b++) {
      const { port1, port2 } = new MessageChannel();
      ports[a]?.push(port1);
      ports[b]?.push(port2);
    }
  }
  return ports;
}

export function startRendering(order: FilmOrder, options: RenderingOptions): Rendering {
  const { signal, onLayer, threads = startThreads() } = options;
  const memory = new KernelMemory();
  const { width, height } = order.size;
  const bytesPerFrame = (width * height * 3) / 2;
  const ring = makeRingMemory(Array.from({ length: slotsFor(bytesPerFrame) }, () => memory.reserve(bytesPerFrame)));
  const claims = new SharedArrayBuffer(MOST_CLAIMS * 4);
  const drawn = new Set<number>();
  let handed = 0;
  let failure: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;

  const fail = (error: unknown): void => {
    failure ??= { error };
    stopRing(ring);
    wake();
  };
  const take = (report: RenderReport): void => {
    if (report.kind === 'layer') onLayer(report.share);
    else if (report.kind === 'failed') fail(rebuildError(report));
    else {
      drawn.add(report.frame);
      wake();
    }
  };
  const tasks = connect(threads.count).map((peers) => ({ order, memory: memory.memory, ring, claims, peers }));
  threads.begin(tasks, take, fail);
  const abort = (): void => fail(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();

  return {
    async next() {
      if (handed === order.frameCount) return null;
      while (failure === null && !drawn.has(handed)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure !== null) throw failure.error;
      drawn.delete(handed);
      const at = slotOf(ring, handed);
      handed += 1;
      return memory.bytes(at, bytesPerFrame);
    },
    free: () => freeSlot(ring),
    async close() {
      signal.removeEventListener('abort', abort);
      stopRing(ring);
      await threads.close();
    },
  };
}

/** Draws in this thread: a draft is drawn before another thread would have begun. */
export async function renderHere(
  order: FilmOrder,
  { signal, onLayer }: Omit<RenderingOptions, 'threads'>,
): Promise<Rendering> {
  const studio = makeOwnStudio();
  const film = await openFilm(order, { studio, signal, onLayer });
  const at = studio.memory.reserve(film.bytesPerFrame);
  let drawn = 0;
  return {
    async next() {
      // So that who wants it stopped is heard between two frames.
      await turnOfTheLoop();
      signal.throwIfAborted();
      if (drawn === order.frameCount) return null;
      film.compose(drawn, drawn / FRAMES_PER_SECOND);
      film.print(drawn, at);
      drawn += 1;
      return studio.memory.bytes(at, film.bytesPerFrame);
    },
    free: () => undefined,
    close: async () => undefined,
  };
}
