import { join } from 'node:path';
import type { Scratch } from '../core/blob-store.ts';
import type { GeneratorRegistry } from '../core/generator.ts';
import type { PreviewMaker } from '../core/preview-maker.ts';
import { isImageTask } from '../core/task.ts';
import { fetchInputs } from './fetch-inputs.ts';
import type { MakeResult } from './run-task.ts';
import { type StoreResultParts, storeResult } from './store-result.ts';

export interface MakeImageParts extends StoreResultParts {
  readonly generators: GeneratorRegistry;
  readonly scratch: Scratch;
  readonly previews: PreviewMaker;
}

/** As a video, but with nothing to report on the way: somebody waits for it, and not for long. */
export function makeMakeImage(parts: MakeImageParts): MakeResult {
  const { generators, blobs, scratch, previews } = parts;
  return async (task, stop) => {
    if (!isImageTask(task)) throw new TypeError('A video has come into the lane of the stills.');
    const { request } = task;
    const folder = await scratch.open();
    try {
      const outputFile = join(folder.path, 'image.png');
      const inputs = await fetchInputs(blobs, request.images, folder.path);
      const generator = generators.imageGeneratorFor(request.model);
      const facts = await generator.generate(request, { signal: stop, outputFile, inputs });
      const makePreviews = () => previews.makeOfImage(outputFile, folder.path);
      return await storeResult(parts, task, { outputFile, ending: 'png', facts, makePreviews }, stop);
    } finally {
      await folder.remove();
    }
  };
}
