import type { AnimationRequest } from '../../animator/animator.ts';
import { type DraftLimits, filmFacts } from '../../animator/film-facts.ts';
import type { GenerationContext, Generator } from '../../core/generator.ts';
import { pixelSize, type VideoFacts } from '../../core/media.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import { startJob } from './job.ts';
import type { VideoOrder } from './messages.ts';

export interface AnimatorOptions {
  readonly ffmpegFile: string;
  /** 0 to 19, as for nice(1). */
  readonly niceness: number;
  /** For our own tests: few and small frames. */
  readonly draft: DraftLimits | null;
}

/** The embedded generator: src/animator in a child process per job, which stands back behind the service. */
export function makeAnimatorGenerator(options: AnimatorOptions): Generator {
  return {
    async generate(request, context) {
      context.signal.throwIfAborted();
      const job = startJob(options.niceness);
      try {
        await job.run(toOrder(request, context, options), context);
      } finally {
        await job.end();
      }
    },
  };
}

function toOrder(request: VideoRequest, context: GenerationContext, options: AnimatorOptions): VideoOrder {
  const animation: AnimationRequest = {
    prompt: request.prompt,
    negativePrompt: request.negativePrompt,
    seed: request.seed,
    durationSeconds: request.durationSeconds,
    ...pixelSize(request.resolution, request.aspectRatio),
    finish: request.model === 'video-3.1-fast-generate-preview' ? 'fast' : 'standard',
    inputs: context.inputs,
  };
  return {
    kind: 'video',
    request: animation,
    outputFile: context.outputFile,
    ffmpegFile: options.ffmpegFile,
    draft: options.draft,
  };
}

/** For our own tests: what the file of a draft is. */
export const draftFacts = (request: VideoRequest, draft: DraftLimits): VideoFacts =>
  filmFacts({ durationSeconds: request.durationSeconds, ...pixelSize(request.resolution, request.aspectRatio) }, draft);
