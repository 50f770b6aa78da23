import { airOf } from '../air.ts';
import type { PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Air, World } from '../world.ts';
import type { Relief } from './relief.ts';
import type { Season } from './season.ts';
import { mixLight } from './tones.ts';

/** From where the sun shines on open land, seen from a camera at +z: in front at noon, low behind what is filmed when it rises or sets. */
const SUN_HEADINGS: Readonly<Record<string, number>> = {
  day: -0.95,
  dawn: 2.9,
  golden_hour: -2.78,
  dusk: -2.86,
  night: 2.5,
};

const sunHeadingOf = ({ time }: PlaceOrder): number => SUN_HEADINGS[time] ?? -0.95;

export const openAir = (order: PlaceOrder, turned = 0): Air => airOf(order, sunHeadingOf(order) + turned);

/** Degrees: among trees the sun is high enough to come in where they leave a gap. */
const OVER_TREES = 27;
export const woodedAir = (order: PlaceOrder): Air => airOf(order, sunHeadingOf(order), OVER_TREES);

/** Wind comes from the left, a little toward the camera. */
export const windOf = ({ windStrength }: Season): World['wind'] => ({ x: 0.86, z: 0.5, strength: windStrength });

/** A stream of its own for each layer of a place. */
export const layerSeed = ({ seed }: PlaceOrder, layer: number): number =>
  (Math.imul(seed | 0, 0x3d4d51cb) ^ Math.imul(layer, 0x2545f491)) >>> 0;

/** What every layer of a place is sown on. */
export interface Land {
  readonly relief: Relief;
  readonly heightAt: (x: number, z: number) => number;
  readonly sight: Sight;
  readonly season: Season;
}

/** Dust makes the distance warm. */
export function dustyAir(air: Air): Air {
  const [r, g, b] = air.fog.colour;
  const colour = mixLight(air.fog.colour, [r * 1.25, g, b * 0.72], 0.6);
  return { ...air, fog: { ...air.fog, colour, density: air.fog.density * 1.2 } };
}
