import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { PLACE_PAINTERS } from '../scenes/places.ts';
import { makeStage, type Scene, type SceneItem, type Stage } from '../scenes/scene.ts';
import { type Compositor, makeCompositor } from './compositor.ts';
import { drawFigure, prepareFigures } from './draw-figures.ts';
import { drawGlobe, drawLayer, drawTwinkles } from './draw-layers.ts';
import { prepareParticles } from './draw-particles.ts';
import { drawWater, prepareWater } from './draw-water.ts';
import { prepareGlobe } from './prepare-globe.ts';
import { makePrinter, type Printer } from './print.ts';
import { type View, viewAt } from './view.ts';

export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** A film whose layers are painted: each frame is a function of its time only, in any order. */
export interface Film {
  readonly bytesPerFrame: number;
  /** I420 bytes, valid until PRINT_SLOTS frames later. */
  drawFrame(frame: number, seconds: number): Uint8Array;
}

/** Draws what stands in a scene besides its own figures. */
export type DrawProps = (view: View) => void;

/** Painted once, after the scene is known. */
export type PrepareProps = (compositor: Compositor, stage: Stage, scene: Scene) => DrawProps;

export interface FilmOptions {
  readonly plan: ShotPlan;
  readonly size: FilmSize;
  readonly fast: boolean;
  /** Null when the scene stands for itself. */
  readonly prepareProps: PrepareProps | null;
  readonly signal: AbortSignal;
  readonly onLayer: (share: number) => void;
}

type Draw = (view: View) => void;

async function prepareItem(compositor: Compositor, stage: Stage, item: SceneItem, fast: boolean): Promise<Draw> {
  const { field, plan, noise } = stage;
  switch (item.kind) {
    case 'layer': {
      const placed = compositor.memory.place(item.raster());
      // The canvas copied its pixels; it is given back only when the loop turns.
      await turnOfTheLoop();
      return (view) => drawLayer(compositor, field, view, item, placed);
    }
    case 'water': {
      const water = prepareWater(compositor, item, fast);
      return (view) => drawWater(compositor, field, plan.light, noise, view, water);
    }
    case 'twinkles':
      return (view) => drawTwinkles(compositor, field, view, item);
    case 'globe': {
      const globe = prepareGlobe(compositor, item, fast);
      return (view) => drawGlobe(compositor, view, globe);
    }
    case 'slot': {
      const figures = prepareFigures(compositor, plan, field, item);
      await turnOfTheLoop();
      return (view) => {
        for (const figure of figures) drawFigure(compositor, plan, field, view, figure);
      };
    }
  }
}

/** Props stand behind whoever walks on the ground; where nobody can, in front of everything. */
function findStanding(scene: Scene): number {
  const slot = scene.findLastIndex((item) => item.kind === 'slot' && item.realm === 'ground');
  return slot === -1 ? scene.length : slot;
}

export async function prepareFilm(options: FilmOptions): Promise<Film> {
  const { plan, size, fast, signal, onLayer, prepareProps } = options;
  const place = PLACE_PAINTERS[plan.place];
  const stage = makeStage(plan, size.width, size.height, place.horizon);
  const compositor = await makeCompositor(size.width, size.height, plan.seed);
  const scene = place.paint(stage);
  const draws: Draw[] = [];
  const standing = findStanding(scene);
  for (const [index, item] of scene.entries()) {
    signal.throwIfAborted();
    if (prepareProps !== null && index === standing) draws.push(prepareProps(compositor, stage, scene));
    draws.push(await prepareItem(compositor, stage, item, fast));
    onLayer((index + 1) / scene.length);
  }
  if (prepareProps !== null && standing === scene.length) draws.push(prepareProps(compositor, stage, scene));
  for (const particle of plan.particles) {
    const draw = prepareParticles(compositor, stage, particle, fast);
    draws.push((view) => draw(view, 1));
  }
  const printer: Printer = makePrinter(compositor, plan);
  return {
    bytesPerFrame: printer.bytesPerFrame,
    drawFrame(frame, seconds) {
      const view = viewAt(plan, stage.field, seconds);
      for (const draw of draws) draw(view);
      return printer.print(frame, 1);
    },
  };
}
