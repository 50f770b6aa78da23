import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** A trail comes up behind the camera and follows the shoulder to the left. */
const trailAt = (z: number): number => Math.sin(z * 0.09 + 0.4) * 1.6 - smoothstep(0, -14, z) * 9 - 0.6;

/** A green shoulder high above a valley, great peaks across it. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const edge = -15 + relief.noise.fbm(x * 0.02, 4, 2) * 10;
    const drop = smoothstep(edge, edge - 150, z) * 150 + smoothstep(edge, edge - 12, z) * 3.5;
    const rise = smoothstep(14, 160, z) * 46 + smoothstep(16, 120, Math.abs(x)) * 16;
    const rough = beyond(x, z, 9, 40) * (relief.swells(x, z, 45) * 2 + relief.swells(x, z, 14) * 0.4);
    const range = shareOf(smoothstep(700, 3400, far), () => relief.peaks(x + 900, z, 1500, 9)) * (z > 100 ? 420 : 640);
    return rough + rise - drop + range + relief.noise.noise(x * 0.5, z * 0.5) * 0.07 * smoothstep(1, 5, far);
  };

export const MOUNTAINS: PlaceBuilder = {
  name: 'mountains',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
    const points: Vector[] = [];
    for (let z = 26; z >= -14; z -= 4) points.push([trailAt(z), heightAt(trailAt(z), z), z]);
    return {
      heightAt,
      waterLevel: null,
      indoor: false,
      bestView: 0,
      viewSlack: 0.3,
      openRadius: 11,
      spots: [{ kind: 'sit', at: [4.2, 0.4, -4], heading: Math.PI, radius: 0.6 }],
      ways: [{ kind: 'path', points, width: 1.4 }],
      prospect: {
        ground: { eye: [40, 225, -1480], target: [20, 238, -1600] },
        air: { eye: [0, 330, -1200], target: [-30, 290, -1400] },
      },
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order, order.time === 'day' ? -0.75 : 0);
    const grass = meadowGrass(season.name, 0.2);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: lightOf(0x726a64),
      woodsFrom: 400,
      rockFrom: 170,
      snowFrom: 300,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const trail = (x: number, z: number): number =>
      z < -16 || z > 60 ? 0 : Math.exp(-(((x - trailAt(z)) / 0.75) ** 4));
    const growth = (x: number, z: number, y: number): number =>
      y > 60 || y < -40
        ? 0
        : (1 - trail(x, z)) *
          smoothstep(-0.5, 0.2, relief.noise.noise(x * 0.15, z * 0.15)) *
          (season.snow > 0.5 ? 0.15 : 1);
    const land: Land = { relief, heightAt, sight, season };
    const wooded = (x: number, z: number): number => relief.noise.fbm(x * 0.01 + 8, z * 0.01, 2);
    const bare = order.without.includes('tree');
    return {
      placements: [
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 110, detail }),
        ...sowFlowers(order, land, { layer: 3, reach: 50, bare: (x, z) => trail(x, z) > 0.2 }),
        ...(bare
          ? []
          : plantCopse(order, land, {
              layer: 4,
              centre: [0, -60],
              reach: 330,
              step: 8,
              density: (x, z, y) =>
                z < -9 && Math.abs(x) < 12 && y > -8 ? 0 : smoothstep(-0.1, 0.2, wooded(x, z)) * (y < -6 ? 0.75 : 0.16),
              species: [
                ['spruce', 0.6],
                ['fir', 0.9],
                ['pine', 1],
              ],
              size: [0.6, 1.15],
              clear: 18,
              crowd: 1.2,
            })),
        ...(bare
          ? []
          : plantWoods({
              seed: layerSeed(order, 5),
              sight,
              heightAt,
              season,
              centre: [0, -600],
              reach: 1500,
              step: 12,
              from: 320,
              to: 2100,
              density: (x, z, y) => (y > 190 ? 0 : smoothstep(-0.2, 0.15, wooded(x * 0.5, z * 0.5))),
              spires: 1,
              spire: TREES.spruce.leaves.summer,
              dome: null,
              height: 12,
              most: 11000,
            })),
        ...strewStones(order, land, {
          layer: 6,
          reach: 90,
          step: 2.4,
          density: (x, z) => smoothstep(0.05, 0.5, relief.noise.noise(x * 0.08 + 2, z * 0.08)) * 0.3 + 0.03,
          look: { stone: lightOf(0x8e867e), moss: lightOf(0x767c4a), mossy: 0.5, tall: 0.75, cuts: 9, strata: 6 },
          size: [0.1, 2.2],
          clear: 9.5,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const worn = trail(x, z) * (1 - season.snow * 0.6);
            return worn < 0.02
              ? look
              : {
                  ...look,
                  colour: mixLight(
                    look.colour,
                    timesLight(lightOf(0x9a8a72), 1 + relief.noise.noise(x * 2, z * 2) * 0.15),
                    worn * 0.85,
                  ),
                };
          },
          reach: 4096,
          middle: [0, 0, -1600],
          floor: null,
          farFineness: 2.6,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: {
        ...air,
        fog: { ...air.fog, density: air.fog.density * 0.6, haze: air.fog.haze * 0.6, floor: -150, height: 160 },
      },
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
