import { materialOf } from '../../maths/materials.ts';
import { lightOf, type Mesh, MeshBuilder } from '../../maths/mesh.ts';
import type { Random } from '../../maths/random.ts';
import { normalise } from '../../maths/vector.ts';
import { mixLight } from './tones.ts';

export interface Fall {
  /** Half its width at the lip. */
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  /** Where it comes down, and how far behind that its lip is. */
  readonly z: number;
  readonly back: number;
}

const ROWS = 44;

/** Strands beside and before each other, each with rows enough for the light that runs down them. */
export function makeFall(random: Random, { half, top, bottom, z, back }: Fall): Mesh {
  const builder = new MeshBuilder();
  const material = materialOf('fall');
  const [white, blue] = [lightOf(0xdce6ec), lightOf(0x6f93a6)];
  // Of a broad fall as well no rock is seen between them.
  const strands = Math.round(38 * Math.max(1, half / 1.3));
  for (let k = 0; k < strands; k++) {
    const across = (k / (strands - 1)) * 2 - 1 + random.between(-0.04, 0.04);
    const width = random.between(0.06, 0.2);
    const ahead = random.between(-0.3, 0.8) - Math.abs(across) * 0.5;
    const tone = random.between(0, 1);
    const from = random.chance(0.3) ? random.between(0.05, 0.5) : 0;
    let before: readonly [number, number] | null = null;
    for (let j = 0; j <= ROWS; j++) {
      const down = from + (1 - from) * (j / ROWS);
      // Over the lip it flows, then it falls away from the wall and spreads.
      const lip = Math.min(1, down / 0.12);
      const x = across * half * (1 + down * 0.32);
      const y = top - (top - bottom) * down ** 1.25;
      const out = z - back * (1 - lip) + ahead * lip + down * 0.7;
      const wide = width * (0.75 + down * 1.1);
      const normal = normalise([across * 0.35, 0.35 + (1 - lip), 1]);
      const look = { colour: mixLight(white, blue, tone * (1 - down * 0.6)), material, occlusion: 0.85 + 0.15 * down };
      const pair: readonly [number, number] = [
        builder.vertex([x - wide, y, out], normal, look),
        builder.vertex([x + wide, y, out], normal, look),
      ];
      if (before !== null) builder.quad(before[0], pair[0], pair[1], before[1]);
      before = pair;
    }
  }
  return builder.build({ twoSided: true });
}
