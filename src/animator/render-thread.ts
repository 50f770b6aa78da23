import { enableCompileCache } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import { parentPort } from 'node:worker_threads';
import { FRAMES_PER_SECOND } from '../core/media.ts';
import { claimFrame, type RingMemory, slotOf } from './frame-ring.ts';
import type { Share } from './lens/stage-film.ts';
import type { FilmOrder } from './open-film.ts';

/**
 * One of the threads that draw a film. All hold the same memory: what is painted once is painted by whoever comes to it first. Then each
 * draws whichever frame is next.
 */
export interface RenderTask {
  readonly order: FilmOrder;
  readonly memory: WebAssembly.Memory;
  readonly ring: RingMemory;
  /** One count for each thing to be painted: 0 until somebody has begun it. */
  readonly claims: SharedArrayBuffer;
  readonly peers: readonly MessagePort[];
}

export type RenderReport =
  | { readonly kind: 'layer'; readonly share: number }
  | { readonly kind: 'frame'; readonly frame: number }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly stack: string };

interface Painted {
  readonly number: number;
  readonly value: unknown;
}

function makeShare({ claims, peers }: RenderTask): Share {
  const begun = new Int32Array(claims);
  const painted = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const entryOf = (number: number): PromiseWithResolvers<unknown> => {
    const entry = painted.get(number) ?? Promise.withResolvers<unknown>();
    painted.set(number, entry);
    return entry;
  };
  for (const peer of peers) peer.on('message', ({ number, value }: Painted) => entryOf(number).resolve(value));
  return async <T>(paint: () => T | Promise<T>): Promise<T> => {
    const number = asked;
    asked += 1;
    // The peer runs the same code, so what it sends under this number is what `paint` would have given here.
    if (Atomics.compareExchange(begun, number, 0, 1) !== 0) return (await entryOf(number).promise) as T;
    const value = await paint();
    for (const peer of peers) peer.postMessage({ number, value } satisfies Painted);
    return value;
  };
}

function report(message: RenderReport): void {
  parentPort?.postMessage(message);
}

/** The task is awaited while what it will be done with is loaded. */
async function draw(sent: Promise<RenderTask>): Promise<void> {
  const [{ openFilm }, { KernelMemory }, task] = await Promise.all([
    import('./open-film.ts'),
    import('./maths/kernel-memory.ts'),
    sent,
  ]);
  const { order, ring, peers } = task;
  // Whoever started this thread ends it from outside.
  const { signal } = new AbortController();
  const studio = { memory: new KernelMemory(task.memory), share: makeShare(task) };
  const film = await openFilm(order, { studio, signal, onLayer: (share) => report({ kind: 'layer', share }) });
  for (const peer of peers) peer.close();
  for (;;) {
    const frame = claimFrame(ring, order.frameCount);
    if (frame === null) return;
    film.compose(frame, frame / FRAMES_PER_SECOND);
    film.print(frame, slotOf(ring, frame));
    report({ kind: 'frame', frame });
  }
}

// Before the painters are loaded: every thread loads the same, and need not compile it again.
enableCompileCache();
const sent = new Promise<RenderTask>((resolve) => parentPort?.once('message', resolve));
await draw(sent).catch((error: unknown) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  report({ kind: 'failed', name, message, stack: stack ?? '' });
});
