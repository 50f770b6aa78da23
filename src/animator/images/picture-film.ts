import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { glide, smoothstep } from '../maths/ease.ts';
import { type Compositor, makeCompositor, type Placed, type Studio } from '../picture/compositor.ts';
import { prepareParticles } from '../picture/draw-particles.ts';
import type { Film, FilmSize } from '../picture/film.ts';
import type { DrawParticles } from '../picture/particle-seeds.ts';
import { makePrinter } from '../picture/print.ts';
import type { View } from '../picture/view.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { makeStage } from '../scenes/scene.ts';
import { type Cover, coverFilm, spareOf } from './cover.ts';
import { decodePicture } from './decode-picture.ts';
import { paintDissolveMask, SOFTNESS } from './dissolve-mask.ts';
import {
  AT_REST,
  comeToRest,
  fillRows,
  leaveRest,
  marginsFor,
  type PictureWindow,
  planEnd,
  planShared,
} from './picture-camera.ts';
import type { PictureShot } from './plan-pictures.ts';

/**
 * Films whose scene is a given picture. The first frame is that picture, untouched; weather and style grow in after it. With a
 * second picture the last frame is that one, just as untouched. Between them one camera moves over both.
 */
export interface PictureFilmOptions {
  readonly plan: ShotPlan;
  readonly shot: PictureShot;
  readonly size: FilmSize;
  readonly frameCount: number;
  readonly fast: boolean;
  readonly first: string;
  /** Null when only the beginning is given. */
  readonly last: string | null;
  readonly studio: Studio;
  readonly signal: AbortSignal;
  readonly onLayer: (share: number) => void;
}

/** Shares of the film between which the second picture comes. */
const DISSOLVE_FROM = 0.27;
const DISSOLVE_TO = 0.73;
/** Share of the film in which what is laid over a picture grows in, or fades out before the last frame. */
const GROWTH_SHARE = 0.22;

const PHASES = 256;
const WEIGHT_ONE = 16_384;

/** Catmull-Rom: goes through the pixels themselves, so a picture at rest is not touched. */
function fillWeights(target: Int16Array): void {
  for (let phase = 0; phase < PHASES; phase++) {
    const t = phase / PHASES;
    const taps = [
      ((-t + 2) * t - 1) * t * 0.5,
      ((3 * t - 5) * t * t + 2) * 0.5,
      ((-3 * t + 4) * t + 1) * t * 0.5,
      (t - 1) * t * t * 0.5,
    ].map((weight) => Math.round(weight * WEIGHT_ONE));
    // Rounding may not brighten or darken: the largest tap takes what is left over.
    const rest = WEIGHT_ONE - taps.reduce((sum, weight) => sum + weight, 0);
    const largest = t < 0.5 ? 1 : 2;
    taps[largest] = (taps[largest] ?? 0) + rest;
    target.set(taps, phase * 4);
  }
}

type Show = (window: PictureWindow, target: number) => void;

/** A picture in the kernels' memory, and where in it the film's own frame lies. */
interface PlacedCover {
  readonly placed: Placed;
  readonly left: number;
  readonly top: number;
}

function placeCover({ memory }: Compositor, { raster, left, top }: Cover): PlacedCover {
  return { placed: memory.place(raster), left, top };
}

function makeShow(compositor: Compositor, { placed, left, top }: PlacedCover): Show {
  const { memory, kernels, width, height, rowAt } = compositor;
  const rowsAt = memory.reserve(height * 24);
  const weightsAt = memory.reserve(PHASES * 8);
  fillWeights(new Int16Array(memory.memory.buffer, weightsAt, PHASES * 4));
  return (window, target) => {
    fillRows(new Float64Array(memory.memory.buffer, rowsAt, height * 3), window, { width, height }, left, top);
    kernels.resample(target, width, height, placed.at, placed.width, rowsAt, weightsAt, rowAt);
  };
}

/** Draws the picture or pictures at a share of the film, 0..1. */
type DrawPictures = (share: number) => PictureWindow;

async function prepareOne(compositor: Compositor, options: PictureFilmOptions): Promise<DrawPictures> {
  const { size, shot, plan, signal } = options;
  const { end, cover } = await compositor.share(async () => {
    const image = await decodePicture(options.first, 'first frame', signal);
    const last = planEnd(shot.move, size, spareOf(image, size), plan.durationSeconds);
    return { end: last, cover: placeCover(compositor, coverFilm(image, size, marginsFor([AT_REST, last], size))) };
  });
  const show = makeShow(compositor, cover);
  return (share) => {
    const window = leaveRest(end, glide(share));
    show(window, compositor.frameAt);
    return window;
  };
}

async function prepareTwo(compositor: Compositor, options: PictureFilmOptions, last: string): Promise<DrawPictures> {
  const { size, shot, plan, signal } = options;
  const { memory, kernels, frameAt, width, height } = compositor;
  const end = planShared(shot.move, size, plan.durationSeconds);
  // Each picture needs to reach only as far as it is seen.
  const leaving = marginsFor([AT_REST, leaveRest(end, glide(DISSOLVE_TO))], size);
  const coming = marginsFor([AT_REST, comeToRest(end, glide(DISSOLVE_FROM))], size);
  const firstCover = await compositor.share(async () =>
    placeCover(compositor, coverFilm(await decodePicture(options.first, 'first frame', signal), size, leaving)),
  );
  await turnOfTheLoop();
  signal.throwIfAborted();
  const lastCover = await compositor.share(async () => {
    const cover = coverFilm(await decodePicture(last, 'last frame', signal), size, coming);
    const maskAt = memory.reserve(width * height);
    memory.bytes(maskAt, width * height).set(paintDissolveMask(cover.raster, width, height));
    return { ...placeCover(compositor, cover), maskAt };
  });
  const { maskAt } = lastCover;
  const showFirst = makeShow(compositor, firstCover);
  const showLast = makeShow(compositor, lastCover);
  const otherAt = memory.reserve(width * height * 4);
  return (share) => {
    const eased = glide(share);
    const leavingWindow = leaveRest(end, eased);
    const through = smoothstep(DISSOLVE_FROM, DISSOLVE_TO, share);
    if (through < 1) showFirst(leavingWindow, frameAt);
    if (through === 0) return leavingWindow;
    showLast(comeToRest(end, eased), through === 1 ? frameAt : otherAt);
    if (through < 1) {
      kernels.dissolve(frameAt, otherAt, maskAt, width * height, Math.round(through * (255 + SOFTNESS)), SOFTNESS);
    }
    return leavingWindow;
  };
}

export async function preparePictureFilm(options: PictureFilmOptions): Promise<Film> {
  const { plan, shot, size, frameCount, fast, last, studio, signal, onLayer } = options;
  const compositor = await makeCompositor(size.width, size.height, plan.seed, studio);
  const draw = await (last === null ? prepareOne(compositor, options) : prepareTwo(compositor, options, last));
  await turnOfTheLoop();
  signal.throwIfAborted();
  onLayer(0.9);
  const stage = makeStage(plan, size.width, size.height, 0.5);
  const weather: readonly DrawParticles[] = shot.particles.map((particle) =>
    prepareParticles(compositor, stage, particle, fast ? 'fast' : 'film'),
  );
  const printer = makePrinter(
    compositor,
    { seed: plan.seed, light: plan.light, grade: shot.grade },
    fast ? 'fast' : 'film',
  );
  onLayer(1);
  const shareOf = (frame: number): number => Math.min(1, frame / Math.max(1, frameCount - 1));
  const strengthAt = (share: number): number =>
    smoothstep(0, GROWTH_SHARE, share) * (last === null ? 1 : smoothstep(1, 1 - GROWTH_SHARE, share));
  return {
    bytesPerFrame: printer.bytesPerFrame,
    compose(frame, seconds) {
      const share = shareOf(frame);
      const window = draw(share);
      const strength = strengthAt(share);
      const view: View = {
        seconds,
        x: window.x,
        y: window.y,
        zoom: 1 / window.size,
        dolly: 1,
        centreX: size.width / 2,
        centreY: size.height / 2,
      };
      if (strength > 0) for (const drawWeather of weather) drawWeather(view, strength);
    },
    print: (frame, at) => printer.print(frame, strengthAt(shareOf(frame)), at),
  };
}
