import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import type { Script } from './director/script.ts';
import { writeScript } from './director/write-script.ts';
import { startEncoder } from './encode/encoder.ts';
import { countFrames, type DraftLimits, filmFacts, filmSize } from './film-facts.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { planPictureShot } from './images/plan-pictures.ts';
import { calmCamera } from './images/plan-prints.ts';
import { type FilmOrder, openFilm, type Painting } from './open-film.ts';
import { makeOwnStudio } from './picture/compositor.ts';
import { briefFromScript } from './plan/from-script.ts';
import { makePlan } from './plan/make-plan.ts';
import { startRendering } from './render-film.ts';
import type { MouthTrack } from './score/mouths.ts';
import type { Score } from './score/score.ts';
import { scoreStage } from './scoring.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';
import { speakLines } from './sound/speech/speak.ts';
import type { Stage } from './stage/stage.ts';
import { sketchScript, stageScript } from './staging.ts';

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

/** What a request becomes: what it is about, where everybody is, what is heard, and, of films of given pictures, how they are painted. */
export interface PlannedFilm {
  readonly script: Script;
  readonly stage: Stage;
  readonly score: Score;
  readonly painted: Painting | null;
}

export function planFilm(request: AnimationRequest): PlannedFilm {
  const script = writeScript(request);
  const { width, height, seed, inputs } = request;
  // Where the picture is given, the stage only tells what is heard.
  const lay = inputs.mode === 'text' ? stageScript : sketchScript;
  const stage = lay(script, seed, width / height);
  const { score } = scoreStage(script, stage);
  return { script, stage, score, painted: inputs.mode === 'text' ? null : paintScript(script, request) };
}

function paintScript(script: Script, { seed, durationSeconds, inputs }: AnimationRequest): Painting {
  const brief = briefFromScript(script);
  const plan = makePlan(brief, seed, durationSeconds);
  const calm = inputs.mode === 'references' ? { ...plan, camera: calmCamera(plan.camera) } : plan;
  return { plan: calm, shot: planPictureShot(brief, calm) };
}

export interface FrameOptions {
  readonly draft: DraftLimits | null;
  /** Frame numbers, counted from 0, in any order. */
  readonly frames: readonly number[];
  readonly signal: AbortSignal;
}

export function orderFilm(
  request: AnimationRequest,
  { stage, score, painted }: PlannedFilm,
  draft: DraftLimits | null,
  mouths: readonly MouthTrack[] = [],
): FilmOrder {
  return {
    stage,
    painted,
    mouths,
    captions: score.captions,
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
  const order = orderFilm(request, planFilm(request), draft);
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
  const film = planFilm(request);
  const { score } = film;
  // Spoken first: the mouths in the picture follow the voices.
  const speeches = await speakLines(score.lines, score.durationSeconds);
  signal.throwIfAborted();
  const mouths = speeches.map(({ mouth }) => mouth);
  const order = orderFilm(request, film, draft, mouths);
  const { size, frameCount } = order;
  const seconds = frameCount / FRAMES_PER_SECOND;
  const report = makeRisingReport(onProgress);
  const rendering = startRendering(order, { signal, onLayer: (share) => report(share * PREPARATION_SHARE * 0.7) });
  try {
    const sound = toPcm(mixSound(score, seconds, speeches));
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
