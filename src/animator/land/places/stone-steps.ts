import { standing } from '../../maths/matrix.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeTemple } from '../kits/architecture/antique.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { type Flight, flightHeight, layFlight } from '../kits/architecture/flights.ts';
import { darkOf, isSnowy, isWet, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern, makePlanter } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { type Land, layerSeed, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { makeFunBox, makeGraffitiWall, makeGrindRail, makeQuarterPipe } from '../kits/skate-ramps.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** Broad steps of stone that lead from a square up to a terrace before a great house: a court, a museum, a temple. The film plays in their middle. */
const FLIGHT: Flight = { width: 15, rise: 1.76, run: 4.6, steps: 11 };
const [FROM, TO, HALF] = [34, -60, 34];
/** The cheeks at both ends of the flight, and the front of the house. */
const [CHEEK, FRONT] = [1.1, -13] as const;

const heightAt = (_x: number, z: number): number => flightHeight(FLIGHT, z);

const PLAIN = /\b(?:plaza|skate|park|subway|concrete|office|school|street|city)\b/;

function describe(): PlaceFacts {
  const points: readonly Vector[] = [
    [0, 0, 16],
    [0, 0, FLIGHT.run / 2],
    [0, FLIGHT.rise, -FLIGHT.run / 2],
    [0, FLIGHT.rise, FRONT + 3],
  ];
  return {
    ...{ heightAt, waterLevel: null, indoor: false, bestView: 0.5, viewSlack: 0.3, openRadius: 6.5 },
    spots: [{ kind: 'stand', at: [1.5, heightAt(0, 0), 0], heading: 0, radius: 1 }],
    ways: [{ kind: 'stairs', points, width: 8, steps: FLIGHT.steps }],
    prospect: {
      ground: { eye: [7, 1.8, 13], target: [0, 3, -6] },
      air: { eye: [20, 14, 20], target: [0, 3, -8] },
    },
  };
}

/** The steps of a skate park lead up to its ramps, and not to a house. */
const isSkated = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => /\bskate/.test(word));

const skateParkAbove = (order: PlaceOrder): Placed[] => [
  put(makeGraffitiWall(order.seed, 44, 3.4), 0, FRONT - 3, 0, FLIGHT.rise),
  put(makeQuarterPipe(9, 1.7), -8, FRONT + 1, 0, FLIGHT.rise),
  put(makeQuarterPipe(8, 1.5), 9, FRONT + 1.5, 0, FLIGHT.rise),
  put(makeGrindRail(3.6), 5.4, 4.6, 0.2),
  put(makeFunBox(), -11, 7, 0.4),
];

function furnish(order: PlaceOrder): Placed[] {
  const end = FLIGHT.width / 2 + CHEEK / 2;
  const lantern = makeLantern(darkOf(order), 3.4);
  return without(order, [
    ...(isSkated(order) ? skateParkAbove(order) : []),
    ...[-1, 1].flatMap((side) => [
      put(makePlanter(order.seed + side, isSnowy(order)), side * end, FLIGHT.run / 2 + 0.2, 0, 0.92),
      put(lantern, side * (end + 1.6), FLIGHT.run / 2 + 1.6),
      put(lantern, side * (end + 0.2), -FLIGHT.run / 2 - 1.4, 0, FLIGHT.rise),
    ]),
  ]);
}

/** The flight, the walls beside it and the terrace it leads to. */
function makeSteps(stone: Look): Solids {
  const solids = new Solids();
  const worn = ([x, y, z]: Vector): Look =>
    darker(
      stone,
      0.9 + 0.16 * Math.abs(Math.sin(Math.floor(x / 1.3) * 7.1 + Math.floor(y / 0.16) * 3.7 + Math.floor(z))),
    );
  layFlight(solids, FLIGHT, worn);
  const [half, edge] = [FLIGHT.width / 2, FLIGHT.run / 2];
  for (const side of [-1, 1]) {
    const [a, b] = [side * half, side * (half + CHEEK)].sort((p, q) => p - q) as [number, number];
    solids.box([a, 0, -edge], [b, FLIGHT.rise + 0.35, 0], worn, 0.9);
    solids.box([a, 0, 0], [b, 0.9, edge + 0.7], worn, 0.9);
    solids.softBox([a - 0.06, 0.86, -0.05], [b + 0.06, 0.96, edge + 0.76], 0.02, stone, { rings: 1 });
    const [c, d] = [side * (half + CHEEK), side * HALF].sort((p, q) => p - q) as [number, number];
    solids.box([c, 0, -edge - 0.6], [d, FLIGHT.rise + 0.3, -edge], worn, 1.2);
    solids.softBox([c, FLIGHT.rise + 0.3, -edge - 0.68], [d, FLIGHT.rise + 0.42, -edge + 0.08], 0.02, stone, {
      rings: 1,
    });
  }
  solids.box([-HALF, FLIGHT.rise - 0.1, -50], [HALF, FLIGHT.rise, -edge], darker(stone, 0.95), 1.6);
  return solids;
}

function build(order: PlaceOrder, sight: Sight): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const season = seasonOf(order, true);
  const plain = order.dressing.some((word) => PLAIN.test(word));
  const stone = snowy ? lookOf(0xe2e7ea, 'snow') : lookOf(plain ? 0xa8a6a0 : 0xb8ab94, plain ? 'concrete' : 'hewn');
  const ground = lookOf(snowy ? 0xe2e7ea : plain ? 0x8c8a86 : 0x8a8072, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  const skated = isSkated(order);
  const trees: Land = { relief: makeRelief(layerSeed(order, 1)), heightAt, sight, season };
  const placed = furnish(order);
  return {
    placements: [
      { mesh: makeSteps(stone).build(), matrix: standing([0, 0, 0]), stays: true },
      ...(skated ? [] : [{ mesh: makeTemple(8, 8.4), matrix: standing([0, FLIGHT.rise - 1.4, FRONT]), stays: true }]),
      ...makeSkyline(order, -70, dark),
      ...plantCopse(order, trees, {
        ...{ layer: 4, reach: 60, step: 5.5, centre: [0, -20], clear: 8, size: [0.75, 1.1] },
        density: (x, z) => (Math.abs(x) > FLIGHT.width / 2 + 4 && z < 8 && Math.abs(x) < 30 ? 0.5 : 0),
        species: skated || order.dressing.some((word) => /\bpalm/.test(word)) ? [['palm', 1]] : [['maple', 1]],
      }),
      ...placementsOf(placed),
    ],
    grounds: layCobbles({
      ...{
        seed: order.seed,
        left: -HALF - 2,
        right: HALF + 2,
        from: FROM,
        to: TO,
        stone: ground,
        size: plain ? 1.2 : 0.62,
      },
      second: { ...lookOf(snowy ? 0xf0f4f6 : plain ? 0x82807c : 0x6d6559, 'asphalt'), material: ground.material },
    }),
    groundFocus: [0, 0, 4],
    heightAt,
    air: townAir(order, -0.75, [0.1, 0.08, 0.115]),
    water: wetOf(order),
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const STONE_STEPS: PlaceBuilder = { name: 'stone_steps', describe, build };
