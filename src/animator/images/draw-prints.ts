import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { mix } from '../maths/ease.ts';
import type { Compositor, Placed } from '../picture/compositor.ts';
import { drawCastShadow } from '../picture/draw-figures.ts';
import { drawSprite } from '../picture/draw-layers.ts';
import type { FilmSize } from '../picture/film.ts';
import type { Draw, PrepareProps } from '../picture/prepare-item.ts';
import { toScreenX, toScreenY, type View, viewAt, zoomAt } from '../picture/view.ts';
import type { Light } from '../plan/light.ts';
import type { Scene, SlotItem, Stage } from '../scenes/scene.ts';
import { decodePicture } from './decode-picture.ts';
import { paintCord, paintPool, paintPrint } from './paint-print.ts';
import { type PrintPlan, planPrints } from './plan-prints.ts';
import { type Picture, shrinkPicture } from './resize.ts';

/** Where the ground's figures stand, a print stands a little behind the middle of them. */
const ROW = 0.3;
const AFLOAT_DEPTH = 0.6;
const POOL_PIXELS = 96;
/** Units; no film's cords are longer. */
const LONGEST_CORD = 1400;

interface HungPrint {
  readonly print: PrintPlan;
  readonly raster: Placed;
  /** Its outline for what stands on the ground, a soft pool for what hangs above it. */
  readonly shadow: Placed;
  readonly cord: Placed | null;
  readonly centreX: number;
  readonly centreY: number;
  /** The scene point that does not sway: an easel's foot, the cords' upper end, a floating print's middle. */
  readonly pivotX: number;
  readonly pivotY: number;
  /** Film pixels from there down to the print's middle, at the middle of the film. */
  readonly drop: number;
  /** The ground below it, in scene pixels; null without a ground. */
  readonly groundY: number | null;
  readonly depth: number;
  /** Raster pixels per film pixel at the middle of the film, where the zoom is `zoom`. */
  readonly density: number;
  readonly zoom: number;
  readonly phase: number;
}

function findGround(scene: Scene): SlotItem | null {
  const slot = scene.findLast((item) => item.kind === 'slot' && item.realm === 'ground');
  return slot?.kind === 'slot' ? slot : null;
}

/** From the film's pixels at one view back to the scene's. */
function toScene(view: View, x: number, y: number, depth: number): { x: number; y: number } {
  const zoom = zoomAt(view, depth);
  return {
    x: (x - view.centreX) / zoom + view.centreX + view.x * depth,
    y: (y - view.centreY) / zoom + view.centreY + view.y,
  };
}

function hangPrint(
  compositor: Compositor,
  stage: Stage,
  middle: View,
  slot: SlotItem | null,
  image: Picture,
  print: PrintPlan,
  index: number,
): HungPrint {
  const { plan, field } = stage;
  const depth = slot?.depth ?? AFLOAT_DEPTH;
  const groundY = slot === null ? null : mix(slot.far, slot.near, ROW);
  const foot = groundY === null ? 0 : toScreenY(middle, groundY, depth) - print.centreY;
  const zoom = zoomAt(middle, depth);
  const largest = Math.max(...[0, plan.durationSeconds].map((at) => zoomAt(viewAt(plan, field, at), depth)));
  // Painted for the nearest the camera comes: shrinking a little keeps it sharp, blowing it up would not.
  const density = largest / zoom;
  const painted = paintPrint(image, print, foot, density, plan.light);
  const hold =
    print.mount === 'cords'
      ? (print.cords.from ?? -0.25 * field.height)
      : print.mount === 'easel'
        ? print.centreY + foot
        : print.centreY;
  const pivot = toScene(middle, print.centreX, hold, depth);
  const cordLength = (print.centreY - print.height / 2 - hold) * density;
  return {
    print,
    raster: compositor.memory.place(painted.raster),
    shadow: compositor.memory.place(print.mount === 'cords' ? paintPool(POOL_PIXELS) : painted.shadow),
    cord:
      print.mount === 'cords'
        ? compositor.memory.place(paintCord(cordLength, Math.max(1, 2 * field.unit * density), plan.light))
        : null,
    centreX: painted.centreX,
    centreY: painted.centreY,
    pivotX: pivot.x,
    pivotY: pivot.y,
    drop: print.centreY - hold,
    groundY,
    depth,
    density,
    zoom,
    phase: index * 2.1,
  };
}

/** How far it leans and bobs: a breath of wind, never more. */
function swayOf(hung: HungPrint, seconds: number, unit: number): { angle: number; y: number } {
  const t = seconds + hung.phase;
  switch (hung.print.mount) {
    case 'easel':
      return { angle: 0.0035 * Math.sin(t * 1.3), y: 0 };
    case 'cords':
      // At the end of very long cords the same angle would carry it out of a narrow picture.
      return {
        angle: (0.008 * Math.sin(t * 1.1) + 0.003 * Math.sin(t * 2.3)) * Math.min(1, (LONGEST_CORD * unit) / hung.drop),
        y: 0,
      };
    case 'afloat':
      return { angle: 0.026 * Math.sin(t * 0.6), y: 7 * unit * Math.sin(t * 0.8) };
  }
}

function drawPool(compositor: Compositor, pool: Placed, x: number, y: number, width: number, alpha: number): void {
  drawSprite(compositor, pool, {
    x,
    y,
    anchorX: pool.width / 2,
    anchorY: pool.height / 2,
    scaleX: (width * 1.1) / pool.width,
    scaleY: (width * 0.13) / pool.height,
    angle: 0,
    skew: 0,
    alpha,
    blend: 'over',
  });
}

function drawPrint(compositor: Compositor, light: Light, unit: number, view: View, hung: HungPrint): void {
  const { print, density, depth } = hung;
  const zoom = zoomAt(view, depth) / hung.zoom;
  const scale = zoom / density;
  const sway = swayOf(hung, view.seconds, unit);
  const x = toScreenX(view, hung.pivotX, depth);
  const y = toScreenY(view, hung.pivotY, depth) + sway.y;
  // The pivot, seen from the raster: its middle is this far below or above.
  const middle = hung.drop * density;
  const at = { x, y, scaleX: scale, scaleY: scale, angle: sway.angle, skew: 0, alpha: 1, blend: 'over' } as const;
  if (hung.groundY !== null) {
    const ground = toScreenY(view, hung.groundY, depth);
    if (print.mount === 'cords') {
      // It hangs in the air, so its shadow lies apart from it.
      const below = Math.max(ground, y + (hung.drop + print.height / 2) * zoom) + 40 * unit;
      drawPool(compositor, hung.shadow, x, below, print.width * zoom, 0.34 * (1 - 0.5 * light.darkness));
    } else {
      const anchorY = hung.centreY - middle;
      drawCastShadow(compositor, light, hung.shadow, {
        x,
        y: ground,
        anchorX: hung.centreX,
        anchorY,
        scaleX: scale,
        scaleY: scale,
      });
    }
  }
  if (hung.cord !== null) {
    for (const side of [-1, 1]) {
      drawSprite(compositor, hung.cord, {
        ...at,
        anchorX: hung.cord.width / 2 - side * print.cords.spread * density,
        anchorY: 0,
      });
    }
  }
  drawSprite(compositor, hung.raster, { ...at, anchorX: hung.centreX, anchorY: hung.centreY - middle });
}

async function readPictures(files: readonly string[], size: FilmSize, signal: AbortSignal): Promise<Picture[]> {
  const images: Picture[] = [];
  // All of them share the picture; a camera may come a little nearer.
  const leastPixels = (1.5 * size.width * size.height) / files.length;
  for (const [i, file] of files.entries()) {
    const image = await decodePicture(file, `reference picture ${i + 1}`, signal);
    const picture = shrinkPicture(image, leastPixels);
    // Gives its pixels back at once. The collector does not know how large they are and would let several pile up.
    if (picture !== image) image.src = Buffer.alloc(0);
    images.push(picture);
    await turnOfTheLoop();
  }
  return images;
}

async function hangPrints(
  compositor: Compositor,
  stage: Stage,
  slot: SlotItem | null,
  images: readonly Picture[],
  signal: AbortSignal,
): Promise<HungPrint[]> {
  const middle = viewAt(stage.plan, stage.field, stage.plan.durationSeconds / 2);
  const ground = slot === null ? null : toScreenY(middle, mix(slot.far, slot.near, ROW), slot.depth);
  const shapes = images.map((image) => image.width / image.height);
  const hung: HungPrint[] = [];
  for (const [i, print] of planPrints(shapes, compositor, ground).entries()) {
    signal.throwIfAborted();
    const image = images[i];
    if (image !== undefined) hung.push(hangPrint(compositor, stage, middle, slot, image, print, i));
    // What the canvas copied is given back only when the loop turns.
    await turnOfTheLoop();
  }
  return hung;
}

/** How to stand the references in a scene. They are read when they are hung: a film keeps its prints, never the pictures. */
export function hangReferences(files: readonly string[], signal: AbortSignal): PrepareProps {
  return async (compositor, stage, scene): Promise<Draw> => {
    const hung = await compositor.share(async () =>
      hangPrints(compositor, stage, findGround(scene), await readPictures(files, compositor, signal), signal),
    );
    return drawAll(compositor, stage, hung);
  };
}

function drawAll(compositor: Compositor, stage: Stage, prints: readonly HungPrint[]): Draw {
  const { plan, field } = stage;
  // The lowest first: its cords pass behind the frames above it.
  const order = prints.toReversed();
  return (view) => {
    for (const hung of order) drawPrint(compositor, plan.light, field.unit, view, hung);
  };
}
