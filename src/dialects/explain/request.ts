import type { DraftField } from '../../core/draft.ts';
import type { ExplainDraft } from '../../core/explainer.ts';
import type { FormTree } from '../../http/form-tree.ts';

/** The fields of a creation that change how its prompt is understood or where its figures stand, by the names they have there. */
export function toExplainDraft(fields: FormTree): ExplainDraft {
  const find = (...names: readonly string[]): DraftField | null => {
    for (const name of names) {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (value !== undefined && value !== null) return { name, value };
    }
    return null;
  };
  return {
    prompt: find('prompt'),
    negativePrompt: find('negativePrompt', 'negative_prompt'),
    seed: find('seed'),
    duration: find('durationSeconds', 'duration', 'seconds'),
    resolution: find('resolution'),
    aspectRatio: find('aspectRatio'),
    size: find('size'),
  };
}
