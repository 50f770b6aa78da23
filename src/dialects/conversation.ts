import type { DraftField } from '../core/draft.ts';
import type { RawImage } from '../core/image-input.ts';

/** One turn of a conversation about a picture, in whichever style it was written. */
export interface Turn {
  /** `model`: what was answered to an earlier turn. */
  readonly by: 'user' | 'model';
  readonly texts: readonly string[];
  readonly images: readonly RawImage[];
}

/**
 * What a conversation asks for now: the words since the last answer, and every picture that was shown on the way. The words
 * of earlier turns are in the picture that came of them.
 */
export function readConversation(
  name: string,
  turns: readonly Turn[],
): { readonly prompt: DraftField | null; readonly images: readonly RawImage[] } {
  const texts = turns.slice(turns.findLastIndex(({ by }) => by === 'model') + 1).flatMap((turn) => turn.texts);
  return {
    prompt: texts.length === 0 ? null : { name, value: texts.join('\n') },
    images: turns.flatMap((turn) => turn.images),
  };
}
