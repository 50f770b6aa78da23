import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { hasIslets, isletsAt, paintIslets, plantIslets } from '../kits/islets.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** How deep those are in it who stand. */
const STANDING = -1.1;

/** Between islands the waves are low. */
const SHELTERED = 0.2;

/** Water as far as one sees; a far coast on one side tells how wide it is. */
export const SEA: PlaceBuilder = {
  name: 'sea',
  describe: () => ({
    heightAt: () => STANDING,
    waterLevel: 0,
    indoor: false,
    bestView: 0,
    openRadius: 60,
    spots: [{ kind: 'water', at: [0, 0, 0], heading: 0, radius: 50 }],
    ways: [
      {
        kind: 'lane',
        points: [
          [-120, 0, -6],
          [0, 0, 0],
          [120, 0, -6],
        ],
        width: 30,
      },
    ],
    prospect: {
      ground: { eye: [0, 2.1, 14], target: [0, 2.4, -20] },
      air: { eye: [0, 26, 60], target: [0, 8, -60] },
    },
  }),
  build(order, sight) {
    const season = seasonOf(order, false);
    const air = openAir(order);
    const relief = makeRelief(layerSeed(order, 1));
    const coastAt = (x: number, z: number): number => {
      const far = smoothstep(2300, 3400, Math.hypot(x - 300, z));
      const side = smoothstep(200, 1500, x) * smoothstep(0, -1200, z);
      return -30 + far * side * (30 + relief.peaks(x, z, 1500, 7) * 620);
    };
    const islets = hasIslets(order);
    const paint = paintIslets({ relief, season });
    const bed = (x: number, z: number): number => Math.max(coastAt(x, z), -6 + isletsAt(relief, x, z));
    const withCoast = !order.without.includes('land') && !order.without.includes('coast');
    return {
      placements: [
        makeWaterSheet(0, [0, 0], 9000),
        ...(islets ? plantIslets(order, { relief, heightAt: bed, sight, season }) : []),
      ],
      grounds: islets
        ? makeTerrain(
            { heightAt: bed, lookAt: paint, reach: 4096, middle: [0, 0, -600], floor: -2, farFineness: 2 },
            sight,
          )
        : withCoast
          ? makeTerrain(
              {
                heightAt: coastAt,
                lookAt: (_x, _z, y, normal) => ({
                  colour: mixLight(
                    mixLight(lightOf(0x56683f), lightOf(0x83796e), smoothstep(0.12, 0.3, 1 - normal[1])),
                    lightOf(0xe8eef6),
                    Math.max(season.snow, smoothstep(330, 420, y)),
                  ),
                  material: materialOf('rock'),
                }),
                reach: 4096,
                middle: [1600, 0, -2400],
                floor: -2,
                farFineness: 2,
              },
              sight,
            )
          : [],
      groundFocus: [0, 0, 0],
      heightAt: null,
      air,
      water: makeWater(
        {
          level: 0,
          deep: [0.008, 0.06, 0.1],
          shallow: [0.03, 0.14, 0.17],
          clarity: 0.1,
          waves: islets ? SHELTERED : 0.62,
          flow: 0.5,
        },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};
