import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { airOf } from '../air.ts';
import { type Land, layerSeed, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { groundUnder, sowGrass } from '../kits/plants/grass.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement, World } from '../world.ts';

const LEVEL = -5;

/** Points and coves, one behind the other, the far ones wider: how far before the middle the land ends there. */
const edgeAt = ({ noise }: Relief, x: number): number => {
  const away = smoothstep(18, 90, Math.abs(x));
  return (
    -19 +
    away * (Math.sin(x * 0.027 + 0.6) * 22 + Math.sin(x * 0.083 + 2) * 11 + noise.fbm(x * 0.016, 4.2, 3) * 44) +
    smoothstep(120, 420, Math.abs(x)) * noise.fbm(x * 0.004, 9.1, 2) * 150 -
    smoothstep(160, 700, x) * 190
  );
};

/** Metres inland, bent by finer noise, so that no line of rock is straight. */
const inlandAt = (relief: Relief, x: number, z: number): number =>
  z - edgeAt(relief, x) + smoothstep(12, 30, Math.hypot(x, z)) * relief.noise.fbm(x * 0.05, z * 0.05, 3) * 24;

/** Granite: rounded blocks with clefts between them, largest at the water. */
const blocks = ({ noise }: Relief, x: number, z: number): number => {
  const cleft = 1 - Math.abs(noise.fbm(x * 0.05 + 3, z * 0.05, 3)) * 3;
  const crag = noise.ridged(x * 0.045, z * 0.045 + 8, 4);
  return crag * 7.5 - 2.6 + noise.fbm(x * 0.14, z * 0.14, 3) * 2.4 - smoothstep(0.6, 1, cleft) * 3.4;
};

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const inland = inlandAt(relief, x, z);
    const off = smoothstep(9, 22, Math.hypot(x, z));
    if (inland < -0.5) {
      // Sand and weed under clear water, and skerries that the next wave goes over.
      const out = -inland;
      const bed = LEVEL - 0.9 - Math.min(out * 0.06, 6) - smoothstep(90, 260, out) * 16;
      const shoal = smoothstep(0.06, 0.42, relief.noise.fbm(x * 0.033 + 7, z * 0.033, 3)) * smoothstep(95, 30, out);
      const skerry = shoal * (5.6 + relief.noise.ridged(x * 0.07, z * 0.07, 3) * 4);
      return bed + skerry + smoothstep(-4, -0.5, inland) * 0.9;
    }
    const wall = smoothstep(-0.5, 8, inland) * (5 + off * relief.swells(x, z, 70) * 1.6);
    const rough = off * smoothstep(0.5, 9, inland) * (1 - smoothstep(24, 60, inland) * 0.75) * blocks(relief, x, z);
    const rise = smoothstep(14, 90, inland) * 9 + smoothstep(60, 520, inland) * (52 + relief.swells(x, z, 210) * 30);
    const far = smoothstep(260, 1300, inland) * relief.peaks(x, z, 900, 7) * 190;
    return LEVEL + wall + rough + off * rise + far + relief.noise.noise(x * 0.5, z * 0.5) * 0.05;
  };

/** Where waves break: off the points, and on the skerries before them. */
function breakersOf(relief: Relief, heightAt: (x: number, z: number) => number): PlaceFacts['spots'] {
  const spots: Vector[] = [];
  for (let x = -74; x <= 260 && spots.length < 12; x += 19) {
    if (edgeAt(relief, x) > edgeAt(relief, x - 19) + 6) continue;
    let z = edgeAt(relief, x) - 46;
    while (z < edgeAt(relief, x) + 30 && heightAt(x, z) < LEVEL + 0.1) z += 1.5;
    if (Math.hypot(x, z) > 15) spots.push([x, LEVEL, z - 1]);
  }
  return spots.map((at) => ({ kind: 'breakers', at, heading: 0, radius: 4 }));
}

const TURQUOISE = /turquoise|azure|emerald|crystal clear|tropical|lagoon/;
const STONES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/\b(?:black|volcanic|basalt|lava)\b/, [0x4a4746, 0x2a2829]],
  [/\b(?:white|chalk|limestone)\b/, [0xd6cdbd, 0xaaa091]],
  [/\b(?:north|scot\w+|irish|ireland|norw\w+|grey|gray|maine|brittany)\b/, [0x8d8983, 0x5f5d5b]],
];
/** Granite of the south. */
const GRANITE = [0xc9a384, 0x8e7260] as const;
const stonesOf = ({ dressing }: PlaceOrder): readonly [Light, Light] => {
  const [light, dark] = STONES.find(([words]) => dressing.some((word) => words.test(word)))?.[1] ?? GRANITE;
  return [lightOf(light), lightOf(dark)];
};

/** The sun stands over the sea and lights the rock from the side, whichever end of the day it is. */
const SUN = -2.5;

/** Low rock with coves and skerries before clear water, made to be flown along. */
export const ROCKY_COAST: PlaceBuilder = {
  name: 'rocky_coast',
  describe(order) {
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    return {
      heightAt,
      waterLevel: LEVEL,
      indoor: false,
      bestView: 0.35,
      openRadius: 9,
      spots: [
        { kind: 'water', at: [-4, LEVEL, edgeAt(relief, -4) - 12], heading: 0, radius: 6 },
        { kind: 'sit', at: [2, 0, -6], heading: Math.PI, radius: 1.2 },
        ...breakersOf(relief, heightAt),
      ],
      ways: [],
      prospect: {
        ground: { eye: [-20, 3.4, -1], target: [40, -2, -26] },
        air: { eye: [-92, 36, -74], target: [64, -4, -22] },
      },
    };
  },
  build(order, sight, detail): World {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const land: Land = { relief, heightAt, sight, season };
    const air = airOf(order, SUN, 14);
    const [light, dark] = stonesOf(order);
    const clear = TURQUOISE.test(order.dressing.join(' '));
    const grass = {
      root: lightOf(0x4f5a2e),
      tip: lightOf(0x93a05a),
      dry: lightOf(0xcdbd7c),
      dryness: 0.4,
      height: 0.3,
      broad: 0.8,
    };
    const green = groundUnder({ ...grass, dryness: 0.15 });
    const cover = (x: number, z: number): number =>
      smoothstep(9, 30, inlandAt(relief, x, z)) *
      smoothstep(-0.35, 0.25, relief.noise.fbm(x * 0.035, z * 0.035, 3) + smoothstep(30, 120, z) * 0.3);
    const bush = (x: number, z: number): number =>
      cover(x, z) * smoothstep(-0.25, 0.3, relief.noise.fbm(x * 0.05, z * 0.05 + 4, 2));
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -120], 9000),
        ...sowGrass(order, land, {
          layer: 2,
          look: grass,
          growth: (x, z) => cover(x, z) * (season.snow > 0.5 ? 0.25 : 1),
          tint: (x, z) => turfTint(relief.noise, x, z),
          reach: 120,
          detail,
        }),
        ...sowFlowers(order, land, { layer: 3, reach: 50, bare: (x, z) => cover(x, z) < 0.5 }),
        ...scrub(order, land, bush),
        ...strewStones(order, land, {
          layer: 8,
          centre: [0, -30],
          reach: 150,
          step: 3,
          density: (x, z, y) => (y < LEVEL - 1.4 || y > LEVEL + 5 ? 0 : 0.34 * smoothstep(14, 26, Math.hypot(x, z))),
          look: { stone: light, moss: dark, mossy: 0.3, tall: 0.66, cuts: 12, strata: 0 },
          size: [0.4, 5.2],
          clear: 14,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const tone = clamp(0.55 + relief.noise.fbm(x * 0.07, z * 0.07, 3) * 1.3);
            const grain = 0.86 + 0.28 * clamp(0.5 + relief.noise.noise(x * 0.9 + y, z * 0.9));
            let stone = timesLight(mixLight(dark, light, tone), grain);
            // Weed below, salt above, where the waves reach.
            stone = mixLight(stone, timesLight(stone, 0.36), smoothstep(LEVEL + 1.5, LEVEL + 0.2, y));
            if (y < LEVEL - 0.7)
              stone = mixLight(
                lightOf(0xd8caa4),
                timesLight(dark, 0.6),
                smoothstep(0.1, 0.42, relief.noise.fbm(x * 0.03, z * 0.03 + 5, 3)),
              );
            const grown = cover(x, z) * (1 - smoothstep(0.22, 0.42, 1 - normal[1]));
            const turf = timesLight(green, 0.72 + relief.noise.fbm(x * 0.04, z * 0.04, 3) * 0.5);
            const colour = mixLight(stone, turf, grown);
            const snow = season.snow * smoothstep(0.5, 0.25, 1 - normal[1]) * smoothstep(LEVEL, LEVEL + 2, y);
            return { colour: mixLight(colour, SNOW_WHITE, snow), material: materialOf(grown > 0.5 ? 'soil' : 'rock') };
          },
          reach: 4096,
          middle: [200, 0, 300],
          floor: LEVEL - 12,
          farFineness: 1.6,
          nearFineness: 1.3,
        },
        sight,
      ),
      groundFocus: [0, 0, -4],
      heightAt,
      air: { ...air, fog: { ...air.fog, floor: LEVEL } },
      water: makeWater(
        {
          level: LEVEL,
          deep: clear ? [0.01, 0.2, 0.28] : [0.008, 0.1, 0.17],
          shallow: clear ? [0.3, 0.74, 0.68] : [0.2, 0.5, 0.48],
          clarity: clear ? 0.085 : 0.2,
          waves: 0.5,
          flow: 0.4,
        },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** Low, dark and round, in patches; farther inland it closes. */
function scrub(order: PlaceOrder, land: Land, density: (x: number, z: number) => number): Placement[] {
  if (saysOf(order, 'barren')) return [];
  const leaves = TREES.oak.leaves.summer;
  return [
    ...plantCopse(order, land, {
      layer: 4,
      centre: [30, 30],
      reach: 190,
      step: 4.2,
      density: (x, z) => density(x, z) * 0.7,
      species: [
        ['bush', 0.94],
        ['pine', 1],
      ],
      size: [0.6, 1.35],
      clear: 14,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight: land.sight,
      heightAt: land.heightAt,
      season: land.season,
      centre: [300, 300],
      reach: 1300,
      step: 11,
      from: 150,
      to: 1700,
      density: (x, z, y) => (y > 150 ? 0 : density(x, z) * 0.8),
      spires: 0,
      spire: leaves,
      dome: leaves,
      height: 5,
      most: 7000,
    }),
  ];
}
