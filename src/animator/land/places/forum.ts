import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeArch, makeColosseum, makeHonourColumn, makeInsula, makeTemple } from '../kits/architecture/antique.ts';
import { makeTorch } from '../kits/architecture/castle.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { type DryLand, dryHeight, dryRelief, layDryLand } from '../kits/dry-land.ts';
import { openAir, windOf } from '../kits/nature.ts';
import { seasonOf } from '../kits/season.ts';
import { timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A street of old Rome: temples and houses along slabs of stone, an arch across it, the great ring of the Colosseum at its end. */
const [HALF, LEVEL, END] = [10.5, 110, -96];
const SLAB = lightOf(0x9c8d74);

const landOf = (order: PlaceOrder): DryLand => ({
  ...{ order, level: LEVEL, far: 'hills' as const, pale: 0xc9b083, deep: 0x9a8f5e },
  paved: (x, z) =>
    Math.abs(x) < HALF + 2 && z < 60 && z > END - 4
      ? {
          colour: timesLight(
            SLAB,
            0.82 + 0.26 * Math.abs(Math.sin(Math.floor(x / 1.7) * 12.9 + Math.floor(z / 1.3) * 7.7)),
          ),
          material: 'rock',
        }
      : null,
  scrub: {
    density: (x, z) => (Math.abs(x) < 46 && z > END - 40 && z < 60 ? 0 : 0.2),
    species: [
      ['poplar', 0.6],
      ['bush', 1],
    ],
    size: [0.7, 1.2],
    clear: 30,
  },
});

function furnish(order: PlaceOrder): Placed[] {
  const torch = makeTorch(darkOf(order));
  return without(
    order,
    [8, -8, -24, -40].flatMap((z) => [
      put(torch, -HALF + 0.2, z, Math.PI / 2, 2.2),
      put(torch, HALF - 0.2, z, -Math.PI / 2, 2.2),
    ]),
  );
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const random = makeRandom(order.seed).spawn('forum');
  const dark = darkOf(order);
  const land = landOf(order);
  const [small, large] = [makeTemple(4, 6.4), makeTemple(6, 8.4)];
  const houses = Array.from({ length: 5 }, (_, k) => makeInsula(order.seed * 5 + k, 8 + k * 0.8, 2 + (k % 3), dark));
  const placements: Placement[] = [];
  for (const side of [-1, 1]) {
    let z = 34;
    for (let k = 0; z > END + 22; k++) {
      const temple = (k + (side > 0 ? 1 : 0)) % 3 === 1;
      const mesh = temple ? (k % 2 === 0 ? large : small) : houses[random.index(houses.length)];
      const width = temple ? (k % 2 === 0 ? 16.5 : 11.5) : 12;
      if (mesh !== undefined)
        placements.push({
          mesh,
          matrix: standing([side * (HALF + (temple ? 2 : 0)), 0, z - width / 2], (-side * Math.PI) / 2),
        });
      z -= width + 1.2;
    }
  }
  const column = makeHonourColumn(8);
  placements.push(
    { mesh: makeArch(15, 14), matrix: standing([0, 0, -62]) },
    { mesh: makeColosseum(48, 40), matrix: standing([6, 0, END - 52]) },
    ...[-20, -44].flatMap((z) => [-1, 1].map((side) => ({ mesh: column, matrix: standing([side * 7.4, 0, z]) }))),
  );
  const placed = furnish(order);
  const laid = layDryLand(land, sight, detail);
  return {
    placements: [...placements, ...placementsOf(placed), ...laid.placements],
    grounds: laid.grounds,
    groundFocus: [0, 0, 0],
    heightAt: dryHeight(dryRelief(order), land),
    air: openAir(order),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(seasonOf(order, false)),
  };
}

export const FORUM: PlaceBuilder = {
  name: 'forum',
  describe(order) {
    const heightAt = dryHeight(dryRelief(order), { level: LEVEL, far: 'hills' });
    const points: Vector[] = [48, 20, 0, -20, -45, -80].map((z) => [0, heightAt(0, z), z]);
    return {
      heightAt,
      ...{
        waterLevel: null,
        indoor: false,
        bestView: 0,
        viewSlack: 0.25,
        openRadius: 7,
        street: { half: 9.5, roofs: 10 },
      },
      spots: [{ kind: 'stand', at: [0, 0, -4], heading: 0, radius: 1.5 }],
      ways: [{ kind: 'road', points, width: 8 }],
    };
  },
  build,
};
