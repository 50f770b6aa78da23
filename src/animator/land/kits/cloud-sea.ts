import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import type { GroundLook } from '../terrain.ts';
import type { Relief } from './relief.ts';
import { mixLight } from './tones.ts';

/** Round heads of cloud with creases between them, 0 to 1, one every `metres`. */
export const cloudHeads = ({ noise }: Relief, x: number, z: number, metres: number): number => {
  const apart = Math.min(1, Math.abs(noise.noise(x / metres, z / metres)) * 1.9);
  return apart * (2 - apart);
};

const [WHITE, HOLLOW]: readonly [Light, Light] = [lightOf(0xf4f6fb, 0.74), lightOf(0xa9bcd8, 0.6)];

/** Clouds seen from above: white heads, blue creases one every `metres`. */
export function paintClouds(relief: Relief, x: number, z: number, normal: Vector, metres: number): GroundLook {
  const crease = 1 - cloudHeads(relief, x, z + 90, metres);
  return {
    colour: mixLight(WHITE, HOLLOW, crease * 0.75 + (1 - normal[1]) * 0.45),
    material: materialOf('cloud'),
  };
}
