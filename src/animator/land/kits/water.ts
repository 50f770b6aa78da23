import { materialOf } from '../../maths/materials.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { type Light, MeshBuilder } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Air, Placement, Water } from '../world.ts';
import { mixLight } from './tones.ts';

/** Rings of quads, wider with distance: a sheet of water around a spot. */
export function makeWaterSheet(level: number, centre: readonly [number, number], reach: number): Placement {
  const builder = new MeshBuilder();
  const rings = 14;
  const around = 20;
  const look = { colour: [0, 0, 0], material: materialOf('water') } as const;
  const middle = builder.vertex([centre[0], level, centre[1]], [0, 1, 0], look);
  for (let j = 1; j <= rings; j++) {
    const radius = reach * (j / rings) ** 3;
    for (let i = 0; i < around; i++) {
      const angle = (i / around) * Math.PI * 2;
      builder.vertex(
        [centre[0] + Math.sin(angle) * radius, level, centre[1] + Math.cos(angle) * radius],
        [0, 1, 0],
        look,
      );
    }
  }
  const at = (j: number, i: number): number => middle + 1 + (j - 1) * around + (i % around);
  for (let i = 0; i < around; i++) {
    builder.triangle(middle, at(1, i), at(1, i + 1));
    for (let j = 1; j < rings; j++) builder.quad(at(j, i), at(j + 1, i), at(j + 1, i + 1), at(j, i + 1));
  }
  return { mesh: builder.build(), matrix: IDENTITY, mirrored: false, shades: false };
}

export interface WaterLook {
  readonly level: number;
  /** Colours as in full daylight. */
  readonly deep: Light;
  readonly shallow: Light;
  readonly clarity: number;
  /** In calm weather. */
  readonly waves: number;
  readonly flow: number;
}

/** Of its waves: what is left of them where the water is told of as a mirror. */
const STILLED = 0.03;
const MOST_STILLED = 0.005;

/** Whether the order tells of water that shows what is above it. */
export const isMirror = ({ dressing, weather }: PlaceOrder): boolean =>
  dressing.includes('mirror water') && weather !== 'storm' && weather !== 'wind';

/** What lives in it shines where it comes ashore, and nothing white breaks over that. */
const GLOWING = { shallow: [0.02, 0.75, 1.7] as Light, clarity: 0.62, waves: 0.19 } as const;
const glowsBlue = ({ dressing, time }: PlaceOrder): boolean =>
  dressing.includes('glowing water') && (time === 'night' || time === 'dusk');

/** Open water in the light of its hour: what is below gives back what falls on it. */
export function makeWater(
  { level, deep, shallow, clarity, waves, flow }: WaterLook,
  order: PlaceOrder,
  air: Air,
): Water {
  const { weather } = order;
  const still = isMirror(order);
  const up = Math.max(0.08, air.sunDirection[1]);
  const day: Light = [3.4, 3.2, 2.9];
  const falls = (k: 0 | 1 | 2): number =>
    Math.min(1.1, (air.sunColour[k] * up + air.skyLight[k] + air.skyLightUp[k]) / day[k]) + 0.02;
  const lit = (colour: Light): Light => [colour[0] * falls(0), colour[1] * falls(1), colour[2] * falls(2)];
  const glows = glowsBlue(order);
  const rough = weather === 'storm' ? 3.2 : weather === 'wind' ? 1.9 : weather === 'rain' ? 1.5 : 1;
  return {
    kind: 'open',
    level,
    deep: lit(deep),
    shallow: glows ? GLOWING.shallow : lit(mixLight(shallow, deep, weather === 'storm' ? 0.5 : 0)),
    clarity: glows ? GLOWING.clarity : weather === 'storm' ? clarity * 2 : clarity,
    waves: glows ? Math.min(waves, GLOWING.waves) : still ? Math.min(MOST_STILLED, waves * STILLED) : waves * rough,
    foam: weather === 'storm' ? 0.34 : weather === 'wind' ? 0.45 : 0,
    flow: still ? 0.05 : flow * Math.sqrt(rough),
  };
}
