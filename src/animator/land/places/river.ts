import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { PEBBLES, paintSand, paintShore } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -0.95;
const HALF_WIDTH = 12;
/** Metres: so deep it is along both banks, where one goes through. */
const FORD = 0.4;

/** It comes winding out of the hills at the back and crosses behind the middle, from the left to the front on the right. */
const riverX = (z: number): number =>
  29 +
  Math.max(z, -42) * 1.2 -
  smoothstep(-30, -60, z) * 4 +
  smoothstep(-42, -150, z) * (34 + Math.sin((z + 42) * 0.03) * 16) +
  smoothstep(10, 60, z) * 20;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const aside = Math.abs(x - riverX(z)) + relief.noise.noise(x * 0.12, z * 0.12) * 1.3;
    const bed =
      aside < HALF_WIDTH
        ? LEVEL -
          FORD * smoothstep(HALF_WIDTH, HALF_WIDTH * 0.8, aside) -
          0.75 * smoothstep(HALF_WIDTH * 0.55, 0, aside)
        : LEVEL + Math.min(0.95, (aside - HALF_WIDTH) * 0.22);
    const out = smoothstep(HALF_WIDTH + 6, 90, aside);
    const rolling = beyond(x, z, 12, 60) * out * (relief.swells(x, z, 80) * 3 + 1.5);
    const hills =
      smoothstep(HALF_WIDTH + 10, 260, aside) * beyond(x, z, 70, 420) * (relief.swells(x, z, 260) * 26 + 34);
    const range =
      shareOf(beyond(x, z, 1100, 3000) * smoothstep(40, 500, aside), () => relief.peaks(x, z, 1500, 8)) * 620;
    return (
      bed + rolling + hills + range + smoothstep(0.1, 0.6, bed - LEVEL) * relief.noise.noise(x * 0.4, z * 0.4) * 0.06
    );
  };

export const RIVER: PlaceBuilder = {
  name: 'river',
  describe(order) {
    const points: Vector[] = [];
    for (let z = -200; z <= 80; z += 7) points.push([riverX(z), LEVEL, z]);
    return {
      heightAt: heightOf(makeRelief(layerSeed(order, 1))),
      waterLevel: LEVEL,
      indoor: false,
      bestView: -0.3,
      viewSlack: 0.2,
      openRadius: 9,
      spots: [
        { kind: 'water', at: [riverX(-24), LEVEL, -24], heading: 0, radius: 4 },
        { kind: 'sit', at: [3.5, 0, -2.5], heading: 2.2, radius: 1.2 },
      ],
      prospect: {
        ground: { eye: [-3, 3.1, -5], target: [-14, 3.4, -42] },
        air: { eye: [22, 32, 30], target: [-14, 7, -70] },
      },
      ways: [{ kind: 'river', points, width: HALF_WIDTH * 1.5 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const grass = meadowGrass(season.name, 0.26);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 14,
      rockFrom: 260,
      snowFrom: 420,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const dry = (y: number): number => smoothstep(0.3, 0.62, y - LEVEL);
    const growth = (x: number, z: number, y: number): number =>
      y > 40
        ? 0
        : dry(y) * smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (season.snow > 0.5 ? 0.25 : 1);
    const land: Land = { relief, heightAt, sight, season };
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -60], 700),
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 130, detail }),
        ...sowFlowers(order, land, { layer: 3, reach: 50, bare: (x, z) => dry(heightAt(x, z)) < 1 }),
        ...(order.without.includes('tree') ? [] : plantBanks(order, land)),
        ...strewStones(order, land, {
          layer: 8,
          centre: [6, -20],
          reach: 75,
          step: 1.7,
          density: (x, z, y) =>
            y > LEVEL + 0.5 || y < LEVEL - 1
              ? 0
              : 0.12 + smoothstep(0, 0.5, relief.noise.noise(x * 0.09, z * 0.09 + 4)) * 0.5,
          look: { stone: STONE_GREY, moss: lightOf(0x66703c), mossy: 0.35, tall: 0.62, cuts: 16, strata: 0 },
          size: [0.14, 1.9],
          clear: 9,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const edge = dry(y + relief.noise.noise(x * 0.5, z * 0.5) * 0.12);
            if (edge >= 1) return look;
            return paintShore(paintSand(relief.noise, season, PEBBLES, x, z, y - LEVEL), look, edge);
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: LEVEL - 3,
          farFineness: 2,
        },
        sight,
      ),
      groundFocus: [0, 0, -6],
      heightAt,
      air,
      water: makeWater(
        { level: LEVEL, deep: [0.02, 0.07, 0.075], shallow: [0.2, 0.23, 0.17], clarity: 0.85, waves: 0.17, flow: 1.1 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

function plantBanks(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.014 + 3, z * 0.014, 2);
  const wet = (x: number, z: number): boolean => Math.abs(x - riverX(z)) < HALF_WIDTH + 3;
  return [
    ...plantCopse(order, land, {
      layer: 4,
      centre: [0, -60],
      reach: 300,
      step: 9,
      density: (x, z) => (wet(x, z) ? 0 : 0.08 + smoothstep(-0.2, 0.2, group(x, z)) * 0.55),
      species: [
        ['birch', 0.3],
        ['oak', 0.5],
        ['maple', 0.66],
        ['spruce', 0.9],
        ['pine', 1],
      ],
      size: [0.75, 1.25],
      clear: 15,
      crowd: 1.3,
    }),
    ...plantCopse(order, land, {
      layer: 5,
      reach: 60,
      step: 4.5,
      density: (x, z) => (wet(x, z) ? 0 : 0.1),
      species: [['bush', 1]],
      size: [0.5, 1.1],
      clear: 13,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, -300],
      reach: 1500,
      step: 12,
      from: 290,
      to: 1600,
      density: (x, z, y) => (wet(x, z) || y > 240 ? 0 : smoothstep(-0.35, 0.1, group(x * 0.4, z * 0.4))),
      spires: 0.6,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 9000,
    }),
  ];
}
