import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, scaleRgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { lightSurface } from '../plan/light.ts';
import type { Stage } from './scene.ts';

const CORALS: readonly [Rgb, ...Rgb[]] = [
  [232, 96, 92],
  [240, 146, 84],
  [214, 110, 178],
  [148, 112, 214],
  [236, 196, 104],
  [96, 186, 168],
];
const KELP: readonly [Rgb, ...Rgb[]] = [
  [82, 140, 74],
  [104, 150, 66],
  [62, 122, 92],
];
const ROCK: Rgb = [104, 112, 118];

export interface Growth {
  readonly x: number;
  readonly base: number;
  readonly size: number;
  readonly distance: number;
}

type Draw = (context: SKRSContext2D, stage: Stage, at: Growth, random: Random) => void;

function tones(stage: Stage, albedo: Rgb, distance: number): { dark: Rgb; bright: Rgb } {
  const { light } = stage.plan;
  return {
    dark: lightSurface(light, scaleRgb(albedo, 0.5), 0.1, distance),
    bright: lightSurface(light, albedo, 0.9 * light.sunStrength, distance),
  };
}

/** Fingers that fork: thick below, light at the tips. */
const drawFingers: Draw = (context, stage, { x, base, size, distance }, random) => {
  const { dark, bright } = tones(stage, random.pick(CORALS), distance);
  context.lineCap = 'round';
  const branch = (bx: number, by: number, angle: number, length: number, depth: number): void => {
    const ex = bx + Math.sin(angle) * length;
    const ey = by - Math.cos(angle) * length;
    context.strokeStyle = toCss(mixRgb(dark, bright, 0.2 + (3 - depth) * 0.26));
    context.lineWidth = size * 0.035 * (depth + 1);
    context.beginPath();
    context.moveTo(bx, by);
    context.lineTo(ex, ey);
    context.stroke();
    if (depth === 0) return;
    for (const turn of [-0.45, 0.08, 0.5]) {
      branch(ex, ey, angle + turn + random.between(-0.2, 0.2), length * random.between(0.62, 0.8), depth - 1);
    }
  };
  for (const turn of [-0.5, 0, 0.5]) branch(x, base, turn + random.between(-0.15, 0.15), size * 0.34, 2);
};

/** A dome with furrows. */
const drawDome: Draw = (context, stage, { x, base, size, distance }, random) => {
  const { dark, bright } = tones(stage, random.pick(CORALS), distance);
  const radius = size * 0.5;
  const body = context.createRadialGradient(x - radius * 0.2, base - radius * 0.9, radius * 0.1, x, base, radius * 1.2);
  body.addColorStop(0, toCss(bright));
  body.addColorStop(1, toCss(dark));
  context.fillStyle = body;
  context.beginPath();
  context.ellipse(x, base, radius, radius * 0.82, 0, Math.PI, TAU);
  context.fill();
  context.strokeStyle = toCss(dark, 0.45);
  context.lineWidth = Math.max(0.8, size * 0.018);
  for (let i = 1; i < 7; i++) {
    context.beginPath();
    context.ellipse(x, base, radius * (i / 7), radius * 0.82, 0, Math.PI, TAU);
    context.stroke();
  }
};

/** Upright tubes, dark inside. */
const drawTubes: Draw = (context, stage, { x, base, size, distance }, random) => {
  const { dark, bright } = tones(stage, random.pick(CORALS), distance);
  for (let i = 0; i < 6; i++) {
    const tall = size * random.between(0.4, 1);
    const wide = size * random.between(0.1, 0.16);
    const tx = x + (i / 5 - 0.5) * size * 0.8;
    const lean = random.between(-0.08, 0.08) * tall;
    const body = context.createLinearGradient(tx - wide, 0, tx + wide, 0);
    body.addColorStop(0, toCss(bright));
    body.addColorStop(1, toCss(dark));
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(tx - wide * 0.7, base);
    context.lineTo(tx - wide + lean, base - tall);
    context.lineTo(tx + wide + lean, base - tall);
    context.lineTo(tx + wide * 0.7, base);
    context.fill();
    context.fillStyle = toCss(scaleRgb(dark, 0.6));
    context.beginPath();
    context.ellipse(tx + lean, base - tall, wide, wide * 0.4, 0, 0, TAU);
    context.fill();
  }
};

export function drawRock(context: SKRSContext2D, stage: Stage, at: Growth, random: Random): void {
  const { x, base, size, distance } = at;
  const { dark, bright } = tones(stage, ROCK, distance);
  const body = context.createLinearGradient(0, base - size * 0.7, 0, base);
  body.addColorStop(0, toCss(bright));
  body.addColorStop(0.5, toCss(mixRgb(bright, dark, 0.7)));
  body.addColorStop(1, toCss(dark));
  context.fillStyle = body;
  // Rounded boulders that lean on each other.
  for (let i = 0; i < 5; i++) {
    const dx = (i / 4 - 0.5) * size * 1.5;
    const radius = size * random.between(0.32, 0.56) * (1 - Math.abs(i / 4 - 0.5) * 0.7);
    context.beginPath();
    context.ellipse(x + dx, base - radius * 0.35, radius * 1.25, radius, random.between(-0.3, 0.3), 0, TAU);
    context.fill();
  }
}

/** A ribbon that climbs towards the light. */
export function drawKelp(context: SKRSContext2D, stage: Stage, at: Growth, random: Random): void {
  const { dark, bright } = tones(stage, random.pick(KELP), at.distance);
  const wide = at.size * 0.035;
  const phase = random.between(0, TAU);
  const bend = random.between(0.03, 0.07) * at.size;
  const steps = 16;
  for (let i = 0; i < steps; i++) {
    const share = i / steps;
    const y = at.base - share * at.size;
    const x = at.x + Math.sin(share * 5 + phase) * bend * share * 2;
    context.fillStyle = toCss(mixRgb(dark, bright, 0.15 + share * 0.7));
    context.beginPath();
    context.ellipse(x, y, wide * 0.5, at.size / steps, 0, 0, TAU);
    context.fill();
    const side = i % 2 === 0 ? 1 : -1;
    context.beginPath();
    context.ellipse(x + side * wide * 1.5, y, wide * 1.7, wide * 0.55, side * -0.5, 0, TAU);
    context.fill();
  }
}

const KINDS: readonly [Draw, ...Draw[]] = [drawFingers, drawDome, drawTubes, drawFingers];

export function drawCoral(context: SKRSContext2D, stage: Stage, at: Growth, random: Random): void {
  random.pick(KINDS)(context, stage, at, random);
}
