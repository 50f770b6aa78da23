import type { ImageOutput } from './image-output.ts';
import type { PixelSize } from './media.ts';

/**
 * SEAM: makes what came from elsewhere into what players and clients expect of us, and changes no more than that takes. A film
 * that is right already stays as it is, to the last byte. Both throw UnreadableFile where the file is no film or no picture.
 */
export interface ResultFinisher {
  /** H.264 and AAC in an MP4 that plays while it loads. */
  finishVideo(inputFile: string, outputFile: string, wish: VideoWish): Promise<void>;
  /** Exactly this size, in this format, upright. */
  finishImage(inputFile: string, outputFile: string, wish: PixelSize & { readonly output: ImageOutput }): Promise<void>;
}

export interface VideoWish {
  /** Null: whatever size it has. */
  readonly size: PixelSize | null;
  /** Laid under a film that has no sound of its own. */
  readonly soundFile: string | null;
  readonly signal: AbortSignal;
}
