import { standing } from '../../../maths/matrix.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { GroundSquare, Placement } from '../../world.ts';
import { Floor } from '../rooms/floor.ts';
import { darker, type Look, lookOf, Solids } from './solids.ts';

/** A street along z: carriageway, kerbs, pavements, markings. */
export const ROAD = { half: 4.6, pavement: 9, kerb: 0.12 } as const;
/** Squares of ground are covered by a texture as a whole: this length keeps the near ones within the finest. */
const PIECE = 20;
/** As wide as a texel of the finest ground, so that joints do not come and go. */
const JOINT = 0.05;

export interface RoadOrder {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly crossing: { readonly from: number; readonly to: number } | null;
  readonly wet: boolean;
  readonly snowy: boolean;
}

export function layRoad(order: RoadOrder): { readonly grounds: GroundSquare[]; readonly kerbs: Placement[] } {
  const grounds: GroundSquare[] = [];
  const begin = Math.floor(order.to / PIECE) * PIECE + 4;
  for (let z = begin; z < order.from; z += PIECE) grounds.push(layPiece(order, z, z + PIECE));
  return { grounds, kerbs: layKerbs(order) };
}

function layPiece({ seed, crossing, wet, snowy }: RoadOrder, z0: number, z1: number): GroundSquare {
  const random = makeRandom(seed).spawn(`road ${z0}`);
  const asphalt = snowy ? lookOf(0xb8bec4, 'asphalt') : lookOf(0x4a4b4e, wet ? 'asphaltWet' : 'asphalt');
  const slab = snowy ? lookOf(0xe6ebef, 'snow') : lookOf(0x8f8a83, wet ? 'pavementWet' : 'asphalt');
  const white = snowy ? lookOf(0xd0d4d8, 'asphalt') : lookOf(0xd8d6cc, wet ? 'asphaltWet' : 'asphalt');
  const open = (x: number): number => 1 - 0.4 * Math.max(0, 1 - Math.abs(Math.abs(x) - ROAD.pavement) / 0.9);
  const floor = new Floor({
    kind: 'bare',
    look: asphalt,
    second: slab,
    left: 0,
    right: 0,
    back: 0,
    front: 0,
    seed,
    openness: (x) => open(x),
  });
  const { half, pavement } = ROAD;
  floor.patch(-half, z0, half, z1, asphalt, 1.25);
  // Mended places, tyre tracks and covers: a road has been used.
  for (let k = 0; k < 4; k++) {
    const [x, z, w, d] = [
      random.between(-4, 2.5),
      random.between(z0, z1 - 3),
      random.between(0.6, 2),
      random.between(1, 3),
    ];
    floor.patch(x, z, x + w, z + d, darker(asphalt, random.between(0.82, 0.93)), 1);
  }
  if (snowy)
    for (const x of [-2.1, -0.6, 0.6, 2.1]) floor.patch(x - 0.18, z0, x + 0.18, z1, lookOf(0x6a6d72, 'asphalt'), 1);
  for (let z = Math.ceil(z0 / 5) * 5; z < z1; z += 5)
    if (!within(z, crossing)) floor.patch(-0.07, z, 0.07, Math.min(z1, z + 2.4), white, 1);
  for (const x of [-2.52, 2.44]) floor.patch(x, z0, x + 0.08, z1, darker(white, 0.7), 1);
  floor.disc(-1.6, z0 + 7, 0.34, darker(asphalt, 0.55), 18).disc(-1.6, z0 + 7, 0.28, darker(asphalt, 0.8), 18);
  for (const edge of crossing === null ? [] : [crossing.from + 1.2, crossing.to - 4.2])
    if (edge >= z0 && edge + 3 <= z1)
      for (let k = 0; k < 9; k++) floor.patch(-4.15 + k * 0.95, edge, -3.65 + k * 0.95, edge + 3, white, 1);
  floor.raise(ROAD.kerb);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-pavement - 1, -half - 0.16] : [half + 0.16, pavement + 1];
    for (const [p, q] of parts(z0, z1, crossing)) layPavement(floor, random, a, b, p, q, slab);
  }
  floor.raise(-ROAD.kerb);
  if (crossing !== null)
    for (const [p, q] of overlaps(z0, z1, crossing))
      for (const side of [-1, 1])
        floor.patch(side < 0 ? -pavement - 1 : half, p, side < 0 ? -half : pavement + 1, q, asphalt, 1.25);
  return { mesh: floor.build().mesh, side: PIECE };
}

function layPavement(
  floor: Floor,
  random: ReturnType<typeof makeRandom>,
  a: number,
  b: number,
  z0: number,
  z1: number,
  slab: Look,
): void {
  floor.patch(a, z0, b, z1, darker(slab, 0.72), 1);
  const [across, along] = [Math.round((b - a) / 0.9), Math.max(1, Math.round((z1 - z0) / 0.9))];
  for (let j = 0; j < along; j++)
    for (let i = 0; i < across; i++) {
      const [x, z] = [a + ((b - a) * i) / across, z0 + ((z1 - z0) * j) / along];
      floor.patch(
        x + JOINT / 2,
        z + JOINT / 2,
        x + (b - a) / across - JOINT / 2,
        z + (z1 - z0) / along - JOINT / 2,
        darker(slab, random.between(0.88, 1.08)),
        1,
      );
    }
}

const within = (z: number, gap: RoadOrder['crossing']): boolean => gap !== null && z < gap.from + 5 && z > gap.to - 5;

function parts(z0: number, z1: number, gap: RoadOrder['crossing']): (readonly [number, number])[] {
  if (gap === null || gap.to >= z1 || gap.from <= z0) return [[z0, z1]];
  return (
    [
      [z0, Math.min(z1, gap.to)],
      [Math.max(z0, gap.from), z1],
    ] as const
  ).filter(([a, b]) => b - a > 0.05);
}

function overlaps(
  z0: number,
  z1: number,
  gap: { readonly from: number; readonly to: number },
): (readonly [number, number])[] {
  const [a, b] = [Math.max(z0, gap.to), Math.min(z1, gap.from)];
  return b - a > 0.05 ? [[a, b]] : [];
}

function layKerbs({ from, to, crossing, snowy }: RoadOrder): Placement[] {
  const solids = new Solids();
  const stone = snowy ? lookOf(0xe2e7ea, 'snow') : lookOf(0x9a968e, 'stone');
  for (const side of [-1, 1])
    for (const [a, b] of parts(to, from, crossing))
      for (let z = a; z < b; z += 4) {
        const x = side < 0 ? -ROAD.half - 0.18 : ROAD.half;
        solids.box([x, 0, z], [x + 0.18, ROAD.kerb + 0.004, Math.min(b, z + 3.97)], stone, 2);
      }
  return [{ mesh: solids.build(), matrix: standing([0, 0, 0]) }];
}
