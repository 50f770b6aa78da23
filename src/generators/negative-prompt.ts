import { MakerError } from '../core/maker.ts';
import type { VideoServesRow } from '../core/upstream.ts';
import type { VideoRequest } from '../core/video-request.ts';

/** What an upstream is asked for in words; `negativePrompt` is null where it has no field of its own to go into. */
export interface AskedWords {
  readonly prompt: string;
  readonly negativePrompt: string | null;
}

/** Puts the negative prompt where the row says that it goes. */
export function askInWords({ prompt, negativePrompt }: VideoRequest, row: VideoServesRow): AskedWords {
  if (negativePrompt === null) return { prompt, negativePrompt: null };
  switch (row.negativePrompt) {
    case 'send':
      return { prompt, negativePrompt };
    case 'fold':
      return { prompt: `${prompt}\n\nAvoid: ${negativePrompt}`, negativePrompt: null };
    case 'refuse':
      throw new MakerError('rejected', 'This model takes no negative prompt.');
  }
}
