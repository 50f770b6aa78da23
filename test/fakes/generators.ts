import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { GenerationContext, Generator } from '../../src/core/generator.ts';
import type { VideoRequest } from '../../src/core/video-request.ts';
import type { CheckResult } from '../../src/worker/check-result.ts';
import { FACTS } from '../fixtures/builders.ts';

type Generate = (request: VideoRequest, context: GenerationContext) => Promise<void>;

/** A film of a few bytes. */
export const writeFilm: Generate = async (_request, { outputFile }) => {
  await writeFile(outputFile, 'a film');
};

export const aLocalGenerator = (generate: Generate = writeFilm): Generator => ({ generate });

/** Works until it is told to stop, and then stops in an orderly way. `begun` is told once it works. */
export function untilStopped(begun: (context: GenerationContext) => void): Generate {
  return async (_request, context) => {
    const stopped = once(context.signal, 'abort');
    begun(context);
    // It may have been stopped before it began.
    if (!context.signal.aborted) await stopped;
    throw context.signal.reason;
  };
}

/** Takes a few bytes for the film that was asked for. */
export const trustingCheck: CheckResult = {
  video: async () => FACTS,
  image: async (_file, { width, height }) => ({ width, height }),
};
