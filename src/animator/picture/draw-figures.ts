import { drawPoseSheet, sideOf, wholeCycle } from '../figures/pose-sheet.ts';
import type { Rig } from '../figures/rig.ts';
import { clamp, mix } from '../maths/ease.ts';
import type { Light } from '../plan/light.ts';
import type { FigurePlan, ShotPlan } from '../plan/shot-plan.ts';
import { mirror, type Raster } from '../scenes/raster.ts';
import type { Field, SlotItem } from '../scenes/scene.ts';
import { BLENDS, type Compositor, type Placed } from './compositor.ts';
import { drawSprite, drawUpright, type SpriteAt } from './draw-layers.ts';
import { findOpening } from './mouths.ts';
import { placeFigures } from './place-figures.ts';
import { toScreenX, toScreenY, type View, zoomAt } from './view.ts';
import { swellOf, wobbleOf } from './wobble.ts';

interface PlacedLips {
  readonly placed: Placed;
  readonly x: number;
  readonly y: number;
}

export interface PreparedFigure {
  readonly figure: FigurePlan;
  readonly frames: readonly Placed[];
  readonly shadows: readonly Placed[];
  readonly lips: readonly (readonly PlacedLips[])[];
  readonly anchorX: number;
  /** The same in its poses, which are mirrored already when it looks to the left. */
  readonly bodyAnchorX: number;
  readonly anchorY: number;
  readonly cyclesPerSecond: number;
  readonly x: number;
  readonly y: number;
  /** The row its shadow falls on. */
  readonly ground: number;
  readonly depth: number;
  readonly pixelsPerUnit: number;
  readonly pixelsPerSecond: number;
  readonly approach: number;
  /** How much larger than in the middle of the film its poses are painted. */
  readonly nearest: number;
}

/** Space is black, but who floats there stands in full sun. */
const SUNLIT_IN_SPACE: Pick<Light, 'key' | 'ambient' | 'sunStrength' | 'sunColour' | 'darkness'> = {
  key: [176, 168, 152],
  ambient: [92, 98, 124],
  sunStrength: 1,
  sunColour: [255, 248, 232],
  darkness: 0,
};

/** All poses of a figure together: a face that fills a picture of 4k would else take a gigabyte. */
const MOST_SHEET_PIXELS = 48e6;

/** How much smaller than it is shown a figure must be painted. */
function limitSheet({ left, right, top, bottom }: Rig, pixelsPerUnit: number, poses: number): number {
  const pixels = (right - left) * (bottom - top) * pixelsPerUnit ** 2 * poses;
  return Math.min(1, Math.sqrt(MOST_SHEET_PIXELS / pixels));
}

/** The figures of one realm, the far ones first. `still` paints a single pose of each. Plain data: it may be prepared in another thread. */
export function prepareFigures(
  compositor: Compositor,
  plan: ShotPlan,
  field: Field,
  slot: SlotItem,
  still: boolean,
): PreparedFigure[] {
  return placeFigures(plan, field, slot, still).map((placed): PreparedFigure => {
    const { figure, rig, pixelsPerUnit } = placed;
    const poses = still ? [rig.bestPhase + (figure.phase - 0.5) * 0.1] : wholeCycle(rig);
    // Who was asked for is seen clearly, however far away.
    const haze = figure.subject === null ? slot.haze : slot.haze * 0.5;
    const light = plan.place === 'space' ? { ...plan.light, ...SUNLIT_IN_SPACE } : plan.light;
    // Painted as large as it gets: what is enlarged when shown is not sharp.
    const nearest = (still ? 1 : placed.nearest) * limitSheet(rig, pixelsPerUnit * placed.nearest, poses.length);
    const sheet = drawPoseSheet({
      ...{ rig, figure, seed: plan.seed, pixelsPerUnit: pixelsPerUnit * nearest, light, haze, phases: poses },
      speaks: figure.act === 'talk',
    });
    const turn = (frame: Raster): Raster => (sideOf(figure) < 0 ? mirror(frame) : frame);
    const across = sheet.frames[0]?.width ?? 0;
    const mirrored = (x: number, wide: number): number => (sideOf(figure) < 0 ? across - x - wide : x);
    return {
      figure,
      frames: sheet.frames.map((frame) => compositor.memory.place(turn(frame))),
      shadows: sheet.shadows.map((frame) => compositor.memory.place(frame)),
      lips: sheet.lips.map((steps) =>
        steps.map(({ raster, x, y }) => ({
          ...{ placed: compositor.memory.place(turn(raster)), x: mirrored(x, raster.width), y },
        })),
      ),
      anchorX: sheet.anchorX,
      bodyAnchorX: mirrored(sheet.anchorX, 0),
      anchorY: sheet.anchorY,
      cyclesPerSecond: sheet.cyclesPerSecond * placed.haste,
      x: placed.x,
      y: placed.y,
      ground: placed.ground,
      depth: slot.depth,
      pixelsPerUnit: pixelsPerUnit * nearest,
      approach: placed.approach,
      nearest,
      pixelsPerSecond: placed.pixelsPerSecond,
    };
  });
}

/** A body's shadow is drawn in by this share of its height: thin legs cast next to none, and it would lie apart from its feet. */
const LEGS_SHARE = 0.24;

export type Footing = Pick<SpriteAt, 'x' | 'y' | 'anchorX' | 'anchorY' | 'scaleX' | 'scaleY'>;

/** Lays what `castShadow` made of a raster on the ground, from the foot of whoever stands at `at`. */
export function drawCastShadow(compositor: Compositor, light: Light, shadow: Placed, at: Footing): void {
  // Away from the sun and longer the lower it stands; under cloud only a dark pool remains.
  const away = clamp((at.x / compositor.width - light.sunX) * 1.6, -1, 1);
  const length = mix(0.16, 0.42, (1 - light.sunHeight) * light.sunStrength);
  const tall = at.anchorY * at.scaleY;
  const lay = (share: number, skew: number, alpha: number, up: number): void =>
    drawSprite(compositor, shadow, {
      x: at.x,
      y: at.y - up,
      anchorX: at.anchorX / 3 + 2,
      anchorY: at.anchorY / 3 + 2,
      scaleX: 3 * at.scaleX,
      scaleY: -3 * at.scaleY * share,
      angle: 0,
      skew,
      alpha,
      blend: 'over',
    });
  const strength = mix(0.3, 0.5, light.sunStrength) * (1 - 0.35 * light.darkness);
  lay(length, -away * Math.sign(at.scaleX) * light.sunStrength * 1.2, strength, tall * length * LEGS_SHARE);
  // Where it touches the ground no light comes at all: without this dark line things seem to float.
  lay(0.1, 0, 0.3, tall * 0.045);
}

interface Standing {
  readonly frame: Placed;
  readonly lips: PlacedLips | null;
  readonly shadow: Placed | null;
  readonly x: number;
  readonly y: number;
  readonly ground: number;
  readonly scale: number;
  readonly side: -1 | 1;
  readonly angle: number;
}

/** Where a figure is at one instant, and in which pose. */
function findStanding(plan: ShotPlan, field: Field, view: View, prepared: PreparedFigure): Standing | null {
  const { figure, frames, shadows, depth } = prepared;
  const wobble = wobbleOf(figure, view.seconds, field.unit, swellOf(plan));
  const along = prepared.pixelsPerSecond * (view.seconds - plan.durationSeconds / 2);
  const phase = (view.seconds * prepared.cyclesPerSecond + figure.phase) % 1;
  const opening = findOpening(figure, view.seconds);
  const index = Math.floor(phase * frames.length) % frames.length;
  const frame = frames[index];
  if (frame === undefined) return null;
  const middling = view.seconds / plan.durationSeconds - 0.5;
  // Whoever comes nearer grows away from the point where all parallels meet.
  const near = prepared.approach ** middling;
  const climbed = figure.climb * middling * field.height;
  const x = field.width / 2 + (prepared.x + along - field.width / 2) * near;
  const y = field.horizon + (prepared.y - climbed - field.horizon) * near;
  return {
    frame,
    lips: prepared.lips[index]?.[opening - 1] ?? null,
    shadow: figure.base === null ? (shadows[index] ?? null) : null,
    x: toScreenX(view, x + wobble.x, depth),
    y: toScreenY(view, y + wobble.y, depth),
    ground: toScreenY(view, field.horizon + (prepared.ground - field.horizon) * near, depth),
    scale: (zoomAt(view, depth) * near) / prepared.nearest,
    side: sideOf(figure),
    angle: wobble.angle,
  };
}

function drawBody(compositor: Compositor, prepared: PreparedFigure, standing: Standing): void {
  const { frame, lips, x, y, scale, angle } = standing;
  const lay = (placed: Placed, left: number, top: number): void => {
    const at = { x, y, anchorX: prepared.bodyAnchorX - left, anchorY: prepared.anchorY - top };
    if (angle === 0) drawUpright(compositor, placed, { ...at, scale });
    else
      drawSprite(compositor, placed, { ...at, scaleX: scale, scaleY: scale, angle, skew: 0, alpha: 1, blend: 'over' });
  };
  lay(frame, 0, 0);
  if (lips !== null) lay(lips.placed, lips.x, lips.y);
}

/** Only what is the figure's own: neither its shadow nor its light. */
export function drawFigureBody(
  compositor: Compositor,
  plan: ShotPlan,
  field: Field,
  view: View,
  prepared: PreparedFigure,
): void {
  const standing = findStanding(plan, field, view, prepared);
  if (standing !== null) drawBody(compositor, prepared, standing);
}

export function drawFigure(
  compositor: Compositor,
  plan: ShotPlan,
  field: Field,
  view: View,
  prepared: PreparedFigure,
): void {
  const standing = findStanding(plan, field, view, prepared);
  if (standing === null) return;
  const { figure } = prepared;
  const { x, y, scale, side, shadow } = standing;
  if (shadow !== null && figure.realm === 'ground') {
    const footing = { x, y: standing.ground, anchorX: prepared.anchorX, anchorY: prepared.anchorY };
    drawCastShadow(compositor, plan.light, shadow, { ...footing, scaleX: scale * side, scaleY: scale });
  }
  if (figure.realm === 'water' && plan.place !== 'underwater')
    drawReflection(compositor, prepared, standing.frame, x, y, scale);
  drawBody(compositor, prepared, standing);
  if (figure.art === 'rig:car' && plan.light.darkness > 0.5) drawHeadlights(compositor, prepared, x, y, scale * side);
}

/** Lamps, their glow in the air, and the pool of light they push along the road. */
function drawHeadlights(compositor: Compositor, prepared: PreparedFigure, x: number, y: number, scale: number): void {
  const { kernels, frameAt, width, height } = compositor;
  const metre = prepared.pixelsPerUnit * Math.abs(scale);
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

/** Of the picture's height: a tall ship's masts would else be mirrored on the beach. */
const LONGEST_REFLECTION = 0.13;

/** A boat stands on water that was mirrored before it came: its own image is laid under it, squeezed and pale. */
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
    anchorX: prepared.bodyAnchorX,
    anchorY: prepared.anchorY,
    scaleX: scale,
    scaleY: -Math.min(Math.abs(scale) * 0.72, (LONGEST_REFLECTION * compositor.height) / prepared.anchorY),
    angle: 0,
    skew: 0,
    alpha: 0.26,
    blend: 'over',
  });
}
