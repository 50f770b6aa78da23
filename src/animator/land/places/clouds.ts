import { smoothstep } from '../../maths/ease.ts';
import { cloudHeads, paintClouds } from '../kits/cloud-sea.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { asksForIslands, hangIslands } from '../kits/sky-islands.ts';
import { mixLight } from '../kits/tones.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** A sea of clouds: level where the film plays, heads all around, towers far away. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const [near, middle] = [beyond(x, z, 3, 16), beyond(x, z, 10, 60)];
    const small =
      cloudHeads(relief, x + 40, z, 5) * (0.12 + 0.75 * near) + cloudHeads(relief, x, z + 90, 13) * 2.2 * near;
    const large = middle * (cloudHeads(relief, x, z, 52) * 6 - 4 + cloudHeads(relief, z, x, 150) * 6 - 4);
    const bank = relief.noise.fbm(x / 820 + 4, z / 820, 3);
    const towers =
      smoothstep(240, 900, far) *
      smoothstep(0.04, 0.4, bank) *
      (110 + cloudHeads(relief, x, z + 300, 120) * 90 + cloudHeads(relief, x, z, 45) * 26);
    return small + large + towers * (z < 0 ? 1 : 0.4) - middle * 2;
  };

export const CLOUDS: PlaceBuilder = {
  name: 'clouds',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 12,
    spots: [{ kind: 'sit', at: [1.5, 0.2, -1.5], heading: 0, radius: 2 }],
    ways: [],
    prospect: {
      ground: { eye: [0, 9, 30], target: [0, 9, -60] },
      air: { eye: [0, 34, 60], target: [0, 14, -90] },
    },
  }),
  build(order, sight) {
    // Above them it neither rains nor is the sky grey.
    const clear = { ...order, weather: 'clear' };
    const season = seasonOf(clear, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(clear, order.time === 'day' ? -0.3 : 0);
    return {
      placements: asksForIslands(order) ? hangIslands(clear, season, sight) : [],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt: (x, z, _y, normal) => paintClouds(relief, x, z, normal, 13),
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.6,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: {
        ...air,
        fog: {
          ...air.fog,
          colour: mixLight(air.fog.colour, air.sky.horizon, 0.6),
          density: air.fog.density + 0.0007,
          height: 60,
        },
        sky: { ...air.sky, cover: 0.4, cirrus: 0.9 },
      },
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
