import type { ByteSink } from '../core/blob-store.ts';

/** Resolves when the sink has let go of the chunk. One that is gone may never call back: the signal ends the wait. */
export function writeChunk(sink: ByteSink, chunk: Uint8Array, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    sink.write(chunk, (error) => {
      signal.removeEventListener('abort', stop);
      if (error) reject(error);
      else resolve();
    });
  });
}
