import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** An arm of the sea between mountains: one stands on a ledge of rock above it and looks along it; boats go through below. */
const LEVEL = -58;
const [AXIS, HALF] = [-150, 112];
const LEDGE = 15;

const axisX = (z: number): number =>
  AXIS + Math.sin(z * 0.0021) * 95 * smoothstep(-260, -900, z) + smoothstep(-900, -2200, z) * 160;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const spur = Math.sin(z * 0.0056 + (x > axisX(z) ? 0 : 2.2)) * 34 * smoothstep(120, 420, Math.abs(z));
    const out = Math.abs(x - axisX(z)) - HALF - spur + relief.noise.fbm(x * 0.012, z * 0.012, 3) * 16;
    const bottom = LEVEL - 26 + smoothstep(-30, 4, out) * 26;
    const walls =
      smoothstep(0, 70, out) * (56 + relief.swells(x, z, 120) * 14) +
      smoothstep(30, 330, out) * (210 + relief.swells(x, z, 260) * 50);
    const range =
      shareOf(smoothstep(60, 700, out), () => relief.peaks(x, z, 1000, 8)) * 430 +
      shareOf(smoothstep(1900, 3200, -z), () => relief.peaks(x, z, 1300, 8)) * 560;
    const land = bottom + walls + range;
    // The ledge reaches out over the water, with a face below it.
    const near = 1 - smoothstep(LEDGE, LEDGE + 15, Math.hypot(x * 0.9, z));
    return land + (relief.noise.noise(x * 0.3, z * 0.3) * 0.06 - land) * near;
  };

const wayOf = (): Vector[] => Array.from({ length: 40 }, (_, k): Vector => [axisX(80 - k * 30), LEVEL, 80 - k * 30]);

export const FJORD: PlaceBuilder = {
  name: 'fjord',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.3,
    viewSlack: 0.3,
    openRadius: 8,
    spots: [
      { kind: 'water', at: [axisX(-320), LEVEL, -320], heading: 0, radius: 60 },
      { kind: 'sit', at: [-9, 0, -6], heading: 3.6, radius: 1 },
    ],
    ways: [{ kind: 'river', points: wayOf(), width: HALF }],
    overlook: { eye: [AXIS + 62, LEVEL + 54, -10], target: [axisX(-640) - 10, LEVEL + 52, -640] },
    prospect: {
      ground: { eye: [6, 3.2, 14], target: [-34, -4, -70] },
      air: { eye: [AXIS + 44, LEVEL + 70, 60], target: [axisX(-600), LEVEL + 42, -600] },
    },
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order, 0.2);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.16);
    const turf: Turf = {
      ...{ noise: relief.noise, season, grass, rock: STONE_GREY, woods: lightOf(0x33482e) },
      ...{
        woodsFrom: LEVEL + 6,
        rockFrom: 130,
        snowFrom: order.dressing.some((word) => /snow/.test(word)) ? 120 : 230,
      },
    };
    const land: Land = { relief, heightAt, sight, season };
    const misty = order.weather === 'fog';
    return {
      placements: [
        makeWaterSheet(LEVEL, [AXIS, -900], 3600),
        ...sowGrass(order, land, {
          ...{ layer: 2, look: grass, reach: 70, detail },
          growth: (x, z, y) => (y < -6 ? 0 : smoothstep(-0.2, 0.4, relief.noise.noise(x * 0.12, z * 0.12))),
          tint: (x, z) => turfTint(relief.noise, x, z),
        }),
        ...plantSlopes(order, land),
        ...strewStones(order, land, {
          ...{ layer: 8, reach: 60, step: 2.2, clear: 6, size: [0.2, 1.6] as const },
          density: (_x, _z, y) => (y < -8 ? 0 : 0.2),
          look: { stone: STONE_GREY, moss: lightOf(0x66703c), mossy: 0.4, tall: 0.6, cuts: 14, strata: 0 },
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt: (x, z, y, normal, cell) => paintTurf(turf, x, z, y, normal, cell),
          ...{ reach: 4096, middle: [AXIS, 0, -1300], floor: LEVEL - 3, farFineness: 2.4 },
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      // Mist lies on the water, and the mountains stand above it.
      air: misty
        ? { ...air, fog: { ...air.fog, haze: air.fog.haze * 0.4, floor: LEVEL, height: 12 } }
        : { ...air, fog: { ...air.fog, floor: LEVEL } },
      water: makeWater(
        { level: LEVEL, deep: [0.006, 0.05, 0.07], shallow: [0.04, 0.15, 0.16], clarity: 0.16, waves: 0.12, flow: 0.2 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

function plantSlopes(order: PlaceOrder, { relief, heightAt, sight, season }: Land): ReturnType<typeof plantWoods> {
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.01 + 5, z * 0.01, 2);
  return plantWoods({
    ...{ seed: layerSeed(order, 6), sight, heightAt, season, centre: [AXIS, -320], reach: 1100, step: 11 },
    ...{ from: 40, to: 1400, spires: 0.85, height: 11, most: 6000 },
    density: (x, z, y) =>
      y < LEVEL + 4 || y > 90 || Math.hypot(x, z) < 40 ? 0 : smoothstep(-0.25, 0.15, group(x, z)) * (y > 40 ? 0.5 : 1),
    ...{ spire: TREES.spruce.leaves.summer, dome: farLeaves(season) },
  });
}
