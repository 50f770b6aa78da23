import { join } from 'node:path';
import type { Scratch } from '../core/blob-store.ts';
import type { GeneratorRegistry } from '../core/generator.ts';
import { endingOf, mimeTypeOf } from '../core/image-output.ts';
import type { ImageRequest } from '../core/image-request.ts';
import { partialKey, shareOfPartial } from '../core/partial-image.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import { isImageTask, type RunningTask } from '../core/task.ts';
import type { TaskLifecycle } from '../services/task-lifecycle.ts';
import type { CheckResult } from './check-result.ts';
import { fetchInputs } from './fetch-inputs.ts';
import type { MakeResult } from './run-task.ts';
import { type StoreResultParts, storeResult } from './store-result.ts';
import { watched } from './watchdog.ts';

export interface MakeImageParts extends StoreResultParts {
  readonly lifecycle: Pick<TaskLifecycle, 'reportProgress'>;
  readonly generators: GeneratorRegistry;
  readonly scratch: Scratch;
  readonly check: CheckResult;
  readonly previews: PreviewMaker;
}

/** As a video, but with nothing to report on the way, unless somebody wants to see how it comes to be. */
export function makeMakeImage(parts: MakeImageParts): MakeResult {
  const { generators, blobs, scratch, previews, check, stallSeconds } = parts;
  return async (task, stop) => {
    if (!isImageTask(task)) throw new TypeError('A video has come into the lane of the stills.');
    const { request } = task;
    const folder = await scratch.open();
    const partials = makePartials(parts, task, request, stop);
    try {
      const ending = endingOf(request.output);
      const outputFile = join(folder.path, `image.${ending}`);
      const { images, earlierImages, mask } = request;
      const files = await fetchInputs(blobs, mask === null ? images : [...images, mask], folder.path);
      const promised = await watched({ kind: 'image', stallSeconds }, stop, ({ signal }) =>
        generators.imageGeneratorFor(request.model).generate(request, {
          signal,
          outputFile,
          inputs: files.slice(earlierImages, images.length),
          mask: files[images.length] ?? null,
          showPartial: partials.show,
        }),
      );
      // The last of them is shown before its task is over.
      await partials.end();
      const facts = await check.image(outputFile, { ...promised, mimeType: mimeTypeOf(request.output) });
      const makePreviews = () => previews.makeOfImage(outputFile, folder.path);
      return await storeResult(parts, task, { outputFile, ending, facts, makePreviews }, stop);
    } finally {
      await partials.end();
      await folder.remove();
    }
  };
}

/** Stores them one after another, and never makes the picture wait or fail for their sake. */
function makePartials(
  { blobs, lifecycle, log }: MakeImageParts,
  task: RunningTask,
  { partialImages, output }: Pick<ImageRequest, 'partialImages' | 'output'>,
  stop: AbortSignal,
) {
  let storing: Promise<unknown> = Promise.resolve();
  const store = async (index: number, path: string) => {
    const mimeType = mimeTypeOf(output);
    await blobs.adopt(partialKey(task.id, task.attempt, index), { path, mimeType }, stop);
    await lifecycle.reportProgress(task, shareOfPartial(index, partialImages));
  };
  return {
    show(index: number, file: string): void {
      storing = storing
        .then(() => store(index, file))
        .catch((error: unknown) => log.warn({ task: task.id, error }, 'partial-not-stored'));
    },
    end: () => storing,
  };
}
