import type { AnimationRequest } from '../../animator/animator.ts';
import { type DraftLimits, filmFacts } from '../../animator/film-facts.ts';
import type { GenerationContext, Generator } from '../../core/generator.ts';
import { pixelSize, type VideoFacts } from '../../core/media.ts';
import type { VideoRequest } from '../../core/video-request.ts';
import type { VideoOrder } from './messages.ts';
import { makeWarmJobs } from './warm-jobs.ts';

/** Where a set of voices may have been added, and who is told when it cannot speak. */
export interface AddedVoices {
  readonly folder: string;
  readonly onFallback: (reason: string) => void;
}

export interface AnimatorOptions {
  readonly ffmpegFile: string;
  readonly voices: AddedVoices | null;
  /** 0 to 19, as for nice(1). */
  readonly niceness: number;
  /** For our own tests: few and small frames. */
  readonly draft: DraftLimits | null;
}

export interface ClosableGenerator extends Generator {
  close(): Promise<void>;
}

/** A film of usual size leaves more behind (311 MB after 4 s of 720p, a draft 200; 2026-11), which is given back by ending its process. */
const MOST_RESIDENT_BYTES = 288 * 1024 * 1024;
const MOST_FILMS = 50;
const IDLE_MILLISECONDS = 10_000;

/** The embedded generator: src/animator in child processes that make one film at a time and stand back behind the service. */
export function makeAnimatorGenerator(options: AnimatorOptions): ClosableGenerator {
  const jobs = makeWarmJobs({
    niceness: options.niceness,
    idleMilliseconds: IDLE_MILLISECONDS,
    mostOrders: MOST_FILMS,
    mostResidentBytes: MOST_RESIDENT_BYTES,
  });
  return {
    async generate(request, context) {
      const reportVoices = options.voices?.onFallback ?? (() => undefined);
      await jobs.run(toOrder(request, context, options), { ...context, reportVoices });
    },
    close: () => jobs.close(),
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
    voicesFolder: options.voices?.folder ?? null,
    draft: options.draft,
  };
}

/** For our own tests: how little is drawn; 0 frames are all of them. */
export interface DraftSettings {
  readonly draftFrames: number;
  readonly draftPictures: 'drawn' | 'blank';
}

export const draftLimits = ({ draftFrames, draftPictures }: DraftSettings): DraftLimits | null =>
  draftFrames === 0 ? null : { frames: draftFrames, width: 160, isBlank: draftPictures === 'blank' };

/** For our own tests: what the file of a draft is. */
export const draftFacts = (request: VideoRequest, draft: DraftLimits): VideoFacts =>
  filmFacts({ durationSeconds: request.durationSeconds, ...pixelSize(request.resolution, request.aspectRatio) }, draft);
