import type { AnimationRequest, DraftLimits } from '../../animator/animator.ts';
import type { StillRequest } from '../../animator/still.ts';
import type { ExplainRequest, Explanation } from '../../core/explainer.ts';
import type { GenerationFault } from '../../core/generator.ts';
import type { ImageFacts, VideoFacts } from '../../core/media.ts';

/** What the service and its job process say to each other, as JSON over their channel. */
export type RenderOrder = FilmOrder | StillOrder;

export interface FilmOrder {
  readonly kind: 'video';
  readonly request: AnimationRequest;
  readonly outputFile: string;
  readonly ffmpegFile: string;
  readonly draft: DraftLimits | null;
}

export interface StillOrder {
  readonly kind: 'image';
  readonly request: StillRequest;
  readonly outputFile: string;
}

export type JobReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly facts: VideoFacts | ImageFacts }
  | { readonly kind: 'failed'; readonly fault: GenerationFault; readonly message: string; readonly detail: string };

/** The same for the thread that reads prompts. */
export interface Question {
  readonly number: number;
  readonly request: ExplainRequest;
}

export type Reply =
  | { readonly number: number; readonly explanation: Explanation }
  | { readonly number: number; readonly fault: string };
