import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { NoiseField } from '../../maths/noise.ts';
import type { GroundLook } from '../terrain.ts';
import { type Season, SNOW_WHITE } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

export const SAND = lightOf(0xc9b489);
export const PEBBLES = lightOf(0x97907f);

/** Where grass meets water: what washes ashore below, turf above; `edge` is 0 at the water and 1 where the turf is whole. */
export const paintShore = (shore: GroundLook, turf: GroundLook, edge: number): GroundLook => ({
  colour: mixLight(shore.colour, turf.colour, edge),
  material: shore.material,
});

/** Dry above, dark and smooth where waves have been, `above` metres over the water. */
export function paintSand(
  noise: NoiseField,
  season: Season,
  colour: Light,
  x: number,
  z: number,
  above: number,
): GroundLook {
  const slow = noise.fbm(x * 0.05, z * 0.05, 3);
  const line = above + noise.noise(x * 0.18, z * 0.3) * 0.1;
  const damp = Math.max(season.wet * 0.75, 1 - smoothstep(0.16, 0.55, line));
  let tone = timesLight(colour, 1 + slow * 0.22);
  tone = mixLight(tone, timesLight(tone, 0.5), damp);
  // Weed and shells the last tide has left.
  const wrack = Math.exp(-(((line - 0.62) / 0.05) ** 2)) * smoothstep(0.1, 0.4, noise.noise(x * 0.9, z * 0.9));
  tone = mixLight(tone, lightOf(0x5f5238), wrack * 0.55);
  const snow = season.snow * smoothstep(0.35, 0.75, line) * clamp(0.8 + slow);
  return { colour: mixLight(tone, SNOW_WHITE, snow), material: materialOf(snow > 0.5 ? 'snow' : 'sand') };
}
