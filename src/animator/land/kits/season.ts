import { type Light, lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import { mixLight, timesLight } from './tones.ts';

/** What the time of the year and the weather have made of the land. */
export interface Season {
  readonly name: 'spring' | 'summer' | 'autumn' | 'winter';
  /** How much of what lies flat is under snow, 0 to 1. */
  readonly snow: number;
  /** How wet everything is, 0 to 1. */
  readonly wet: number;
  readonly windStrength: number;
}

export const SNOW_WHITE: Light = lightOf(0xccd6e6);

/** `cold`: whether the place has winters; elsewhere snow lies only where the weather brings it. */
export function seasonOf({ season, weather }: PlaceOrder, cold: boolean): Season {
  const name = season === 'spring' || season === 'autumn' || season === 'winter' ? season : 'summer';
  const wet = weather === 'rain' ? 1 : weather === 'storm' ? 1 : weather === 'fog' ? 0.3 : 0;
  const lies = weather === 'snow' ? 1 : cold && name === 'winter' && wet < 1 ? 0.92 : 0;
  const windStrength =
    weather === 'storm' || weather === 'dust' ? 1.7 : weather === 'wind' ? 1.3 : weather === 'rain' ? 0.7 : 0.45;
  return { name, snow: lies, wet, windStrength };
}

/** A dry colour under snow or rain; `upward` is how flat it lies, 1 flat. */
export function weathered(colour: Light, { snow, wet }: Season, upward: number): Light {
  const damp =
    wet > 0
      ? timesLight(mixLight(colour, [colour[0], colour[1] * 0.98, colour[2] * 0.94], wet), 1 - wet * 0.3)
      : colour;
  if (snow <= 0) return damp;
  const lies = snow * Math.min(1, Math.max(0, (upward - 0.25) * 2.4));
  return mixLight(damp, SNOW_WHITE, lies);
}
