import { smoothstep } from '../../maths/ease.ts';
import { IDENTITY } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { isSnowy } from '../kits/architecture/light.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { PEBBLES, paintSand, paintShore } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { besideLine, lineZ, makeViaduct, VIADUCT } from '../kits/viaduct.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** Below the deck: the river, and the floor of the valley beside it. */
const [LEVEL, FLOOR] = [-27, -24.5];
const RIVER_HALF = 9;
const riverX = (z: number): number =>
  Math.sin(z * 0.013 + 0.4) * 20 * smoothstep(10, 80, Math.abs(z)) - 18 + Math.max(0, -z - 60) * 0.12;
/** Behind the arches the river opens into a loch. */
const lochAt = (z: number): number => RIVER_HALF + smoothstep(-190, -420, z) * 190;

/** A valley across the line: its sides rise to the ends of the viaduct, and to green hills and stony mountains behind it. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const { noise } = relief;
    const water = Math.abs(x - riverX(z)) - lochAt(z) + noise.noise(x * 0.1, z * 0.1) * 1.6;
    const bed = LEVEL - 1.8 + smoothstep(-7, 6, water) * (FLOOR - LEVEL + 1.8);
    const out = Math.abs(x + 6) + noise.fbm(z * 0.008, 3, 2) * 26;
    const sides = smoothstep(46, 168, out) * (-FLOOR - 0.4);
    const rolling = smoothstep(4, 40, water) * (relief.swells(x, z, 70) * 2.2 + 1);
    const hills =
      smoothstep(190, 640, out + Math.max(0, -z - 300) * 0.2) * (relief.swells(x, z, 260) * 34 + 76) +
      smoothstep(150, 260, out) * relief.swells(x, z, 60) * 4;
    const range =
      shareOf(smoothstep(480, 1500, out) + smoothstep(900, 2600, -z) * 0.8, () => relief.peaks(x, z, 1500, 7)) * 400;
    const open = bed + sides + rolling + hills + range;
    // The line runs level, in cuttings and on banks, as far as one sees it.
    const beside = Math.abs(besideLine(x, z));
    const onLine = (1 - smoothstep(3.4, 15, beside)) * smoothstep(VIADUCT.reach - 10, VIADUCT.reach + 3, Math.abs(x));
    return open + (-0.35 - open) * onLine * (1 - smoothstep(300, 330, Math.abs(x)));
  };

function describe(order: PlaceOrder) {
  const land = heightOf(makeRelief(layerSeed(order, 1)));
  const points: Vector[] = [];
  for (let x = -285; x <= 285; x += 5) points.push([x, 0.3, lineZ(x)]);
  const onDeck = (x: number, z: number): boolean =>
    Math.abs(besideLine(x, z)) < VIADUCT.half && Math.abs(x) < VIADUCT.reach;
  return {
    heightAt: (x: number, z: number): number =>
      Math.abs(besideLine(x, z)) < 1.8 && Math.abs(x) < 290 ? 0.3 : onDeck(x, z) ? 0.1 : land(x, z),
    waterLevel: LEVEL,
    indoor: false,
    bestView: -0.5,
    viewSlack: 0.2,
    openRadius: 6,
    spots: [],
    ways: [{ kind: 'rails', points, width: 1.5 }],
    overlook: { eye: [-47, -6.5, 54] as const, target: [1, -3.2, 0] as const },
    prospect: {
      ground: { eye: [-62, -14, 84] as const, target: [6, -9, -4] as const },
      air: { eye: [-78, 26, 104] as const, target: [10, -6, -10] as const },
    },
  };
}

function plant(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.013 + 3, z * 0.013, 2);
  const clear = (x: number, z: number, y: number): boolean =>
    Math.abs(besideLine(x, z)) < 13 || y < LEVEL + 1.6 || (z > lineZ(x) && z < 80 && Math.abs(x) < 70);
  return [
    ...plantCopse(order, land, {
      ...{ layer: 4, centre: [0, -20], reach: 330, step: 9 },
      density: (x, z, y) => (clear(x, z, y) ? 0 : smoothstep(0, 0.25, group(x, z)) * 0.5 + 0.03),
      species: [
        ['birch', 0.3],
        ['oak', 0.5],
        ['pine', 0.75],
        ['spruce', 1],
      ],
      size: [0.7, 1.15],
      clear: 16,
      crowd: 1.2,
    }),
    ...plantCopse(order, land, {
      ...{ layer: 5, centre: [-20, 30], reach: 120, step: 6 },
      density: (x, z, y) => (clear(x, z, y) ? 0 : 0.08 + smoothstep(0.05, 0.3, group(x, z)) * 0.25),
      species: [['bush', 1]],
      size: [0.6, 1.4],
      clear: 10,
    }),
    ...plantWoods({
      ...{ seed: layerSeed(order, 6), sight, heightAt, season, centre: [0, -500], reach: 1600, step: 12 },
      ...{ from: 290, to: 1900, spires: 0.7, spire: TREES.spruce.leaves.summer, dome: farLeaves(season) },
      density: (x, z, y) => (y > 130 || clear(x, z, y) ? 0 : smoothstep(0, 0.2, group(x * 0.6, z * 0.6))),
      height: 12,
      most: 7000,
    }),
  ];
}

/** A steam train on tall arches, seen from the valley beside it. */
export const VIADUCT_VALLEY: PlaceBuilder = {
  name: 'viaduct',
  describe,
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order, order.time === 'day' ? 0.2 : 0.5);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.3);
    const turf: Turf = {
      ...{ noise: relief.noise, season, grass, rock: lightOf(0x6f6a62), woods: lightOf(0x46562f) },
      ...{ woodsFrom: 60, rockFrom: 300, snowFrom: 900 },
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const dry = (y: number): number => smoothstep(0.5, 1.1, y - LEVEL);
    const land: Land = { relief, heightAt, sight, season };
    const snowy = isSnowy(order);
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -260], 1400),
        {
          mesh: makeViaduct(lookOf(0xa29a8b, 'stone'), snowy, heightAt),
          matrix: IDENTITY,
          stays: true,
        },
        ...sowGrass(order, land, {
          layer: 2,
          look: grass,
          tint,
          reach: 110,
          detail,
          growth: (x, z, y) => (Math.abs(besideLine(x, z)) < 4 ? 0 : dry(y) * (season.snow > 0.5 ? 0.25 : 1)),
        }),
        ...(order.without.includes('tree') ? [] : plant(order, land)),
        ...strewStones(order, land, {
          ...{ layer: 8, centre: [-14, 20], reach: 90, step: 2.2, size: [0.2, 2.2], clear: 9 },
          density: (_x, _z, y) => (y > LEVEL + 1.4 || y < LEVEL - 1 ? 0.01 : 0.3),
          look: { stone: STONE_GREY, moss: lightOf(0x66703c), mossy: 0.35, tall: 0.62, cuts: 16, strata: 0 },
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const edge = dry(y + relief.noise.noise(x * 0.5, z * 0.5) * 0.15);
            if (edge >= 1) return look;
            return paintShore(paintSand(relief.noise, season, PEBBLES, x, z, y - LEVEL), look, edge);
          },
          ...{ reach: 4096, middle: [0, 0, -1500], floor: LEVEL - 3, farFineness: 2.4 },
        },
        sight,
      ),
      groundFocus: [-30, 0, 46],
      heightAt,
      air: { ...air, fog: { ...air.fog, floor: LEVEL, height: 120 } },
      water: makeWater(
        { level: LEVEL, deep: [0.02, 0.07, 0.09], shallow: [0.14, 0.2, 0.18], clarity: 0.8, waves: 0.2, flow: 0.7 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};
