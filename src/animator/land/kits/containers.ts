import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';

/** Boxes of steel in which ships carry what they carry, as they stand on a quay. */

const PAINTS = [0xa8402c, 0x2f5f8f, 0x3f7a58, 0xc98a2c, 0x7a3a4a, 0x8a9298, 0x2a7a80] as const;
/** Metres. */
const [LONG, WIDE, HIGH] = [6.1, 2.44, 2.6];
/** Metres from one rib of a wall to the next. */
const RIB = 0.38;

/** So many side by side along x, each of them up to so many high: their long sides along z, their doors to +z. */
export function makeContainerStack(seed: number, wide: number, most: number): Mesh {
  const solids = new Solids({ grounded: true });
  const random = makeRandom(seed).spawn('containers');
  for (let column = 0; column < wide; column++) {
    const levels = 1 + random.index(most);
    for (let level = 0; level < levels; level++) {
      const paint = darker(lookOf(random.pick(PAINTS), 'paint'), random.between(0.85, 1.08));
      const [x, y] = [(column - (wide - 1) / 2) * (WIDE + 0.12), level * HIGH];
      const [left, right] = [x - WIDE / 2, x + WIDE / 2];
      solids.box([left + 0.04, y + 0.05, -LONG / 2], [right - 0.04, y + HIGH - 0.03, LONG / 2 - 0.04], paint, 2);
      for (let z = -LONG / 2 + 0.12; z < LONG / 2 - 0.2; z += RIB)
        for (const side of [left, right - 0.05])
          solids.box([side, y + 0.16, z], [side + 0.05, y + HIGH - 0.14, z + RIB * 0.5], darker(paint, 0.88), 9);
      for (const post of [left, right - 0.14])
        for (const z of [-LONG / 2, LONG / 2 - 0.14])
          solids.box([post, y, z], [post + 0.14, y + HIGH, z + 0.14], darker(paint, 0.72), 9);
      // Two doors with the bars that close them.
      for (const bar of [-0.75, -0.35, 0.35, 0.75])
        solids.box(
          [x + bar - 0.02, y + 0.12, LONG / 2 - 0.02],
          [x + bar + 0.02, y + HIGH - 0.12, LONG / 2 + 0.03],
          lookOf(0xb8bcc0, 'metal'),
          9,
        );
      solids.box([x - 0.015, y + 0.1, LONG / 2 - 0.03], [x + 0.015, y + HIGH - 0.1, LONG / 2], darker(paint, 0.5), 9);
    }
  }
  return solids.build();
}
