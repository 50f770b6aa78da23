import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet, type WaterLook } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder, Prospect } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** Layers of stone: each a steep wall and a sloping foot. */
const stepped = (height: number, layer: number): number => {
  const level = Math.floor(height / layer);
  const part = height / layer - level;
  return (level + smoothstep(0.62, 0.96, part) * 0.8 + part * 0.2) * layer;
};

/** How the water winds between the walls, and how high it stands. */
const riverX = (z: number): number =>
  -40 - Math.sin(z * 0.004) * 120 - (z + 500) * 0.25 + Math.sin(z * 0.0155 + 2.6) * 30;
const [LEVEL, RIVER_HALF] = [-229, 19];
/** Where one floats, between the walls, and from where a drone sees it with what lies ahead. */
const AFLOAT = -352;
const OVER_RIVER: Prospect = {
  eye: [riverX(AFLOAT + 34), LEVEL + 17, AFLOAT + 34],
  target: [riverX(AFLOAT - 60), LEVEL + 6, AFLOAT - 60],
};
const RIVER = Array.from({ length: 24 }, (_, index): Vector => {
  const z = AFLOAT + 90 - index * 12;
  return [riverX(z), LEVEL, z];
});
const isFlooded = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:river|stream|water|colorado|rapids|turquoise)\b/.test(word));

/** Walls beside the river: metres from its middle to their foot and their edge, and how high they are; benches lie between them. */
const WALLS = [
  [50, 72, 58],
  [112, 140, 76],
  [205, 240, 60],
] as const;

/** A bed, banks of gravel, slopes of what has fallen; then walls in steps, worn by what runs down between their pillars. */
function gorgeAt({ noise, swells }: Relief, x: number, z: number, river: number): number {
  const bed = smoothstep(RIVER_HALF * 0.6, RIVER_HALF * 1.3, river + noise.noise(x * 0.05, z * 0.05) * 4) * 4.5;
  const bent = river + noise.fbm(x * 0.011, z * 0.011, 3) * 44 * smoothstep(20, 90, river);
  const gullies = noise.ridged(x * 0.014 + 4, z * 0.014, 4) * 24 * smoothstep(24, 70, river);
  const from = bent + gullies - 10;
  const slopes = smoothstep(RIVER_HALF * 1.4, 62, from) * 17 + Math.max(0, Math.min(330, from) - 62) * 0.17;
  const walls = WALLS.reduce((sum, [foot, edge, tall]) => sum + smoothstep(foot, edge, from) * tall, 0);
  const rough = noise.fbm(x * 0.06, z * 0.06, 3) * 4 * smoothstep(26, 60, river);
  return LEVEL - 3 + bed + slopes + walls + rough + smoothstep(260, 700, from) * (swells(x, z, 300) * 30 + 30);
}

/** A rim in the front, the gorge before it, towers and tables of stone beyond. */
const heightOf =
  (relief: Relief, flooded: boolean) =>
  (x: number, z: number): number => {
    const edge = -9.8 + relief.noise.fbm(x * 0.03, 3, 3) * 5 - smoothstep(30, 140, Math.abs(x)) * 70;
    const out = edge - z;
    const river = Math.abs(x - riverX(z));
    const gorge = smoothstep(20, 420, river) * 210;
    const apart = flooded ? smoothstep(26, 120, river) : 1;
    const buttes = smoothstep(-0.02, 0.2, relief.noise.fbm(x * 0.0035 + 2, z * 0.0035, 4)) * 210 * apart;
    const far = smoothstep(700, 1900, out) * 130;
    const deep =
      stepped(
        clamp(
          gorge * 0.55 + buttes * smoothstep(80, 300, out) + far + relief.noise.fbm(x * 0.012, z * 0.012, 3) * 26,
          0,
          345,
        ),
        34,
      ) - 236;
    const slope = -smoothstep(-2.5, -11, z) * 1.7;
    const rim =
      slope +
      beyond(x, z, 9, 50) * relief.swells(x, z, 40) * 0.9 +
      beyond(x, z, 60, 500) * relief.swells(x, z, 240) * 9;
    const drop = smoothstep(0, 9, out + relief.noise.noise(x * 0.12, z * 0.12) * 2);
    const fall = stepped(smoothstep(0, 150, out) * 236, 34);
    const land = rim * (1 - drop) + drop * Math.max(-fall - 4, deep) + relief.noise.noise(x * 0.5, z * 0.5) * 0.06;
    if (!flooded || out < 60) return land;
    const share = smoothstep(60, 190, out);
    return land * (1 - share) + share * gorgeAt(relief, x, z, river);
  };

const WARM_LAYERS = [0x9c4f33, 0xc07a4c, 0xa95b3b, 0xd39a68, 0x8a4632, 0xb96c46, 0xdcb083] as const;
/** Where it snows the stone is that of high mountains. */
const COLD_LAYERS = [0x6a6468, 0x857c7a, 0x5c585e, 0x978a82, 0x545158, 0x7a706e, 0x8d8784] as const;
const WOODED = /\b(?:pines?|trees?|firs?|spruces?|forest|wooded|evergreens?|conifers?|alpine|green|lush)\b/;

export const CANYON: PlaceBuilder = {
  name: 'canyon',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1)), isFlooded(order)),
    waterLevel: isFlooded(order) ? LEVEL : null,
    indoor: false,
    bestView: 0,
    openRadius: 8,
    spots: [
      { kind: 'sit', at: [2, 0, -8], heading: Math.PI, radius: 1.2 },
      ...(isFlooded(order)
        ? [{ kind: 'water', at: [riverX(AFLOAT), LEVEL, AFLOAT] as const, heading: Math.PI, radius: RIVER_HALF * 0.6 }]
        : []),
    ],
    ways: isFlooded(order) ? [{ kind: 'river', points: RIVER, width: RIVER_HALF }] : [],
    ...(isFlooded(order) ? { overlook: OVER_RIVER } : {}),
    prospect: isFlooded(order)
      ? {
          ground: { eye: [riverX(-250) + 14, LEVEL + 9, -250], target: [riverX(-330), LEVEL + 18, -330] },
          air: { eye: [riverX(-290) + 8, LEVEL + 104, -262], target: [riverX(-430), LEVEL + 30, -430] },
        }
      : {
          ground: { eye: [7, 5.5, -2], target: [-8, -6, -70] },
          air: { eye: [10, 34, -130], target: [-40, -46, -400] },
        },
  }),
  build(order, sight, detail) {
    const flooded = isFlooded(order);
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief, flooded);
    const air = openAir(order, order.time === 'day' ? -0.5 : 0);
    const land: Land = { relief, heightAt, sight, season };
    const frozen = season.snow > 0.5;
    const layers = (frozen ? COLD_LAYERS : WARM_LAYERS).map((hex) => lightOf(hex));
    const wooded = frozen || order.dressing.some((word) => WOODED.test(word));
    const look = { root: lightOf(0x6b5a35), tip: lightOf(0xa9985c), dry: lightOf(0xd6bf86), dryness: 0.5, height: 0.3 };
    const rimmed = (x: number, z: number, y: number): number =>
      y < -3 ? 0 : smoothstep(0.25, 0.55, relief.noise.noise(x * 0.14, z * 0.14)) * (Math.hypot(x, z) < 5 ? 0 : 0.8);
    return {
      placements: [
        ...(flooded ? [makeWaterSheet(LEVEL, [riverX(-400), -400], 2600)] : []),
        ...sowGrass(order, land, { layer: 2, look, growth: rimmed, tint: () => [1, 1, 1], reach: 70, detail }),
        ...plantCopse(order, land, {
          layer: 3,
          reach: 160,
          step: 8,
          density: (_x, _z, y) => (y < -6 ? 0.06 : 0.12),
          species: [
            ['bush', 0.85],
            ['pine', 1],
          ],
          size: [0.4, 0.85],
          clear: 14,
          tint: [1.15, 1.02, 0.8],
        }),
        ...(flooded && wooded ? plantGorge(order, land) : []),
        ...strewStones(order, land, {
          layer: 4,
          reach: 70,
          step: 2,
          density: (x, z) => 0.04 + smoothstep(0.1, 0.5, relief.noise.noise(x * 0.08 + 9, z * 0.08)) * 0.3,
          look: { stone: lightOf(0xa3623f), moss: lightOf(0xc08a5c), mossy: 0.35, tall: 0.6, cuts: 8, strata: 7 },
          size: [0.1, 2],
          clear: 9.5,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const steep = 1 - normal[1];
            const warp = y + relief.noise.fbm(x * 0.006, z * 0.006, 2) * 9;
            const index = Math.floor((warp + 400) / 8.5);
            const part = (warp + 400) / 8.5 - index;
            const [a, b] = [layers[index % 7] ?? layers[0], layers[(index + 1) % 7] ?? layers[0]];
            const wall =
              a === undefined || b === undefined ? lightOf(0xa95b3b) : mixLight(a, b, smoothstep(0.7, 1, part));
            const floor = mixLight(
              lightOf(0xb98a5c),
              lightOf(0x8f8152),
              clamp(0.35 + relief.noise.fbm(x * 0.02, z * 0.02, 3)),
            );
            const streak = 0.86 + 0.28 * clamp(0.5 + relief.noise.noise(x * 0.09, z * 0.09 + y * 0.01) * 0.8);
            let colour = mixLight(floor, timesLight(wall, streak), smoothstep(0.06, 0.26, steep));
            colour = timesLight(colour, 1 - season.wet * 0.3);
            // Green where it is flat enough for trees, gravel along the water, and snow on every ledge.
            const high = y - LEVEL;
            if (wooded && flooded)
              colour = mixLight(colour, lightOf(0x4c5636), smoothstep(0.4, 0.2, steep) * smoothstep(3, 9, high) * 0.75);
            if (flooded) colour = mixLight(colour, lightOf(0xb3aa98), smoothstep(3.4, 1.2, high) * 0.8);
            const ledge = smoothstep(0.25, 0.6, relief.noise.noise(x * 0.05 + y * 0.11, z * 0.05)) * 0.22;
            const lies = smoothstep(0.55, 0.3, steep - ledge) * smoothstep(0.4, 1.6, flooded ? high : 9);
            colour = mixLight(colour, SNOW_WHITE, season.snow * lies * 0.94);
            return { colour, material: materialOf('rock') };
          },
          reach: 4096,
          middle: [0, 0, -1500],
          floor: null,
          farFineness: 2.4,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, fog: { ...air.fog, floor: -230, height: 260 } },
      water: flooded
        ? makeWater({ level: LEVEL, ...waterOf(order), clarity: 0.3, waves: 0.2, flow: 1 }, ...([order, air] as const))
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};

const TURQUOISE = /turquoise|emerald|teal|azure|glacial|aqua|cyan|blue/;

/** Meltwater is bright with what it carries. */
const waterOf = ({ dressing }: PlaceOrder): Pick<WaterLook, 'deep' | 'shallow'> =>
  dressing.some((word) => TURQUOISE.test(word))
    ? { deep: [0.02, 0.34, 0.36], shallow: [0.16, 0.62, 0.6] }
    : { deep: [0.01, 0.13, 0.14], shallow: [0.1, 0.36, 0.34] };

/** Firs on what has fallen from the walls, and on their steps. */
function plantGorge(order: PlaceOrder, land: Land): Placement[] {
  const { heightAt, relief, sight, season } = land;
  const stands = (x: number, z: number, y: number): number => {
    const high = y - LEVEL;
    if (high < 3.5 || high > 230) return 0;
    const slope = Math.hypot(heightAt(x + 2, z) - heightAt(x - 2, z), heightAt(x, z + 2) - heightAt(x, z - 2)) / 4;
    return smoothstep(1.9, 0.9, slope) * smoothstep(-0.3, 0.15, relief.noise.fbm(x * 0.02 + 5, z * 0.02, 2));
  };
  const centre = [riverX(-420), -420] as const;
  return [
    ...plantCopse(order, land, {
      ...{ layer: 5, centre, reach: 190, step: 7, density: stands, size: [0.8, 1.4], clear: 20, crowd: 1.3 },
      species: [
        ['spruce', 0.75],
        ['pine', 1],
      ],
    }),
    ...plantWoods({
      ...{ seed: layerSeed(order, 6), sight, heightAt, season, centre: [riverX(-700), -700], reach: 900, step: 9 },
      ...{ from: 200, to: 1300, density: stands, spires: 0.95, height: 13, most: 7000 },
      ...{ spire: TREES.spruce.leaves.summer, dome: farLeaves(season) },
    }),
  ];
}
