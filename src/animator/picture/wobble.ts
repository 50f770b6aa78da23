import type { Weather } from '../catalogue/setting.ts';
import type { FigurePlan, ShotPlan } from '../plan/shot-plan.ts';

export interface Wobble {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const AT_REST: Wobble = { x: 0, y: 0, angle: 0 };

/** How much more than on a calm sea whatever floats rolls. */
const SWELLS: Readonly<Partial<Record<Weather, number>>> = { rain: 1.4, storm: 2.6 };

export function swellOf({ weather }: ShotPlan): number {
  return SWELLS[weather] ?? 1;
}

/** What the air and the water add to a figure's way. */
export function wobbleOf({ art, phase, realm, act }: FigurePlan, seconds: number, unit: number, swell: number): Wobble {
  const t = seconds + phase * 20;
  if (art === 'rig:butterfly') {
    return {
      x: Math.sin(t * 1.7) * 34 * unit,
      y: Math.sin(t * 2.6) * 26 * unit + Math.sin(t * 5.1) * 8 * unit,
      angle: Math.sin(t * 2) * 0.5,
    };
  }
  if (art === 'rig:balloon') {
    return { x: 0, y: Math.sin(t * 0.5) * 6 * unit - seconds * 2.5 * unit, angle: Math.sin(t * 0.6) * 0.015 };
  }
  if (art === 'rig:astronaut') return { x: 0, y: Math.sin(t * 0.6) * 9 * unit, angle: Math.sin(t * 0.4) * 0.16 };
  if (realm === 'water')
    return { x: 0, y: Math.sin(t * 1.3) * 2 * swell * unit, angle: Math.sin(t * 0.9) * 0.035 * swell };
  if (act === 'fly' || act === 'swim')
    return { x: 0, y: Math.sin(t * 1.1) * 6 * unit, angle: Math.sin(t * 0.9) * 0.05 };
  return AT_REST;
}
