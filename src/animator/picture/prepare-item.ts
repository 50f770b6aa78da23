import type { Scene, SceneItem, Stage } from '../scenes/scene.ts';
import type { Care } from './care.ts';
import type { Compositor } from './compositor.ts';
import { drawFigure, prepareFigures } from './draw-figures.ts';
import { drawGlobe, drawLayer, drawTwinkles } from './draw-layers.ts';
import { drawWater, prepareWater } from './draw-water.ts';
import { prepareGlobe } from './prepare-globe.ts';
import type { View } from './view.ts';

/** Lays one painted part of a scene into the frame. */
export type Draw = (view: View) => void;

/** Painted once, after the scene is known: what stands in it besides its own figures. */
export type PrepareProps = (compositor: Compositor, stage: Stage, scene: Scene) => Draw | Promise<Draw>;

/** Paints one part of a scene into the kernels' memory, and hands back how to lay it into a frame. It shares at most one thing, and at once. */
export async function prepareItem(compositor: Compositor, stage: Stage, item: SceneItem, care: Care): Promise<Draw> {
  const { field, plan, noise } = stage;
  switch (item.kind) {
    case 'layer': {
      if (care === 'fast' && item.refines === true) return () => undefined;
      const placed = await compositor.share(() => compositor.memory.place(item.raster()));
      return (view) => drawLayer(compositor, field, view, item, placed);
    }
    case 'water': {
      const water = prepareWater(compositor, item, care);
      return (view) => drawWater(compositor, field, plan.light, noise, view, water);
    }
    case 'twinkles':
      return (view) => drawTwinkles(compositor, field, view, item);
    case 'globe': {
      const globe = await prepareGlobe(compositor, item, care);
      return (view) => drawGlobe(compositor, view, globe);
    }
    case 'slot': {
      const figures = await compositor.share(() => prepareFigures(compositor, plan, field, item, care === 'still'));
      return (view) => {
        for (const figure of figures) drawFigure(compositor, plan, field, view, figure);
      };
    }
  }
}

/** Props stand behind whoever walks on the ground; where nobody can, in front of everything. */
export function findStanding(scene: Scene): number {
  const slot = scene.findLastIndex((item) => item.kind === 'slot' && item.realm === 'ground');
  return slot === -1 ? scene.length : slot;
}
