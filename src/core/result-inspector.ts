/**
 * SEAM: what a finished file is, read from the file itself and never from whoever made it. Both throw UnreadableFile where it
 * is not whole: then there is nothing to show and nothing to charge for.
 */
export interface ResultInspector {
  inspectVideo(file: string): Promise<MeasuredVideo>;
  inspectImage(file: string): Promise<MeasuredImage>;
}

export interface MeasuredVideo {
  readonly sizeBytes: number;
  /** As the file says it in its own header, which is what players print. */
  readonly durationSeconds: number;
  /** The index comes before the pictures, so that a player can begin while it loads. */
  readonly isFastStart: boolean;
  readonly picture: PictureTrack;
  /** Null: a silent film. */
  readonly sound: SoundTrack | null;
}

export interface PictureTrack {
  /** The name of its sample description: `avc1` is H.264. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly frames: number;
  readonly framesPerSecond: number;
  /** The longest that a player which jumps may have to decode before it can show the picture. */
  readonly longestKeyframeSeconds: number;
}

export interface SoundTrack {
  readonly codec: string;
  readonly durationSeconds: number;
  readonly samplesPerSecond: number;
}

export type ImageMimeType = 'image/png' | 'image/jpeg' | 'image/webp';

export interface MeasuredImage {
  readonly sizeBytes: number;
  readonly mimeType: ImageMimeType;
  readonly width: number;
  readonly height: number;
}

/** The message is for the log: it says what is wrong with the file. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFile';
  }
}
