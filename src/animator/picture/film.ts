import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { PLACE_PAINTERS, paintPlace } from '../scenes/places.ts';
import { makeStage } from '../scenes/scene.ts';
import { makeCompositor, type Studio } from './compositor.ts';
import { prepareLightning } from './draw-lightning.ts';
import { prepareParticles } from './draw-particles.ts';
import { type Draw, findStanding, type PrepareProps, prepareItem } from './prepare-item.ts';
import { makePrinter } from './print.ts';
import { viewAt } from './view.ts';

export interface FilmSize {
  readonly width: number;
  readonly height: number;
}

/** A film whose layers are painted: each frame is a function of its time only, in any order. */
export interface Film {
  readonly bytesPerFrame: number;
  /** Lays everything into the compositor's frame; `print` then makes I420 bytes of it, at this place of the studio's memory. */
  compose(frame: number, seconds: number): void;
  print(frame: number, at: number): void;
}

export interface FilmOptions {
  readonly plan: ShotPlan;
  readonly size: FilmSize;
  readonly fast: boolean;
  /** Null when the scene stands for itself. */
  readonly prepareProps: PrepareProps | null;
  readonly studio: Studio;
  readonly signal: AbortSignal;
  readonly onLayer: (share: number) => void;
}

export async function prepareFilm(options: FilmOptions): Promise<Film> {
  const { plan, size, fast, studio, signal, onLayer, prepareProps } = options;
  const place = PLACE_PAINTERS[plan.place];
  const stage = makeStage(plan, size.width, size.height, place.horizon);
  const compositor = await makeCompositor(size.width, size.height, plan.seed, studio);
  const scene = paintPlace(stage);
  const care = fast ? 'fast' : 'film';
  const standing = findStanding(scene);
  const prepares = scene.map((item) => () => prepareItem(compositor, stage, item, care));
  if (prepareProps !== null) prepares.splice(standing, 0, async () => prepareProps(compositor, stage, scene));
  const underway: Promise<Draw>[] = [];
  for (const prepare of prepares) {
    signal.throwIfAborted();
    // Not awaited here: what another renderer paints is waited for at the end, and this one goes on with the next.
    const draw = prepare();
    draw.catch(() => undefined);
    underway.push(draw);
    // What a canvas copied is given back only when the loop turns.
    await turnOfTheLoop();
    onLayer(underway.length / prepares.length);
  }
  const draws = await Promise.all(underway);
  for (const particle of plan.particles) {
    // Mist lies among the scene's own layers.
    if (particle.kind === 'mist') continue;
    const draw = prepareParticles(compositor, stage, particle, care);
    draws.push((view) => draw(view, 1));
  }
  const lightning = prepareLightning(compositor, plan, stage.field);
  if (lightning !== null) draws.push(lightning);
  const printer = makePrinter(compositor, plan, care);
  return {
    bytesPerFrame: printer.bytesPerFrame,
    compose(_frame, seconds) {
      // Each thread has a frame of its own and draws whichever comes next: what shone through from the last one would differ from run to run.
      studio.memory.bytes(compositor.frameAt, size.width * size.height * 4).fill(0);
      const view = viewAt(plan, stage.field, seconds);
      for (const draw of draws) draw(view);
    },
    print: (frame, at) => printer.print(frame, 1, at),
  };
}
