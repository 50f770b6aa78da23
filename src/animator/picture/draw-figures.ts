import { drawPoseSheet, wholeCycle } from '../figures/pose-sheet.ts';
import type { Rig } from '../figures/rig.ts';
import { RIG_ART } from '../figures/rigs.ts';
import { clamp, mix } from '../maths/ease.ts';
import type { Light } from '../plan/light.ts';
import { RIG_ROWS } from '../plan/plan-figures.ts';
import type { FigurePlan, RigName, ShotPlan } from '../plan/shot-plan.ts';
import type { Field, SlotItem } from '../scenes/scene.ts';
import { BLENDS, type Compositor, type Placed } from './compositor.ts';
import { drawSprite, type SpriteAt } from './draw-layers.ts';
import { toScreenX, toScreenY, type View, zoomAt } from './view.ts';

/** Nobody may cross more than this share of the picture in a film: who runs out of it is not seen. */
const MAX_CROSSING = 0.72;

export interface PreparedFigure {
  readonly figure: FigurePlan;
  readonly frames: readonly Placed[];
  readonly shadows: readonly Placed[];
  readonly anchorX: number;
  readonly anchorY: number;
  readonly cyclesPerSecond: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly pixelsPerSecond: number;
}

/** No figure is longer than this share of the picture. */
const WIDEST_FIGURE = 0.78;

/** Where in its cycle a figure shows best when it never moves on: a stride rather than a step, wings up. Each figure differs a little: a flock in step looks stamped. */
const BEST_PHASES: Readonly<Record<RigName, number>> = {
  bird: 0.2,
  boat: 0,
  person: 0.28,
  dog: 0.78,
  balloon: 0,
  car: 0,
  butterfly: 0.42,
};

/** Nobody passes a still: whoever would be cut by its edge stands a little further in. */
function keepInside(figure: FigurePlan, art: Rig, metre: number, width: number): number {
  const mirrored = figure.heading < 0;
  const left = (mirrored ? art.right : -art.left) * metre;
  const right = (mirrored ? -art.left : art.right) * metre;
  return clamp(figure.x * width, left * 1.05, width - right * 1.05);
}

/** The figures of one realm, the far ones first. `still` paints a single pose of each. */
export function prepareFigures(
  compositor: Compositor,
  plan: ShotPlan,
  field: Field,
  slot: SlotItem,
  still: boolean,
): PreparedFigure[] {
  const here = plan.figures.filter(({ rig }) => RIG_ROWS[rig].realm === slot.realm);
  return [...here]
    .sort((a, b) => a.row - b.row)
    .map((figure): PreparedFigure => {
      const art = RIG_ART[figure.rig];
      // In a narrow picture a car would otherwise be longer than the street.
      const widest = (WIDEST_FIGURE * field.width) / (art.right - art.left);
      const metre = Math.min(
        widest,
        mix(slot.metreFar, slot.metreNear, figure.row) * figure.size * Math.sqrt(field.rise),
      );
      const poses = still ? [BEST_PHASES[figure.rig] + (figure.phase - 0.5) * 0.1] : wholeCycle(art);
      const sheet = drawPoseSheet(art, figure, plan.seed, metre, plan.light, slot.haze, poses);
      const fastest = (MAX_CROSSING * field.width) / plan.durationSeconds;
      const travels = figure.rig === 'balloon' || figure.rig === 'boat' ? 2.2 : 1;
      return {
        figure,
        frames: sheet.frames.map((frame) => compositor.memory.place(frame)),
        shadows: sheet.shadows.map((frame) => compositor.memory.place(frame)),
        anchorX: sheet.anchorX,
        anchorY: sheet.anchorY,
        cyclesPerSecond: sheet.cyclesPerSecond,
        x: still ? keepInside(figure, art, metre, field.width) : figure.x * field.width,
        y: Math.max(mix(slot.far, slot.near, figure.row), still ? -art.top * metre * 1.05 : Number.NEGATIVE_INFINITY),
        depth: slot.depth,
        pixelsPerSecond: figure.heading * Math.min(fastest, figure.pace * metre * travels),
      };
    });
}

interface Wobble {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What the air and the water add to a figure's way. */
function wobbleOf(figure: FigurePlan, seconds: number, unit: number): Wobble {
  const t = seconds + figure.phase * 20;
  switch (figure.rig) {
    case 'bird':
      return { x: 0, y: Math.sin(t * 1.1) * 6 * unit, angle: Math.sin(t * 0.9) * 0.08 };
    case 'boat':
      return { x: 0, y: Math.sin(t * 1.3) * 2 * unit, angle: Math.sin(t * 0.9) * 0.035 };
    case 'balloon':
      return { x: 0, y: Math.sin(t * 0.5) * 6 * unit - seconds * 2.5 * unit, angle: Math.sin(t * 0.6) * 0.015 };
    case 'butterfly':
      return {
        x: Math.sin(t * 1.7) * 34 * unit,
        y: -90 * unit + Math.sin(t * 2.6) * 26 * unit + Math.sin(t * 5.1) * 8 * unit,
        angle: Math.sin(t * 2) * 0.5,
      };
    default:
      return { x: 0, y: 0, angle: 0 };
  }
}

export type Footing = Pick<SpriteAt, 'x' | 'y' | 'anchorX' | 'anchorY' | 'scaleX' | 'scaleY'>;

/** Lays what `castShadow` made of a raster on the ground, from the foot of whoever stands at `at`. */
export function drawCastShadow(compositor: Compositor, light: Light, shadow: Placed, at: Footing): void {
  // Away from the sun and longer the lower it stands; under cloud only a dark pool remains.
  const away = clamp((at.x / compositor.width - light.sunX) * 1.6, -1, 1);
  const length = mix(0.16, 0.42, (1 - light.sunHeight) * light.sunStrength);
  drawSprite(compositor, shadow, {
    x: at.x,
    y: at.y,
    anchorX: at.anchorX / 3 + 2,
    anchorY: at.anchorY / 3 + 2,
    scaleX: 3 * at.scaleX,
    scaleY: -3 * at.scaleY * length,
    angle: 0,
    skew: -away * Math.sign(at.scaleX) * light.sunStrength * 1.2,
    alpha: mix(0.3, 0.5, light.sunStrength) * (1 - 0.35 * light.darkness),
    blend: 'over',
  });
}

export function drawFigure(
  compositor: Compositor,
  plan: ShotPlan,
  field: Field,
  view: View,
  prepared: PreparedFigure,
): void {
  const { figure, frames, shadows, depth } = prepared;
  const wobble = wobbleOf(figure, view.seconds, field.unit);
  const along = prepared.pixelsPerSecond * (view.seconds - plan.durationSeconds / 2);
  const zoom = zoomAt(view, depth);
  const x = toScreenX(view, prepared.x + along + wobble.x, depth);
  const ground = toScreenY(view, prepared.y, depth);
  const y = toScreenY(view, prepared.y + wobble.y, depth);
  const phase = (view.seconds * prepared.cyclesPerSecond + figure.phase) % 1;
  const index = Math.floor(phase * frames.length) % frames.length;
  const frame = frames[index];
  if (frame === undefined) return;
  const side = figure.heading < 0 ? -1 : 1;
  const shadow = shadows[index];
  if (shadow !== undefined) {
    drawCastShadow(compositor, plan.light, shadow, {
      x,
      y: ground,
      anchorX: prepared.anchorX,
      anchorY: prepared.anchorY,
      scaleX: zoom * side,
      scaleY: zoom,
    });
  }
  if (figure.rig === 'boat') drawReflection(compositor, prepared, frame, x, y, zoom * side);
  drawSprite(compositor, frame, {
    x,
    y,
    anchorX: prepared.anchorX,
    anchorY: prepared.anchorY,
    scaleX: zoom * side,
    scaleY: zoom,
    angle: wobble.angle,
    skew: 0,
    alpha: 1,
    blend: 'over',
  });
  if (figure.rig === 'car' && plan.light.darkness > 0.5) drawHeadlights(compositor, prepared, x, y, zoom * side);
}

/** Lamps, their glow in the air, and the pool of light they push along the road. */
function drawHeadlights(compositor: Compositor, prepared: PreparedFigure, x: number, y: number, scale: number): void {
  const { kernels, frameAt, width, height } = compositor;
  // A coupe's nose is about as far from its middle as its roof is high, one and a half times.
  const metre = (prepared.anchorY / 1.42) * Math.abs(scale);
  const ahead = Math.sign(scale) * metre;
  const lamp = (
    dx: number,
    dy: number,
    radius: number,
    red: number,
    green: number,
    blue: number,
    alpha: number,
  ): void =>
    kernels.disc(
      frameAt,
      width,
      height,
      x + dx * ahead,
      y + dy * metre,
      radius * metre,
      1,
      red,
      green,
      blue,
      alpha,
      BLENDS.screen,
    );
  lamp(2.12, -0.6, 0.9, 255, 240, 200, 0.85);
  lamp(2.5, -0.55, 1.9, 255, 226, 170, 0.32);
  lamp(3.3, -0.2, 1.5, 255, 232, 180, 0.2);
  lamp(-2.14, -0.68, 0.42, 255, 40, 50, 0.7);
}

/** The boat stands on the water that was mirrored before it came: its own image is laid under it, squeezed and pale. */
function drawReflection(
  compositor: Compositor,
  prepared: PreparedFigure,
  frame: Placed,
  x: number,
  y: number,
  scale: number,
): void {
  drawSprite(compositor, frame, {
    x,
    y,
    anchorX: prepared.anchorX,
    anchorY: prepared.anchorY,
    scaleX: scale,
    scaleY: -Math.abs(scale) * 0.72,
    angle: 0,
    skew: 0,
    alpha: 0.26,
    blend: 'over',
  });
}
