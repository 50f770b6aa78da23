import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { NoiseField } from '../../maths/noise.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { isMirror, makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

/** Metres of water over the salt after rain: too little to wade in, enough to hold the whole sky. */
const FILM_METRES = 0.012;

/** Salt to the horizon, and there a low blue range. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    shareOf(smoothstep(2300, 3600, Math.hypot(x, z)), () => relief.peaks(x, z, 1500, 6)) * (z < 0 ? 330 : 200);

/** Rain or a word for it leaves a mirror; else the salt is dry and has cracked. */
const isWet = (order: PlaceOrder): boolean =>
  isMirror(order) ||
  /^(?:rain|storm)$/.test(order.weather) ||
  order.dressing.some((word) => /\bwet\b|flooded|water|puddle|uyuni|salar/.test(word));

/** Metres across the plates that salt dries into. */
const PLATE = 1.5;

/** How near a point is to the ridge between two plates, 0 to 1: the two nearest of scattered middles are equally far there. */
function ridgeAt(noise: NoiseField, x: number, z: number): number {
  const [u, v] = [x / PLATE, z / PLATE];
  let [first, second] = [9, 9];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [cx, cz] = [Math.floor(u) + i, Math.floor(v) + j];
      const far = Math.hypot(
        cx + 0.5 + (cz & 1) * 0.5 + noise.noise(cx * 7.31, cz * 3.17) * 0.3 - u,
        cz + 0.5 + noise.noise(cx * 2.9 + 40, cz * 5.3) * 0.3 - v,
      );
      if (far < first) [first, second] = [far, first];
      else if (far < second) second = far;
    }
  return 1 - smoothstep(0.04, 0.13, second - first);
}

export const SALT_FLAT: PlaceBuilder = {
  name: 'salt_flat',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    // Nobody swims in it, and everything can stand.
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 60,
    plainRadius: 120,
    spots: [{ kind: 'sit', at: [2, 0, -2], heading: 0, radius: 2 }],
    ways: [],
    prospect: {
      ground: { eye: [0, 1.5, 10], target: [0, 4.2, -30] },
      air: { eye: [0, 26, 40], target: [0, 17, -90] },
    },
  }),
  build(order, sight) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const mirror = isWet(order);
    const air = openAir(order);
    const [salt, ridge, shade, rock] = [lightOf(0xdcdad2), lightOf(0xf4f2ec), lightOf(0xbfc0c0), lightOf(0x6c6672)];
    return {
      placements: mirror ? [makeWaterSheet(FILM_METRES, [0, -400], 5200)] : [],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y) {
            const far = smoothstep(2, 26, y);
            const near = 1 - smoothstep(30, 90, Math.hypot(x, z));
            const slow = relief.noise.fbm(x * 0.02, z * 0.02, 3);
            let colour = mixLight(salt, shade, clamp(0.35 + slow * 0.8));
            if (near > 0) colour = mixLight(colour, ridge, ridgeAt(relief.noise, x, z) * near);
            return {
              colour: mixLight(timesLight(colour, mirror ? 0.8 : 1), rock, far),
              material: materialOf(far > 0.5 ? 'rock' : 'snow'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: null,
          farFineness: 2,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: { ...air, print: { ...air.print, exposure: air.print.exposure * (order.time === 'day' ? 0.72 : 0.9) } },
      water: mirror
        ? makeWater(
            {
              ...{ level: FILM_METRES, deep: [0.1, 0.15, 0.2], shallow: [0.16, 0.2, 0.24] },
              ...{ clarity: 1, waves: 0.003, flow: 0.05 },
            },
            { ...order, weather: 'clear' },
            air,
          )
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
