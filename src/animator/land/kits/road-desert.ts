import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import { type Country, sowVerge } from './country.ts';
import { plantCacti } from './plants/cactus.ts';
import { plantCopse, strewStones } from './plants/copse.ts';
import { asideOf, HALF_WIDTH } from './road-line.ts';
import { SNOW_WHITE } from './season.ts';
import { mixLight, timesLight } from './tones.ts';

const SCRUB = { root: lightOf(0x6b5a35), tip: lightOf(0xb7a268), dry: lightOf(0xdcc68c), dryness: 0.6, height: 0.32 };

/** A wide plain of red earth and scrub, and table mountains in bands behind it. */
export const DESERT_COUNTRY: Country = {
  ...{ waterLevel: null, bestView: 0, dusty: true },
  rise(relief, x, z) {
    const far = Math.hypot(x, z);
    const out = smoothstep(HALF_WIDTH + 1.5, 60, Math.abs(asideOf(x, z)));
    const plain = relief.swells(x, z, 150) * 1.6 + relief.swells(x, z, 28) * 0.35 + 0.4;
    const table = smoothstep(0.06, 0.13, relief.noise.fbm(x * 0.0016 + 6, z * 0.0016, 4));
    const mesas = smoothstep(420, 800, far) * table * (110 + relief.noise.fbm(x * 0.005, z * 0.005, 3) * 50);
    return out * plain + mesas * smoothstep(30, 160, Math.abs(asideOf(x, z)));
  },
  paint(relief, season, x, z, y, normal) {
    const slow = relief.noise.fbm(x * 0.012, z * 0.012, 3);
    let colour = mixLight(lightOf(0xcfa26e), lightOf(0xa96a42), clamp(0.4 + slow * 0.8));
    const rock = Math.max(smoothstep(0.3, 0.5, 1 - normal[1]), smoothstep(30, 60, y));
    if (rock > 0) {
      const band = 0.72 + 0.55 * clamp(0.5 + relief.noise.noise(y * 0.07, 3.3) * 0.9);
      colour = mixLight(colour, timesLight(lightOf(0xa1623c), band), rock);
    }
    return {
      colour: mixLight(timesLight(colour, 1 - season.wet * 0.35), SNOW_WHITE, season.snow * 0.8),
      material: materialOf(rock > 0.5 ? 'rock' : 'soil'),
    };
  },
  grow: (order, land, detail) => [
    ...sowVerge(order, land, SCRUB, detail, (x, z) =>
      smoothstep(0.2, 0.5, land.relief.noise.noise(x * 0.13, z * 0.13)),
    ),
    ...plantCopse(order, land, {
      ...{ layer: 4, reach: 150, step: 7 },
      density: (x, z) => (Math.abs(asideOf(x, z)) < HALF_WIDTH + 3 ? 0 : 0.16),
      species: [['bush', 1]],
      ...{ size: [0.35, 0.75], clear: 9, tint: [1.3, 1.1, 0.75] },
    }),
    ...strewStones(order, land, {
      ...{ layer: 5, reach: 90, step: 2.8 },
      density: (x, z) => (Math.abs(asideOf(x, z)) < HALF_WIDTH + 1.8 ? 0 : 0.12),
      look: { stone: lightOf(0x9a6a48), moss: lightOf(0xb08a60), mossy: 0.3, tall: 0.6, cuts: 10, strata: 5 },
      ...{ size: [0.1, 1.2], clear: 6 },
    }),
    ...plantCacti(order, land, {
      ...{ reach: 170, step: 17 },
      stands: (x, z) => Math.abs(asideOf(x, z)) > HALF_WIDTH + 4,
    }),
  ],
};
