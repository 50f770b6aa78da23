import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import { startEncoder } from './encode/encoder.ts';
import { readPrompt } from './language/read-prompt.ts';
import { type Film, type FilmSize, prepareFilm } from './picture/film.ts';
import { type Explanation, explainPlan } from './plan/explain.ts';
import { makePlan } from './plan/make-plan.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';

export type { Explanation } from './plan/explain.ts';

/** `fast` draws some things more coarsely and spends less on encoding. */
export type Finish = 'standard' | 'fast';

export interface AnimationRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** 0..4294967295; 0 is a seed. */
  readonly seed: number;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly finish: Finish;
}

/** Tests only: fewer, smaller frames. The file is then shorter and smaller than asked for. */
export interface DraftLimits {
  readonly frames: number;
  readonly width: number;
}

export interface AnimationOptions {
  /** Written whole; after a failure or an abort nothing is left there. */
  readonly outputFile: string;
  readonly ffmpegFile: string;
  readonly signal: AbortSignal;
  /** 0..1, never falling. */
  readonly onProgress: (share: number) => void;
  readonly draft: DraftLimits | null;
}

/** Painting and sound come before the first frame; measured at 720p they take about this share of the time. */
const PREPARATION_SHARE = 0.12;

function planFilm(request: Pick<AnimationRequest, 'prompt' | 'negativePrompt' | 'seed' | 'durationSeconds'>): ShotPlan {
  return makePlan(readPrompt(request.prompt, request.negativePrompt), request.seed, request.durationSeconds);
}

function sizeOf(request: AnimationRequest, draft: DraftLimits | null): FilmSize {
  if (draft === null) return { width: request.width, height: request.height };
  // Chroma is stored at half size, so both sides must be even.
  const even = (pixels: number): number => Math.max(16, Math.round(pixels / 2) * 2);
  return { width: even(draft.width), height: even((draft.width * request.height) / request.width) };
}

/** Pure, and quick enough to call while someone types. */
export function explainPrompt(
  request: Pick<AnimationRequest, 'prompt' | 'negativePrompt' | 'seed' | 'durationSeconds'>,
): Explanation {
  const reading = readPrompt(request.prompt, request.negativePrompt);
  return explainPlan(reading, makePlan(reading, request.seed, request.durationSeconds));
}

export interface FrameOptions {
  readonly draft: DraftLimits | null;
  /** Frame numbers, counted from 0, in any order. */
  readonly frames: readonly number[];
  readonly signal: AbortSignal;
}

/** Single frames as I420 bytes, exactly as the encoder would get them. */
export async function* drawFrames(request: AnimationRequest, options: FrameOptions): AsyncGenerator<Uint8Array> {
  const film = await openFilm(
    request,
    sizeOf(request, options.draft),
    planFilm(request),
    options.signal,
    () => undefined,
  );
  for (const frame of options.frames) yield film.drawFrame(frame, frame / FRAMES_PER_SECOND).slice();
}

function openFilm(
  request: AnimationRequest,
  size: FilmSize,
  plan: ShotPlan,
  signal: AbortSignal,
  onLayer: (share: number) => void,
): Promise<Film> {
  return prepareFilm({ plan, size, fast: request.finish === 'fast', signal, onLayer });
}

export async function renderAnimation(request: AnimationRequest, options: AnimationOptions): Promise<VideoFacts> {
  const { signal, draft, onProgress, ffmpegFile, outputFile } = options;
  signal.throwIfAborted();
  const plan = planFilm(request);
  const size = sizeOf(request, draft);
  const asked = Math.round(request.durationSeconds * FRAMES_PER_SECOND);
  const frameCount = draft === null ? asked : Math.min(asked, draft.frames);
  const seconds = frameCount / FRAMES_PER_SECOND;
  const film = await openFilm(request, size, plan, signal, (share) => onProgress(share * PREPARATION_SHARE * 0.7));
  const sound = toPcm(mixSound(plan, seconds));
  onProgress(PREPARATION_SHARE);
  const encoder = startEncoder(
    { ffmpegFile, outputFile, ...size, sampleRate: SAMPLE_RATE, finish: request.finish, signal },
    sound,
  );
  try {
    // One frame is on its way to the encoder while the next is drawn: both cores stay busy.
    let underway: Promise<void> = Promise.resolve();
    for (let frame = 0; frame < frameCount; frame++) {
      signal.throwIfAborted();
      const picture = film.drawFrame(frame, frame / FRAMES_PER_SECOND);
      await underway;
      underway = encoder.writeFrame(picture);
      // A rejection is met by the next await; without this it would count as unhandled until then.
      underway.catch(() => undefined);
      onProgress(PREPARATION_SHARE + (1 - PREPARATION_SHARE) * 0.98 * ((frame + 1) / frameCount));
    }
    await underway;
    await encoder.finish();
  } finally {
    await encoder.close();
  }
  onProgress(1);
  return { durationSeconds: seconds, framesPerSecond: FRAMES_PER_SECOND, width: size.width, height: size.height };
}
