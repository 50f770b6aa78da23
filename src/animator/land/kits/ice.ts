import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { NoiseField } from '../../maths/noise.ts';
import type { GroundLook } from '../terrain.ts';
import { SNOW_WHITE } from './season.ts';
import { mixLight } from './tones.ts';

const [ICE, ICE_DEEP] = [lightOf(0xb9d3de), lightOf(0x6d97ad)];

/** Ice with cracks in it, and snow that the wind has left there. */
export function paintIce(noise: NoiseField, x: number, z: number): GroundLook {
  const drift = smoothstep(-0.05, 0.3, noise.fbm(x * 0.05, z * 0.09, 3));
  const crack = 1 - smoothstep(0.012, 0.05, Math.abs(noise.noise(x * 0.16 + noise.noise(x, z) * 0.2, z * 0.16)));
  const ice = mixLight(mixLight(ICE_DEEP, ICE, 0.5 + 0.5 * noise.noise(x * 0.03, z * 0.03)), SNOW_WHITE, crack * 0.7);
  return {
    colour: mixLight(ice, SNOW_WHITE, drift),
    material: materialOf(drift > 0.5 ? 'snow' : 'marblePolished'),
  };
}
