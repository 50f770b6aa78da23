import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../maths/colour.ts';
import { mix } from '../maths/ease.ts';
import { makeNoise, type NoiseField } from '../maths/noise.ts';
import { makeRandom, type Random } from '../maths/random.ts';
import type { ShotPlan } from '../plan/shot-plan.ts';
import { fromCanvas, type Raster } from './raster.ts';

/**
 * What a place's painter works on. Coordinates are pixels of the picture; (0, 0) is its top left corner at rest, and the field reaches
 * beyond the picture as far as the camera will look. One `unit` is a pixel of a picture whose shorter side is 720.
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly horizon: number;
  readonly portrait: boolean;
  /** Seen at one instant only: what that does not show need not be painted. */
  readonly still: boolean;
  /** How much higher than usual hills and houses rise: a picture taller than any film has the room. */
  readonly rise: number;
  /** Picture pixels that one pixel of a soft layer covers. */
  readonly softness: number;
  /** Added to the octaves of a texture: what is looked at for long shows finer grain. */
  readonly extraOctaves: number;
}

export interface Stage {
  readonly plan: ShotPlan;
  readonly field: Field;
  readonly noise: NoiseField;
  readonly random: Random;
}

export interface Motion {
  /** Units a second to the right: clouds. */
  readonly drift: number;
  /** Units the top leans to and fro; the bottom stands still: plants. */
  readonly sway: number;
  /** How much the layer's strength breathes, 0..1: light shafts. */
  readonly pulse: number;
}

export const STILL: Motion = { drift: 0, sway: 0, pulse: 0 };

export interface LayerItem {
  readonly kind: 'layer';
  readonly raster: () => Raster;
  /** Where the raster's top left corner lies, and how many picture pixels one of its pixels covers. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 is infinitely far, 1 moves with the camera's full step. */
  readonly depth: number;
  /** A ground plane: its depth at the horizon, growing to `depth` at the picture's bottom. Null for upright layers. */
  readonly depthAtHorizon: number | null;
  readonly blend: 'over' | 'screen';
  readonly alpha: number;
  readonly motion: Motion;
  /** A refinement that the fast model leaves out. */
  readonly refines?: boolean;
}

export interface WaterItem {
  readonly kind: 'water';
  readonly top: number;
  readonly bottom: number;
  /** The row things are mirrored at; the horizon for open water. */
  readonly mirrorAt: number;
  readonly near: Rgb;
  readonly far: Rgb;
  readonly mirrorNear: number;
  readonly mirrorFar: number;
  readonly roughness: number;
  readonly choppiness: number;
  readonly glitter: number;
  readonly glitterWidth: number;
  readonly stretch: number;
  /** How dark the back of a ripple is, 0..1. */
  readonly shade: number;
  /** Null for water that fills its whole band. */
  readonly shore: ShoreLine | null;
}

export interface ShoreLine {
  /** The mean waterline's row, the reach of the swash, the slant over the picture's width, all in pixels. */
  readonly y: number;
  readonly reach: number;
  readonly slant: number;
  readonly bend: number;
  readonly foam: Rgb;
  readonly wet: number;
}

export interface GlobeItem {
  readonly kind: 'globe';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly depth: number;
  /** How far the north pole leans towards the eye, in radians. */
  readonly tilt: number;
  readonly sun: readonly [number, number, number];
  readonly surface: () => Raster | Promise<Raster>;
  readonly clouds: () => Raster | Promise<Raster>;
  readonly rim: Rgb;
  readonly turnsPerSecond: number;
}

/** Points of light that twinkle: stars, distant windows. */
export interface Twinkle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Rgb;
  readonly alpha: number;
  readonly phase: number;
}

export interface TwinklesItem {
  readonly kind: 'twinkles';
  readonly depth: number;
  readonly points: readonly Twinkle[];
}

/** Where figures of one realm stand in the order of drawing, and the band of rows they may use. */
export interface SlotItem {
  readonly kind: 'slot';
  readonly realm: 'sky' | 'water' | 'ground';
  readonly depth: number;
  readonly far: number;
  readonly near: number;
  /** Picture pixels per metre at the far and the near edge. */
  readonly metreFar: number;
  readonly metreNear: number;
  readonly haze: number;
}

export type SceneItem = LayerItem | WaterItem | GlobeItem | TwinklesItem | SlotItem;

/** Back to front. */
export type Scene = readonly SceneItem[];

export type ScenePainter = (stage: Stage) => Scene;

/** How far the layer of this depth must reach beyond the picture, so that no camera move shows its edge. */
function reachOf(plan: ShotPlan, width: number, height: number): { x: number; y: number } {
  const { from, to, breath } = plan.camera;
  return {
    x: (Math.max(Math.abs(from.x), Math.abs(to.x)) + breath) * Math.max(width, height) + 4,
    y: (Math.max(Math.abs(from.y), Math.abs(to.y)) + breath) * height + 4,
  };
}

/** How much nearer the lens stands to a table, and with it to the room behind. */
const TABLE_CLOSENESS = 1.5;

export function makeStage(plan: ShotPlan, width: number, height: number, horizonShare: number): Stage {
  const reach = reachOf(plan, width, height);
  const field: Field = {
    width,
    height,
    unit: (Math.min(width, height) / 720) * (plan.focus === 'table' ? TABLE_CLOSENESS : 1),
    softness: Math.max(width, height) / 640,
    still: false,
    rise: 1,
    extraOctaves: 0,
    left: -Math.ceil(reach.x * 1.7),
    right: width + Math.ceil(reach.x * 1.7),
    top: -Math.ceil(reach.y),
    bottom: height + Math.ceil(reach.y),
    horizon: Math.round(height * horizonShare),
    portrait: height > width,
  };
  return { plan, field, noise: makeNoise(plan.seed), random: makeRandom(plan.seed).spawn(plan.place) };
}

export interface Brush {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
}

/** A canvas over the whole width of the field between two rows; drawing on it uses picture coordinates. */
export function openCanvas(field: Field, top: number, bottom: number, scale = 1): Brush {
  const width = Math.max(2, Math.ceil((field.right - field.left) / scale));
  const canvas = createCanvas(width, Math.max(2, Math.ceil((bottom - top) / scale)));
  const context = canvas.getContext('2d');
  context.scale(1 / scale, 1 / scale);
  context.translate(-field.left, -top);
  return { canvas, context };
}

export interface LayerOptions {
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
  readonly scale?: number;
  readonly depthAtHorizon?: number;
  readonly blend?: 'over' | 'screen';
  readonly alpha?: number;
  readonly motion?: Partial<Motion>;
  readonly refines?: boolean;
}

/** A layer over the field's width. Painted when the compositor asks for it: only one canvas is alive at a time. */
export function canvasLayer(field: Field, options: LayerOptions, draw: (context: SKRSContext2D) => void): LayerItem {
  return rasterLayer(field, options, () => {
    const { canvas, context } = openCanvas(field, options.top, options.bottom, options.scale ?? 1);
    draw(context);
    return fromCanvas(canvas);
  });
}

export function rasterLayer(field: Field, options: LayerOptions, raster: () => Raster): LayerItem {
  return {
    kind: 'layer',
    raster,
    x: field.left,
    y: options.top,
    scale: options.scale ?? 1,
    depth: options.depth,
    depthAtHorizon: options.depthAtHorizon ?? null,
    blend: options.blend ?? 'over',
    alpha: options.alpha ?? 1,
    motion: { ...STILL, ...options.motion },
    refines: options.refines ?? false,
  };
}

/** The share of the picture's size at which soft things are painted; they are blown up when shown. */
export function softScale(field: Field, sharpness = 1): number {
  return Math.max(1, field.softness / sharpness);
}

/** Where figures stand and fly between the trees of a wood, in leaf or under snow. */
export function woodSlots({ height, horizon, unit }: Field): readonly SlotItem[] {
  const below = (share: number) => mix(horizon, height, share);
  return [
    {
      kind: 'slot',
      realm: 'sky',
      depth: 0.4,
      far: height * 0.2,
      near: horizon * 0.7,
      metreFar: 20 * unit,
      metreNear: 26 * unit,
      haze: 0.2,
    },
    {
      kind: 'slot',
      realm: 'ground',
      depth: 0.7,
      far: below(0.45),
      near: below(0.66),
      metreFar: 96 * unit,
      metreNear: 132 * unit,
      haze: 0.06,
    },
  ];
}
