import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from './architecture/solids.ts';

/** What stands where a house is being built. */
const YELLOW = lookOf(0xe8a81c, 'paint');
export const STEEL = lookOf(0x7d858b, 'metal');
const CONCRETE = lookOf(0xa29c92, 'plaster');
export const RUST = lookOf(0x9a5a3a, 'metal');

/** Four chords with braces in zigzag, along y. */
function layMast(solids: Solids, half: number, from: number, to: number, look: Look): void {
  const corners: readonly (readonly [number, number])[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const step = half * 2.2;
  for (const [k, [x, z]] of corners.entries()) {
    solids.box([x - 0.11, from, z - 0.11], [x + 0.11, to, z + 0.11], look, 9);
    const [nx, nz] = corners[(k + 1) % 4] ?? [0, 0];
    for (let y = from, flip = false; y + step <= to + 0.01; y += step, flip = !flip)
      solids.tube(
        [
          [flip ? nx : x, y, flip ? nz : z],
          [flip ? x : nx, y + step, flip ? z : nz],
        ],
        0.07,
        look,
        4,
      );
  }
}

/** A tower crane, its jib along +x, something hung from it. */
export const makeTowerCrane = (tall: number): Piece => ({
  ...{ name: 'tower crane', width: 4, depth: 4, height: tall },
  make() {
    const solids = new Solids();
    solids.box([-2.6, 0, -2.6], [2.6, 0.8, 2.6], CONCRETE, 3);
    layMast(solids, 0.9, 0.8, tall, YELLOW);
    solids.box([-1.3, tall, -1.3], [1.3, tall + 1, 1.3], darker(YELLOW, 0.8), 3);
    solids.box([0.9, tall - 1.8, 1], [2.6, tall + 0.4, 2.5], lookOf(0xd8dcdc, 'paint'), 9);
    solids.box([1.1, tall - 1, 2.45], [2.62, tall + 0.2, 2.54], lookOf(0x26343c, 'glass'), 9);
    const peak = tall + 7;
    layMast(solids, 0.5, tall + 1, peak, YELLOW);
    const [reach, tail] = [tall * 0.95, tall * 0.3];
    // The jib: the same mast lying down.
    solids.within([0, 1, 0, -tail, -1, 0, 0, tall + 1.9, 0, 0, 1, 0], () =>
      layMast(solids, 0.62, 0, reach + tail, YELLOW),
    );
    for (const end of [reach * 0.62, -tail * 0.9])
      for (const z of [-0.4, 0.4])
        solids.tube(
          [
            [0, peak, 0],
            [end, tall + 2.5, z],
          ],
          0.05,
          STEEL,
          4,
        );
    for (let k = 0; k < 3; k++)
      solids.box([-tail + k * 1.3, tall - 1.6, -1], [-tail + k * 1.3 + 1.1, tall + 1.4, 1], CONCRETE, 3);
    const [x, low] = [reach * 0.55, tall * 0.62];
    solids.box([x - 0.6, tall + 0.9, -0.7], [x + 0.6, tall + 1.3, 0.7], STEEL, 9);
    for (const z of [-0.3, 0.3])
      solids.tube(
        [
          [x, tall + 1, z],
          [x, low + 1.6, z * 0.4],
        ],
        0.04,
        STEEL,
        4,
      );
    for (const end of [-2.4, 2.4])
      solids.tube(
        [
          [x, low + 1.5, 0],
          [x + end, low + 0.4, 0],
        ],
        0.03,
        STEEL,
        4,
      );
    for (const z of [-0.4, 0, 0.4]) layBeam(solids, [x - 3.4, low, z], 6.8, RUST);
    return solids.build();
  },
});

/** An I of steel along x. */
export function layBeam(solids: Solids, [x, y, z]: Vector, long: number, look: Look): void {
  for (const dy of [0, 0.28]) solids.box([x, y + dy, z - 0.14], [x + long, y + dy + 0.04, z + 0.14], look, 9);
  solids.box([x, y, z - 0.025], [x + long, y + 0.3, z + 0.025], darker(look, 0.8), 9);
}

/** A house of which only floors and pillars stand, scaffolding before a part of it. Front at z 0. */
export function makeSkeleton(seed: number, bays: number, floors: number, scaffold: boolean): Mesh {
  const random = makeRandom(seed).spawn('skeleton');
  const solids = new Solids({ openness: ([, , z]) => (z < -1 ? 0.55 + 0.4 * Math.max(0, 1 + z / 9) : 1) });
  const [bay, high, deep] = [4.2, 3.3, 12];
  const half = (bays * bay) / 2;
  const grey = (at: Vector): Look => darker(CONCRETE, 0.88 + 0.14 * Math.sin(at[0] * 1.3 + at[1] * 2.1 + at[2]));
  for (let floor = 0; floor <= floors; floor++) {
    const y = floor * high;
    // The topmost floor is not finished.
    const to = floor === floors ? half * random.between(0.1, 0.5) : half;
    solids.box([-half - 0.4, y - 0.15, -deep], [to + 0.4, y + 0.12, 0.4], grey, 3);
    if (floor === floors) break;
    for (let k = 0; k <= bays; k++)
      for (const z of [-deep + 0.5, -deep / 2, -0.3])
        solids.box([-half + k * bay - 0.2, y, z - 0.2], [-half + k * bay + 0.2, y + high, z + 0.2], grey, 2);
    for (let k = 0; k < bays; k++)
      if (floor < floors - 2 && random.chance(0.45))
        solids.box(
          [-half + k * bay + 0.2, y + 0.1, -0.5],
          [-half + (k + 1) * bay - 0.2, y + (random.chance(0.5) ? 1 : high - 0.1), -0.25],
          lookOf(random.pick([0xb0664a, 0xa89c8c]), 'stone'),
          1.5,
        );
    solids.box([-2, y, -deep], [2, y + high, -deep + 0.4], grey, 3);
  }
  for (let k = 0; k <= bays * 2; k++) {
    const x = -half + (k * bay) / 2;
    for (const dx of [-0.12, 0.12])
      solids.tube(
        [
          [x + dx, floors * high, -0.3],
          [x + dx * 1.4, floors * high + 1.3, -0.3],
        ],
        0.025,
        RUST,
        4,
      );
  }
  if (scaffold) layScaffold(solids, -half, half * 0.35, floors * high + 1.2);
  return solids.build();
}

/** Pipes and planks before a wall, with braces, rails and a net on a part. */
function layScaffold(solids: Solids, from: number, to: number, tall: number): void {
  const [pipe, plank] = [STEEL, lookOf(0xc09a5c, 'wood')];
  const levels = Math.floor(tall / 2);
  for (let x = from; x <= to + 0.01; x += 2.1)
    for (const z of [0.7, 1.9])
      solids.tube(
        [
          [x, 0, z],
          [x, levels * 2 + 1.1, z],
        ],
        0.045,
        pipe,
        5,
      );
  for (let level = 1; level <= levels; level++) {
    const y = level * 2;
    solids.box([from - 0.3, y - 0.08, 0.7], [to + 0.3, y, 1.9], plank, 2.5);
    for (const up of [0.5, 1])
      solids.tube(
        [
          [from - 0.3, y + up, 1.92],
          [to + 0.3, y + up, 1.92],
        ],
        0.035,
        pipe,
        5,
      );
    solids.box([from - 0.3, y, 1.9], [to + 0.3, y + 0.18, 1.94], lookOf(0xe0b030, 'paint'), 9);
    const flip = level % 2 === 0;
    for (let x = from; x < to - 1; x += 4.2)
      solids.tube(
        [
          [flip ? x : x + 4.2, y - 2, 1.95],
          [flip ? x + 4.2 : x, y, 1.95],
        ],
        0.035,
        pipe,
        4,
      );
  }
  const net = lookOf(0x3f8a5c, 'cloth');
  solids.sheet(
    [from + 2.1, 4, 2],
    [4.2, 0, 0],
    [0, 4.1, 0],
    (at) => darker(net, 0.85 + 0.2 * Math.sin(at[0] * 5)),
    [8, 3],
  );
}

/** Tracks, a cab, an arm of two and a bucket; looks along +x. */
export const makeExcavator = (): Piece => ({
  ...{ name: 'excavator', width: 7, depth: 3, height: 4 },
  make() {
    const solids = new Solids({ grounded: true });
    const rubber = lookOf(0x2a2826, 'rubber');
    for (const z of [-1.1, 1.1]) {
      solids.softBox([-1.9, 0, z - 0.32], [1.9, 0.85, z + 0.32], 0.36, rubber, { rings: 3 });
      for (const x of [-1.3, 0, 1.3]) solids.ball([x, 0.42, z], [0.3, 0.3, 0.36], darker(YELLOW, 0.5), 10);
    }
    solids.softBox([-2, 0.95, -1.25], [1.5, 1.7, 1.25], 0.12, YELLOW, { rings: 2 });
    solids.softBox([-2.1, 1.6, -1.25], [-0.5, 2.3, 1.25], 0.16, YELLOW, { rings: 2 });
    solids.softBox([-0.4, 1.6, 0.1], [1.3, 3.1, 1.2], 0.14, YELLOW, { rings: 2 });
    solids.softBox([-0.2, 2, 0.06], [1.36, 2.95, 1.25], 0.1, lookOf(0x2a3a44, 'glass'), { rings: 1 });
    const limb = (points: readonly Vector[], wide: number): void => {
      for (let k = 0; k + 1 < points.length; k++)
        solids.tube([points[k] ?? [0, 0, 0], points[k + 1] ?? [0, 0, 0]], wide * (1 - k * 0.15), YELLOW, 6);
    };
    limb(
      [
        [1.1, 1.6, -0.5],
        [2.6, 4, -0.5],
        [4.4, 3.9, -0.5],
      ],
      0.28,
    );
    limb(
      [
        [4.2, 4.2, -0.5],
        [5.1, 1.7, -0.5],
      ],
      0.22,
    );
    solids.tube(
      [
        [1.6, 2, -0.5],
        [2.9, 3.6, -0.5],
      ],
      0.1,
      STEEL,
      6,
    );
    solids.softBox([4.6, 0.6, -1.05], [5.8, 1.7, 0.05], 0.2, darker(STEEL, 0.6), { rings: 2 });
    for (let k = 0; k < 4; k++) solids.box([4.45, 0.5, -1 + k * 0.28], [4.75, 0.7, -0.88 + k * 0.28], STEEL, 9);
    solids.lathe(
      [-1.7, 2.3, -0.7],
      [
        [0.1, 0],
        [0.08, 0.6],
      ],
      rubber,
      8,
    );
    return solids.build();
  },
});
