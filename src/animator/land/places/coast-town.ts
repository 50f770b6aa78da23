import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { makeCoastHouse } from '../kits/coast-houses.ts';
import { layTerrace } from '../kits/coast-terrace.ts';
import { makeChurch } from '../kits/landmark-church.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement, World } from '../world.ts';

/** A town on a steep coast: one stands on a terrace above a bay, around which houses climb from the water to the ridge; a church on a rock before them. */
const LEVEL = -40;
const TERRACE = 9;
/** Metres from where a house is but its shape. */
const FAR_HOUSE = 60;
/** Where the church stands, and how high. */
const ROCK: Vector = [-19, -9, -47];

/** Where the sea ends, west of each spot: it comes in as a bay and goes out around a headland. */
function coastAt({ noise }: Relief, z: number): number {
  const bay = smoothstep(10, -46, z) * 34;
  const head = smoothstep(-64, -165, z) * 74;
  return (
    -47 + bay - head + smoothstep(-190, -420, z) * 150 + smoothstep(30, 240, z) * 60 + noise.noise(z * 0.045, 1.7) * 5
  );
}

/** How high above the sea, so far from it. */
const profile = (inland: number): number =>
  inland < 0
    ? Math.max(-12, inland * 0.7)
    : smoothstep(0, 9, inland) * 11 + smoothstep(6, 92, inland) * 56 + Math.max(0, inland - 92) * 0.1;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const inland = x - coastAt(relief, z) + relief.noise.noise(x * 0.05, z * 0.05) * 5;
    const far = Math.hypot(x, z);
    const ridge = shareOf(smoothstep(170, 620, x + far * 0.35), () => relief.peaks(x, z, 900, 6)) * 240;
    const land = LEVEL + profile(inland) + ridge + relief.swells(x, z, 70) * 2.4 * smoothstep(20, 60, inland);
    const rock = smoothstep(21, 12.5, Math.hypot(x - ROCK[0] + 2, z - ROCK[2] + 7));
    const raised = land + (ROCK[1] - 0.4 - land) * rock;
    const level = 1 - smoothstep(TERRACE, TERRACE + 11, far);
    return raised * (1 - level) - 0.14 * level;
  };

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));
/** White cubes, where nobody names the coasts on which houses are of all colours. */
const isWhite = (order: PlaceOrder): boolean =>
  !says(
    order,
    /amalfi|positano|cinque|ital|ligur|riviera|manarola|vernazza|portofino|ravello|sorrento|procida|colou?rful|pastel|croat/,
  );

function describe(order: PlaceOrder): PlaceFacts {
  const relief = makeRelief(layerSeed(order, 1));
  return {
    heightAt: heightOf(relief),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.12,
    viewSlack: 0.3,
    openRadius: 7,
    parapet: 0.9,
    spots: [
      { kind: 'sit', at: [-2.4, 0.45, -6.9], heading: 0, radius: 1 },
      { kind: 'water', at: [-64, LEVEL, -10], heading: 0, radius: 12 },
    ],
    ways: [],
    prospect: {
      ground: { eye: [-8, 4.2, 6], target: [-14, -2, -46] },
      air: { eye: [-128, 9, 6], target: [-16, 0, -62] },
    },
  };
}

/** Row above row wherever the slope lets one build. */
function layHouses(order: PlaceOrder, { relief, heightAt, sight }: Land): Placement[] {
  const [white, dark] = [isWhite(order), darkOf(order)];
  const kinds = [false, true].map((far) =>
    Array.from({ length: far ? 9 : 7 }, (_, k) => makeCoastHouse({ seed: order.seed * 31 + k, white, dark, far })),
  );
  const placements: Placement[] = [];
  sow(
    { ...{ seed: layerSeed(order, 6), sight, heightAt, reach: 230, step: 7.4, to: 420, tall: 14 }, centre: [60, -130] },
    ({ x, y, z, distance, chance }) => {
      const inland = x - coastAt(relief, z);
      const above = y - LEVEL;
      const town = smoothstep(-0.5, 0.05, relief.noise.fbm(x * 0.011 + 2, z * 0.011, 2)) * smoothstep(96, 60, inland);
      if (above < 15 || inland < 8 || chance(0) > town + (inland < 80 ? 0.2 : 0)) return;
      if (Math.hypot(x, z) < TERRACE + 9 || Math.hypot(x - ROCK[0], z - ROCK[2] + 8) < 21) return;
      const at: Vector = [x, y + 0.6, z];
      // None so near, or so high, that the bay behind it is lost.
      if (sight.blocks(at, 7, 9) || sight.nearest(at) < 15 || (Math.hypot(x, z) < 46 && y > -4.5 && x < 16)) return;
      const [dx, dz] = [heightAt(x + 4, z) - heightAt(x - 4, z), heightAt(x, z + 4) - heightAt(x, z - 4)];
      const heading = Math.atan2(-dx, -dz) + (chance(1) - 0.5) * 0.5;
      const set = kinds[distance > FAR_HOUSE ? 1 : 0] ?? [];
      const mesh = set[Math.floor(chance(2) * set.length)];
      if (mesh === undefined) return;
      const shade = 0.93 + 0.1 * chance(3);
      placements.push({ mesh, matrix: standing(at, heading, 0.9 + 0.25 * chance(4)), tint: [shade, shade, shade] });
    },
  );
  return placements;
}

function build(order: PlaceOrder, sight: Sight): World {
  const season = seasonOf(order, true);
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = heightOf(relief);
  const air = openAir(order);
  const land: Land = { relief, heightAt, sight, season };
  const [white, dark, snowy] = [isWhite(order), darkOf(order), isSnowy(order)];
  const stones: readonly [Light, Light] = white
    ? [lightOf(0x8a6a54), lightOf(0x5f4a42)]
    : [lightOf(0xb5a58c), lightOf(0x7d7264)];
  const church = makeChurch({ kind: white ? 'domed' : 'campanile', dark, snowy });
  const far = heightAt(46, -150);
  const placements: Placement[] = [
    makeWaterSheet(LEVEL, [-120, -200], 9000),
    ...layTerrace(order, makeRandom(order.seed).spawn('terrace'), white),
    { mesh: church, matrix: standing(ROCK, 0.5, white ? 1.15 : 0.8), stays: true },
    { mesh: church, matrix: standing([46, far + 1, -150], -0.5, white ? 1.3 : 0.9) },
    ...layHouses(order, land),
    ...plantCopse(order, land, {
      ...{ layer: 4, reach: 320, step: 9, centre: [60, -120] },
      density: (x, z, y) => (y < LEVEL + 12 || x - coastAt(relief, z) < 8 ? 0 : white ? 0.05 : 0.34),
      species: white
        ? [['bush', 1]]
        : [
            ['bush', 0.45],
            ['poplar', 0.75],
            ['pine', 1],
          ],
      size: [0.5, 0.9],
      clear: 18,
    }),
    ...strewStones(order, land, {
      ...{ layer: 5, reach: 120, step: 4, centre: [-20, -60] },
      density: (_x, _z, y) => (y < LEVEL + 6 && y > LEVEL - 3 ? 0.5 : 0.03),
      look: { stone: stones[0], moss: lightOf(0x6a6440), mossy: 0.2, tall: 0.8, cuts: 9, strata: 4 },
      size: [0.5, 3],
      clear: 14,
    }),
  ];
  return {
    placements,
    grounds: makeTerrain(
      {
        heightAt,
        lookAt(x, z, y, normal) {
          const patch = clamp(0.5 + relief.noise.fbm(x * 0.03, z * 0.03, 3));
          const green = mixLight(lightOf(white ? 0x9a8a5c : 0x6f7a44), lightOf(white ? 0x7d7a4c : 0x4f6436), patch);
          const steep = smoothstep(0.2, 0.42, 1 - normal[1]);
          const low = smoothstep(LEVEL + 14, LEVEL + 5, y);
          const band = 0.75 + 0.45 * clamp(0.5 + relief.noise.noise(y * 0.3 + x * 0.02, x * 0.05 + z * 0.05));
          let stone = timesLight(mixLight(...stones, patch), band);
          stone = mixLight(stone, timesLight(stone, 0.45), smoothstep(LEVEL + 2.5, LEVEL + 0.5, y));
          const rock = Math.max(steep, low);
          return { colour: mixLight(green, stone, rock), material: materialOf(rock > 0.5 ? 'rock' : 'soil') };
        },
        reach: 3072,
        middle: [0, 0, -300],
        floor: LEVEL - 5,
        farFineness: 1.6,
      },
      sight,
    ),
    groundFocus: [0, 0, -4],
    heightAt,
    air: { ...air, fog: { ...air.fog, floor: LEVEL } },
    water: makeWater(
      { level: LEVEL, deep: [0.006, 0.07, 0.16], shallow: [0.1, 0.42, 0.44], clarity: 0.22, waves: 0.4, flow: 0.35 },
      order,
      air,
    ),
    lamps: [],
    wind: windOf(season),
  };
}

export const COAST_TOWN: PlaceBuilder = {
  name: 'coast_town',
  describe,
  build,
};
