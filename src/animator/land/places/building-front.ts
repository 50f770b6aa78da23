import { type Front, frontOf } from '../../catalogue/fronts.ts';
import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { layColumned } from '../kits/architecture/fronts.ts';
import { layHouseFront } from '../kits/architecture/house-fronts.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter, makeStreetLamp } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { makeFallen } from '../kits/fallen.ts';
import { type Land, layerSeed, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** Before a public building: its front with the way in, the pavement people wait on, lawns and trees beside it where it stands free. */
const [FROM, TO, HALF] = [34, -46, 34];
/** Where the front stands. */
const AT = -10.6;

/** How far a carpet reaches from the door that is told of. */
const CARPET_METRES = 18;

/** What stands free between lawns; the others stand in a row of houses. */
const FREE = /^(?:columned|school|hospital|police|fire)$/;
const PLAIN: Front = { name: 'office', sign: null };

/** By the most telling word: a school before the building that it is. */
function frontFor({ dressing }: PlaceOrder): Front {
  const found = dressing.flatMap((word) => frontOf(word) ?? []);
  return found.find(({ name }) => name !== 'office') ?? found[0] ?? PLAIN;
}

function furnish(order: PlaceOrder): Placed[] {
  const { name } = frontFor(order);
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const free = FREE.test(name);
  const lamp = free ? makeLantern(dark, 3.4) : makeStreetLamp(dark, 5.2);
  const bench = makeBench(lookOf(0x6a4a30, 'wood'), 1.8);
  return without(order, [
    ...[-1, 1].flatMap((side) => [
      put(lamp, side * 7.6, -4.6, (-side * Math.PI) / 2),
      put(lamp, side * 6.8, 3.2, (-side * Math.PI) / 2),
      put(makePlanter(order.seed + side, snowy), side * (free ? 9.4 : 4.4), AT + (free ? 4.6 : 0.8)),
    ]),
    ...(free ? [put(bench, -8.4, -1, Math.PI / 2), put(bench, 8.4, -1, -Math.PI / 2)] : []),
  ]);
}

function describe(order: PlaceOrder): PlaceFacts {
  const way: readonly Vector[] = [
    [-16, 0, -1],
    [0, 0, -1],
    [16, 0, -1],
  ];
  return {
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0.12, viewSlack: 0.25, openRadius: 6 },
    spots: [
      ...spotsOf(furnish(order)),
      { kind: 'door', at: [0, 0, AT + 2.6], heading: Math.PI, radius: 0.8 },
      { kind: 'stand', at: [1, 0, 0], heading: 0, radius: 1 },
    ],
    ways: [{ kind: 'pavement', points: way, width: 4 }],
    prospect: {
      ground: { eye: [5, 1.7, 11], target: [-0.4, 3.6, AT] },
      air: { eye: [17, 12, 20], target: [0, 4, AT] },
    },
  };
}

/** Lawns on both sides of the way to the door, each with a kerb. */
function layLawns(order: PlaceOrder, snowy: boolean): Placement {
  const solids = new Solids();
  const autumn = order.season === 'autumn';
  const grass = snowy ? lookOf(0xe9eef2, 'snow') : lookOf(autumn ? 0x7c7a3c : 0x5f8a3c, 'turf');
  const kerb = lookOf(0xa9a296, 'concrete');
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-HALF, -9.2] : [9.2, HALF];
    solids.sheet([a, 0.1, 10], [b - a, 0, 0], [0, 0, AT - 10], grass, [24, 18]);
    const edge = side < 0 ? b : a;
    solids.box([edge - 0.1, 0, AT], [edge + 0.1, 0.14, 10], kerb, 1.2);
    solids.box([a, 0, 9.9], [b, 0.14, 10.1], kerb, 1.2);
  }
  return { mesh: solids.build(), matrix: standing([0, 0, 0]), shades: false };
}

function build(order: PlaceOrder, sight: Sight): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const season = seasonOf(order, true);
  const front = frontFor(order);
  const free = FREE.test(front.name);
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.72 + y * 0.1) });
  const own =
    front.name === 'columned'
      ? layColumned(solids, order.seed, dark)
      : layHouseFront(solids, { front, seed: order.seed, dark });
  // From the door to where the cars stop; no higher than a sole.
  if (order.dressing.some((word) => /\bcarpet$/.test(word)))
    solids.box([-1.3, 0, 0], [1.3, 0.015, CARPET_METRES], lookOf(0xa8121c, 'cloth'));
  const placed = furnish(order);
  const placements: Placement[] = [
    { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, AT]), stays: true },
    ...makeSkyline(order, -60, dark),
    ...placementsOf(placed),
    ...(free ? [layLawns(order, snowy)] : []),
  ];
  if (free) {
    const trees: Land = { relief: makeRelief(layerSeed(order, 1)), heightAt: () => 0, sight, season };
    placements.push(
      ...plantCopse(order, trees, {
        ...{ layer: 4, reach: 44, step: 6.5, centre: [0, -6], clear: 9, size: [0.6, 0.9] },
        density: (x, z) => (Math.abs(x) > 11 && z > AT + 4 && z < 9 ? 0.4 : 0),
        species: [['maple', 1]],
      }),
    );
    if (season.name === 'autumn' && season.snow < 0.5) {
      const fallen = makeFallen(order.seed, [0xc9742c, 0xe0a23c, 0xa8451f, 0xb8321f]);
      for (const [x, z] of [
        [-6, -3],
        [5, -4],
        [-2, -1.5],
        [8, 1],
        [-9, 2],
        [2, 3],
        [-5, 5],
        [11, -4],
        [-12, -3],
      ] as const)
        placements.push({ mesh: fallen, matrix: standing([x, 0.04, z], x), shades: false });
    }
  }
  const tone = snowy ? 0xe2e7ea : free ? 0xa39c90 : 0x7d7b78;
  const stone = lookOf(tone, snowy ? 'snow' : wet ? 'pavementWet' : 'asphalt');
  return {
    placements,
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 2, right: HALF + 2, from: FROM, to: TO, stone, size: free ? 0.9 : 1.2 },
      second: { ...lookOf(snowy ? 0xf0f4f6 : free ? 0x8f897e : 0x6f6d6a, 'asphalt'), material: stone.material },
    }),
    groundFocus: [0, 0, 2],
    heightAt: () => 0,
    air: townAir(order, -0.6, [0.1, 0.08, 0.125]),
    water: wetOf(order),
    lamps: [
      ...lampsOf(placed, dark),
      ...own.map((lamp) => ({ ...lamp, at: [lamp.at[0], lamp.at[1], lamp.at[2] + AT] as Vector })),
    ],
    wind: windOf(season),
  };
}

export const BUILDING_FRONT: PlaceBuilder = { name: 'building_front', describe, build };
