import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { bloomTone, sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { type Species, TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { makeStones } from '../kits/stones.ts';
import { mixLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** Where a tree stands of which the film is, and how its hill rises around it. */
const LONE = { x: 2.5, z: -9, rise: 2.4, radius: 15 } as const;
const isLone = ({ dressing }: PlaceOrder): boolean => dressing.includes('lone tree');

const heightOf =
  (relief: Relief, order: PlaceOrder) =>
  (x: number, z: number): number => {
    const hill = isLone(order)
      ? LONE.rise * Math.exp(-((x - LONE.x) ** 2 + (z - LONE.z) ** 2) / (LONE.radius * LONE.radius))
      : 0;
    const far = Math.hypot(x, z);
    const rolling = beyond(x, z, 9, 90) * (relief.swells(x, z, 130) * 4.5 + relief.swells(x, z, 40) * 0.7);
    const hills = smoothstep(140, 700, far) * (relief.swells(x, z, 420) * 26 + 24);
    const mountains = shareOf(smoothstep(1400, 3600, far), () => relief.peaks(x, z, 2100, 6)) * (z < 0 ? 620 : 320);
    return hill + rolling + hills + mountains + relief.noise.noise(x * 0.4, z * 0.4) * 0.05;
  };

export const MEADOW: PlaceBuilder = {
  name: 'meadow',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1)), order),
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 15,
    plainRadius: 60,
    spots: [
      { kind: 'sit', at: [2.5, 0, -2], heading: 0, radius: 1.5 },
      { kind: 'shade', at: [-15, 0, -17], heading: 0, radius: 3 },
    ],
    ways: [],
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief, order);
    // Grass that nobody mows stands knee high.
    const grass = meadowGrass(
      isOpen(order) && season.name === 'summer' ? 'autumn' : season.name,
      isOpen(order) ? 0.5 : 0.26,
    );
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 60,
      rockFrom: 260,
      snowFrom: 380,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number) => turfTint(relief.noise, x, z);
    const tone = season.snow > 0.5 ? null : bloomTone(order);
    const growth = (x: number, z: number, y: number): number =>
      y > 60 ? 0 : smoothstep(-0.75, 0.1, relief.noise.noise(x * 0.09, z * 0.09)) * (season.snow > 0.5 ? 0.32 : 1);
    return {
      placements: [
        ...sowGrass(order, { heightAt, sight, season }, { layer: 2, look: grass, growth, tint, reach: 220, detail }),
        ...sowFlowers(order, { relief, heightAt, sight, season }, { layer: 3, reach: 90 }),
        ...(isLone(order) ? plantLone(order, { relief, heightAt, sight, season }) : []),
        ...(order.without.includes('tree') || isOpen(order) || isLone(order)
          ? []
          : plantTrees(order, { relief, heightAt, sight, season })),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const far = Math.hypot(x, z);
            // Near ones are seen one by one, with the grass between them.
            const share =
              tone === null
                ? 0
                : BLOOM_SHARE * (0.3 + 0.7 * smoothstep(12, 60, far)) * (1 - smoothstep(...BLOOM_METRES, far));
            return tone === null || share === 0 ? look : { ...look, colour: mixLight(look.colour, tone, share) };
          },
          reach: 6144,
          middle: [0, 0, -1024],
          floor: null,
          farFineness: 1.7,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air: openAir(order),
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** How much of the ground's colour is that of the flowers it is full of, and how far they reach. */
const BLOOM_SHARE = 0.62;
const BLOOM_METRES = [160, 320] as const;

/** Grass to the horizon. */
const isOpen = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) =>
    /\b(?:prairie|steppe|grasslands?|open plains?|great plains|treeless|open (?:rural )?(?:field|landscape|countryside|land)|rural landscape)\b/.test(
      word,
    ),
  );

const LONE_SPECIES: readonly (readonly [RegExp, Species])[] = [
  [/cherry|sakura|blossom/, 'cherry'],
  [/apple/, 'apple'],
  [/maple/, 'maple'],
  [/birch|aspen/, 'birch'],
  [/poplar/, 'poplar'],
  [/pine/, 'pine'],
  [/acacia/, 'acacia'],
];

/** The one that the film is of, grown as large as one that has stood alone for long. */
function plantLone(order: PlaceOrder, { heightAt, sight, season }: Land): Placement[] {
  const trees = makeTrees(layerSeed(order, 9), season);
  const species = LONE_SPECIES.find(([words]) => order.dressing.some((word) => words.test(word)))?.[1] ?? 'oak';
  const at: Vector = [LONE.x, heightAt(LONE.x, LONE.z) - 0.1, LONE.z];
  return [trees.place({ species, at, size: 1.15, chance: 0.37, distance: sight.apparent(at) })];
}

/** Metres around the middle where no tree stands in a field of flowers. */
const CLEAR_OF_BLOOMS = 60;

/** Single trees and bushes on the slopes, woods on the hills behind them, and a few stones. */
function plantTrees(order: PlaceOrder, { relief, heightAt, sight, season }: Land): Placement[] {
  const trees = makeTrees(layerSeed(order, 4), season);
  const stones = makeStones(
    layerSeed(order, 5),
    { stone: STONE_GREY, moss: lightOf(0x6f7a3c), mossy: 0.6, tall: 0.6, cuts: 12, strata: 0 },
    season,
  );
  const placements: Placement[] = [];
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.012 + 7, z * 0.012, 2);
  sow(
    { seed: layerSeed(order, 6), sight, heightAt, centre: [0, 0], reach: 420, step: 11, to: 380, tall: 10 },
    ({ x, y, z, distance, chance }) => {
      const far = Math.hypot(x, z);
      if (
        far < (bloomTone(order) === null ? 21 : CLEAR_OF_BLOOMS) ||
        chance(0) > smoothstep(0, 0.3, group(x, z)) * 0.55 + 0.035 ||
        sight.blocks([x, y, z], 4, 9)
      )
        return;
      const species = chance(1) < 0.45 ? 'oak' : chance(1) < 0.75 ? 'maple' : 'birch';
      const shade = 0.85 + 0.3 * chance(2);
      placements.push(
        trees.place({
          species,
          at: [x, y, z],
          size: 0.75 + 0.5 * chance(3),
          chance: chance(4),
          distance,
          tint: [shade, shade, shade * 0.96],
        }),
      );
    },
  );
  sow(
    { seed: layerSeed(order, 7), sight, heightAt, centre: [0, 0], reach: 90, step: 6, to: 90, tall: 1.5 },
    ({ x, y, z, distance, chance }) => {
      if (Math.hypot(x, z) < 16 || bloomTone(order) !== null || sight.blocks([x, y, z], 1.4, 1.4)) return;
      if (chance(0) < 0.03 + smoothstep(0.05, 0.3, group(x, z)) * 0.3)
        placements.push(
          trees.place({ species: 'bush', at: [x, y, z], size: 0.6 + 0.7 * chance(1), chance: chance(2), distance }),
        );
      else if (chance(0) > 0.975)
        placements.push(stones.place([x, y, z], 0.25 + chance(1) ** 3 * 0.9, chance(2), distance));
    },
  );
  const { summer, autumn, spring } = TREES.oak.leaves;
  const dome =
    season.name === 'autumn'
      ? autumn
      : season.name === 'spring'
        ? spring
        : season.name === 'winter'
          ? { dark: lightOf(0x4a4038), light: lightOf(0x7a6a5a) }
          : summer;
  placements.push(
    ...plantWoods({
      seed: layerSeed(order, 8),
      sight,
      heightAt,
      season,
      centre: [0, 0],
      reach: 1500,
      step: 15,
      from: 370,
      to: 1500,
      density: (x, z, y) => smoothstep(-0.05, 0.25, group(x * 0.35, z * 0.35) + (y > 24 ? 0.12 : -0.05)),
      spires: 0.3,
      spire: TREES.spruce.leaves.summer,
      dome,
      height: 11,
      most: 8000,
    }),
  );
  return placements;
}
