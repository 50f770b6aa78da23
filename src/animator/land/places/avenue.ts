import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeFallen } from '../kits/fallen.ts';
import { layerSeed, windOf, woodedAir } from '../kits/nature.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { type Season, seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** A straight way under two rows of trees whose crowns meet above it; in blossom where it is said so. */
const [PATH, ROW, APART] = [3.1, 5.6, 6.4];

const blossoms = ({ dressing, season }: PlaceOrder): boolean =>
  season === 'spring' || dressing.some((word) => /cherry|sakura|blossom|petal|bloom/.test(word));

/** Cherries blossom in spring, whatever month is told beside them. */
const seasonHere = (order: PlaceOrder): Season => {
  const season = seasonOf(order, true);
  return blossoms(order) && season.snow < 0.5 ? { ...season, name: 'spring' } : season;
};

const heightOf = (order: PlaceOrder) => {
  const country = countryHeight(makeRelief(layerSeed(order, 1)), 26);
  return (x: number, z: number): number => country(x, z) * smoothstep(7, 40, Math.abs(x)) * 0.8;
};

function furnish(order: PlaceOrder): Placed[] {
  const [bench, lantern] = [makeBench(lookOf(0x6a4a30, 'wood'), 1.8), makeLantern(darkOf(order), 3.4)];
  const placed: Placed[] = [];
  for (const side of [-1, 1])
    for (let z = 15; z > -70; z -= APART * 2) {
      placed.push(put(bench, side * 3.9, z - 1.4 - (side > 0 ? APART : 0), (-side * Math.PI) / 2));
      placed.push(put(lantern, side * 3.7, z + 3.2 + (side > 0 ? APART : 0)));
    }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way: readonly Vector[] = [60, 20, 0, -30, -70, -110].map((z) => [0, 0, z]);
  return {
    heightAt: heightOf(order),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.35,
    openRadius: 6,
    street: { half: 4.6, roofs: 6 },
    spots: spotsOf(furnish(order)),
    ways: [
      { kind: 'road', points: way, width: 4 },
      { kind: 'path', points: way, width: 4 },
    ],
    prospect: {
      ground: { eye: [0.6, 1.7, 12], target: [0, 2.3, -30] },
      air: { eye: [2, 13, 26], target: [0, 2, -40] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const season = seasonHere(order);
  const [relief, heightAt, dark] = [makeRelief(layerSeed(order, 1)), heightOf(order), darkOf(order)];
  const random = makeRandom(order.seed).spawn('avenue');
  const trees = makeTrees(layerSeed(order, 7), season);
  const species = season.name === 'spring' ? 'cherry' : 'maple';
  const placements: Placement[] = [];
  for (const side of [-1, 1])
    for (const [row, x] of [ROW, ROW + 8.5].entries())
      for (let z = 44; z > -150; z -= APART) {
        const at: Vector = [side * (x + random.between(-0.4, 0.4)), 0, z + random.between(-0.7, 0.7) + row * 3];
        const foot: Vector = [at[0], heightAt(at[0], at[2]) - 0.05, at[2]];
        const chance = random.next();
        const size = (species === 'cherry' ? 1.15 : 0.85) * random.between(0.9, 1.15);
        if (!sight.sees([foot[0], 4, foot[2]], 6) || sight.nearest([foot[0], 1.5, foot[2]]) < 1.8) continue;
        const distance = sight.apparent([foot[0], 3, foot[2]]) * (row === 0 ? 1 : 2.5);
        placements.push(trees.place({ species, at: foot, size, chance, distance }));
      }
  if (season.snow < 0.5 && (season.name === 'spring' || season.name === 'autumn')) {
    const fallen = makeFallen(
      order.seed,
      season.name === 'spring' ? [0xf6d3de, 0xefb4c6, 0xfbe9ee] : [0xc9742c, 0xe0a23c, 0xa8451f],
    );
    for (let z = 14; z > -30; z -= 4)
      for (const x of [-4, 0, 4])
        placements.push({
          mesh: fallen,
          matrix: standing([x, heightAt(x, z), z], random.between(0, 6)),
          shades: false,
        });
  }
  const placed = furnish(order);
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0xa89a86), grassHeight: 0.14 },
    bare: (x, z) => 1 - smoothstep(PATH, PATH + 0.5, Math.abs(x) + relief.noise.noise(x * 0.8, z * 0.8) * 0.2),
    isClear: (x) => Math.abs(x) < 22,
  });
  return {
    placements: [...placements, ...placementsOf(placed), ...land.placements],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: woodedAir(order),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const AVENUE: PlaceBuilder = { name: 'avenue', describe, build };
