import { FRAMES_PER_SECOND, type PixelSize, type VideoFacts } from '../core/media.ts';

/** What the file will be. Apart from the animator itself, which is large: the service asks here without loading it. */

/** Tests only: fewer, smaller frames. The file is then shorter and smaller than asked for. */
export interface DraftLimits {
  readonly frames: number;
  /** Of a film that lies; an upright one is as high. */
  readonly width: number;
  /** Where nothing is drawn at all (`blank.ts`). */
  readonly isBlank?: boolean;
}

interface Wanted extends PixelSize {
  readonly durationSeconds: number;
}

export function filmSize(request: PixelSize, draft: DraftLimits | null): PixelSize {
  if (draft === null) return { width: request.width, height: request.height };
  // Chroma is stored at half size, so both sides must be even.
  const even = (pixels: number): number => Math.max(16, Math.round(pixels / 2) * 2);
  const share = draft.width / Math.max(request.width, request.height);
  return { width: even(request.width * share), height: even(request.height * share) };
}

export function countFrames({ durationSeconds }: Pick<Wanted, 'durationSeconds'>, draft: DraftLimits | null): number {
  const asked = Math.round(durationSeconds * FRAMES_PER_SECOND);
  return draft === null ? asked : Math.min(asked, draft.frames);
}

export function filmFacts(request: Wanted, draft: DraftLimits | null): VideoFacts {
  const durationSeconds = countFrames(request, draft) / FRAMES_PER_SECOND;
  return { durationSeconds, framesPerSecond: FRAMES_PER_SECOND, ...filmSize(request, draft) };
}
