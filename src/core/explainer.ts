import type { DraftField } from './draft.ts';
import type { Explanation } from './explanation.ts';
import { readPrompt, readSeed } from './field.ts';
import { SPECIFIED_VIDEO_OFFERS } from './specified-models.ts';
import {
  type FormatDraft,
  parseFormat,
  parseNegativePrompt,
  type VideoFormat,
  type VideoRequest,
  type VideoRules,
} from './video-request.ts';

/**
 * SEAM: how a prompt is understood, without anything being made of it. Nothing is stored and nothing is charged. An
 * answer may take longer than a read of the database, but never holds up other requests.
 */
export interface Explainer {
  explain(request: ExplainRequest): Promise<Explanation>;
  /**
   * The same document with its `trace`: where each figure is seen in the first, the middle and the last frame, which are
   * drawn for it. Only so many are traced at once and wait for it; one too many is refused as service_unavailable. The
   * signal is given when nobody waits any more: what is being drawn is stopped.
   */
  trace(request: ExplainRequest, signal: AbortSignal): Promise<Explanation>;
}

export type ExplainRequest = Pick<VideoRequest, 'prompt' | 'negativePrompt' | 'seed' | keyof VideoFormat>;

export interface ExplainDraft extends FormatDraft {
  readonly prompt: DraftField | null;
  readonly negativePrompt: DraftField | null;
  readonly seed: DraftField | null;
}

/** Not drawn, as a creation would: the same question gets the same answer. */
export const EXPLAIN_SEED = 0;

export function parseExplainRequest(
  draft: ExplainDraft,
  { promptCharacters }: Pick<VideoRules, 'promptCharacters'>,
): ExplainRequest {
  return {
    prompt: readPrompt(draft.prompt, 'prompt', promptCharacters),
    negativePrompt: parseNegativePrompt(draft.negativePrompt, promptCharacters),
    seed: draft.seed === null ? EXPLAIN_SEED : readSeed(draft.seed),
    ...parseFormat(draft, SPECIFIED_VIDEO_OFFERS),
  };
}
