import { materialOf } from '../../maths/materials.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { addLimb } from './limb.ts';
import type { Season } from './season.ts';

/** A pillar with a few raised arms, about four metres. */
export function makeCactus(random: Random, season: Season): Mesh {
  const builder = new MeshBuilder();
  const look = { colour: lightOf(0x5f7a4c), sides: 14, season, material: materialOf('leaf') };
  const pillar = (points: readonly Vector[], radius: number): void =>
    addLimb(
      builder,
      points,
      points.map((_, k) => (k === points.length - 1 ? 0.02 : k === points.length - 2 ? radius * 0.72 : radius)),
      look,
    );
  const tall = random.between(3.2, 4.4);
  pillar(
    [
      [0, -0.2, 0],
      [0, 1, 0],
      [0, tall * 0.6, 0],
      [0, tall * 0.93, 0],
      [0, tall, 0],
    ],
    0.24,
  );
  const arms = 1 + random.index(3);
  for (let k = 0; k < arms; k++) {
    const angle = k * 2.3 + random.between(-0.4, 0.4);
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const low = tall * random.between(0.34, 0.52);
    const out = random.between(0.55, 0.75);
    const up = random.between(0.8, 1.5);
    pillar(
      [
        [0, low, 0],
        [dx * out * 0.7, low + 0.05, dz * out * 0.7],
        [dx * out, low + 0.35, dz * out],
        [dx * out, low + up, dz * out],
        [dx * out, low + up + 0.12, dz * out],
      ],
      0.15,
    );
  }
  return builder.build();
}
