import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { dustyAir, type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCacti } from '../kits/plants/cactus.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** Long dunes: they rise gently against the wind, end in a crest and fall off steeply behind it. */
function dunes({ noise }: Relief, x: number, z: number, metres: number): number {
  const along = (x * 0.42 + z * 0.9) / metres + noise.fbm((x / metres) * 0.55, (z / metres) * 0.55, 3) * 1.5;
  const part = along - Math.floor(along);
  const rise = part < 0.7 ? (part / 0.7) ** 1.5 : 1 - smoothstep(0.7, 1, part);
  return rise * (0.65 + noise.noise(x / metres / 1.7, z / metres / 1.7) * 0.55);
}

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const open = beyond(x, z, 11, 60);
    const far = Math.hypot(x, z);
    const great = dunes(relief, x, z, 120) * 15 * open;
    const small = dunes(relief, z + 300, x, 26) * 1.2 * beyond(x, z, 8, 26);
    const mesas =
      smoothstep(1100, 1500, far) *
      smoothstep(0.08, 0.16, relief.noise.fbm(x * 0.0011 + 6, z * 0.0011, 4)) *
      (150 + relief.noise.fbm(x * 0.004, z * 0.004, 3) * 60);
    return great + small + mesas * (z < 0 ? 1 : 0.5) + relief.noise.noise(x * 0.3, z * 0.3) * 0.05;
  };

export const DESERT: PlaceBuilder = {
  name: 'desert',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 13,
    plainRadius: 60,
    spots: [{ kind: 'sit', at: [2, 0, -2], heading: 0, radius: 2 }],
    ways: [],
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const land: Land = { relief, heightAt, sight, season };
    const [pale, deep, stone] = [lightOf(0xd8b27a), lightOf(0xb98450), lightOf(0xa1623c)];
    return {
      placements: growDesert(order, land, detail),
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const slow = relief.noise.fbm(x * 0.012, z * 0.012, 3);
            let colour = mixLight(pale, deep, clamp(0.35 + slow * 0.7 - normal[0] * 0.5));
            const steep = 1 - normal[1];
            // Mesas in bands of red and ochre.
            const rock = Math.max(smoothstep(0.34, 0.55, steep), smoothstep(60, 90, y));
            if (rock > 0)
              colour = mixLight(
                colour,
                timesLight(stone, 0.75 + 0.5 * clamp(0.5 + relief.noise.noise(y * 0.06, 3.3) * 0.9)),
                rock,
              );
            colour = timesLight(colour, 1 - season.wet * 0.35);
            return {
              colour: mixLight(colour, SNOW_WHITE, season.snow * 0.8),
              material: materialOf(rock > 0.5 ? 'rock' : 'dune'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.8,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: dustyAir(openAir(order)),
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** Dry tufts, scrub, stones; cacti where they were asked for or the land is stony; palms at an oasis. */
function growDesert(order: PlaceOrder, land: Land, detail: number): Placement[] {
  const { relief } = land;
  const asks = (word: string): boolean => order.dressing.some((name) => name.includes(word));
  const look = { root: lightOf(0x6b5a35), tip: lightOf(0xb7a268), dry: lightOf(0xdcc68c), dryness: 0.6, height: 0.34 };
  const growth = (x: number, z: number): number =>
    Math.hypot(x, z) < 6 ? 0 : smoothstep(0.35, 0.6, relief.noise.noise(x * 0.11, z * 0.11)) * 0.7;
  const placements = [
    ...sowGrass(order, land, { layer: 2, look, growth, tint: () => [1, 1, 1], reach: 110, detail }),
    ...strewStones(order, land, {
      layer: 3,
      reach: 80,
      step: 2.6,
      density: (x, z) => 0.02 + smoothstep(0.25, 0.6, relief.noise.noise(x * 0.06 + 9, z * 0.06)) * 0.3,
      look: { stone: lightOf(0x9a7350), moss: lightOf(0xb08a60), mossy: 0.3, tall: 0.6, cuts: 10, strata: 5 },
      size: [0.08, 1.3],
      clear: 9,
    }),
    ...plantCopse(order, land, {
      layer: 4,
      reach: 110,
      step: 9,
      density: () => 0.1,
      species: [['bush', 1]],
      size: [0.4, 0.8],
      clear: 14,
      tint: [1.35, 1.1, 0.75],
    }),
  ];
  if (asks('oasis') || asks('palm'))
    placements.push(
      ...plantCopse(order, land, {
        layer: 5,
        centre: [0, -34],
        reach: 28,
        step: 4.5,
        density: (x, z) => 0.5 * (1 - smoothstep(8, 24, Math.hypot(x, z + 34))),
        species: [
          ['palm', 0.75],
          ['bush', 1],
        ],
        size: [0.75, 1.2],
        clear: 15,
      }),
    );
  // Cacti are of America: none grew beside the pyramids.
  const old = order.dressing.some((word) => /egypt|sahara|arabia|moroc|nile|dubai|namib|gobi|persia/.test(word));
  if (asks('cactus') || (!old && (order.seed & 1) === 1))
    placements.push(...plantCacti(order, land, { reach: 150, step: 16, stands: (x, z) => Math.hypot(x, z) >= 16 }));
  return placements;
}
