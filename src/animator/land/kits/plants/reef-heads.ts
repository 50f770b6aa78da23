import { materialOf } from '../../../maths/materials.ts';
import { standing } from '../../../maths/matrix.ts';
import { type Light, lightOf, type Mesh, MeshBuilder } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Sight } from '../../sight.ts';
import type { Placement } from '../../world.ts';
import { layerSeed } from '../nature.ts';
import { makeStones } from '../stones.ts';
import { makeCoral } from './coral.ts';

/** Rocks grown over with corals on every side, and schools of fish over them: what one sees of a reef from its sand. */
const HEADS: readonly (readonly [x: number, z: number, size: number])[] = [
  [-6.4, -7.5, 2.3],
  [6.8, -8.6, 2.7],
  [-11.5, -13, 3.6],
  [1.5, -15.5, 3],
  [13, -15, 4],
  [-4.5, -20, 3.8],
  [7.6, -23, 4.4],
  [-17, -22, 5],
  [-8.2, 1.6, 1.6],
  [8.6, 0.4, 1.7],
];
const STILL = { name: 'summer', snow: 0, wet: 0, windStrength: 0 } as const;

export function layReefHeads(order: PlaceOrder, heightAt: (x: number, z: number) => number, sight: Sight): Placement[] {
  const random = makeRandom(layerSeed(order, 30)).spawn('reef heads');
  const corals = Array.from({ length: 15 }, (_, k) => makeCoral(random.spawn(`${k}`), k));
  const stones = makeStones(
    layerSeed(order, 31),
    { stone: lightOf(0x6f5f6a), moss: lightOf(0xa86a7a), mossy: 0.7, tall: 0.8, cuts: 10, strata: 0 },
    STILL,
  );
  const placements: Placement[] = [];
  for (const [x, z, size] of HEADS) {
    const y = heightAt(x, z);
    if (sight.blocks([x, y, z], size * 0.9, size) || sight.nearest([x, y + size * 0.4, z]) < size + 0.8) continue;
    placements.push(stones.place([x, y - size * 0.12, z], size, random.next(), sight.apparent([x, y, z])));
    for (let k = 0; k < 9 + size * 5; k++) {
      // From the foot to the crown, each leaning out.
      const [turn, up] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
      const out = size * 0.78 * Math.cos(up * 1.45) + 0.12;
      const at: Vector = [
        x + Math.sin(turn) * out,
        y + Math.sin(up * 1.45) * size * 0.56 - 0.12,
        z + Math.cos(turn) * out,
      ];
      const mesh = corals[random.index(corals.length)];
      const grown = random.between(0.45, 1) * (0.5 + size * 0.14);
      if (mesh !== undefined)
        placements.push({ mesh, matrix: standing(at, random.between(0, 6.28), grown), phase: random.next() });
    }
  }
  for (const [k, [x, y, z]] of (
    [
      [-5, 3.4, -12],
      [6, 4.6, -17],
      [-1, 5.6, -24],
      [11, 3, -11],
    ] as const
  ).entries()) {
    if (sight.blocks([x, y - 1, z], 2, 3)) continue;
    placements.push({
      mesh: makeSchool(order.seed + k, SCALES[k % SCALES.length] ?? [0.9, 0.7, 0.2]),
      matrix: standing([x, y, z], k * 2.1),
      shades: false,
      phase: k * 0.3,
    });
  }
  return placements;
}

const SCALES: readonly Light[] = [0xf2c230, 0x4aa8e0, 0xf0823c, 0xd8dce0].map((hex) => lightOf(hex));

/** Some dozens that swim one way; the water moves them. */
function makeSchool(seed: number, colour: Light): Mesh {
  const [builder, random] = [new MeshBuilder(), makeRandom(seed).spawn('school')];
  const material = materialOf('scale');
  for (let k = 0; k < 46; k++) {
    const [x, y, z] = [random.between(-2.2, 2.2), random.between(-0.8, 0.8), random.between(-1, 1)];
    const size = random.between(0.11, 0.19);
    const look = (bright: number) => ({
      colour: [colour[0] * bright, colour[1] * bright, colour[2] * bright] as const,
      material,
      wind: 0.5,
    });
    const at = (a: number, b: number, c: number, normal: Vector, bright: number): number =>
      builder.vertex([x + a * size, y + b * size, z + c * size], normal, look(bright));
    for (const side of [-1, 1]) {
      const flat: Vector = [0, 0.25, side];
      const [nose, top, tail, low] = [
        at(1.1, 0, 0, flat, 1),
        at(0.1, 0.5, 0, flat, 1.15),
        at(-0.85, 0, 0, flat, 0.9),
        at(0.1, -0.45, 0, flat, 0.8),
      ];
      const middle = at(0.15, 0, side * 0.2, [0, 0, side], 1.05);
      for (const [a, b] of [
        [nose, top],
        [top, tail],
        [tail, low],
        [low, nose],
      ] as const)
        builder.triangle(middle, a, b);
      const [up, down] = [at(-1.4, 0.4, 0, flat, 0.7), at(-1.4, -0.4, 0, flat, 0.7)];
      builder.triangle(tail, up, down);
    }
  }
  return builder.build({ twoSided: true, sways: true });
}
