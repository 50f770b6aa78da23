import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder, Prospect } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** Layers of stone: each a steep wall and a sloping foot. */
const stepped = (height: number, layer: number): number => {
  const level = Math.floor(height / layer);
  const part = height / layer - level;
  return (level + smoothstep(0.62, 0.96, part) * 0.8 + part * 0.2) * layer;
};

/** How the water winds between the walls, and how high it stands. */
const riverX = (z: number): number => -40 - Math.sin(z * 0.004) * 120 - (z + 500) * 0.25;
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
    const bed = smoothstep(RIVER_HALF * 0.6, RIVER_HALF * 1.7, river + relief.noise.noise(x * 0.05, z * 0.05) * 5);
    return Math.min(land, LEVEL - 3 + bed * 400);
  };

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
          ground: { eye: [riverX(-250), LEVEL + 9, -250], target: [riverX(-330), LEVEL + 22, -330] },
          air: { eye: [riverX(-300), LEVEL + 46, -300], target: [riverX(-440), LEVEL + 52, -440] },
        }
      : {
          ground: { eye: [7, 5.5, -2], target: [-8, -6, -70] },
          air: { eye: [10, 34, -130], target: [-40, -46, -400] },
        },
  }),
  build(order, sight, detail) {
    const flooded = isFlooded(order);
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief, flooded);
    const air = openAir(order, order.time === 'day' ? -0.5 : 0);
    const land: Land = { relief, heightAt, sight, season };
    const layers = [0x9c4f33, 0xc07a4c, 0xa95b3b, 0xd39a68, 0x8a4632, 0xb96c46, 0xdcb083].map((hex) => lightOf(hex));
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
            colour = mixLight(colour, SNOW_WHITE, season.snow * smoothstep(0.4, 0.15, steep) * 0.9);
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
        ? makeWater(
            { level: LEVEL, deep: [0.01, 0.13, 0.14], shallow: [0.1, 0.36, 0.34], clarity: 0.3, waves: 0.25, flow: 1 },
            ...([order, air] as const),
          )
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
