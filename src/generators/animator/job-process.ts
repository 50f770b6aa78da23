import { enableCompileCache } from 'node:module';
import type { JobReport, RenderOrder } from './messages.ts';

/**
 * The process of one render: takes one order, reports, ends. A crash here fails one attempt and nothing else, and what it
 * used of memory goes back to the system. When the service dies its channel closes, and so does this process.
 */
enableCompileCache();

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort(new Error('Stopped.')));
// A terminal sends Ctrl-C to the whole group; the service decides what becomes of its jobs.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => stopping.abort(new Error('The service is gone.')));
process.once('message', (order) => void work(order as RenderOrder));

async function work(order: RenderOrder): Promise<void> {
  const { AnimationError } = await import('../../animator/encode/animation-error.ts');
  try {
    const { renderAnimation } = await import('../../animator/animator.ts');
    const facts = await renderAnimation(order.request, {
      outputFile: order.outputFile,
      ffmpegFile: order.ffmpegFile,
      draft: order.draft,
      signal: stopping.signal,
      onProgress: (share) => report({ kind: 'progress', share }),
    });
    await report({ kind: 'done', facts });
  } catch (error) {
    const full = error instanceof AnimationError && error.kind === 'disk_full';
    await report({
      kind: 'failed',
      fault: full ? 'storage_full' : 'failed',
      message: full ? 'The server has no room left to store the video.' : 'The video could not be drawn.',
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
  if (process.connected) process.disconnect();
  process.exit(0);
}

function report(message: JobReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    // The outcome is told by the exit where the channel has closed meanwhile.
    else process.send(message, () => resolve());
  });
}
