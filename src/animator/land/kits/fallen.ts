import { materialOf } from '../../maths/materials.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';

/** What has fallen, lying as the wind left it. */
export function makeFallen(seed: number, tones: readonly number[]): Mesh {
  const [builder, random] = [new MeshBuilder(), makeRandom(seed).spawn('fallen')];
  const material = materialOf('petal');
  for (let k = 0; k < 240; k++) {
    const [x, z] = [random.between(-2, 2), random.between(-2, 2)];
    const [turn, size] = [random.between(0, 6.28), random.between(0.025, 0.05)];
    const [s, c] = [Math.sin(turn) * size, Math.cos(turn) * size];
    const colour = lightOf(tones[random.index(tones.length)] ?? 0xf2c4d2);
    const at = (a: number, b: number): number =>
      builder.vertex([x + a * c - b * s, 0.012 + 0.01 * (k % 2), z + a * s + b * c], [0, 1, 0], { colour, material });
    builder.quad(at(-1, 0.7), at(1, 0.7), at(0.8, -0.7), at(-0.8, -0.7));
  }
  return builder.build({ twoSided: true });
}
