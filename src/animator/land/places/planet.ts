import { heavenOf } from '../../catalogue/heavens.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf, type Mesh } from '../../maths/mesh.ts';
import { normalise, type Vector } from '../../maths/vector.ts';
import { chanceAt } from '../kits/chance.ts';
import { settle } from '../kits/colony.ts';
import { type GlobeKind, makeGlobe } from '../kits/globes.ts';
import { layerSeed, openAir } from '../kits/nature.ts';
import { strewStones } from '../kits/plants/copse.ts';
import { growCrystalFlowers } from '../kits/plants/crystal-flowers.ts';
import { growMushrooms } from '../kits/plants/luminous.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import type { Season } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { saysOf } from '../said.ts';
import { makeTerrain } from '../terrain.ts';
import type { Air } from '../world.ts';

const STILL: Season = { name: 'summer', snow: 0, wet: 0, windStrength: 0 };

interface World {
  readonly dust: Light;
  readonly dark: Light;
  readonly rock: Light;
  /** Null where there is no air to scatter light. */
  readonly air: { readonly zenith: Light; readonly middle: Light; readonly horizon: Light } | null;
  readonly companion: GlobeKind;
}

const WORLDS = {
  moon: { dust: lightOf(0x8f8d8a), dark: lightOf(0x5c5b5a), rock: lightOf(0x777573), air: null, companion: 'earth' },
  mars: {
    dust: lightOf(0xb5683e),
    dark: lightOf(0x7d4229),
    rock: lightOf(0x8f5236),
    air: { zenith: lightOf(0x8a6a58, 0.7), middle: lightOf(0xc08c68, 0.85), horizon: lightOf(0xe6b88e, 1) },
    companion: 'moon',
  },
  alien: {
    dust: lightOf(0x5f6a86),
    dark: lightOf(0x3c3a5c),
    rock: lightOf(0x54507a),
    air: { zenith: lightOf(0x1c1846, 0.7), middle: lightOf(0x5c3a86, 0.8), horizon: lightOf(0xe07aa0, 0.95) },
    companion: 'ringed',
  },
} as const satisfies Record<string, World>;

function worldOf({ dressing }: PlaceOrder): World {
  const asks = (...words: readonly string[]): boolean => saysOf({ dressing }, ...words);
  // Mars has moons of its own, and red dust.
  if (asks('mars', 'martian', 'red dust', 'red sand', 'rust', 'rusty')) return WORLDS.mars;
  if (asks('moon', 'lunar') && !asks('planet', 'alien')) return WORLDS.moon;
  if (asks('red', 'reddish')) return WORLDS.mars;
  return asks('alien', 'planet', 'distant', 'crystal', 'crystalline') ? WORLDS.alien : WORLDS.moon;
}

/** Bowls with raised rims, of three sizes, wherever chance has put them. */
function craters(seed: number, x: number, z: number): number {
  let sum = 0;
  for (const [size, which] of [
    [140, 0],
    [46, 10],
    [15, 20],
  ] as const) {
    const [ci, cj] = [Math.floor(x / size), Math.floor(z / size)];
    for (let j = cj - 1; j <= cj + 1; j++) {
      for (let i = ci - 1; i <= ci + 1; i++) {
        const radius = size * (0.12 + 0.26 * chanceAt(seed, i, j, which));
        const d =
          Math.hypot(
            x - (i + chanceAt(seed, i, j, which + 1)) * size,
            z - (j + chanceAt(seed, i, j, which + 2)) * size,
          ) / radius;
        if (d > 1.9) continue;
        const bowl = d < 1 ? (d * d - 1) * 0.9 : 0;
        sum += radius * 0.2 * (bowl + Math.exp(-(((d - 1) / 0.22) ** 2)) * 0.42);
      }
    }
  }
  return sum;
}

const heightOf =
  (relief: Relief, seed: number) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    const range = shareOf(smoothstep(500, 1700, far), () => relief.peaks(x, z, 1200, 8)) * (z < 0 ? 330 : 180);
    return (
      beyond(x, z, 9, 32) * (craters(seed, x, z) + relief.swells(x, z, 110) * 3.5) +
      range +
      relief.noise.noise(x * 0.5, z * 0.5) * 0.05
    );
  };

export const PLANET: PlaceBuilder = {
  name: 'planet',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1)), layerSeed(order, 2)),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 10,
    plainRadius: 50,
    spots: [],
    ways: [],
  }),
  build(order, sight) {
    const world = worldOf(order);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief, layerSeed(order, 2));
    const mushrooms = growMushrooms(order, { heightAt, sight }, { from: 2, to: 22, count: 160, tallest: 4 });
    const flowers = growCrystalFlowers(order, { heightAt, sight });
    return {
      placements: [
        ...mushrooms.placements,
        ...flowers.placements,
        ...strewStones(
          order,
          { relief, heightAt, sight, season: STILL },
          {
            layer: 3,
            reach: 110,
            step: 2.2,
            density: (x, z) => 0.08 + smoothstep(0.1, 0.6, relief.noise.noise(x * 0.05, z * 0.05)) * 0.3,
            look: { stone: world.rock, moss: world.dust, mossy: 0.5, tall: 0.68, cuts: 9, strata: 0 },
            size: [0.07, 2.2],
            clear: 10,
          },
        ),
        ...globesOf(order, world).map(({ mesh, at, size }) => ({ mesh, matrix: standing(at, 0, size), shades: false })),
        ...settle(order, heightAt),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, _y, normal) {
            const slow = relief.noise.fbm(x * 0.01, z * 0.01, 4);
            const tone = mixLight(world.dust, world.dark, clamp(0.35 + slow * 1.1));
            return {
              colour: mixLight(tone, world.rock, smoothstep(0.15, 0.4, 1 - normal[1])),
              material: materialOf('soil'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1000],
          floor: null,
          farFineness: 2,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: airOn(order, world),
      water: null,
      lamps: [...mushrooms.lamps, ...flowers.lamps],
      wind: { x: 1, z: 0, strength: 0 },
    };
  },
};

/** Without air the sky is black by day, shadows are hard and dark, and nothing fades with distance. */
function airOn(order: PlaceOrder, { air: own }: World): Air {
  const base = openAir({ ...order, time: order.time === 'night' ? 'night' : 'day', weather: 'clear' }, -0.7);
  const none: Light = [0, 0, 0];
  if (own !== null) {
    const horizon = order.time === 'night' ? timesLight(own.horizon, 0.25) : own.horizon;
    return {
      ...base,
      sky: {
        ...base.sky,
        ...own,
        horizon,
        cloudLit: timesLight(own.horizon, 1.3),
        cloudShade: own.middle,
        cover: 0.3,
        cirrus: 0.5,
      },
      stars: 0.4,
      fog: { ...base.fog, colour: timesLight(horizon, 0.8), density: order.weather === 'dust' ? 0.0018 : 0.0007 },
    };
  }
  return {
    ...base,
    sunDirection: normalise([-0.78, 0.36, -0.3]),
    sunColour: [4.4, 4.3, 4.1],
    skyLight: [0.1, 0.11, 0.13],
    skyLightUp: [0.02, 0.02, 0.03],
    skyLightSun: [0.05, 0.05, 0.05],
    rim: [0.4, 0.42, 0.46],
    fog: { ...base.fog, density: 0, haze: 0, colour: none, glow: none },
    sky: {
      ...base.sky,
      zenith: [0.001, 0.001, 0.003],
      middle: [0.002, 0.002, 0.005],
      horizon: [0.004, 0.004, 0.008],
      glow: [0.05, 0.05, 0.06],
      cover: 0,
      cirrus: 0,
    },
    stars: 0.48,
  };
}

interface Globe {
  readonly mesh: Mesh;
  readonly at: Vector;
  readonly size: number;
}

/** What is seen over the ridge: one great neighbour; moons and suns of which the prompt tells hang where the film looks, as over any land. */
function globesOf({ dressing }: PlaceOrder, { companion }: World): Globe[] {
  if (heavenOf(dressing, 'moon') !== null) return [];
  // Of which the words tell stands where one looks.
  return dressing.includes('earth') && companion === 'earth'
    ? [{ mesh: makeGlobe(companion), at: [-400, 600, -3300], size: 330 }]
    : [{ mesh: makeGlobe(companion), at: [-760, 640, -3300], size: companion === 'ringed' ? 420 : 260 }];
}
