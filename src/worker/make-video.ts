import { join } from 'node:path';
import type { Scratch } from '../core/blob-store.ts';
import type { Clock } from '../core/clock.ts';
import type { GeneratorRegistry } from '../core/generator.ts';
import { imagesOf, withImages } from '../core/image-input.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import { isVideoTask } from '../core/task.ts';
import type { TaskLifecycle } from '../services/task-lifecycle.ts';
import type { CheckResult } from './check-result.ts';
import { fetchInputs } from './fetch-inputs.ts';
import { ProgressReporter } from './progress-reporter.ts';
import type { MakeResult } from './run-task.ts';
import { type StoreResultParts, storeResult } from './store-result.ts';
import { watched } from './watchdog.ts';

export interface MakeVideoParts extends StoreResultParts {
  readonly lifecycle: Pick<TaskLifecycle, 'reportProgress'>;
  readonly generators: GeneratorRegistry;
  readonly scratch: Scratch;
  readonly check: CheckResult;
  readonly previews: PreviewMaker;
  readonly clock: Clock;
}

/** Generates into a scratch folder and moves the files into our own storage. The folder is gone before anything is settled. */
export function makeMakeVideo(parts: MakeVideoParts): MakeResult {
  const { lifecycle, generators, blobs, scratch, previews, check, stallSeconds, clock, log } = parts;
  return async (task, stop) => {
    if (!isVideoTask(task)) throw new TypeError('A still has come into the lane of the videos.');
    const { request } = task;
    const lost = new AbortController();
    const signal = AbortSignal.any([stop, lost.signal]);
    const lose = () => lost.abort(new Error('The task was taken over or ended.'));
    const progress = new ProgressReporter({
      write: (share) => lifecycle.reportProgress(task, share),
      clock,
      onLost: lose,
      onFault: (error) => log.warn({ task: task.id, error }, 'progress-not-written'),
    });
    const folder = await scratch.open();
    try {
      const outputFile = join(folder.path, 'video.mp4');
      const inputs = withImages(request.inputs, await fetchInputs(blobs, imagesOf(request.inputs), folder.path));
      await watched({ kind: 'video', stallSeconds }, signal, (watch) => {
        const reportProgress = (share: number) => {
          watch.feed();
          progress.report(share);
        };
        const context = { signal: watch.signal, outputFile, inputs, reportProgress };
        return generators.generatorFor(request.model).generate(request, context);
      });
      const facts = await check.video(outputFile, request);
      const makePreviews = (patience: AbortSignal) => previews.make(outputFile, facts, folder.path, patience);
      return await storeResult(parts, task, { outputFile, ending: 'mp4', facts, makePreviews }, signal);
    } finally {
      await progress.end();
      await folder.remove();
    }
  };
}
