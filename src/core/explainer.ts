import type { DraftField } from './draft.ts';
import type { Explanation } from './explanation.ts';
import { readPrompt, readSeed } from './field.ts';
import type { KeyId } from './ids.ts';
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
  explain(request: ExplainRequest, asker: Asker): Promise<Explanation>;
  /**
   * The same document with its `trace`: where each figure is seen in the first, the middle and the last frame, which are
   * drawn for it. What is being drawn is stopped when nobody waits any more.
   */
  trace(request: ExplainRequest, asker: Asker): Promise<Explanation>;
}

/**
 * Keys take turns: one that asks for hundreds at once waits for itself, and no other key waits for it. Only so many questions may wait:
 * one too many of a key is refused as rate_limit_exceeded, and one too many of all as service_unavailable.
 */
export interface Asker {
  readonly keyId: KeyId;
  /** Given when nobody waits any more. */
  readonly signal: AbortSignal;
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
