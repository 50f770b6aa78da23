/** Part of the console's wire: see views.ts. */

import type { Explanation } from '../../core/explanation.ts';

// Playground: POST videos, POST images (multipart) -> CreationView; POST explain (JSON) -> ExplanationView

export interface ExplainBody {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly seed?: number;
  readonly seconds?: number;
  readonly aspectRatio?: string;
}

/** As GET /openapi.json describes it. */
export type ExplanationView = Explanation;

// Library: GET creations -> CreationsView, GET creations/:id -> CreationView, DELETE creations/:id -> DoneView

/** ?after=<id>&limit=1..100&kind=video|image&state=<state>&search=<words of the prompt>. Newest first. */
export interface CreationsView {
  readonly creations: readonly CreationView[];
  readonly more: boolean;
}

export type CreationStateView = 'queued' | 'running' | 'succeeded' | 'failed';

interface CreationBaseView {
  readonly id: string;
  readonly state: CreationStateView;
  /** 0 to 100. */
  readonly progress: number;
  readonly model: string;
  /** Null: the studio's own animator, or nobody yet. */
  readonly maker: MakerView | null;
  readonly prompt: string;
  readonly seed: number;
  readonly keyId: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly expiresAt: string | null;
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** Held while it is unfinished, then charged; 0 where it failed. */
  readonly price: string;
  /** Null: there is no file, or it has expired. */
  readonly file: CreationFileView | null;
}

/** Which upstream has or had it in its hands last, and what that one calls the model. */
export interface MakerView {
  readonly upstream: string;
  readonly as: string;
}

/** The addresses are relative to the origin, and answer to the session's cookie. */
export interface CreationFileView {
  readonly content: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number;
  readonly height: number;
  /** 640 pixels at most. Answers 404 where it could not be made. */
  readonly thumbnail: string;
  /** Of a video. */
  readonly spritesheet: string | null;
}

export interface VideoCreationView extends CreationBaseView {
  readonly kind: 'video';
  readonly seconds: number;
  readonly resolution: string;
  readonly aspectRatio: string;
  readonly negativePrompt: string | null;
  readonly mode: 'text' | 'first_frame' | 'first_and_last' | 'references';
  /** The pictures it was made from, in the order of the mode: first, last, or the references. */
  readonly inputs: readonly InputView[];
}

export interface ImageCreationView extends CreationBaseView {
  readonly kind: 'image';
  readonly aspectRatio: string;
  readonly imageSize: string;
  readonly guidance: string | null;
  readonly inputs: readonly InputView[];
}

export type CreationView = VideoCreationView | ImageCreationView;

export interface InputView {
  /** GET creations/:id/inputs/:number, from 0; null: no longer stored. */
  readonly content: string | null;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}
