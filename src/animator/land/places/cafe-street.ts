import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { dressStreet } from '../kits/architecture/town.ts';
import { makeViewTree } from '../kits/architecture/view.ts';
import { makeNeighbours } from '../kits/neighbours.ts';
import { makeIronTower, makeParisHouse } from '../kits/paris-house.ts';
import { isOverStreet, layRoofCarpet } from '../kits/roof-carpet.ts';
import { makeCupAndPlate } from '../kits/rooms/cafe.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeRoundTable } from '../kits/rooms/tables.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { famousIn } from '../set-landmark.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, Placement, World } from '../world.ts';

/** A street of cafes between houses of pale stone, tables under the awnings, an iron tower over its end. */
const [FROM, TO, HALF] = [40, -120, 8.4];

const SETS: readonly (readonly [x: number, z: number])[] = [
  [-5.1, -1.2],
  [-5.3, -4.3],
  [-5, -7.4],
  [-5.2, 2.4],
  [-5.1, 5.6],
  [5.2, -6.2],
  [5, -9.6],
  [5.2, -13],
  [-5.2, -10.8],
  [5.1, 5.4],
];

function furnish(order: PlaceOrder): Placed[] {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const table = makeRoundTable(0.38, 0.74, lookOf(0xe6e0d4, 'porcelain'));
  const cane = makeChair(lookOf(0xa87a44, 'wood'), lookOf(0xb8312c, 'cloth'));
  const cup = makeCupAndPlate(0xf4f0e8);
  const lantern = makeLantern(dark, 3.9);
  const placed: Placed[] = SETS.flatMap(([x, z]) => [
    put(table, x, z),
    put(cane, x, z - 0.62, 0),
    put(cane, x, z + 0.62, Math.PI),
    put(cup, x + 0.12, z - 0.1, 0.6, 0.74),
  ]);
  for (const side of [-1, 1])
    for (let z = 24; z > -90; z -= 14) {
      placed.push(put(lantern, side * 3.9, z + (side > 0 ? 7 : 0)));
      placed.push(put(makePlanter(order.seed + z * side, snowy), side * 6.9, z - 1.6, (-side * Math.PI) / 2));
    }
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way = (x: number): readonly Vector[] => [
    [x, 0, FROM],
    [x, 0, 0],
    [x, 0, -80],
  ];
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.3,
    openRadius: 6,
    street: { half: 7.4, roofs: 16 },
    spots: [...spotsOf(furnish(order)), { kind: 'stand', at: [-3, 0, -2], heading: Math.PI / 2, radius: 0.6 }],
    ways: [
      { kind: 'pavement', points: way(2.4), width: 2.4 },
      { kind: 'road', points: way(0.4), width: 3 },
    ],
    prospect: {
      ground: { eye: [-1.2, 1.7, 9], target: [0.4, 5, -30] },
      air: { eye: [2, 15, 22], target: [0, 11, -60] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight): World {
  const random = makeRandom(order.seed).spawn('cafe street');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const kinds = Array.from({ length: 5 }, (_, k) => {
    const width = random.between(9, 12.5);
    const house = { seed: order.seed * 29 + k, width, dark, snowy };
    return { width, near: makeParisHouse({ ...house, far: false }), far: makeParisHouse({ ...house, far: true }) };
  });
  const placements: Placement[] = [];
  const lamps: Lamp[] = [];
  for (const side of [-1, 1]) {
    const nextHouse = makeNeighbours(random, kinds);
    let z = FROM;
    while (z > TO) {
      const house = nextHouse();
      const at: Vector = [side * HALF, 0, z - house.width / 2];
      const mesh = sight.nearest(at) * Math.sqrt(sight.grain) > 34 ? house.far : house.near;
      if (sight.sees([at[0] + side * 4, 8, at[2]], 14))
        placements.push({ mesh, coarse: house.far, matrix: standing(at, (-side * Math.PI) / 2) });
      if (dark > 0.2 && z > -40)
        lamps.push({
          at: [side * (HALF - 1.4), 2.2, at[2]],
          colour: [4.4 * dark, 2.5 * dark, 1.1 * dark],
          reach: 8,
          size: 1,
        });
      z -= house.width;
    }
  }
  const trees = [0, 1].map((k) => makeViewTree(random.spawn(`tree ${k}`), snowy ? 'winter' : order.season, 5.6, 0.6));
  if (!order.without.includes('tree'))
    for (let z = 12; z > -100; z -= 13)
      for (const side of [-1, 1]) {
        const at: Vector = [side * 6.4, 0, z - (side > 0 ? 0 : 6)];
        const mesh = trees[Math.abs(Math.round(z)) % 2];
        if (mesh !== undefined && z < -16) placements.push({ mesh, matrix: standing(at, z, 0.9) });
      }
  // Where nothing else of the city is named, the end of the street is its tower's.
  if (!order.without.includes('eiffel tower') && famousIn(order) === null)
    placements.push({ mesh: makeIronTower(88, dark), matrix: standing([4, -2, TO - 70], 0.78), shades: false });
  if (isOverStreet(sight))
    placements.push(
      ...layRoofCarpet({
        ...{ place: order, roofs: 'zinc', dark, snowy, ground: -0.4 },
        street: { half: HALF + 11, from: FROM, to: TO - 4 },
      }),
    );
  const [placed, dressing] = [furnish(order), dressStreet(order, dark * 0.8)];
  placements.push(...placementsOf([...placed, ...dressing]));
  const stone = lookOf(snowy ? 0xe2e7ea : 0x7f7a74, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements,
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 0.4, right: HALF + 0.4, from: FROM, to: TO - 40, stone, size: 0.34 },
      second: { ...lookOf(snowy ? 0xf0f4f6 : 0x625d58, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 4],
    heightAt: () => 0,
    air: townAir(order, -0.7, [0.11, 0.085, 0.11]),
    water: wetOf(order),
    lamps: [...lampsOf([...placed, ...dressing], dark), ...lamps],
    wind: { x: 0.8, z: 0.6, strength: 0.2 },
  };
}

export const CAFE_STREET: PlaceBuilder = { name: 'cafe_street', describe, build };
