import { standing } from '../../maths/matrix.ts';
import { lightOf, type Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { makeTorch } from '../kits/architecture/castle.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, type Paint, Solids } from '../kits/architecture/solids.ts';
import { type DryLand, dryHeight, dryRelief, layDryLand } from '../kits/dry-land.ts';
import { dustyAir, openAir, windOf } from '../kits/nature.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** The sand of an amphitheatre: a wall around it, people on rising steps, arches and sails against the sun above them. */
const [RADIUS, WALL, ROWS, SECTORS] = [26, 3.4, 17, 40];
const STONE = lookOf(0xb39a74, 'stone');
const landOf = (order: PlaceOrder): DryLand => ({
  ...{ order, level: 90, far: 'hills' as const, pale: 0xc09a62, deep: 0xa8814c, scrub: null },
  paved: (x, z) => (Math.hypot(x, z) < RADIUS ? null : { colour: lightOf(0xa99472), material: 'rock' }),
});

function furnish(order: PlaceOrder): Placed[] {
  const torch = makeTorch(darkOf(order));
  return without(
    order,
    Array.from({ length: 12 }, (_, k) => {
      const angle = ((k + 0.5) / 12) * Math.PI * 2;
      return put(torch, Math.sin(angle) * (RADIUS - 0.2), Math.cos(angle) * (RADIUS - 0.2), angle + Math.PI, 1.7);
    }),
  );
}

/** One fortieth of the ring, the middle of the arena toward its own +z; `gate` is a dark arch in the wall. */
function makeSector(seed: number, gate: boolean, banner: boolean): Mesh {
  const random = makeRandom(seed).spawn('sector');
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.68 + y * 0.03) });
  const widthAt = (out: number): number => (Math.PI * (RADIUS + out)) / SECTORS + 0.06;
  const slab = (out: number, low: number, high: number, paint: Paint): void => {
    const w = widthAt(out);
    solids.sheet([-w, low, -out], [w * 2, 0, 0], [0, high - low, 0], paint, [4, 2]);
  };
  const step = (out: number, deep: number, y: number, paint: Paint): void => {
    const [a, b] = [widthAt(out), widthAt(out + deep)];
    const corner = [
      [-a, -out],
      [a, -out],
      [b, -out - deep],
      [-b, -out - deep],
    ].map(([x = 0, z = 0]) => solids.vertex([x, y, z], [0, 1, 0], paint));
    solids.quad(corner[0] ?? 0, corner[1] ?? 0, corner[2] ?? 0, corner[3] ?? 0);
  };
  slab(0, 0, WALL, ([x, y]) =>
    darker(STONE, 0.7 + 0.2 * Math.abs(Math.sin(Math.floor(y / 0.7) * 5.1 + Math.floor(x / 1.1) * 3.3))),
  );
  slab(-0.1, WALL - 0.3, WALL, darker(STONE, 1.1));
  if (gate) {
    solids.box([-1.5, 0, -0.4], [1.5, 2.7, 0.12], darker(STONE, 0.9), 2);
    solids.sheet([-1.2, 0, 0.14], [2.4, 0, 0], [0, 2.4, 0], lookOf(0x1a140e, 'stone'));
    for (let x = -1; x <= 1; x += 0.4)
      solids.box([x - 0.04, 0, 0.15], [x + 0.04, 2.4, 0.2], lookOf(0x3a3028, 'metal'), 3);
  }
  if (banner) solids.sheet([-0.7, 0.7, 0.1], [1.4, 0, 0], [0, WALL - 0.9, 0], lookOf(0x9c2420, 'cloth'), [2, 3]);
  for (let row = 0; row < ROWS; row++) {
    const [out, y] = [0.4 + row * 0.95, WALL + row * 0.58];
    const aisle = row === 8;
    step(out, 0.95, y, darker(STONE, aisle ? 1.1 : 0.95));
    slab(out + 0.95, y, y + 0.58, darker(STONE, 0.78));
    if (aisle) continue;
    const w = widthAt(out) - 0.2;
    for (let x = -w + 0.3; x < w; x += 0.72) {
      if (random.chance(0.1)) continue;
      const toga = lookOf(random.pick([0xefe6d2, 0xe2d2b2, 0xb8473a, 0xd9b25e, 0x8a6a4a, 0x6a7f8a, 0xf2ece0]), 'cloth');
      const [h, z] = [random.between(0.55, 0.85), -out - 0.45];
      solids.sheet([x - 0.22, y, z], [0.44, 0, 0], [0, h, -0.05], toga);
      solids.sheet(
        [x - 0.1, y + h, z],
        [0.2, 0, 0],
        [0, 0.26, 0],
        lookOf(random.pick([0xd8a882, 0x9a6a48, 0xe8c4a0]), 'skin'),
      );
      if (random.chance(0.16)) solids.sheet([x + 0.16, y + h * 0.7, z], [0.09, 0, 0], [0.06, 0.6, 0], toga);
    }
  }
  // Arches behind the last row, and sails on masts.
  const [out, y] = [0.4 + ROWS * 0.95, WALL + ROWS * 0.58];
  const w = widthAt(out);
  slab(out + 1.2, y, y + 5.5, lookOf(0x4f3f2e, 'stone'));
  for (const side of [-1, 1])
    solids.box(
      [side < 0 ? -w : w * 0.6, y, -out - 1],
      [side < 0 ? -w * 0.6 : w, y + 5.6, -out],
      darker(STONE, 1.02),
      3,
    );
  solids.box([-w, y + 4, -out - 1], [w, y + 6.2, 0.1 - out], STONE, 3);
  solids.tube(
    [
      [0, y + 6, -out],
      [0, y + 10, -out + 0.6],
    ],
    0.16,
    lookOf(0x6a4a30, 'wood'),
    6,
  );
  solids.sheet(
    [-w, y + 9, -out + 0.2],
    [w * 2, 0, 0],
    [0, -1.6, 7.5],
    lookOf(banner ? 0xc23b30 : 0xe8d9b8, 'cloth'),
    [3, 3],
  );
  return solids.build({ twoSided: true });
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const dark = darkOf(order);
  const kinds = [false, true, false, true].map((banner, k) =>
    makeSector(order.seed * 3 + k, k === 2, banner && k === 1),
  );
  const land = landOf(order);
  const laid = layDryLand(land, sight, detail);
  const placed = furnish(order);
  const around = Array.from({ length: SECTORS }, (_, k) => {
    const angle = (k / SECTORS) * Math.PI * 2;
    const mesh = kinds[k % 10 === 0 ? 2 : k % 2 === 0 ? 0 : k % 4 === 1 ? 1 : 3] ?? kinds[0];
    return { mesh, matrix: standing([-Math.sin(angle) * RADIUS, 0, -Math.cos(angle) * RADIUS], angle) };
  });
  return {
    placements: [
      ...around.flatMap(({ mesh, matrix }) => (mesh === undefined ? [] : [{ mesh, matrix, stays: true }])),
      ...placementsOf(placed),
      ...laid.placements,
    ],
    grounds: laid.grounds,
    groundFocus: [0, 0, 0],
    heightAt: dryHeight(dryRelief(order), land),
    air: dustyAir(openAir(order)),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(seasonOf(order, false)),
  };
}

export const ARENA: PlaceBuilder = {
  name: 'arena',
  describe: (order) => ({
    heightAt: dryHeight(dryRelief(order), { level: 90, far: 'hills' }),
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 1.2, openRadius: 15 },
    spots: [{ kind: 'stand', at: [0, 0, -4], heading: 0, radius: 1.5 }],
    ways: [],
  }),
  build,
};
