import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeFalseFront, makeHitchingRail, makeTumbleweed, makeWaterTower } from '../kits/architecture/western.ts';
import { makeBarrel, makeCrate } from '../kits/architecture/yard.ts';
import { type DryLand, dryHeight, dryRelief, layDryLand } from '../kits/dry-land.ts';
import { dustyAir, openAir, windOf } from '../kits/nature.ts';
import { plantCacti } from '../kits/plants/cactus.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { World } from '../world.ts';

/** One straight street of dust between two rows of wooden fronts, a water tower at its end, tables of rock behind. */
const [STREET_HALF, FIRST, LAST] = [8.2, 22, -74];
const LEVEL = 95;
const SIGNS = ['SALOON', 'BANK', 'SHERIFF', 'HOTEL', 'GENERAL STORE', 'STABLES', 'BARBER', 'DOCTOR', 'SALOON'];
const COLOURS: readonly [number, ...number[]] = [0xa8876a, 0x8d6a4c, 0xb0a08a, 0x7d5f4a, 0x9a5a42, 0x8a8f84, 0xc0a878];

const landOf = (order: PlaceOrder): DryLand => ({
  ...{ order, level: LEVEL, far: 'mesas' as const, pale: 0xd9b483, deep: 0xb98a5a },
  scrub: {
    density: (x, z) => (Math.abs(x) < 26 && z > LAST - 12 ? 0 : 0.12),
    species: [['bush', 1]],
    size: [0.3, 0.6],
    clear: 26,
    tint: [1.3, 1.05, 0.7],
  },
});

function furnish(order: PlaceOrder): Placed[] {
  const lantern = makeLantern(darkOf(order), 2.9);
  const placed: Placed[] = [put(makeWaterTower(), 5.5, LAST - 8)];
  for (let z = FIRST - 6; z > LAST; z -= 17) {
    placed.push(
      put(makeHitchingRail(), -STREET_HALF + 2.9, z, Math.PI / 2),
      put(makeBarrel(), STREET_HALF - 2.4, z - 5),
    );
    placed.push(put(lantern, z % 2 === 0 ? 5.2 : -5.2, z - 9), put(makeCrate(0.8), -STREET_HALF + 2.2, z - 7, 0.4));
  }
  for (const [k, [x, z]] of [
    [3.6, -7],
    [-4.1, -15],
    [2.2, -27],
    [4.4, 4],
  ].entries())
    placed.push(put(makeTumbleweed(order.seed + k), x ?? 0, z ?? 0, k));
  return without(order, placed);
}

function build(order: PlaceOrder, sight: Parameters<PlaceBuilder['build']>[1], detail: number): World {
  const random = makeRandom(order.seed).spawn('western');
  const dark = darkOf(order);
  const relief = dryRelief(order);
  const land = landOf(order);
  const heightAt = dryHeight(relief, land);
  const fronts = [];
  for (const side of [-1, 1]) {
    let [z, k] = [FIRST, side > 0 ? 0 : 4];
    while (z > LAST) {
      const width = random.between(6.4, 10);
      const mesh = makeFalseFront({
        ...{ seed: order.seed * 7 + k + (side > 0 ? 50 : 0), width, dark, floors: random.chance(0.45) ? 2 : 1 },
        colour: random.pick(COLOURS),
        sign: SIGNS[k % SIGNS.length] ?? '',
      });
      fronts.push({ mesh, matrix: standing([side * STREET_HALF, 0, z - width / 2], (-side * Math.PI) / 2) });
      z -= width + random.between(0.3, 2.2);
      k += 1;
    }
  }
  const placed = furnish(order);
  const laid = layDryLand(land, sight, detail);
  const season = seasonOf(order, false);
  return {
    placements: [
      ...fronts,
      ...placementsOf(placed),
      ...plantCacti(
        order,
        { relief, heightAt, sight, season },
        {
          ...{ reach: 200, step: 18 },
          stands: (x, z) => Math.abs(x) > 26 || z < LAST - 16 || z > FIRST + 20,
        },
      ),
      ...laid.placements,
    ],
    grounds: laid.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: dustyAir(openAir(order)),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const WESTERN_TOWN: PlaceBuilder = {
  name: 'western_town',
  describe(order) {
    const heightAt = dryHeight(dryRelief(order), { level: LEVEL, far: 'mesas' });
    const points: Vector[] = [46, 20, 0, -20, -45, -70].map((z) => [0, heightAt(0, z), z]);
    return {
      heightAt,
      ...{
        waterLevel: null,
        indoor: false,
        bestView: 0,
        viewSlack: 0.3,
        openRadius: 6,
        street: { half: 5.6, roofs: 7 },
      },
      spots: [
        ...spotsOf(furnish(order)),
        { kind: 'door', at: [-STREET_HALF + 2.4, 0.26, -2], heading: -Math.PI / 2, radius: 0.6 },
      ],
      ways: [{ kind: 'road', points, width: 7 }],
    };
  },
  build: (order, sight, detail) => build(order, sight, detail),
};
