import type { DraftField } from './draft.ts';
import { readPrompt, readSeed } from './field.ts';
import { parseDuration, parseNegativePrompt, type VideoRequest, type VideoRules } from './video-request.ts';

/**
 * SEAM: how a prompt is understood, without anything being made of it. Nothing is stored and nothing is charged. An
 * answer may take longer than a read of the database, but never holds up other requests.
 */
export interface Explainer {
  explain(request: ExplainRequest): Promise<Explanation>;
}

export type ExplainRequest = Pick<VideoRequest, 'prompt' | 'negativePrompt' | 'seed' | 'durationSeconds'>;

/** A document of the generator's own: shown as it is, read by nobody in between. */
export type Explanation = Readonly<Record<string, unknown>>;

export interface ExplainDraft {
  readonly prompt: DraftField | null;
  readonly negativePrompt: DraftField | null;
  readonly seed: DraftField | null;
  readonly duration: DraftField | null;
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
    durationSeconds: parseDuration(draft.duration),
  };
}
