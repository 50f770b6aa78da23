/**
 * SEAM: looks at a picture before a task exists, so that what cannot be read is known while the client is still there.
 * Whatever was sent, what comes back is of one plain kind: upright, sRGB, one frame, no larger than a film needs it.
 */
export interface ImageInspector {
  normalise(content: ImageContent, options: InspectOptions): Promise<NormalImage>;
}

/** Uploaded to a file, or decoded from text. */
export type ImageContent = { readonly file: string } | { readonly bytes: Uint8Array };

export interface InspectOptions {
  /** The field to blame. */
  readonly name: string;
  readonly mostPixels: number;
}

export interface NormalImage {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}
