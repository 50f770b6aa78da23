import type { PreviewRole } from './file-store.ts';
import type { VideoFacts } from './media.ts';

/** SEAM: small pictures of a result, for lists and for scrubbing. */
export interface PreviewMaker {
  /** Files go into the folder. */
  make(videoFile: string, facts: VideoFacts, folder: string, signal: AbortSignal): Promise<readonly PreviewFile[]>;
  /** Of a still there is only a smaller one. */
  makeOfImage(imageFile: string, folder: string): Promise<readonly PreviewFile[]>;
}

export interface PreviewFile {
  readonly role: PreviewRole;
  readonly file: string;
  readonly mimeType: string;
}
