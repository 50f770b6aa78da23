import { clamp, smoothstep } from '../../../maths/ease.ts';
import { materialOf } from '../../../maths/materials.ts';
import { type Light, lightOf } from '../../../maths/mesh.ts';
import type { NoiseField } from '../../../maths/noise.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { GroundLook } from '../../terrain.ts';
import { type Season, SNOW_WHITE, weathered } from '../season.ts';
import { mixLight, timesLight } from '../tones.ts';
import type { GrassLook } from './grass.ts';
import { groundUnder } from './grass.ts';

/** Grass through the year, on meadows and along paths. */
export function meadowGrass(season: Season['name'], height: number): GrassLook {
  const rows = {
    spring: { root: 0x33482a, tip: 0x7a955a, dry: 0xb9b76c, dryness: 0.08 },
    summer: { root: 0x313f25, tip: 0x768a4a, dry: 0xbfab6a, dryness: 0.2 },
    autumn: { root: 0x4a4322, tip: 0x9c9147, dry: 0xcfa658, dryness: 0.42 },
    winter: { root: 0x5a523c, tip: 0x9a8c63, dry: 0xc4b28a, dryness: 0.6 },
  } as const;
  const { root, tip, dry, dryness } = rows[season];
  return { root: lightOf(root), tip: lightOf(tip), dry: lightOf(dry), dryness, height };
}

/** How the land's colour varies from spot to spot: sunburnt here, lush there. Grass takes the same. */
export const turfTint = (noise: NoiseField, x: number, z: number): Light => {
  const slow = noise.fbm(x * 0.017 + 4, z * 0.017, 2);
  const quick = noise.noise(x * 0.13, z * 0.13 + 8);
  return [1 + slow * 0.42 + quick * 0.13, 1 + slow * 0.2 + quick * 0.1, 1 - slow * 0.22 + quick * 0.06];
};

export interface Turf {
  readonly noise: NoiseField;
  readonly season: Season;
  readonly grass: GrassLook;
  readonly rock: Light;
  /** Metres above the middle where woods darken the slopes, where bare rock begins, where snow lies all year. */
  readonly woodsFrom: number;
  readonly rockFrom: number;
  readonly snowFrom: number;
  readonly woods: Light;
}

export const STONE_GREY = lightOf(0x8b8580);

/** Grass below, woods on the hills, rock where it is steep or high, snow above. */
export function paintTurf(turf: Turf, x: number, z: number, y: number, normal: Vector, cell: number): GroundLook {
  const { noise, season, grass, woodsFrom, rockFrom, snowFrom } = turf;
  const tint = turfTint(noise, x, z);
  const base = groundUnder(grass);
  let colour: Light = [base[0] * tint[0], base[1] * tint[1], base[2] * tint[2]];
  // Blades and their shadows, as far as the squares can tell them apart.
  if (cell < 1) colour = timesLight(colour, 1 + noise.noise(x * 1.7, z * 1.7) * 0.16);
  const steep = 1 - normal[1];
  if (y > woodsFrom) colour = mixLight(colour, turf.woods, smoothstep(woodsFrom, woodsFrom * 2 + 20, y) * 0.85);
  const rough = noise.fbm(x * 0.006, z * 0.006, 4);
  const bare = Math.max(
    smoothstep(0.2, 0.42, steep + rough * 0.12),
    smoothstep(rockFrom * 0.75, rockFrom * 1.2, y + rough * rockFrom * 0.5),
  );
  if (bare > 0 && (y > 6 || steep > 0.2)) {
    const strata = 0.82 + 0.36 * clamp(0.5 + noise.noise(x * 0.004 + y * 0.03, z * 0.004 + y * 0.012) * 0.8);
    colour = mixLight(colour, timesLight(turf.rock, strata * (1 + rough * 0.3)), bare);
  }
  const line = snowFrom + rough * snowFrom * 0.45;
  const lasting = smoothstep(line * 0.92, line * 1.12, y) * (1 - smoothstep(0.3, 0.5, steep));
  const snowy = season.snow > 0 ? season.snow * (1 - smoothstep(0.34, 0.6, steep)) : 0;
  const under = Math.max(lasting, snowy * clamp(0.86 + noise.noise(x * 0.21, z * 0.21) * 0.3));
  colour = weathered(colour, { ...season, snow: 0 }, 1);
  if (under > 0) colour = mixLight(colour, SNOW_WHITE, under);
  return { colour, material: materialOf(under > 0.5 ? 'snow' : bare > 0.5 ? 'rock' : 'turf') };
}
