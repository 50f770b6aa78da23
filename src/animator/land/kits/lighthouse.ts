import { materialOf } from '../../maths/materials.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import { addBox } from './built.ts';
import { addLimb } from './plants/limb.ts';
import type { Season } from './season.ts';

/** A tower in red and white, 24 metres high, with its keeper's house. */
export function makeLighthouse(season: Season): Mesh {
  const builder = new MeshBuilder();
  const [white, red] = [lightOf(0xe8e4da), lightOf(0xb5382c)];
  const material = materialOf('plaster');
  for (let k = 0; k < 5; k++)
    addLimb(
      builder,
      [
        [0, k * 4, 0],
        [0, (k + 1) * 4, 0],
      ],
      [2.6 - k * 0.22, 2.6 - (k + 1) * 0.22],
      { colour: k % 2 === 0 ? white : red, sides: 14, season, material },
    );
  addLimb(
    builder,
    [
      [0, 20, 0],
      [0, 20.3, 0],
      [0, 20.4, 0],
    ],
    [2.1, 2.1, 1.2],
    { colour: red, sides: 14, season, material },
  );
  addBox(builder, [0, 21.5, 0], [1.7, 2.2, 1.7], {
    colour: [3, 2.6, 1.6],
    material: 'glow',
    season: { ...season, snow: 0 },
  });
  addLimb(
    builder,
    [
      [0, 22.6, 0],
      [0, 24, 0],
    ],
    [1.5, 0.05],
    { colour: red, sides: 14, season, material },
  );
  addBox(builder, [5, 1.6, 1], [5, 3.4, 4], { colour: white, material: 'plaster', season }, 0.2);
  addBox(builder, [5, 3.7, 1], [5.5, 0.8, 4.4], { colour: lightOf(0x8a4034), material: 'plaster', season }, 0.2);
  return builder.build({ twoSided: true });
}
