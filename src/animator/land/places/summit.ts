import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { cloudHeads, paintClouds } from '../kits/cloud-sea.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { strewStones } from '../kits/plants/copse.ts';
import { meadowGrass, paintTurf, type Turf } from '../kits/plants/turf.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { type GroundLook, makeTerrain } from '../terrain.ts';

/** Metres: how far one can walk up there, how deep below the clouds lie, and how deep the valley is where there are none. */
const [TOP_RADIUS, CLOUD_DEPTH, VALLEY_DEPTH] = [9, 62, 520];

/** "looks out over the valley", "the village below": who is told to see it sees it. */
const LAND_BELOW =
  /\b(?:valleys?|villages?|town|city|lakes?|forests?|river|fields?|land|world|landscape) ?(?:below|beneath)?$/;

const hidesLand = ({ dressing, weather }: PlaceOrder): boolean =>
  weather === 'fog' ||
  !dressing.some((word) => LAND_BELOW.test(word)) ||
  dressing.some((word) => /cloud|mist/.test(word));

/** The top itself: a few steps of level rock, a ridge that comes up from the right, and down it goes on every side. */
const rockOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const far = Math.hypot(x, z * (z < 0 ? 1.15 : 0.8));
    const edge = TOP_RADIUS + relief.noise.fbm(x * 0.09 + 2, z * 0.09, 3) * 4;
    const ridge = Math.exp(-(((z - 3 - x * 0.25) / 9) ** 2)) * smoothstep(4, 30, x);
    const over = Math.max(0, far - edge) * (1 - ridge * 0.55);
    const blocks = relief.noise.fbm(x * 0.22, z * 0.22, 4) * smoothstep(2.5, 12, far);
    const crags =
      relief.noise.ridged(x * 0.13 + 5, z * 0.13, 4) * smoothstep(4.5, 9, far) +
      relief.noise.ridged(x * 0.42, z * 0.42 + 3, 3) * smoothstep(1.6, 5, far) * 0.3;
    const own = -over * 0.95 - smoothstep(0, 26, over) * 9 + blocks * (1.3 + over * 0.07) + crags * 1.2;
    // Of the range around only the heads come up to here.
    const range = shareOf(smoothstep(380, 1300, far), () => relief.peaks(x + 900, z - 300, 1900, 9) * 900 - 250);
    return Math.max(own, -VALLEY_DEPTH) + (own < -60 ? Math.max(0, range) : 0);
  };

/** Heads of cloud around the mountain, level far away. */
const cloudsOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    cloudHeads(relief, x, z, 60) * 9 +
    cloudHeads(relief, z, x, 190) * 15 +
    cloudHeads(relief, x, z + 300, 24) * 3 -
    CLOUD_DEPTH -
    14;

/** Metres: how far down, and how far off, the mountain's own rock goes. */
const [BARE_ABOVE, OWN_RADIUS] = [-160, 260];
const [ROCK, RUST, CRACK] = [lightOf(0x85828a), lightOf(0x8d7c6c), lightOf(0x3d3b42)];

const STONE = { stone: lightOf(0x7d7b80), moss: lightOf(0x76745a), mossy: 0.1, strata: 2 } as const;

/** Slabs with cracks between them, rust here and there; snow lies where it is level, and never on all of it. */
function paintRock(relief: Relief, snow: number, x: number, z: number, y: number, normal: Vector): GroundLook {
  const { noise } = relief;
  const slabs = 0.86 + noise.fbm(x * 0.5 + y * 0.4, z * 0.5, 3) * 0.5;
  const cracks = smoothstep(0.74, 0.93, noise.ridged(x * 0.31 + 7, z * 0.31 + y * 0.2, 3));
  const rust = smoothstep(0, 0.5, noise.fbm(x * 0.11 + 3, z * 0.11, 2));
  const bare = mixLight(timesLight(mixLight(ROCK, RUST, rust * 0.6), slabs), CRACK, cracks * 0.7);
  const level = 1 - smoothstep(0.06, 0.3, 1 - normal[1]);
  const lies = smoothstep(-0.28, 0.12, noise.fbm(x * 0.16, z * 0.16 + 5, 3) + (snow - 0.5) * 0.34) * level * snow;
  return { colour: mixLight(bare, SNOW_WHITE, lies), material: materialOf(lies > 0.5 ? 'snow' : 'rock') };
}

export const SUMMIT: PlaceBuilder = {
  name: 'summit',
  describe: (order) => ({
    heightAt: rockOf(makeRelief(layerSeed(order, 1))),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 8,
    spots: [{ kind: 'sit', at: [2.6, 0.3, -2.4], heading: Math.PI, radius: 0.6 }],
    ways: [],
    prospect: {
      ground: { eye: [9, 7, 24], target: [-2, 2, -30] },
      air: { eye: [26, 22, 52], target: [0, -4, -60] },
    },
  }),
  build(order, sight) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const [rockAt, cloudAt] = [rockOf(relief), cloudsOf(relief)];
    const veiled = hidesLand(order);
    const heightAt = veiled ? (x: number, z: number): number => Math.max(rockAt(x, z), cloudAt(x, z)) : rockAt;
    // Above the clouds it is clear; a storm is all around.
    const air = openAir(
      veiled && order.weather !== 'storm' ? { ...order, weather: 'clear' } : order,
      order.time === 'day' ? -0.5 : 0,
    );
    const turf: Turf = {
      ...{ noise: relief.noise, season, grass: meadowGrass(season.name, 0.1) },
      ...{ rock: lightOf(0x74727a), woods: lightOf(0x35482c) },
      ...{ woodsFrom: 4000, rockFrom: 4, snowFrom: 90 },
    };
    const land: Land = { relief, heightAt: rockAt, sight, season };
    return {
      placements: [
        // Boulders at the rim, and scree to the very top.
        ...strewStones(order, land, {
          ...{ layer: 2, reach: 30, step: 1.2, clear: 3.6, size: [0.35, 1.9] },
          density: (x, z) => smoothstep(0, 0.5, relief.noise.noise(x * 0.2 + 2, z * 0.2)) * 0.9 + 0.14,
          look: { ...STONE, tall: 0.75, cuts: 11 },
        }),
        ...strewStones(order, land, {
          ...{ layer: 3, reach: 15, step: 0.5, clear: 1.5, size: [0.12, 0.5] },
          density: (x, z) => smoothstep(-0.25, 0.5, relief.noise.noise(x * 0.4, z * 0.4 + 9)),
          look: { ...STONE, tall: 0.5, cuts: 9 },
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            if (veiled && cloudAt(x, z) > rockAt(x, z)) return paintClouds(relief, x, z, normal, 24);
            // Nothing grows on the top; far below the land is green again.
            return y > BARE_ABOVE && Math.hypot(x, z) < OWN_RADIUS
              ? paintRock(relief, season.snow, x, z, y, normal)
              : paintTurf(turf, x, z, y, normal, cell);
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: null,
          farFineness: 2.4,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: {
        ...air,
        fog: {
          ...air.fog,
          colour: mixLight(air.fog.colour, air.sky.horizon, 0.5),
          ...{ density: air.fog.density * 0.7, haze: air.fog.haze * 0.7, floor: -CLOUD_DEPTH * 2, height: 120 },
        },
      },
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
