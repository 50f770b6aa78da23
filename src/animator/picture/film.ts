import type { ShotPlan } from '../plan/shot-plan.ts';
import { PLACE_PAINTERS } from '../scenes/places.ts';
import { makeStage } from '../scenes/scene.ts';
import { makeCompositor } from './compositor.ts';
import { prepareParticles } from './draw-particles.ts';
import { type Draw, findStanding, type PrepareProps, prepareItem } from './prepare-item.ts';
import { makePrinter, type Printer } from './print.ts';
import { viewAt } from './view.ts';

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

export interface FilmOptions {
  readonly plan: ShotPlan;
  readonly size: FilmSize;
  readonly fast: boolean;
  /** Null when the scene stands for itself. */
  readonly prepareProps: PrepareProps | null;
  readonly signal: AbortSignal;
  readonly onLayer: (share: number) => void;
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
    if (prepareProps !== null && index === standing) draws.push(await prepareProps(compositor, stage, scene));
    draws.push(await prepareItem(compositor, stage, item, fast ? 'fast' : 'film'));
    onLayer((index + 1) / scene.length);
  }
  if (prepareProps !== null && standing === scene.length) draws.push(await prepareProps(compositor, stage, scene));
  for (const particle of plan.particles) {
    const draw = prepareParticles(compositor, stage, particle, fast ? 'fast' : 'film');
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
