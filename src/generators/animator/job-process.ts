import { enableCompileCache } from 'node:module';
import type { JobReport, Outcome, RenderOrder } from './messages.ts';

/**
 * A process that renders: takes an order, reports, waits for the next. A crash here fails one attempt and nothing else, and
 * what it used of memory goes back to the system with it. When the service dies its channel closes, and so does this process.
 */
enableCompileCache();

const stopping = new AbortController();
let isBusy = false;
process.once('SIGTERM', () => stop('Stopped.'));
// A terminal sends Ctrl-C to the whole group; the service decides what becomes of its jobs.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => stop('The service is gone.'));
process.on('message', (order) => void work(order as RenderOrder));

function stop(reason: string): void {
  stopping.abort(new Error(reason));
  if (!isBusy) process.exit(0);
}

async function work(order: RenderOrder): Promise<void> {
  isBusy = true;
  const { AnimationError } = await import('../../animator/encode/animation-error.ts');
  try {
    const facts = await draw(order);
    await report({ kind: 'done', facts, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    const full = error instanceof AnimationError && error.kind === 'disk_full';
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await report({ kind: 'failed', ...(full ? noRoom(order) : (findRefusal(error) ?? notDrawn(order))), detail });
  }
  isBusy = false;
  if (stopping.signal.aborted) process.exit(0);
}

async function draw(order: RenderOrder): Promise<Outcome> {
  const { signal } = stopping;
  if (order.kind === 'trace') {
    const { tracePrompt } = await import('../../animator/trace.ts');
    return { ...(await tracePrompt(order.request, signal)) };
  }
  const { outputFile } = order;
  if (order.kind === 'sound') {
    const { renderSound } = await import('../../animator/sound-track.ts');
    await renderSound(order.request, { outputFile, signal, voices: voicesOf(order) });
    return null;
  }
  if (order.kind === 'image') {
    const onPartial = (index: number, file: string) => void report({ kind: 'partial', index, file });
    const { draft, request } = order;
    if (draft === 'blank' && request.mask === null) {
      const { renderBlankStill } = await import('../../animator/blank.ts');
      return renderBlankStill(request, { outputFile, signal, onPartial });
    }
    const { renderStill } = await import('../../animator/still.ts');
    return renderStill(request, { outputFile, signal, draft: draft === null ? null : 'coarse', onPartial });
  }
  const { ffmpegFile, draft, request } = order;
  const onProgress = (share: number) => void report({ kind: 'progress', share });
  if (draft?.isBlank === true) {
    const { renderBlankFilm } = await import('../../animator/blank.ts');
    return renderBlankFilm(request, draft, { outputFile, ffmpegFile, signal, onProgress });
  }
  const { renderAnimation } = await import('../../animator/animator.ts');
  return renderAnimation(request, { outputFile, ffmpegFile, draft, signal, onProgress, voices: voicesOf(order) });
}

function voicesOf({ voicesFolder }: { readonly voicesFolder: string | null }) {
  return { voicesFolder, onFallback: (reason: string) => void report({ kind: 'voices_failed', reason }) };
}

const noRoom = ({ kind }: RenderOrder) =>
  ({ fault: 'storage_full', message: `The server has no room left to store the ${kind}.` }) as const;
const notDrawn = ({ kind }: RenderOrder) => ({ fault: 'failed', message: `The ${kind} could not be drawn.` }) as const;

/** A picture that cannot be read today cannot be read tomorrow. Known by its name: its class comes with half the animator. */
function findRefusal(error: unknown): { fault: 'refused'; message: string } | null {
  return error instanceof Error && error.name === 'PictureError' ? { fault: 'refused', message: error.message } : null;
}

function report(message: JobReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    // The outcome is told by the exit where the channel has closed meanwhile.
    else process.send(message, () => resolve());
  });
}
