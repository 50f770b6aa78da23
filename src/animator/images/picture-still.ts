import type { Place, TimeOfDay } from '../catalogue/setting.ts';
import { makeRandom } from '../maths/random.ts';
import { BLENDS, type Compositor } from '../picture/compositor.ts';
import { prepareItem } from '../picture/prepare-item.ts';
import { drawOnce, drawStillParticles, type WatchStill } from '../picture/still.ts';
import { viewAt } from '../picture/view.ts';
import { type Brief, saidOnly } from '../plan/brief.ts';
import { chooseLight } from '../plan/light.ts';
import { findFigure, planFigures } from '../plan/plan-figures.ts';
import { gather } from '../plan/plan-still.ts';
import type { FigurePlan, Grade, ShotPlan } from '../plan/shot-plan.ts';
import type { Field, SlotItem } from '../scenes/scene.ts';
import { makeStillStage } from '../scenes/still-stage.ts';
import { coverFilm } from './cover.ts';
import { planPictureShot } from './plan-pictures.ts';
import { layWash, planWash } from './relight.ts';
import type { Picture } from './resize.ts';

/**
 * A still whose scene is a given picture. It is kept; only what the words say comes to it: another light, weather, a style, and those
 * subjects that can be drawn.
 */
export interface PictureStill {
  readonly brief: Brief;
  readonly plan: ShotPlan;
  readonly closeness: number;
  readonly picture: Picture;
  readonly signal: AbortSignal;
  readonly watch: WatchStill;
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };

/** Below this mean brightness a picture is taken for one of the night, when nobody says otherwise. */
const NIGHT_BRIGHTNESS = 58;
const PROBES = 4_096;

function guessTime(pixels: Uint8Array): TimeOfDay {
  const step = Math.max(1, Math.floor(pixels.length / 4 / PROBES)) * 4;
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += step, count++) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
  }
  return sum / count < NIGHT_BRIGHTNESS ? 'night' : 'day';
}

/** Nobody knows where the picture was taken, so it counts as a place where most of those named can be. */
const ANYWHERE: readonly [Place, ...Place[]] = ['meadow', 'lake', 'city', 'beach'];

function placeFor(brief: Brief): Place {
  const drawn = (place: Place): number =>
    brief.subjects.filter((subject) => findFigure(subject, place) !== null).length;
  return ANYWHERE.reduce((best, place) => (drawn(place) > drawn(best) ? place : best));
}

function planVisitors({ brief, plan }: PictureStill, shape: number, dark: boolean): FigurePlan[] {
  const setting = { place: placeFor(brief), weather: plan.weather, dark };
  const figures = planFigures(brief, setting, makeRandom(plan.seed).spawn('plan').spawn('figures'));
  // Birds that only enliven an empty sky have no business in somebody's picture.
  return gather(
    figures.filter((figure) => figure.subject !== null),
    shape,
  );
}

/** Where visitors may be, from what pictures mostly are: sky above, ground below, water a little above the ground. */
function listSlots({ height, unit }: Field): SlotItem[] {
  const band = (
    realm: SlotItem['realm'],
    far: number,
    near: number,
    metreFar: number,
    metreNear: number,
    haze: number,
  ) => ({
    ...({ kind: 'slot', realm, depth: 0.8, far: far * height, near: near * height } as const),
    ...{ metreFar: metreFar * unit, metreNear: metreNear * unit, haze },
  });
  return [
    band('sky', 0.1, 0.32, 10, 16, 0.15),
    band('water', 0.58, 0.7, 14, 24, 0.1),
    band('ground', 0.8, 0.93, 96, 140, 0),
  ];
}

/** The low sun itself: it stands behind everything, so its light only adds to what is there. */
function drawSunGlow({ kernels, frameAt, width, height }: Compositor, light: ShotPlan['light']): void {
  const radius = Math.sqrt(width * height);
  for (const [share, alpha] of [
    [0.62, 0.3],
    [0.3, 0.3],
    [0.12, 0.34],
  ] as const) {
    const at = [light.sunX * width, 0.36 * height, radius * share] as const;
    kernels.disc(frameAt, width, height, ...at, 1, ...light.sunColour, alpha, BLENDS.screen);
  }
}

/** Draws the picture and what comes to it, and hands back how it is to be printed. */
export async function drawPictureStill(
  compositor: Compositor,
  options: PictureStill,
): Promise<Pick<ShotPlan, 'grade' | 'light' | 'seed'>> {
  const { signal, watch } = options;
  const brief = saidOnly(options.brief);
  const { memory, frameAt, width, height } = compositor;
  const { pixels } = coverFilm(options.picture, { width, height }, NO_MARGINS).raster;
  memory.bytes(frameAt, pixels.length).set(pixels);
  const time = brief.time ?? guessTime(pixels);
  const random = makeRandom(options.plan.seed).spawn('plan').spawn('light');
  const light = brief.time === null ? chooseLight(time, options.plan.weather, random) : options.plan.light;
  const plan: ShotPlan = { ...options.plan, light, figures: planVisitors(options, width / height, time === 'night') };
  const shot = planPictureShot(brief, plan);
  const wash = planWash(brief);
  if (wash !== null) layWash(compositor, wash);
  if (brief.time === 'golden_hour' && light.sunStrength > 0.3) drawSunGlow(compositor, light);
  const stage = makeStillStage(plan, width, height, 0.5, options.closeness);
  const view = viewAt(plan, stage.field, plan.durationSeconds / 2);
  const slots = listSlots(stage.field);
  for (const [index, slot] of slots.entries()) {
    signal.throwIfAborted();
    await drawOnce(compositor, view, () => prepareItem(compositor, stage, slot, 'still'));
    await watch((index + 1) / slots.length);
  }
  await drawStillParticles(compositor, stage, view, shot, signal);
  const grade: Grade = { ...shot.grade, saturation: shot.grade.saturation * (wash?.saturation ?? 1) };
  return { grade, light, seed: plan.seed };
}
