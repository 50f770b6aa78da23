import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { type GrassLook, sowGrass } from '../kits/plants/grass.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { paintTurf, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const swell = beyond(x, z, 12, 120) * relief.swells(x, z, 190) * 3.2;
    const hills = shareOf(smoothstep(900, 2600, far), () => Math.max(0, relief.peaks(x, z, 1500, 7) - 0.28)) * 520;
    return swell + hills + relief.noise.noise(x * 0.35, z * 0.35) * 0.05;
  };

export const SAVANNA: PlaceBuilder = {
  name: 'savanna',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 18,
    plainRadius: 70,
    spots: [{ kind: 'shade', at: [-17, 0, -24], heading: 0, radius: 4 }],
    ways: [],
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const green = order.season === 'spring' || order.weather === 'rain';
    const grass: GrassLook = {
      root: lightOf(0x6a5a2c),
      tip: lightOf(green ? 0xa3a052 : 0xbfa45c),
      dry: lightOf(0xe0c98a),
      dryness: green ? 0.3 : 0.65,
      height: 0.46,
      broad: 0.85,
    };
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: lightOf(0x9a8268),
      woodsFrom: 30,
      rockFrom: 240,
      snowFrom: 4000,
      woods: lightOf(0x77703f),
    };
    const land: Land = { relief, heightAt, sight, season };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    // Where animals have trodden it the grass is low.
    const growth = (x: number, z: number): number =>
      (0.45 + 0.55 * beyond(x, z, 3, 12)) *
      smoothstep(-0.75, 0.25, relief.noise.noise(x * 0.07, z * 0.07)) *
      (season.snow > 0.5 ? 0.3 : 1);
    const bare = order.without.includes('tree');
    const group = (x: number, z: number): number => relief.noise.fbm(x * 0.008 + 2, z * 0.008, 2);
    return {
      placements: [
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 220, detail }),
        ...(bare
          ? []
          : plantCopse(order, land, {
              layer: 3,
              reach: 420,
              step: 24,
              density: (x, z) => 0.2 + smoothstep(0, 0.3, group(x, z)) * 0.35,
              species: [['acacia', 1]],
              size: [0.75, 1.35],
              clear: 23,
            })),
        ...plantCopse(order, land, {
          layer: 4,
          reach: 130,
          step: 11,
          density: (x, z) => 0.06 + smoothstep(0.1, 0.3, group(x, z)) * 0.2,
          species: [['bush', 1]],
          size: [0.5, 1.1],
          clear: 19,
          tint: [1.25, 1.05, 0.75],
        }),
        ...plantWoods({
          seed: layerSeed(order, 5),
          sight,
          heightAt,
          season,
          centre: [0, 0],
          reach: 1500,
          step: 34,
          from: 400,
          to: 1500,
          density: (x, z) => 0.1 + smoothstep(0, 0.3, group(x, z)) * 0.5,
          spires: 0,
          spire: TREES.acacia.leaves.summer,
          dome: TREES.acacia.leaves.summer,
          height: 7,
          most: 2500,
        }),
        ...strewStones(order, land, {
          layer: 6,
          reach: 120,
          step: 6,
          density: (x, z) => smoothstep(0.3, 0.6, relief.noise.noise(x * 0.03, z * 0.03 + 6)) * 0.4,
          look: { stone: lightOf(0x94795e), moss: lightOf(0xa89468), mossy: 0.4, tall: 0.75, cuts: 11, strata: 4 },
          size: [0.2, 2.6],
          clear: 16,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt: (x, z, y, normal, cell) => paintTurf(turf, x, z, y, normal, cell),
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.6,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, fog: { ...air.fog, density: air.fog.density * 1.5 } },
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
