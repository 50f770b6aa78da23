import type { DraftField } from '../core/draft.ts';
import type { RawImage } from '../core/image-input.ts';
import type { ImageDraft } from '../core/image-request.ts';

/** One turn of a conversation about a picture, in whichever style it was written. */
export interface Turn {
  /** `model`: what was answered to an earlier turn. */
  readonly by: 'user' | 'model';
  readonly texts: readonly string[];
  readonly images: readonly RawImage[];
}

/**
 * What a conversation asks for now: the words since the last answer, and every picture that was shown on the way. The words
 * of earlier turns are in the picture that came of them, and so are their pictures, the `earlierImages`.
 */
export function readConversation(
  name: string,
  turns: readonly Turn[],
): { readonly prompt: DraftField | null } & Pick<ImageDraft, 'images' | 'earlierImages'> {
  const answered = turns.findLastIndex(({ by, images }) => by === 'model' && images.length > 0);
  const texts = turns.slice(turns.findLastIndex(({ by }) => by === 'model') + 1).flatMap((turn) => turn.texts);
  return {
    prompt: texts.length === 0 ? null : { name, value: texts.join('\n') },
    images: turns.flatMap((turn) => turn.images),
    earlierImages: turns.slice(0, Math.max(0, answered)).reduce((sum, { images }) => sum + images.length, 0),
  };
}
