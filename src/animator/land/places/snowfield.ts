import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight } from '../kits/tones.ts';
import type { PlaceBuilder } from '../place.ts';
import { saysOf } from '../said.ts';
import { makeTerrain } from '../terrain.ts';

/** Drifts the wind has cut, slopes behind them, a range of ice and rock. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const drifts = (0.3 + 0.7 * beyond(x, z, 5, 30)) * Math.abs(relief.noise.fbm(x * 0.035, z * 0.09, 3)) * 1.3;
    const swell = beyond(x, z, 10, 90) * relief.swells(x, z, 120) * 4;
    const slopes = smoothstep(120, 600, far) * (relief.swells(x, z, 340) * 22 + 22);
    const range = shareOf(smoothstep(700, 2400, far), () => relief.peaks(x, z + 700, 1500, 9)) * (z > 0 ? 300 : 400);
    return drifts + swell + slopes + range;
  };

export const SNOWFIELD: PlaceBuilder = {
  name: 'snowfield',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 16,
    plainRadius: 70,
    spots: [{ kind: 'sit', at: [2, 0, -2], heading: 0, radius: 2 }],
    ways: [],
  }),
  build(order, sight) {
    // It is winter here whatever the prompt's season is.
    const season = { ...seasonOf({ ...order, season: 'winter' }, true), snow: 1, wet: 0 };
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(
      { ...order, weather: order.weather === 'rain' ? 'snow' : order.weather },
      order.time === 'day' ? -0.9 : 0,
    );
    const land: Land = { relief, heightAt, sight, season };
    const group = (x: number, z: number): number => relief.noise.fbm(x * 0.009 + 5, z * 0.009, 2);
    const bare = order.without.includes('tree') || saysOf(order, 'ice', 'icy', 'iceberg', 'arctic', 'antarctic');
    const [ice, rock] = [lightOf(0xbfd6ea), lightOf(0x5f5f68)];
    return {
      placements: [
        ...(bare
          ? []
          : plantCopse(order, land, {
              layer: 2,
              reach: 300,
              step: 12,
              density: (x, z) => 0.07 + smoothstep(0.05, 0.3, group(x, z)) * 0.6,
              species: [
                ['spruce', 0.65],
                ['fir', 1],
              ],
              size: [0.5, 1.1],
              clear: 17,
            })),
        ...(bare
          ? []
          : plantWoods({
              seed: layerSeed(order, 3),
              sight,
              heightAt,
              season,
              centre: [0, 0],
              reach: 1300,
              step: 15,
              from: 290,
              to: 1300,
              density: (x, z, y) => (y > 150 ? 0 : smoothstep(0, 0.25, group(x * 0.6, z * 0.6))),
              spires: 1,
              spire: TREES.spruce.leaves.summer,
              dome: null,
              height: 12,
              most: 4000,
            })),
        ...strewStones(order, land, {
          layer: 4,
          reach: 80,
          step: 7,
          density: () => 0.14,
          look: { stone: lightOf(0x6f7076), moss: SNOW_WHITE, mossy: 0.6, tall: 0.7, cuts: 9, strata: 0 },
          size: [0.3, 2],
          clear: 12,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const steep = 1 - normal[1];
            const rough = relief.noise.fbm(x * 0.006, z * 0.006, 4);
            const blown = clamp(0.5 + relief.noise.noise(x * 0.05, z * 0.12) * 0.9);
            let colour = mixLight(SNOW_WHITE, ice, blown * 0.22);
            const bared = smoothstep(0.32, 0.5, steep + rough * 0.2) * smoothstep(20, 80, y);
            colour = mixLight(colour, rock, bared);
            return { colour, material: materialOf(bared > 0.5 ? 'rock' : 'drift') };
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: null,
          farFineness: 2.2,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, print: { ...air.print, exposure: air.print.exposure * (order.time === 'day' ? 0.62 : 0.85) } },
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
