import { GenerationError } from '../core/generator.ts';
import type { ImageFacts, VideoFacts } from '../core/media.ts';
import { type MeasuredVideo, type ResultInspector, UnreadableFile } from '../core/result-inspector.ts';
import { promisedFacts, type VideoRequest } from '../core/video-request.ts';

/**
 * Looks at a finished file before anything is stored or charged. What is not the film that was asked for is a failure of its
 * generator, and is tried again. Answers with what is shown and billed: the facts of the file.
 */
export interface CheckResult {
  /** `anySize`: a film made elsewhere may have a size of its own, and is told as what it is. */
  video(file: string, request: VideoRequest, leave?: { readonly anySize: boolean }): Promise<VideoFacts>;
  image(file: string, promised: ImageFacts & { readonly mimeType: string }): Promise<ImageFacts>;
}

export interface CheckResultParts {
  readonly inspector: ResultInspector;
  /** For our own tests, whose films are short and small: what they are in place of what was asked for, and is still told. */
  readonly draft: ((request: VideoRequest) => VideoFacts) | null;
}

/** Generators elsewhere end their films on whole groups of frames; a film further off than this is another film. */
const TOLERANCE_SECONDS = 0.5;
/** H.264, H.265, AV1 and VP9: what players can be expected to show. */
const PLAYABLE = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09'];

export function makeCheckResult({ inspector, draft }: CheckResultParts): CheckResult {
  return {
    async video(file, request, leave) {
      const promised = promisedFacts(request);
      const measured = await readable('video', inspector.inspectVideo(file));
      const wrong = listFaults(measured, draft?.(request) ?? promised, leave?.anySize ?? false);
      if (wrong.length > 0) throw broken('video', wrong.join(' '));
      if (draft !== null) return promised;
      const { durationSeconds, framesPerSecond, width, height } = measured.picture;
      return { durationSeconds, framesPerSecond, width, height };
    },

    async image(file, promised) {
      const { width, height, mimeType } = await readable('image', inspector.inspectImage(file));
      if (mimeType !== promised.mimeType)
        throw broken('image', `It is of ${mimeType} instead of ${promised.mimeType}.`);
      if (width === promised.width && height === promised.height) return { width, height };
      throw broken('image', `It has ${width}x${height} pixels instead of ${promised.width}x${promised.height}.`);
    },
  };
}

function listFaults(
  { durationSeconds, picture, sound }: MeasuredVideo,
  wanted: VideoFacts,
  anySize: boolean,
): readonly string[] {
  const faults: string[] = [];
  if (!PLAYABLE.includes(picture.codec)) faults.push(`Its pictures are coded as '${picture.codec}'.`);
  if (!anySize && (picture.width !== wanted.width || picture.height !== wanted.height)) {
    faults.push(`It has ${picture.width}x${picture.height} pixels instead of ${wanted.width}x${wanted.height}.`);
  }
  const lengths = { film: durationSeconds, picture: picture.durationSeconds, sound: sound?.durationSeconds };
  for (const [name, seconds] of Object.entries(lengths)) {
    if (seconds === undefined || Math.abs(seconds - wanted.durationSeconds) <= TOLERANCE_SECONDS) continue;
    faults.push(`Its ${name} lasts ${seconds} seconds instead of ${wanted.durationSeconds}.`);
  }
  return faults;
}

async function readable<Measured>(kind: 'video' | 'image', measuring: Promise<Measured>): Promise<Measured> {
  try {
    return await measuring;
  } catch (error) {
    // A generator that left no file at all has failed in the same way.
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing || error instanceof UnreadableFile) throw broken(kind, error.message);
    throw error;
  }
}

const broken = (kind: 'video' | 'image', detail: string): GenerationError =>
  new GenerationError('failed', `The ${kind} did not come out as it was asked for.`, { cause: new Error(detail) });
