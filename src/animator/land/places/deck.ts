import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import {
  floorOpenness,
  lampsOf,
  type Placed,
  placementsOf,
  put,
  spotsOf,
  without,
} from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeBarrel, makeCrate } from '../kits/architecture/yard.ts';
import { openAir, windOf } from '../kits/nature.ts';
import { makeCoil } from '../kits/quay.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { seasonOf } from '../kits/season.ts';
import { makeBulwark, makeHatch, makeHelm, makeMast, makeShipLantern } from '../kits/ship-fittings.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { GroundSquare, World } from '../world.ts';

/** On board a sailing ship under way: the deck lies along x, a rail and the sea behind it. The camera's side is wide enough to film from. */
const DECK = { left: -16, right: 16, back: -6.2, front: 12 } as const;
const LEVEL = -3.4;
/** Where the masts stand; ropes run from them to the rail and to the far side. */
const MAST_Z = -2;
const MASTS = [-7.2, 8.4] as const;

const RAIL_METRES = 1.1;
/** Radians from the camera's side. */
const RAIL_TURN = 1.8;

const isDeck = (x: number, z: number): boolean => x > DECK.left && x < DECK.right && z > DECK.back && z < DECK.front;

const woodOf = (order: PlaceOrder): Look =>
  lookOf(makeRandom(order.seed).spawn('deck').pick([0x7a5232, 0x6b4428, 0x84603c]), 'wood');

function furnish(order: PlaceOrder): Placed[] {
  const [wood, dark] = [woodOf(order), darkOf(order)];
  const [coil, barrel] = [makeCoil(), makeBarrel()];
  const lantern = makeShipLantern(dark);
  return without(order, [
    put(makeHelm(wood), 4.6, -4.6, -0.5),
    put(makeHatch(wood), -4.4, -4.6),
    put(barrel, -6.4, -5.5),
    put(barrel, -5.8, -5.65),
    put(makeCrate(0.7), 6.9, -5.3, 0.3),
    put(makeCrate(0.55), 9.4, -5.2, 0.7),
    put(coil, 2.7, -5.6),
    put(coil, -8.6, -5.2),
    ...[-9.5, -2.5, 8].map((x) => put(lantern, x, DECK.back + 0.02, 0, 0.2)),
  ]);
}

/** Boards in squares that lie inside the finest paint as a whole. */
function layBoards(order: PlaceOrder, placed: readonly Placed[]): GroundSquare[] {
  const wet = order.weather === 'rain' || order.weather === 'storm' ? 0.62 : 1;
  const look = darker(isSnowy(order) ? lookOf(0xdfe5e8, 'snow') : lookOf(0x9a7a54, 'wood'), wet);
  return [
    [DECK.left, 0],
    [0, DECK.right],
  ].map(([left = 0, right = 0]) => ({
    mesh: new Floor({
      ...{ kind: 'boards', look, second: darker(look, 0.86), left, right, back: DECK.back, front: DECK.front },
      ...{ seed: order.seed + left, openness: floorOpenness(placed) },
    }).build().mesh,
    side: 16,
  }));
}

/** The hull below the rail, down to the water. */
function layHull(wood: Look): ReturnType<Solids['build']> {
  const planks = ([, y]: readonly [number, number, number]): Look =>
    darker(wood, y < LEVEL + 0.8 ? 0.4 : 0.6 + 0.2 * Math.abs(Math.sin(Math.floor(y * 3.4) * 7.1)));
  const { left, right, back, front } = DECK;
  return new Solids()
    .sheet([right, LEVEL - 2, back], [left - right, 0, 0], [0, 2 - LEVEL, 0], planks, [40, 16])
    .sheet([left, LEVEL - 2, back], [0, 0, front - back], [0, 2 - LEVEL, 0], planks, [12, 16])
    .sheet([right, LEVEL - 2, front], [0, 0, back - front], [0, 2 - LEVEL, 0], planks, [12, 16])
    .build({ twoSided: true });
}

function build(order: PlaceOrder): World {
  const season = seasonOf(order, false);
  const air = openAir(order);
  const [wood, dark, placed] = [woodOf(order), darkOf(order), furnish(order)];
  const canvas = lookOf(0xe6dcc4, 'leaf');
  const mast = makeMast(darker(wood, 1.1), canvas, [DECK.back - MAST_Z, DECK.front - MAST_Z]);
  const length = DECK.right - DECK.left;
  return {
    placements: [
      makeWaterSheet(LEVEL, [0, 0], 9000),
      { mesh: layHull(wood), matrix: standing([0, 0, 0]) },
      { mesh: makeBulwark(length, wood), matrix: standing([0, 0, DECK.back]) },
      { mesh: makeBulwark(length, wood), matrix: standing([0, 0, DECK.front]) },
      ...[DECK.left, DECK.right].map((x) => ({
        mesh: makeBulwark(DECK.front - DECK.back, wood),
        matrix: standing([x, 0, (DECK.front + DECK.back) / 2], Math.PI / 2),
      })),
      ...MASTS.map((x) => ({ mesh: mast, matrix: standing([x, 0, MAST_Z]) })),
      ...placementsOf(placed),
    ],
    grounds: layBoards(order, placed),
    groundFocus: [0, 0, 0],
    heightAt: (x, z) => (isDeck(x, z) ? 0 : LEVEL - 30),
    air,
    water: makeWater(
      { level: LEVEL, deep: [0.008, 0.06, 0.1], shallow: [0.03, 0.14, 0.17], clarity: 0.1, waves: 0.62, flow: 1.6 },
      order,
      air,
    ),
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

function describe(order: PlaceOrder): PlaceFacts {
  return {
    heightAt: (x, z) => (isDeck(x, z) ? 0 : LEVEL - 30),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.12,
    viewSlack: 0.5,
    openRadius: 6,
    parapet: RAIL_METRES,
    spots: [
      ...spotsOf(furnish(order)),
      // Whoever leans on it looks out over the sea, and is seen from the side.
      ...[0.6, -0.5, 1.7].map((x) => ({
        ...{ kind: 'rail', at: [x, 0, DECK.back + 0.5] as const, heading: RAIL_TURN, radius: 0.5 },
      })),
      { kind: 'water', at: [0, LEVEL, -40], heading: 0, radius: 20 },
    ],
    ways: [
      {
        kind: 'path',
        points: [
          [-13, 0, -0.4],
          [0, 0, 0],
          [13, 0, -0.4],
        ],
        width: 2.4,
      },
    ],
    prospect: {
      ground: { eye: [-1.5, 1.7, 6], target: [1.5, 2.2, -10] },
      air: { eye: [-26, 12, 22], target: [0, 3, 0] },
    },
  };
}

export const DECK_OF_SHIP: PlaceBuilder = { name: 'deck', describe, build };
