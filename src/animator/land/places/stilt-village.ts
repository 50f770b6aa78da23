import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf, type Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeRowboat } from '../kits/boats.ts';
import { makeHeapBasket } from '../kits/market-lane.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf } from '../kits/plants/turf.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { makeStiltHouse } from '../kits/stilt-house.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Lamp, Placement } from '../world.ts';

/** Huts on posts in a shallow lagoon, walks of planks between them, boats below, a wooded shore and mountains behind. */
const LEVEL = -1.25;
const DECK = 6.6;
const HOUSES: readonly (readonly [x: number, z: number, turn: number])[] = [
  ...[-4, -14, -24, -35, -47].flatMap((z, k) => [
    [-12.5 - (k % 2) * 1.6, z - 2, Math.PI / 2] as const,
    [12.5 + (k % 3), z - 5, -Math.PI / 2] as const,
  ]),
  [-27, -19, 1.1],
  [29, -31, -1.3],
  [-31, -44, 0.9],
  [25, -56, -0.7],
  [-6, -62, 0.2],
  [9, -70, -0.1],
];
const BOATS: readonly (readonly [number, number, number])[] = [
  [-8.6, 3.4, 0.4],
  [9.2, 7.5, 2.6],
  [5.2, -18, 1.2],
  [-6.4, -29, 0.2],
  [18, -9, 2.2],
  [-20, -9, 1.9],
  [6.5, -41, 0.7],
];

/** Of a market on the water: boats beside each other that come and go between the houses, heaps of fruit in each. */
const LADEN: readonly (readonly [number, number, number])[] = [
  ...[-7.5, -4.6, -1.4, 2.2, 5.4, 8.3].map((x, k) => [x, 11 + (k % 3) * 1.7, 0.5 + k * 0.9] as const),
  ...[-9.4, -5.8, -2.4, 1.6, 6.6].map((x, k) => [x, 17.5 + (k % 2) * 2.2, 2 + k * 0.7] as const),
];
const isMarket = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:floating|water|river)\b.*\bmarkets?\b/.test(word));

/** The boats of a market, three baskets in each. */
function ladeBoats(seed: number, boats: readonly Mesh[]): Placement[] {
  const heaps = [0, 1, 2, 3, 4, 5].map((k) => makeHeapBasket(seed * 3 + k).make());
  return LADEN.flatMap(([x, z, turn], k) => {
    const [boat, matrix] = [boats[k % boats.length], standing([x, LEVEL, z], turn)];
    if (boat === undefined) return [];
    const loads = [-0.85, -0.25, 0.4, 0.95].flatMap((along, n): Placement[] => {
      const heap = heaps[(k * 2 + n) % heaps.length];
      const at: Vector = [x + Math.sin(turn) * along, LEVEL + 0.06, z + Math.cos(turn) * along];
      return heap === undefined ? [] : [{ mesh: heap, matrix: standing(at, turn + n) }];
    });
    return [{ mesh: boat, matrix }, ...loads];
  });
}

const onWalk = (x: number, z: number): boolean =>
  (Math.abs(x) < DECK && Math.abs(z) < DECK) || (Math.abs(x) < 1.25 && z < 0 && z > -58);

const bedOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = -z - 130 - Math.abs(x) * 0.16 + relief.swells(x, z, 90) * 22;
    const shore = smoothstep(0, 130, far) * 16 + smoothstep(90, 500, far) * (60 + relief.swells(x, z, 260) * 34);
    const sides = smoothstep(150, 460, Math.abs(x)) * (24 + relief.swells(x, z, 200) * 22);
    const range = shareOf(smoothstep(500, 1500, far), () => relief.peaks(x, z, 1100, 8)) * 380;
    return LEVEL - 2.4 + Math.max(shore, sides) + range + relief.noise.noise(x * 0.2, z * 0.2) * 0.2;
  };

function describe(order: PlaceOrder): PlaceFacts {
  const bed = bedOf(makeRelief(layerSeed(order, 1)));
  const points: Vector[] = [6, 0, -15, -30, -45, -57].map((z) => [0, 0, z]);
  return {
    heightAt: (x, z) => (onWalk(x, z) ? 0 : bed(x, z)),
    ...{ waterLevel: LEVEL, indoor: false, bestView: 0, viewSlack: 0.4, openRadius: 6.2 },
    spots: [
      { kind: 'water', at: [-4, LEVEL, 15], heading: 0, radius: 6 },
      { kind: 'sit', at: [3, 0, -5.8], heading: Math.PI, radius: 1 },
    ],
    ways: [{ kind: 'path', points, width: 2 }],
    prospect: {
      ground: isMarket(order)
        ? { eye: [-3, LEVEL + 2.2, 24], target: [1, 0.2, -10] }
        : { eye: [-9, LEVEL + 2.1, 27], target: [2, 1.2, -20] },
      air: { eye: [26, 24, 46], target: [-2, 2, -30] },
    },
  };
}

/** Planks across, posts below, a rail where the square ends. */
function makeWalks(seed: number): Placement {
  const [random, solids] = [makeRandom(seed).spawn('walks'), new Solids()];
  const wood = lookOf(0x8f7350, 'boards');
  const lay = (x0: number, x1: number, z0: number, z1: number): void => {
    for (let z = z0; z < z1; z += 0.24)
      solids.box(
        [x0 + random.between(-0.06, 0.06), -0.09, z],
        [x1 + random.between(-0.06, 0.06), 0, z + 0.21],
        darker(wood, random.between(0.72, 1.1)),
        2.4,
      );
    for (let z = z0 + 0.4; z < z1; z += 3.2)
      for (const x of [x0 + 0.2, x1 - 0.2])
        solids.tube(
          [
            [x, -4.6, z],
            [x, 0.2, z],
          ],
          0.11,
          darker(wood, 0.55),
          7,
        );
  };
  lay(-DECK, DECK, -DECK, DECK);
  lay(-1.25, 1.25, -58, -DECK);
  // From the walk to each door.
  for (const [x, z] of HOUSES.slice(0, 10))
    solids.box(
      [Math.min(Math.sign(x) * 1.2, x - Math.sign(x) * 2), -0.12, z - 0.45],
      [Math.max(Math.sign(x) * 1.2, x - Math.sign(x) * 2), -0.02, z + 0.45],
      darker(wood, 0.85),
      1,
    );
  return { mesh: solids.build(), matrix: standing([0, 0, 0]) };
}

export const STILT_VILLAGE: PlaceBuilder = {
  name: 'stilt_village',
  describe,
  build(order, sight, _detail) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = bedOf(relief);
    const air = openAir(order, order.time === 'day' ? -0.4 : 0.3);
    const dark = darkOf(order);
    const grass = meadowGrass('summer', 0.3);
    const turf: Turf = {
      ...{ noise: relief.noise, season, grass, rock: STONE_GREY, woods: lightOf(0x2f4a2a) },
      ...{ woodsFrom: 4, rockFrom: 260, snowFrom: 900 },
    };
    const land: Land = { relief, heightAt, sight, season };
    const kinds = [0, 1, 2].map((k) => makeStiltHouse(order.seed * 5 + k, dark));
    const boats = [0xa0703c, 0x2f6f7a, 0x9a3a2c].map((hex) => makeRowboat(lightOf(hex)));
    const [house, boat] = [kinds[0], boats[0]];
    const lamps: Lamp[] =
      dark < 0.2
        ? []
        : HOUSES.slice(0, 8).map(([x, z]) => ({
            ...{ at: [x - Math.sign(x) * 3, 1.8, z], reach: 9, size: 0.4 },
            colour: [2.6 * dark, 1.4 * dark, 0.5 * dark],
          }));
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -100], 2400),
        makeWalks(order.seed),
        ...HOUSES.flatMap(([x, z, turn], k): Placement[] => {
          const mesh = kinds[k % 3] ?? house;
          return mesh === undefined ? [] : [{ mesh, matrix: standing([x, 0.05, z], turn) }];
        }),
        ...BOATS.flatMap(([x, z, turn], k): Placement[] => {
          const mesh = boats[k % 3] ?? boat;
          return mesh === undefined ? [] : [{ mesh, matrix: standing([x, LEVEL, z], turn) }];
        }),
        ...(isMarket(order) ? ladeBoats(order.seed, boats) : []),
        ...plantCopse(order, land, {
          ...{ layer: 4, centre: [0, -230], reach: 260, step: 9, clear: 60, crowd: 1.3, size: [0.8, 1.4] },
          density: (_x, _z, y) => (y < LEVEL + 1 ? 0 : 0.75),
          species: [
            ['palm', 0.3],
            ['oak', 0.7],
            ['maple', 1],
          ],
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt: (x, z, y, normal, cell) => paintTurf(turf, x, z, y, normal, cell),
          ...{ reach: 3072, middle: [0, 0, -1000], floor: LEVEL - 3, farFineness: 2 },
        },
        sight,
      ),
      groundFocus: [0, 0, -10],
      heightAt,
      air:
        order.weather === 'fog'
          ? { ...air, fog: { ...air.fog, density: air.fog.density * 0.14, height: 9, floor: LEVEL } }
          : air,
      water: makeWater(
        { level: LEVEL, deep: [0.02, 0.1, 0.11], shallow: [0.1, 0.24, 0.2], clarity: 0.9, waves: 0.12, flow: 0.3 },
        order,
        air,
      ),
      lamps,
      wind: windOf(season),
    };
  },
};
