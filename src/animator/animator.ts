import { setTimeout as wait } from 'node:timers/promises';
import { FRAMES_PER_SECOND, type VideoFacts } from '../core/media.ts';
import type { Script } from './director/script.ts';
import { writeScript } from './director/write-script.ts';
import { startEncoder } from './encode/encoder.ts';
import { countFrames, type DraftLimits, filmFacts, filmSize } from './film-facts.ts';
import { castPictures } from './images/cast-pictures.ts';
import { faceCamera } from './images/face-camera.ts';
import { readGuests, readPlates } from './images/given.ts';
import type { AnimationInputs } from './images/inputs.ts';
import { glanceAt, lookAt } from './images/look-at.ts';
import { readReferences } from './images/read-references.ts';
import { bodiesWith } from './images/reference-bodies.ts';
import { sayPlainly } from './images/say-plainly.ts';
import { setTable } from './images/set-table.ts';
import type { LookAt } from './images/subject/subject.ts';
import { type FilmOrder, openFilm, type Scene } from './open-film.ts';
import { type DrawingThreads, renderHere, startRendering, startThreads } from './render-film.ts';
import type { MouthTrack } from './score/mouths.ts';
import type { Score } from './score/score.ts';
import { scoreStage } from './scoring.ts';
import { SAMPLE_RATE } from './sound/buffer.ts';
import { mixSound, toPcm } from './sound/mix.ts';
import { type SpeakOptions, speakLines } from './sound/speech/speak.ts';
import type { Stage } from './stage/stage.ts';
import { beforeBackdrop, sketchScript, stageScript } from './staging.ts';
import { makeOwnStudio } from './studio.ts';
import { openWorkshop } from './workshop.ts';

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
  /** Without it the embedded voices alone speak. */
  readonly voices?: SpeakOptions;
  readonly signal: AbortSignal;
  /** 0..1, never falling. */
  readonly onProgress: (share: number) => void;
  readonly draft: DraftLimits | null;
}

/** Painting and sound come before the first frame; measured at 720p they take about this share of the time. */
export const PREPARATION_SHARE = 0.12;

/** The encoder looks at one frame before it asks for the sound; another one might ask for that first, and is not waited for any longer. */
const LOOK_MILLISECONDS = 200;

/** What a request becomes: what it is about, where everybody is, and what is heard. */
export interface PlannedFilm {
  readonly script: Script;
  readonly stage: Stage;
  readonly score: Score;
}

/** A draft takes the first layout, before a bare backdrop, and glances at pictures: what is tested with it is not how well it looks. */
export function planFilm(request: AnimationRequest, draft: DraftLimits | null = null): PlannedFilm {
  const { width, height, seed, inputs } = request;
  // Whoever is said to be from a picture is a role; the picture itself is none.
  const named =
    inputs.mode === 'references' ? readReferences(request.prompt, inputs.references.length).prompt : request.prompt;
  const read = (prompt: string): Script => writeScript({ ...request, prompt, inOnePlace: inputs.mode !== 'text' });
  const written = read(inputs.mode === 'text' ? named : sayPlainly(named, read));
  const script = draft === null ? written : beforeBackdrop(written);
  // Where the picture is given, the stage only tells what is heard.
  const lay = inputs.mode === 'text' && draft === null ? stageScript : sketchScript;
  const stage = lay(script, seed, width / height);
  const { score } = scoreStage(script, stage);
  return { script, stage, score };
}

export interface FrameOptions {
  readonly draft: DraftLimits | null;
  /** Frame numbers, counted from 0, in any order. */
  readonly frames: readonly number[];
  readonly signal: AbortSignal;
  /** Left out: the nets look at the pictures that were given. */
  readonly look?: LookAt;
}

export interface OrderOptions {
  readonly draft: DraftLimits | null;
  readonly signal: AbortSignal;
  readonly mouths?: readonly MouthTrack[];
  readonly look?: LookAt;
}

/** Looks at the pictures that were given, and says what is to be drawn. */
export async function orderFilm(
  request: AnimationRequest,
  { script, stage, score }: PlannedFilm,
  { draft, signal, mouths = [], look = lookAt }: OrderOptions,
): Promise<FilmOrder> {
  const { inputs, seed, finish } = request;
  const size = filmSize(request, draft);
  const drawn = {
    ...{ mouths, size, captions: score.captions, fast: finish === 'fast' },
    // A draft is short: with two pictures it still goes the whole way from the first to the last.
    frameCount: countFrames(request, draft),
  };
  switch (inputs.mode) {
    case 'text':
      return { ...drawn, scene: { kind: 'stage', stage, cutOuts: [] } };
    case 'references': {
      const words = readReferences(request.prompt, inputs.references.length);
      const { script: filled, cast, cutOuts } = await castPictures(inputs.references, { script, words, look, signal });
      const bodyOf = bodiesWith(cutOuts, openWorkshop().bodyOf);
      const place = inputs.references[words.place?.number ?? -1];
      const scene: Scene =
        place === undefined
          ? {
              kind: 'stage',
              stage: setTable(
                faceCamera(stageScript(filled, seed, request.width / request.height, { bodyOf, cast })),
                bodyOf,
              ),
              cutOuts,
            }
          : await readGuests({ script: filled, seed, size, place, bodyOf, guests: cast, cutOuts, look, signal });
      return { ...drawn, scene };
    }
    case 'first_frame':
    case 'first_and_last': {
      const last = inputs.mode === 'first_and_last' ? inputs.last : null;
      const { bodyOf } = openWorkshop();
      const { first } = inputs;
      return { ...drawn, scene: await readPlates({ script, seed, size, first, last, bodyOf, look, signal }) };
    }
  }
}

/** Single frames as I420 bytes, exactly as the encoder would get them. */
export async function* drawFrames(request: AnimationRequest, options: FrameOptions): AsyncGenerator<Uint8Array> {
  const { draft, frames, signal, look = lookAt } = options;
  const studio = makeOwnStudio();
  const order = await orderFilm(request, planFilm(request), { draft, signal, look });
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
  options.signal.throwIfAborted();
  if (options.draft !== null) return renderWith(null, request, options);
  // They load what they need while this one plans.
  const threads = startThreads();
  try {
    return await renderWith(threads, request, options);
  } finally {
    await threads.close();
  }
}

async function renderWith(
  threads: DrawingThreads | null,
  request: AnimationRequest,
  options: AnimationOptions,
): Promise<VideoFacts> {
  const { signal, draft, onProgress, ffmpegFile, outputFile, voices } = options;
  const film = planFilm(request, draft);
  const { score } = film;
  // Spoken first: the mouths in the picture follow the voices.
  const speeches = await speakLines(score.lines, score.durationSeconds, voices);
  signal.throwIfAborted();
  const mouths = speeches.map(({ mouth }) => mouth);
  const order = await orderFilm(request, film, { draft, signal, mouths, look: draft === null ? lookAt : glanceAt });
  const { size, frameCount } = order;
  const seconds = frameCount / FRAMES_PER_SECOND;
  const report = makeRisingReport(onProgress);
  const onLayer = (share: number) => report(share * PREPARATION_SHARE * 0.7);
  const rendering =
    threads === null
      ? await renderHere(order, { signal, onLayer })
      : startRendering(order, { signal, onLayer, threads });
  try {
    const encoding = { ffmpegFile, outputFile, ...size, sampleRate: SAMPLE_RATE, finish: request.finish, signal };
    const encoder = startEncoder(encoding);
    const mix = (): void => encoder.writeSound(toPcm(mixSound(score, seconds, speeches)));
    // Frames of the fast finish come so quickly that all room for them would be full before the sound was mixed beside them.
    const mixesFirst = request.finish === 'fast';
    try {
      if (mixesFirst) mix();
      for (let frame = await rendering.next(), count = 1; frame !== null; frame = await rendering.next(), count++) {
        const share = PREPARATION_SHARE + (1 - PREPARATION_SHARE) * 0.98 * (count / frameCount);
        const written = encoder.writeFrame(frame).then(() => report(share));
        if (count === 1 && !mixesFirst) {
          await Promise.race([written, wait(LOOK_MILLISECONDS)]);
          mix();
        }
        await written;
        rendering.free();
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
