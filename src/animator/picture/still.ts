import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Grade, ShotPlan } from '../plan/shot-plan.ts';
import { PLACE_PAINTERS, paintPlace } from '../scenes/places.ts';
import type { Stage } from '../scenes/scene.ts';
import { FILM_SHAPE, makeStillStage } from '../scenes/still-stage.ts';
import type { Compositor } from './compositor.ts';
import { prepareParticles } from './draw-particles.ts';
import { type Draw, findStanding, type PrepareProps, prepareItem } from './prepare-item.ts';
import { addGlow, fillVignette, makeGlow } from './print.ts';
import { type View, viewAt } from './view.ts';

/**
 * A still picture is drawn in place, part by part from back to front: each part is painted, laid into the frame and forgotten before
 * the next is painted. So a picture of 16 megapixels needs the memory of the frame and of its largest layer, not of all of them.
 */
export interface StillScene {
  readonly plan: ShotPlan;
  /** How much nearer than usual the camera stands. */
  readonly closeness: number;
  /** Null when the scene stands for itself. */
  readonly prepareProps: PrepareProps | null;
  readonly signal: AbortSignal;
  readonly watch: WatchStill;
}

/** Told after each part how much of the picture is laid, 0 to 1: the frame shows it now. */
export type WatchStill = (share: number) => Promise<void>;

/** The middle of the shot: there every figure is where the plan wants it to be seen. */
function momentOf(plan: ShotPlan): number {
  return plan.durationSeconds / 2;
}

/** Paints one part, lays it into the frame, and gives its memory back. */
export async function drawOnce(compositor: Compositor, view: View, prepare: () => Draw | Promise<Draw>): Promise<void> {
  const mark = compositor.memory.mark();
  const draw = await prepare();
  draw(view);
  compositor.memory.release(mark);
  // What the canvas copied is given back only when the loop turns.
  await turnOfTheLoop();
}

export async function drawStillScene(compositor: Compositor, options: StillScene): Promise<void> {
  const { plan, closeness, prepareProps, signal, watch } = options;
  const { width, height } = compositor;
  const place = PLACE_PAINTERS[plan.place];
  const stage = makeStillStage(plan, width, height, place.horizon, closeness);
  const view = viewAt(plan, stage.field, momentOf(plan));
  const scene = paintPlace(stage);
  const standing = findStanding(scene);
  const props =
    prepareProps === null
      ? async (): Promise<void> => undefined
      : () => drawOnce(compositor, view, () => prepareProps(compositor, stage, scene));
  for (const [index, item] of scene.entries()) {
    signal.throwIfAborted();
    if (index === standing) await props();
    await drawOnce(compositor, view, () => prepareItem(compositor, stage, item, 'still'));
    await watch((index + 1) / scene.length);
  }
  if (standing === scene.length) await props();
  // Mist lies among the scene's own layers.
  const particles = plan.particles.filter(({ kind }) => kind !== 'mist');
  await drawStillParticles(compositor, stage, view, { particles }, signal);
}

export async function drawStillParticles(
  compositor: Compositor,
  stage: Stage,
  view: View,
  { particles }: Pick<ShotPlan, 'particles'>,
  signal: AbortSignal,
): Promise<void> {
  for (const particle of particles) {
    signal.throwIfAborted();
    await drawOnce(compositor, view, () => {
      const draw = prepareParticles(compositor, stage, particle, 'still');
      return (at) => draw(at, 1);
    });
  }
}

/** A picture as plain numbers: three bytes a pixel, red, green and blue. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What lies in the frame, as it is: not yet developed. */
export function copyFrame({ memory, frameAt, width, height }: Compositor): RgbPicture {
  const frame = memory.bytes(frameAt, width * height * 4);
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = frame[from] ?? 0;
    pixels[to + 1] = frame[from + 1] ?? 0;
    pixels[to + 2] = frame[from + 2] ?? 0;
  }
  return { width, height, pixels };
}

/** A finished picture, read once from top to bottom, in one of two ways: three bytes a pixel, red, green and blue. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The rows from the last call's end on, as they are. Valid until the next call. */
  readPlainRows(count: number): Uint8Array;
  /** The rows from the last call's end on, filtered for PNG: each begins with its filter's number. Valid until the next call. */
  readRows(count: number): Uint8Array;
  /** Adler-32 of all rows read so far. */
  checksum(): number;
}

/** A film's grain moves and is seen as air; in a still it only has to hide the steps of a smooth sky. */
const GRAIN_SHARE = 0.36;

/** Lays on the glow at once; vignette, saturation and grain come with the rows as they are read. `most` is the most rows read at once. */
export function developStill(
  compositor: Compositor,
  { grade, light, seed }: { readonly grade: Grade; readonly light: ShotPlan['light']; readonly seed: number },
  most: number,
): Sheet {
  const { memory, kernels, width, height, frameAt, grainAt } = compositor;
  addGlow(compositor, makeGlow(compositor, light), grade.bloom);
  const bytes = width * 3;
  const columnsAt = memory.reserve(width * 2);
  const rowsAt = memory.reserve(height * 2);
  // One row more than is read at once: the filters look at the row above, and read a little before its beginning.
  const plainAt = memory.reserve(64 + bytes * (most + 1)) + 64;
  const filteredAt = memory.reserve((bytes + 1) * most);
  // Along its shorter side a strip darkens less, or it would look like a tube.
  const across = grade.vignette * Math.min(1, width / height);
  const down = grade.vignette * 0.8 * Math.min(1, (FILM_SHAPE * height) / width);
  fillVignette(new Uint16Array(memory.memory.buffer, columnsAt, width), across, 32_767);
  fillVignette(new Uint16Array(memory.memory.buffer, rowsAt, height), down, 32_767);
  memory.bytes(plainAt, bytes).fill(0);
  const grain = Math.round(grade.grain * GRAIN_SHARE * 256);
  const saturation = Math.min(32_767, Math.round(grade.saturation * 16_384));
  let top = 0;
  let checksum = 1;
  const develop = (count: number): void => {
    kernels.toRgb(
      ...[frameAt, width, top, top + count, plainAt + bytes, columnsAt, rowsAt],
      ...[grainAt, seed & 127, (seed >>> 8) & 255, grain, saturation],
    );
    top += count;
  };
  return {
    width,
    height,
    readPlainRows(count) {
      develop(count);
      return memory.bytes(plainAt + bytes, bytes * count);
    },
    readRows(count) {
      develop(count);
      kernels.filterRows(plainAt, bytes, count, filteredAt);
      memory.bytes(plainAt, bytes).set(memory.bytes(plainAt + bytes * count, bytes));
      checksum = kernels.adler32(filteredAt, (bytes + 1) * count, checksum) >>> 0;
      return memory.bytes(filteredAt, (bytes + 1) * count);
    },
    checksum: () => checksum,
  };
}

/** The whole of a sheet at once; `most` as above. */
export function readSheet(sheet: Sheet, most: number): RgbPicture {
  const { width, height } = sheet;
  const pixels = new Uint8Array(width * height * 3);
  for (let top = 0; top < height; top += most) {
    pixels.set(sheet.readPlainRows(Math.min(most, height - top)), top * width * 3);
  }
  return { width, height, pixels };
}
