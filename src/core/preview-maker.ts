import type { VideoFacts } from './media.ts';
import type { PreviewRole } from './store.ts';

/** SEAM: small pictures of a finished film, for lists and for scrubbing. */
export interface PreviewMaker {
  /** Files go into the folder. */
  make(videoFile: string, facts: VideoFacts, folder: string, signal: AbortSignal): Promise<readonly PreviewFile[]>;
}

export interface PreviewFile {
  readonly role: PreviewRole;
  readonly file: string;
  readonly mimeType: string;
}
