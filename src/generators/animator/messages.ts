import type { AnimationRequest } from '../../animator/animator.ts';
import type { ExplainedFilm } from '../../animator/explain.ts';
import type { DraftLimits } from '../../animator/film-facts.ts';
import type { StillRequest } from '../../animator/still.ts';
import type { Explanation } from '../../core/explanation.ts';
import type { GenerationFault } from '../../core/generator.ts';
import type { ImageFacts, VideoFacts } from '../../core/media.ts';

/** What the service and its job process say to each other, as JSON over their channel. */
export type RenderOrder = VideoOrder | StillOrder | SoundOrder | TraceOrder;

export interface VideoOrder {
  readonly kind: 'video';
  readonly request: AnimationRequest;
  readonly outputFile: string;
  readonly ffmpegFile: string;
  /** Where a set of voices may have been added; null to have none. */
  readonly voicesFolder: string | null;
  readonly draft: DraftLimits | null;
}

export interface StillOrder {
  readonly kind: 'image';
  readonly request: StillRequest;
  readonly outputFile: string;
  /** For our own tests: drawn of few pixels and enlarged to the size that was asked for, or of one colour where no pictures are given. */
  readonly draft: 'coarse' | 'blank' | null;
}

/** The sound of a film without its pictures. */
export interface SoundOrder {
  readonly kind: 'sound';
  readonly request: AnimationRequest;
  readonly outputFile: string;
  readonly voicesFolder: string | null;
}

/** Frames that only tell where everyone is: no file comes of them. */
export interface TraceOrder {
  readonly kind: 'trace';
  readonly request: ExplainedFilm;
}

export type JobReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'partial'; readonly index: number; readonly file: string }
  /** The added voices could not speak; the embedded ones did. */
  | { readonly kind: 'voices_failed'; readonly reason: string }
  | JobOutcome;

export type JobOutcome =
  | JobDone
  | { readonly kind: 'failed'; readonly fault: GenerationFault; readonly message: string; readonly detail: string };

export interface JobDone<Facts = Outcome> {
  readonly kind: 'done';
  readonly facts: Facts;
  /** What the process holds of memory afterwards. */
  readonly residentBytes: number;
}

/** What is told of a finished order: a film's facts, a still's, or what was seen. */
export type Outcome = VideoFacts | ImageFacts | Explanation | null;
export type FactsOf<Order extends RenderOrder> = Order extends VideoOrder
  ? VideoFacts
  : Order extends StillOrder
    ? ImageFacts
    : Order extends SoundOrder
      ? null
      : Explanation;

/** The same for the thread that reads prompts. */
export interface Question {
  readonly number: number;
  readonly request: ExplainedFilm;
}

export type Reply =
  | { readonly number: number; readonly explanation: Explanation }
  | { readonly number: number; readonly fault: string };
