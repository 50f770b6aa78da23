/**
 * What a finished film looks like, in the words the whole house shares: how long, how sharp, which way up, how many pixels.
 * The table of pixel sizes is the single source for validation, for the answer's `size` and for the renderer.
 */

export const DURATIONS_SECONDS = [4, 6, 8] as const;
export const DEFAULT_DURATION_SECONDS = 8;

/** Of the specification; operators' own models may be less sharp, and square. */
export const RESOLUTIONS = ['720p', '1080p', '4k'] as const;
export const ALL_RESOLUTIONS = ['360p', '480p', ...RESOLUTIONS] as const;
export type Resolution = (typeof ALL_RESOLUTIONS)[number];

/** The only length of films that show reference images, and of those sharper than the first resolution. */
export const FULL_DURATION_SECONDS = 8;
/** The resolutions that are not made in any length. */
export const FULL_LENGTH_RESOLUTIONS = ['1080p', '4k'] as const satisfies readonly Resolution[];

export const ASPECT_RATIOS = ['16:9', '9:16'] as const;
export const ALL_ASPECT_RATIOS = [...ASPECT_RATIOS, '1:1'] as const;
export type AspectRatio = (typeof ALL_ASPECT_RATIOS)[number];

export const FRAMES_PER_SECOND = 24;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const LANDSCAPE_SIZES = {
  '360p': { width: 640, height: 360 },
  '480p': { width: 854, height: 480 },
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  '4k': { width: 3840, height: 2160 },
} as const satisfies Record<Resolution, PixelSize>;

export function pixelSize(resolution: Resolution, aspectRatio: AspectRatio): PixelSize {
  const { width, height } = LANDSCAPE_SIZES[resolution];
  if (aspectRatio === '1:1') return { width: height, height };
  return aspectRatio === '16:9' ? { width, height } : { width: height, height: width };
}

/** Facts about a finished file, measured or known by whoever made it; what is billed and shown comes from here. */
export interface VideoFacts {
  readonly durationSeconds: number;
  readonly framesPerSecond: number;
  readonly width: number;
  readonly height: number;
}

/** The same of a still. */
export type ImageFacts = PixelSize;
