import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import { startEncoder } from './encode/encoder.ts';
import { readPrints } from './images/draw-prints.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { preparePictureFilm } from './images/picture-film.ts';
import { planPictureShot } from './images/plan-pictures.ts';
import { calmCamera } from './images/plan-prints.ts';
import { readPrompt } from './language/read-prompt.ts';
import type { Reading } from './language/reading.ts';
import { type Film, type FilmSize, prepareFilm } from './picture/film.ts';
import { type Explanation, explainPlan } from './plan/explain.ts';
import { makePlan } from './plan/make-plan.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';

export type { AnimationInputs } from './images/inputs.ts';
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
  readonly inputs: AnimationInputs;
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

interface Script {
  readonly reading: Reading;
  readonly plan: ShotPlan;
}

function writeScript(request: AnimationRequest): Script {
  const reading = readPrompt(request.prompt, request.negativePrompt);
  const plan = makePlan(reading, request.seed, request.durationSeconds);
  if (request.inputs.mode !== 'references') return { reading, plan };
  return { reading, plan: { ...plan, camera: calmCamera(plan.camera) } };
}

function sizeOf(request: AnimationRequest, draft: DraftLimits | null): FilmSize {
  if (draft === null) return { width: request.width, height: request.height };
  // Chroma is stored at half size, so both sides must be even.
  const even = (pixels: number): number => Math.max(16, Math.round(pixels / 2) * 2);
  return { width: even(draft.width), height: even((draft.width * request.height) / request.width) };
}

function countFrames(request: AnimationRequest, draft: DraftLimits | null): number {
  const asked = Math.round(request.durationSeconds * FRAMES_PER_SECOND);
  return draft === null ? asked : Math.min(asked, draft.frames);
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
  const film = await openFilm(request, writeScript(request), options, () => undefined);
  for (const frame of options.frames) {
    options.signal.throwIfAborted();
    yield film.drawFrame(frame, frame / FRAMES_PER_SECOND).slice();
  }
}

async function openFilm(
  request: AnimationRequest,
  { reading, plan }: Script,
  { draft, signal }: Pick<AnimationOptions, 'draft' | 'signal'>,
  onLayer: (share: number) => void,
): Promise<Film> {
  const { inputs } = request;
  const common = { plan, size: sizeOf(request, draft), fast: request.finish === 'fast', signal, onLayer };
  switch (inputs.mode) {
    case 'text':
      return prepareFilm({ ...common, prepareProps: null });
    case 'references':
      return prepareFilm({ ...common, prepareProps: await readPrints(inputs.references, common.size, signal) });
    case 'first_frame':
    case 'first_and_last': {
      const last = inputs.mode === 'first_and_last' ? inputs.last : null;
      const shot = planPictureShot(reading, plan);
      // A draft is short: it still goes the whole way from the first picture to the last.
      const frameCount = countFrames(request, draft);
      return preparePictureFilm({ ...common, shot, frameCount, first: inputs.first, last });
    }
  }
}

export async function renderAnimation(request: AnimationRequest, options: AnimationOptions): Promise<VideoFacts> {
  const { signal, draft, onProgress, ffmpegFile, outputFile } = options;
  signal.throwIfAborted();
  const script = writeScript(request);
  const size = sizeOf(request, draft);
  const frameCount = countFrames(request, draft);
  const seconds = frameCount / FRAMES_PER_SECOND;
  const film = await openFilm(request, script, options, (share) => onProgress(share * PREPARATION_SHARE * 0.7));
  const sound = toPcm(mixSound(script.plan, seconds));
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
