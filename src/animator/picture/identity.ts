import type { ShotPlan } from '../plan/shot-plan.ts';
import { PLACE_PAINTERS, paintPlace } from '../scenes/places.ts';
import { makeStage, type SceneItem } from '../scenes/scene.ts';
import { type Compositor, makeCompositor } from './compositor.ts';
import { dominantColour } from './dominant-colour.ts';
import { drawFigureBody, type PreparedFigure, prepareFigures } from './draw-figures.ts';
import { type Draw, prepareItem } from './prepare-item.ts';
import { type View, viewAt } from './view.ts';

/** What is seen of one figure in one frame, in pixels of the frame it was drawn in. */
export interface SeenFigure {
  readonly subject: number;
  readonly instance: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  readonly visible: number;
  readonly colour: string;
}

/** A pixel belongs to what covers at least half of it. */
const OWNED = 128;

type Step =
  | { readonly kind: 'figure'; readonly id: number; readonly prepared: PreparedFigure }
  | { readonly kind: 'cover'; readonly draw: Draw };

/** Light shafts, stars and haze lie over figures without hiding them. */
function isCover(item: SceneItem): boolean {
  return item.kind === 'layer' && item.blend === 'over' && item.alpha > 0.5;
}

/** Draws onto a sheet of its own instead of the frame: what is there afterwards is what one step covers. */
function makeSheet(compositor: Compositor): {
  readonly onSheet: Compositor;
  readonly read: () => Uint8Array;
  clear(): void;
} {
  const bytes = compositor.width * compositor.height * 4;
  const at = compositor.memory.reserve(bytes);
  return {
    onSheet: { ...compositor, frameAt: at },
    read: () => compositor.memory.bytes(at, bytes),
    clear: () => void compositor.memory.bytes(at, bytes).fill(0),
  };
}

interface Seen {
  readonly prepared: PreparedFigure;
  /** Pixels it would have if nothing stood before it, and their colours. */
  drawn: number;
  colours: Uint8Array;
}

function measure(owners: Int16Array, id: number, { prepared, drawn, colours }: Seen, width: number): SeenFigure | null {
  const { subject, instance } = prepared.figure;
  if (subject === null || drawn === 0) return null;
  let [left, top, right, bottom, own] = [width, owners.length, -1, -1, 0];
  for (let at = 0; at < owners.length; at++) {
    if (owners[at] !== id) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    own++;
  }
  if (own === 0) return null;
  return {
    subject,
    instance,
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
    pixels: own,
    visible: Math.round((own / drawn) * 1000) / 1000,
    colour: dominantColour(colours, owners, id),
  };
}

/**
 * Which figure owns which pixel, at the given times. Every figure is laid by the same code, from the same prepared poses and with the same camera
 * as in the film, each onto an empty sheet; whatever the scene lays over it afterwards takes its pixels away. What lies behind the first figure
 * hides nothing and is not painted.
 */
export async function identifyFigures(
  plan: ShotPlan,
  size: { readonly width: number; readonly height: number },
  seconds: readonly number[],
  signal: AbortSignal,
): Promise<SeenFigure[][]> {
  const { width, height } = size;
  const place = PLACE_PAINTERS[plan.place];
  const stage = makeStage(plan, width, height, place.horizon);
  const compositor = await makeCompositor(width, height, plan.seed);
  const sheet = makeSheet(compositor);
  const steps: Step[] = [];
  let count = 0;
  for (const item of paintPlace(stage)) {
    signal.throwIfAborted();
    if (item.kind === 'slot') {
      const figures = prepareFigures(compositor, plan, stage.field, item, false);
      steps.push(...figures.map((prepared): Step => ({ kind: 'figure', id: ++count, prepared })));
    } else if (count > 0 && isCover(item)) {
      steps.push({ kind: 'cover', draw: await prepareItem(sheet.onSheet, stage, item, 'film') });
    }
  }
  return seconds.map((time) => {
    const view: View = viewAt(plan, stage.field, time);
    const owners = new Int16Array(width * height);
    const seen = new Map<number, Seen>();
    for (const step of steps) {
      sheet.clear();
      if (step.kind === 'figure') drawFigureBody(sheet.onSheet, plan, stage.field, view, step.prepared);
      else step.draw(view);
      const pixels = sheet.read();
      let drawn = 0;
      for (let at = 0; at < owners.length; at++) {
        if ((pixels[at * 4 + 3] ?? 0) < OWNED) continue;
        owners[at] = step.kind === 'figure' ? step.id : 0;
        drawn++;
      }
      if (step.kind === 'figure') seen.set(step.id, { prepared: step.prepared, drawn, colours: pixels.slice() });
    }
    return [...seen].flatMap(([id, figure]) => measure(owners, id, figure, width) ?? []);
  });
}
