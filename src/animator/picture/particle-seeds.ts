import { TAU, wrap } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import type { Stage } from '../scenes/scene.ts';
import type { View } from './view.ts';

/**
 * Draws all particles of one kind at one instant, `strength` 0 (none) to 1. Nothing is simulated: where each one is follows
 * from the time alone.
 */
export type DrawParticles = (view: View, strength: number) => void;

/** One particle's own numbers, fixed for the film. */
export interface Seed {
  readonly x: number;
  readonly y: number;
  /** 0 far, 1 near the lens. */
  readonly near: number;
  readonly phase: number;
  readonly rate: number;
}

export function scatter(count: number, random: Random): Seed[] {
  const list = Array.from({ length: count }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next() ** 1.6,
    phase: random.between(0, TAU),
    rate: random.between(0.75, 1.25),
  }));
  return list.sort((a, b) => a.near - b.near);
}

/** Particles fill a box somewhat larger than the picture and wrap around in it, so none pops up inside. */
export function placeSeed(
  stage: Stage,
  view: View,
  seed: Seed,
  speedX: number,
  speedY: number,
): { x: number; y: number } {
  const { width, height, unit } = stage.field;
  const margin = 80 * unit;
  const shift = view.x * (0.3 + seed.near * 1.3);
  return {
    x: wrap(seed.x * (width + margin * 2) + speedX * view.seconds - shift, width + margin * 2) - margin,
    y: wrap(seed.y * (height + margin * 2) + speedY * view.seconds - view.y, height + margin * 2) - margin,
  };
}

/** A sprite that is laid on as it is. */
export const PLAIN = { angle: 0, skew: 0, blend: 'over' } as const;
