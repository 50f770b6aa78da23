/**
 * SEAM: looks at a picture before a task exists, so that what cannot be read is known while the client is still there.
 * Whatever was sent, what comes back is of one plain kind: upright, sRGB, one frame, no larger than a film needs it.
 */
export interface ImageInspector {
  normalise(content: ImageContent, options: InspectOptions): Promise<NormalImage>;
  /** A mask as grey: white where something may change, black where nothing does. Refused where nothing may. */
  normaliseMask(content: ImageContent, options: MaskOptions): Promise<NormalImage>;
}

/** Uploaded to a file, or decoded from text. */
export type ImageContent = { readonly file: string } | { readonly bytes: Uint8Array };

export interface InspectOptions {
  /** The field to blame. */
  readonly name: string;
  readonly mostPixels: number;
  /** Kept to the last bit, for a picture whose pixels are to be seen again as they are. */
  readonly lossless?: boolean;
}

export interface MaskOptions extends InspectOptions {
  /** What marks the part that may change. */
  readonly shows: 'transparent' | 'white';
}

export interface NormalImage {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}
