import { outsideOf } from '../../catalogue/outside.ts';
import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf } from '../kits/architecture/light.ts';
import {
  floorOpenness,
  lampsOf,
  type Placed,
  placementsOf,
  put,
  spotsOf,
  without,
} from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeBed, makeGlassVault, makeOrchids } from '../kits/glass-house.ts';
import { makeGlobe } from '../kits/globes.ts';
import { layerSeed, openAir } from '../kits/nature.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { BANANA, BROAD, FERN, JUNGLE_TONES, makeRosettes } from '../kits/plants/undergrowth.ts';
import { makeRelief } from '../kits/relief.ts';
import { makePlant } from '../kits/rooms/decor.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import { type Season, seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Placement, World } from '../world.ts';

/** Under a vault of iron and glass: a tiled way between beds of palms, ferns and broad leaves, orchids on tables. */
const [HALF, WALL, FROM, TO] = [7.4, 3.4, 14.4, -28.8];
const WAY = 2.5;
/** It is always summer in there. */
const WITHIN: Season = { name: 'summer', snow: 0, wet: 0, windStrength: 0.05 };

function furnish(order: PlaceOrder): Placed[] {
  const random = makeRandom(order.seed).spawn('greenhouse');
  const table = makeTable({ width: 1.5, depth: 0.6, height: 0.8, wood: lookOf(0x8a6a48, 'wood') });
  const placed: Placed[] = [];
  for (const side of [-1, 1]) {
    for (const z of [-22, -11, 9]) placed.push(put(makeBed(3.4, 9), side * (HALF - 2.2), z));
    placed.push(put(table, side * (HALF - 3.6), 0.2, Math.PI / 2), put(table, side * (HALF - 3.6), -2.4, Math.PI / 2));
    for (let k = 0; k < 6; k++)
      placed.push(
        put(
          makeOrchids(order.seed + k + side * 10),
          side * (HALF - 3.6) + random.between(-0.15, 0.15),
          0.7 - k * 0.72,
          k,
          0.8,
        ),
      );
    placed.push(
      put(makePlant(order.seed + side, 1.7), side * (HALF - 1.2), -0.6),
      put(makePlant(order.seed + side * 3, 1.3), side * (HALF - 1.3), 2),
    );
    placed.push(put(makeLantern(darkOf(order), 2.6), side * (WAY + 0.4), -6.6));
  }
  placed.push(put(makeBench(lookOf(0xe4e8e4, 'paint'), 1.7), 0, TO + 1.6));
  return without(order, placed);
}

function describe(order: PlaceOrder): PlaceFacts {
  return {
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.3,
    openRadius: 6,
    street: { half: 2.9, roofs: 6 },
    spots: spotsOf(furnish(order)),
    ways: [
      {
        kind: 'path',
        points: [
          [0, 0, FROM],
          [0, 0, 0],
          [0, 0, TO + 3],
        ],
        width: 2.6,
      },
    ],
    prospect: {
      ground: { eye: [0.5, 1.7, 11], target: [0, 2.6, -14] },
      air: { eye: [0.8, 4.6, 12], target: [0, 1.8, -14] },
    },
  };
}

/** Squares of two tones down the middle. */
function layTiles(): Placement {
  const solids = new Solids();
  const [pale, red] = [lookOf(0xc9bda6, 'asphalt'), lookOf(0x9c5c44, 'asphalt')];
  const side = 0.6;
  for (let j = 0; j * side < FROM - TO; j++)
    for (let i = 0; i * side < WAY * 2; i++)
      solids.sheet(
        [-WAY + i * side + 0.012, 0.02, FROM - j * side - 0.012],
        [side - 0.024, 0, 0],
        [0, 0, 0.024 - side],
        (i + j) % 2 === 0 ? pale : red,
      );
  return { mesh: solids.build(), matrix: standing([0, 0, 0]), stays: true };
}

function grow(order: PlaceOrder, sight: Sight): Placement[] {
  const random = makeRandom(order.seed).spawn('greenhouse plants');
  const [ferns, broad, banana] = [FERN, BROAD, BANANA].map((sheet, k) =>
    makeRosettes(layerSeed(order, 20 + k), sheet, JUNGLE_TONES, WITHIN),
  );
  const trees = makeTrees(layerSeed(order, 24), WITHIN);
  const placements: Placement[] = [];
  for (const side of [-1, 1])
    for (const middle of [-22, -11, 9])
      for (let k = 0; k < 26; k++) {
        const at: Vector = [side * (HALF - 2.2 + random.between(-1.45, 1.45)), 0.5, middle + random.between(-4.2, 4.2)];
        const kind = k < 2 ? null : k < 6 ? banana : k < 15 ? broad : ferns;
        const [size, chance] = [random.between(0.75, 1.3), random.next()];
        const near = sight.nearest([at[0], 1.2, at[2]]);
        if (near < 1.6 || sight.blocks(at, 0.9, 2)) continue;
        if (kind === null)
          placements.push(
            trees.place({ species: 'palm', at, size: 0.42 + 0.2 * chance, chance, distance: sight.apparent(at) }),
          );
        else if (kind !== undefined) placements.push(kind.place(at, size, chance, sight.apparent(at)));
      }
  return placements;
}

/** Of a station between the stars: what is outside is black, with the Earth in it. */
const isInSpace = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:space|orbit\w*|earth|spaceship|starship|spacecraft|stars|galaxy|nebula)\b/.test(word));

const EARTH = { at: [-17, 15, -74] as const, size: 21 };

/** The vault, its floor and what grows under it, wherever it stands. */
const houseOf = (order: PlaceOrder, sight: Sight, placed: readonly Placed[]): World['placements'] => [
  { mesh: makeGlassVault(HALF, WALL, FROM, TO), matrix: standing([0, 0, 0]), stays: true },
  layTiles(),
  ...placementsOf(placed),
  ...grow(order, sight),
];

/** The deck of the station under the beds, instead of the country around a greenhouse at home. */
function buildInSpace(order: PlaceOrder, sight: Sight): World {
  const placed = furnish(order);
  const air = openAir({ ...order, time: 'day', weather: 'clear' }, 0.4);
  const deck = lookOf(0x8d949c, 'metal');
  const black: Light = [0.001, 0.001, 0.003];
  const squares = [0, 1, 2].map((k) => {
    const front = FROM + 4 - k * 17;
    return new Floor({
      ...{ kind: 'bare', look: deck, second: deck, left: -HALF - 1, right: HALF + 1, back: front - 17, front },
      ...{ seed: order.seed + k, openness: floorOpenness(placed) },
    }).patch(-HALF - 1, front - 17, HALF + 1, front, deck, 1);
  });
  return {
    placements: [
      ...houseOf(order, sight, placed),
      ...(outsideOf(order.dressing) === null
        ? [{ mesh: makeGlobe('earth'), matrix: standing(EARTH.at, 0, EARTH.size), shades: false }]
        : []),
    ],
    grounds: squares.map((floor) => ({ mesh: floor.build().mesh, side: 18 })),
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air: {
      ...air,
      sunDirection: [-0.42, 0.8, 0.42],
      sunColour: [3.2, 3.1, 2.9],
      skyLight: [0.34, 0.36, 0.42],
      fog: { ...air.fog, colour: black, glow: [0, 0, 0], density: 0, haze: 0 },
      sky: {
        ...air.sky,
        ...{ zenith: black, middle: [0.002, 0.002, 0.005], horizon: [0.003, 0.003, 0.007], glow: [0, 0, 0] },
        ...{ cover: 0, cirrus: 0 },
      },
      stars: 0.9,
    },
    water: null,
    lamps: lampsOf(placed, 0.4),
    wind: { x: 0.8, z: 0.6, strength: 0.02 },
  };
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const enclosure = {
    size: { left: -HALF, right: HALF, back: TO, front: FROM },
    tint: [1, 1, 1],
    glazed: true,
  } as const;
  if (outsideOf(order.dressing) !== null) return { ...buildInSpace(order, sight), enclosure };
  if (isInSpace(order)) return buildInSpace(order, sight);
  const [relief, dark] = [makeRelief(layerSeed(order, 1)), darkOf(order)];
  const country = countryHeight(relief, 40);
  const season = seasonOf(order, true);
  const land = layCountry({
    ...{ order, sight, detail, season, relief, soil: lightOf(0x8a7a66), grassHeight: 0.12 },
    heightAt: (x, z) => country(x, z) * smoothstep(30, 70, Math.hypot(x, z)),
    bare: (x, z) => (Math.abs(x) < HALF + 0.6 && z < FROM && z > TO - 0.6 ? 1 : 0),
    isClear: (x, z) => Math.abs(x) < HALF + 6 && z > TO - 8,
  });
  const placed = furnish(order);
  const air = openAir(order, 0.3);
  return {
    placements: [...houseOf(order, sight, placed), ...land.placements],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    // Warm and moist: the far end lies in a haze.
    air: {
      ...air,
      fog: { ...air.fog, density: air.fog.density * 2 + 0.003, height: 12 },
      print: { ...air.print, shafts: 0.5 },
    },
    water: null,
    lamps: lampsOf(placed, dark),
    wind: { x: 0.8, z: 0.6, strength: 0.05 },
  };
}

export const GREENHOUSE: PlaceBuilder = { name: 'greenhouse', describe, build };
