import { clamp, smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import { makeFall } from '../kits/falling-water.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { FERN, FERN_TONES, makeRosettes } from '../kits/plants/undergrowth.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { placeRockSheet } from '../kits/rock-sheet.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -0.8;
const TOP = 8.6;
const WALL = -36;
/** Metres from ledge to ledge. */
const LEDGE = 2.7;
/** Half its width at the lip. */
const FALL = 2.9;

/** A pool below a wall of rock; it drains to the right, past the middle. */
function poolAt({ noise }: Relief, x: number, z: number): number {
  const pool = Math.hypot(x / 15, (z + 25) / 11.5) - 1 + noise.noise(x * 0.12, z * 0.12) * 0.14;
  const stream = Math.abs(z + 17 - smoothstep(8, 70, x) * 22) / 3.6 - 1;
  return x > 6 ? Math.min(pool, stream + (1 - smoothstep(6, 14, x)) * 2) : pool;
}

/** Where the wall stands, and how far back it goes on from there. */
const wallAt = ({ noise }: Relief, x: number): number =>
  WALL + noise.fbm(x * 0.04, 7, 3) * 6 + smoothstep(9, 46, Math.abs(x)) * 15 - Math.exp(-((x / 5) ** 2)) * 2;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const d = poolAt(relief, x, z);
    const bed = d < 0 ? LEVEL - Math.min(1.4, -d * 1.6) : LEVEL + Math.min(0.8, d * 1.9);
    // Stones below the fall bring the bottom up: there it foams.
    const heap = Math.exp(-((x / 3.6) ** 2) - ((z - WALL - 3) / 2.6) ** 2);
    const ground = bed < LEVEL ? Math.min(LEVEL - 0.06, bed + heap * 1.5) : bed;
    const bend = wallAt(relief, x);
    const rise = smoothstep(bend, bend - 8, z);
    const top =
      TOP + smoothstep(4, 30, Math.abs(x)) * (3 + relief.swells(x, z, 30) * 2.5) + smoothstep(6, 160, bend - z) * 26;
    const climb = rise * (top - ground) * 0.97;
    // Walls and ledges by turns, none where the water comes down.
    const uneven = climb + relief.noise.fbm(x * 0.14, z * 0.14, 3) * 3 * smoothstep(0, 0.15, rise);
    const level = Math.floor(uneven / LEDGE);
    const walled = (level + smoothstep(0.3, 0.9, uneven / LEDGE - level)) * LEDGE;
    const beside =
      smoothstep(FALL - 0.5, FALL + 2, Math.abs(x)) * smoothstep(0.02, 0.2, rise) * (1 - smoothstep(0.9, 1, rise));
    const hills = beyond(x, z, 60, 420) * (relief.swells(x, z, 200) * 18 + 22);
    const open = z > -20 || Math.abs(x) > 60 ? hills * smoothstep(16, 90, Math.hypot(x, z)) : 0;
    return ground + climb + (walled - climb) * beside + open * (1 - rise);
  };

export const WATERFALL: PlaceBuilder = {
  name: 'waterfall',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0,
    viewSlack: 0.2,
    openRadius: 9,
    spots: [
      { kind: 'water', at: [-2, LEVEL, -19], heading: 0, radius: 4 },
      { kind: 'sit', at: [-3.5, 0, -3], heading: Math.PI, radius: 1.2 },
    ],
    ways: [],
    prospect: {
      ground: { eye: [-6, 2.4, -1], target: [0.5, 4.6, -34] },
      air: { eye: [-10, 17, 16], target: [0, 6, -40], stays: true },
    },
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.22);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 30,
      rockFrom: 600,
      snowFrom: 900,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const dry = (y: number): number => smoothstep(0.3, 0.7, y - LEVEL);
    const growth = (x: number, z: number, y: number): number =>
      z < WALL + 12 && y > 2
        ? 0
        : dry(y) * smoothstep(-0.7, 0.2, relief.noise.noise(x * 0.12, z * 0.12)) * (season.snow > 0.5 ? 0.2 : 1);
    const land: Land = { relief, heightAt, sight, season };
    return {
      placements: [
        makeWaterSheet(LEVEL, [10, -20], 90),
        ...layWall(order, land),
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 90, detail }),
        ...plantGorge(order, land),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const spray = Math.exp(-(((Math.abs(x) - FALL) / 5) ** 2)) * smoothstep(WALL + 12, WALL + 2, z);
            const steep = smoothstep(0.22, 0.5, 1 - normal[1]);
            const band = 0.72 + 0.5 * clamp(0.5 + relief.noise.noise(y * 0.5 + x * 0.05, x * 0.11) * 0.9);
            const stone = timesLight(lightOf(0x7d756c), band * (1 - spray * 0.45 - season.wet * 0.25));
            const moss = mixLight(
              stone,
              lightOf(0x4f6230),
              smoothstep(0, 0.5, relief.noise.fbm(x * 0.2, y * 0.2 + z * 0.1, 2) + spray * 0.3) *
                0.7 *
                (1 - season.snow),
            );
            const shore = mixLight(timesLight(lightOf(0x8a8272), 0.7), look.colour, dry(y));
            const snowed = mixLight(moss, SNOW_WHITE, season.snow * smoothstep(0.55, 0.3, 1 - normal[1]));
            return { colour: mixLight(shore, snowed, steep), material: look.material };
          },
          reach: 1024,
          middle: [0, 0, -100],
          floor: LEVEL - 4,
        },
        sight,
      ),
      groundFocus: [0, 0, -8],
      heightAt,
      air: { ...air, fog: { ...air.fog, density: Math.min(air.fog.density, 0.0022) + 0.0016, height: 30 } },
      water: makeWater(
        { level: LEVEL, deep: [0.014, 0.085, 0.08], shallow: [0.2, 0.3, 0.22], clarity: 0.7, waves: 0.24, flow: 0.6 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

const isTropical = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /jungle|tropical|rainforest|rain forest|amazon|hawaii|bali/.test(word));

/** The wall the water comes down, and the falls themselves: a great one and two veils beside it. */
function layWall(order: PlaceOrder, { relief, heightAt, season }: Land): Placement[] {
  const reach = 58;
  const lips = Array.from({ length: 233 }, (_, k) => {
    const x = (k / 232) * reach * 2 - reach;
    return heightAt(x, wallAt(relief, x) - 9);
  });
  const lipAt = (x: number): number => lips[Math.round(((clamp(x, -reach, reach) + reach) / (reach * 2)) * 232)] ?? TOP;
  const wall = placeRockSheet({
    seed: layerSeed(order, 20),
    columns: 232,
    rows: 46,
    base(u, v) {
      const x = (u * 2 - 1) * reach;
      const climb = clamp(v / 0.84);
      const back = climb ** 1.4 * 4.4 + Math.max(0, v - 0.84) * 34;
      const lip = lipAt(x) - Math.exp(-((x / (FALL + 0.6)) ** 4)) * 0.7;
      return [x, LEVEL - 1 + (lip + 0.6 - LEVEL) * climb, wallAt(relief, x) + 1.2 - back];
    },
    rough: 1.9,
    block: [2.9, 1.5],
    stone: lightOf(0x8b8175),
    moss: lightOf(0x55682f),
    mossy: 0.75,
    season,
    openness: ([, y]) => clamp(0.55 + (y - LEVEL) * 0.045, 0.55, 1),
    tone([x, y, z], colour) {
      const spray = Math.exp(-(((Math.abs(x) - FALL) / 4) ** 2));
      const streak = 0.86 + 0.28 * clamp(0.5 + relief.noise.noise(x * 0.9, y * 0.08 + z * 0.1));
      return timesLight(colour, streak * (1 - 0.4 * spray));
    },
  });
  const falls = (
    [
      [0, FALL],
      [-10.4, 0.9],
      [9.2, 0.65],
    ] as const
  ).map(([x, half], k): Placement => {
    const random = makeRandom(layerSeed(order, 9 + k * 40));
    const fall = {
      half,
      top: lipAt(x) + (k === 0 ? 0.15 : 0.7),
      bottom: LEVEL - 0.1,
      z: wallAt(relief, x) + 2.5,
      back: 4.9,
    };
    return { mesh: makeFall(random, fall), matrix: standing([x, 0, 0]), shades: false };
  });
  return [wall, ...falls];
}

function plantGorge(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const away = (x: number, z: number): boolean =>
    poolAt(relief, x, z) < 0.25 || (Math.abs(x) < 7 && z < -12) || (z < WALL + 16 && z > WALL - 7);
  const ferns = makeRosettes(layerSeed(order, 11), FERN, FERN_TONES[season.name], season);
  const placements: Placement[] = [
    ...plantCopse(order, land, {
      layer: 4,
      centre: [0, -30],
      reach: 130,
      step: 6.5,
      density: (x, z) => (away(x, z) ? 0 : 0.5),
      species: isTropical(order)
        ? [
            ['jungle', 0.6],
            ['palm', 1],
          ]
        : [
            ['birch', 0.25],
            ['maple', 0.45],
            ['spruce', 0.8],
            ['pine', 1],
          ],
      size: [0.7, 1.15],
      clear: 15,
      crowd: 1.5,
    }),
    ...plantCopse(order, land, {
      layer: 5,
      reach: 50,
      step: 3.6,
      density: (x, z) => (away(x, z) ? 0 : 0.25),
      species: [['bush', 1]],
      size: [0.5, 1.1],
      clear: 12,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, -80],
      reach: 420,
      step: 9,
      from: 125,
      to: 420,
      density: (x, z) => (away(x, z) ? 0 : 0.65),
      spires: isTropical(order) ? 0 : 0.6,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 4000,
    }),
    ...strewStones(order, land, {
      layer: 7,
      centre: [0, -18],
      reach: 45,
      step: 1.7,
      density: (x, z) => (Math.abs(poolAt(relief, x, z)) > 0.32 ? 0.01 : 0.4),
      look: { stone: lightOf(0x746d66), moss: lightOf(0x55682f), mossy: 0.8, tall: 0.72, cuts: 11, strata: 0 },
      size: [0.18, 2.4],
      clear: 9,
    }),
  ];
  sow(
    { seed: layerSeed(order, 12), sight, heightAt, centre: [0, -8], reach: 36, step: 1.4, to: 40, tall: 1 },
    ({ x, y, z, distance, chance }) => {
      if (
        away(x, z) ||
        Math.hypot(x, z) < 8.5 ||
        chance(0) > (isTropical(order) ? 0.8 : 0.4) ||
        y > 6 ||
        sight.blocks([x, y, z], 0.6, 0.7)
      )
        return;
      placements.push(ferns.place([x, y, z], 0.6 + 0.6 * chance(1), chance(2), distance));
    },
  );
  return placements;
}
