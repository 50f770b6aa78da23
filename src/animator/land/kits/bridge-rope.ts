import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darker, lookOf, Solids } from './architecture/solids.ts';

/** A footbridge of planks on ropes, or of bamboo poles, along z, from ledge to ledge. */
export interface RopeBridge {
  readonly seed: number;
  readonly half: number;
  /** How far its posts are from the middle. */
  readonly reach: number;
  /** How much higher its ends are than its middle, which is at y 0. */
  readonly sag: number;
  readonly snowy: boolean;
  readonly bamboo: boolean;
}

export const ropeHeight = ({ reach, sag }: Pick<RopeBridge, 'reach' | 'sag'>, z: number): number =>
  sag * Math.min(1, (z / reach) ** 2);

export function makeRopeBridge(bridge: RopeBridge): Mesh {
  const { half, reach, snowy, bamboo } = bridge;
  const random = makeRandom(bridge.seed).spawn('rope');
  const solids = new Solids();
  const [wood, rope] = bamboo
    ? [lookOf(0x9a8656, 'wood'), lookOf(0x84703e, 'wood')]
    : [lookOf(0x8a6a48, 'wood'), lookOf(0xa88a5c, 'cloth')];
  for (let z = -reach; bamboo && z < reach; z += 0.125) {
    const y = ropeHeight(bridge, z) - 0.06;
    const out = half + random.between(0, 0.16);
    const pole = darker(wood, random.between(0.72, 1.2));
    solids.tube(
      [
        [-out, y, z],
        [out, y, z],
      ],
      0.06,
      pole,
      6,
    );
  }
  for (let z = -reach; !bamboo && z < reach; z += 0.3) {
    const y = ropeHeight(bridge, z) - 0.03;
    const plank = darker(wood, random.between(0.7, 1.15));
    const [left, right] = [-half - random.between(0, 0.1), half + random.between(0, 0.1)];
    solids.softBox([left, y - 0.05, z], [right, y, z + random.between(0.25, 0.28)], 0.012, plank, { rings: 1 });
    if (snowy) solids.box([left + 0.05, y, z + 0.02], [right - 0.05, y + 0.03, z + 0.24], lookOf(0xf0f4f6, 'snow'), 4);
  }
  const line = (x: number, lift: number, droop: number): Vector[] =>
    Array.from({ length: 49 }, (_, k): Vector => {
      const z = -reach + (k / 48) * reach * 2;
      return [x, ropeHeight(bridge, z) + lift - droop * (1 - (z / reach) ** 2), z];
    });
  for (const side of [-1, 1]) {
    const x = side * (half + 0.06);
    solids.tube(line(x, -0.08, 0), 0.05, darker(rope, 0.8), 7);
    solids.tube(line(x + side * 0.08, 1.3, 0.28), bamboo ? 0.06 : 0.04, rope, 7);
    solids.tube(line(x + side * 0.04, 0.55, 0.08), bamboo ? 0.04 : 0.022, rope, 5);
    for (let z = -reach + 0.5; z < reach; z += 0.9) {
      const y = ropeHeight(bridge, z);
      const top = y + 1.3 - 0.28 * (1 - (z / reach) ** 2);
      for (const lean of [-0.28, 0.28])
        solids.tube(
          [
            [x, y - 0.05, z],
            [x + side * 0.08, top, z + lean],
          ],
          bamboo ? 0.03 : 0.014,
          darker(rope, 0.9),
          4,
        );
    }
    for (const end of [-1, 1]) {
      const z = end * (reach + 0.2);
      const y = ropeHeight(bridge, reach);
      solids.tube(
        [
          [x + side * 0.1, y - 1.4, z],
          [x + side * 0.1, y + 1.75, z],
        ],
        0.14,
        darker(wood, 0.75),
        9,
      );
      for (const at of [1.15, 1.25, 1.35])
        solids.lathe(
          [x + side * 0.1, y + at, z],
          [
            [0.15, -0.05],
            [0.18, 0],
            [0.15, 0.05],
          ],
          rope,
          10,
        );
      solids.tube(
        [
          [x + side * 0.1, y + 1.3, z],
          [x + side * 0.5, y - 0.1, z + end * 2.6],
        ],
        0.035,
        rope,
        6,
      );
    }
  }
  return solids.build();
}
