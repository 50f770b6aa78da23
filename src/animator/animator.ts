import type { Explanation } from '../core/explanation.ts';
import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import { startEncoder } from './encode/encoder.ts';
import { countFrames, type DraftLimits, filmFacts, filmSize } from './film-facts.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { planPictureShot } from './images/plan-pictures.ts';
import { calmCamera } from './images/plan-prints.ts';
import { readPrompt } from './language/read-prompt.ts';
import type { Reading } from './language/reading.ts';
import { type FilmOrder, openFilm } from './open-film.ts';
import { makeOwnStudio } from './picture/compositor.ts';
import { explainPlan } from './plan/explain.ts';
import { makePlan } from './plan/make-plan.ts';
import type { ShotPlan } from './plan/shot-plan.ts';
import { startRendering } from './render-film.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';
import { speakLines } from './sound/speech/speak.ts';

export type { AnimationInputs } from './images/inputs.ts';

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

/** What a request was read as. */
export interface Script {
  readonly reading: Reading;
  readonly plan: ShotPlan;
}

export function writeScript(request: AnimationRequest): Script {
  const reading = readPrompt(request.prompt, request.negativePrompt);
  const plan = makePlan(reading, request.seed, request.durationSeconds);
  if (request.inputs.mode !== 'references') return { reading, plan };
  return { reading, plan: { ...plan, camera: calmCamera(plan.camera) } };
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

export function orderFilm(request: AnimationRequest, { reading, plan }: Script, draft: DraftLimits | null): FilmOrder {
  return {
    plan,
    shot: planPictureShot(reading, plan),
    size: filmSize(request, draft),
    // A draft is short: with two pictures it still goes the whole way from the first to the last.
    frameCount: countFrames(request, draft),
    fast: request.finish === 'fast',
    inputs: request.inputs,
  };
}

/** Single frames as I420 bytes, exactly as the encoder would get them. */
export async function* drawFrames(request: AnimationRequest, options: FrameOptions): AsyncGenerator<Uint8Array> {
  const { draft, frames, signal } = options;
  const studio = makeOwnStudio();
  const order = orderFilm(request, writeScript(request), draft);
  const film = await openFilm(order, { studio, signal, onLayer: () => undefined });
  const at = studio.memory.reserve(film.bytesPerFrame);
  for (const frame of frames) {
    signal.throwIfAborted();
    film.compose(frame, frame / FRAMES_PER_SECOND);
    film.print(frame, at);
    yield studio.memory.bytes(at, film.bytesPerFrame).slice();
  }
}

export async function renderAnimation(request: AnimationRequest, options: AnimationOptions): Promise<VideoFacts> {
  const { signal, draft, onProgress, ffmpegFile, outputFile } = options;
  signal.throwIfAborted();
  const { reading, plan } = writeScript(request);
  // Spoken first: the mouths in the picture follow the voices.
  const speeches = await speakLines(plan.sound.dialogue, plan.durationSeconds);
  signal.throwIfAborted();
  const script: Script = { reading, plan: { ...plan, mouths: speeches.map(({ mouth }) => mouth) } };
  const order = orderFilm(request, script, draft);
  const { size, frameCount } = order;
  const seconds = frameCount / FRAMES_PER_SECOND;
  const report = makeRisingReport(onProgress);
  const rendering = startRendering(order, { signal, onLayer: (share) => report(share * PREPARATION_SHARE * 0.7) });
  try {
    const sound = toPcm(mixSound(script.plan, seconds, speeches));
    report(PREPARATION_SHARE);
    const encoding = { ffmpegFile, outputFile, ...size, sampleRate: SAMPLE_RATE, finish: request.finish, signal };
    const encoder = startEncoder(encoding, sound);
    try {
      for (let frame = await rendering.next(), count = 1; frame !== null; frame = await rendering.next(), count++) {
        await encoder.writeFrame(frame);
        rendering.free();
        report(PREPARATION_SHARE + (1 - PREPARATION_SHARE) * 0.98 * (count / frameCount));
      }
      await encoder.finish();
    } finally {
      await encoder.close();
    }
  } finally {
    await rendering.close();
  }
  onProgress(1);
  return filmFacts(request, draft);
}

/** Two threads report their layers: what lies behind what was already told is not told. */
function makeRisingReport(onProgress: (share: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share <= told) return;
    told = share;
    onProgress(share);
  };
}
