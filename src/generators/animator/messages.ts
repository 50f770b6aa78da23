import type { AnimationRequest, DraftLimits } from '../../animator/animator.ts';
import type { GenerationFault } from '../../core/generator.ts';
import type { VideoFacts } from '../../core/media.ts';

/** What the service and its job process say to each other, as JSON over their channel. */
export interface RenderOrder {
  readonly request: AnimationRequest;
  readonly outputFile: string;
  readonly ffmpegFile: string;
  readonly draft: DraftLimits | null;
}

export type JobReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly facts: VideoFacts }
  | { readonly kind: 'failed'; readonly fault: GenerationFault; readonly message: string; readonly detail: string };
