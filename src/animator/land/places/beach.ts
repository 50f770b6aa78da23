import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf } from '../kits/architecture/pieces.ts';
import { layBeachBar } from '../kits/beach-bar.ts';
import { BOARDWALK_PALMS, boardwalkWay, hasBoardwalk, layBoardwalk, withBoardwalk } from '../kits/boardwalk.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { groundUnder, sowGrass } from '../kits/plants/grass.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief } from '../kits/relief.ts';
import { isRockyShore, strewBoulders } from '../kits/rocky-shore.ts';
import { PEBBLES, paintSand, SAND } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { sow } from '../kits/sow.ts';
import { makeStones } from '../kits/stones.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -0.62;

/** How far the water's edge lies before the middle, there. */
const shoreAt = (relief: Relief, x: number): number =>
  -11 + relief.noise.fbm(x * 0.011, 2.5, 2) * 9 - smoothstep(6, 30, x) * 36 - smoothstep(60, 420, Math.abs(x)) * 90;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const inland = z - shoreAt(relief, x);
    const slope =
      inland < 0
        ? Math.max(inland * 0.085, -3) - smoothstep(30, 120, -inland) * 5
        : Math.min(inland * 0.056, 0.9) + Math.max(0, inland - 16) * 0.012;
    const dunes = smoothstep(26, 60, inland) * (1.2 + relief.swells(x, z, 34) * 1.5);
    const hills = smoothstep(120, 520, inland) * (14 + relief.swells(x, z, 260) * 16);
    // Headlands that close the bay on both sides, and islands far out.
    const arm = smoothstep(150, 460, Math.abs(x)) * smoothstep(-260, 40, inland + 120) * (x < 0 ? 46 : 30);
    const capes = arm * (0.75 + relief.swells(x, z, 150) * 0.45);
    const isle = (cx: number, cz: number, wide: number, tall: number): number => {
      const d = Math.hypot((x - cx) / wide, (z - cz) / (wide * 0.6));
      return d > 1.6 ? 0 : (1 - smoothstep(0.1, 1.25, d + relief.noise.fbm(x * 0.012, z * 0.012, 3) * 0.5)) * tall;
    };
    const ripple =
      inland > 0.5
        ? relief.noise.noise(x * 0.6, z * 1.1) * 0.03 +
          Math.sin(z * 3.4 + relief.noise.noise(x * 0.2, z * 0.25) * 5) * 0.011
        : 0;
    return (
      LEVEL +
      slope +
      dunes +
      hills +
      Math.max(0, capes - 6) +
      isle(-520, -1300, 250, 130) +
      isle(760, -1900, 330, 190) +
      ripple
    );
  };

/** Where no palm grows. */
const isNorthern = (order: PlaceOrder): boolean =>
  order.season === 'winter' ||
  isRockyShore(order) ||
  order.dressing.some((word) =>
    /\b(?:black sand|iceland\w*|norw\w+|scot\w+|irish|ireland|arctic|nordic|baltic|north sea|alaska\w*|pebbles?|pebbly|rugged|patagonia\w*)\b/.test(
      word,
    ),
  );

const SANDS: readonly (readonly [RegExp, Light])[] = [
  [/\b(?:rocky|shingle|stony|pebbles?|pebbly|craggy)\b/, PEBBLES],
  [/\bblack\b.{0,60}\bsand\b|\bblack beach\b|volcanic/, lightOf(0x2e2c2e)],
  [/\bpink\b.{0,60}\bsand\b/, lightOf(0xe2b8a8)],
  [/\bwhite\b.{0,60}\bsand|\bwhite beach\b|maldives|caribbean|tropical/, lightOf(0xe6dcc2)],
];

const isTropical = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) =>
    /turquoise|tropical|lagoon|maldives|caribbean|bora bora|tahiti|fiji|crystal clear|azure|emerald|palm/.test(word),
  );
/** Shallow for a long way out, over white sand. */
const LAGOON = { deep: [0.01, 0.2, 0.27] as Light, shallow: [0.36, 0.74, 0.68] as Light, clarity: 0.17 };
const BAY = { deep: [0.012, 0.11, 0.17] as Light, shallow: [0.34, 0.52, 0.46] as Light, clarity: 0.42 };

/** As the prompt calls it; else as it mostly is. */
const sandOf = ({ dressing }: PlaceOrder): Light =>
  SANDS.find(([words]) => dressing.some((word) => words.test(word)))?.[1] ?? SAND;

export const BEACH: PlaceBuilder = {
  name: 'beach',
  describe(order) {
    const relief = makeRelief(layerSeed(order, 1));
    const points: Vector[] = [];
    for (let x = -60; x <= 60; x += 6) points.push([x, LEVEL + 0.12, shoreAt(relief, x) + 1.6]);
    const [sand, boards] = [heightOf(relief), hasBoardwalk(order)];
    return {
      heightAt: boards ? withBoardwalk(sand) : sand,
      waterLevel: LEVEL,
      indoor: false,
      bestView: 0,
      openRadius: 9,
      prospect: {
        ground: { eye: [9, 2.3, 2], target: [13, 3.4, -34] },
        // Along the shore, palms below and surf beside them.
        air: { eye: [-62, 25, 16], target: [30, 2, -30] },
      },
      spots: [
        { kind: 'water', at: [0, LEVEL, -22], heading: 0, radius: 6 },
        { kind: 'sit', at: [3, 0, 1], heading: Math.PI, radius: 2 },
        { kind: 'shade', at: [12, 0.3, -11], heading: Math.PI, radius: 2.5 },
      ],
      ways: boards
        ? [{ kind: 'promenade', points: boardwalkWay(sand), width: 2.4 }]
        : [{ kind: 'shoreline', points, width: 3 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, false);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const sand = sandOf(order);
    const bar = layBeachBar(order, heightAt);
    const walk = hasBoardwalk(order) ? layBoardwalk(order, heightAt) : null;
    const grass = {
      root: lightOf(0x59572f),
      tip: lightOf(0x9aa05c),
      dry: lightOf(0xd8c586),
      dryness: 0.5,
      height: 0.55,
      broad: 0.8,
    };
    const green = groundUnder({ ...grass, dryness: 0.1 });
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const growth = (x: number, z: number): number => {
      const inland = z - shoreAt(relief, x);
      return (
        smoothstep(24, 46, inland) *
        smoothstep(-0.1, 0.35, relief.noise.noise(x * 0.11, z * 0.11)) *
        (Math.hypot(x, z) < 14 ? 0 : 1)
      );
    };
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -40], 9000),
        ...bar.placements,
        ...(walk?.placements ?? []),
        ...sowGrass(order, { heightAt, sight, season }, { layer: 2, look: grass, growth, tint, reach: 150, detail }),
        ...(order.without.includes('tree') || order.without.includes('palm') || isNorthern(order)
          ? []
          : plant(order, { relief, heightAt, sight, season })),
        ...growIslands(order, { relief, heightAt, sight, season }),
        ...strewStones(order, { relief, heightAt, sight, season }),
        ...(isRockyShore(order)
          ? strewBoulders(order, { relief, heightAt, sight, season }, (x, z) => z - shoreAt(relief, x))
          : []),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal) {
            const sandy = paintSand(relief.noise, season, sand, x, z, y - LEVEL);
            const cover = Math.max(smoothstep(5, 14, y) * 0.95, growth(x, z) * 0.45) * (1 - season.snow);
            if (cover <= 0) return sandy;
            const rock = smoothstep(0.25, 0.45, 1 - normal[1]);
            const land = mixLight(
              timesLight(green, 0.75 + relief.noise.fbm(x * 0.03, z * 0.03, 3) * 0.5),
              lightOf(0x8f7f68),
              rock,
            );
            return { colour: mixLight(sandy.colour, land, cover), material: sandy.material };
          },
          reach: 4096,
          middle: [0, 0, -600],
          floor: LEVEL - 3.5,
        },
        sight,
      ),
      groundFocus: [0, 0, -4],
      heightAt: walk === null ? heightAt : withBoardwalk(heightAt),
      air,
      water: makeWater({ level: LEVEL, waves: 0.34, flow: 0.3, ...(isTropical(order) ? LAGOON : BAY) }, order, air),
      lamps: [...bar.lamps, ...lampsOf(walk?.placed ?? [], darkOf(order))],
      wind: windOf(season),
    };
  },
};

/** The first of them lean over the spit of land that closes the picture on the right. */
const PALMS = [
  [12.5, -13, 1.05, 0.11],
  [15.5, -19, 0.92, 0.53],
  [18, -24, 1.12, 0.72],
  [19.5, -31, 1, 0.31],
  [23, -27, 1.15, 0.87],
  [24, -36, 1.1, 0.47],
  [28, -33, 1.02, 0.21],
  [31, -40, 1.15, 0.93],
  [-15, 2, 0.9, 0.39],
  [-18, 5, 1.1, 0.58],
  [17, 2, 0.95, 0.66],
] as const;

/** Palms where the sand is dry: a few lean over the beach, more stand farther in. */
function plant(order: PlaceOrder, { relief, heightAt, sight, season }: Land): Placement[] {
  const trees = makeTrees(layerSeed(order, 3), season);
  const placements: Placement[] = [];
  const palm = (x: number, z: number, size: number, chance: number): void => {
    const y = heightAt(x, z);
    if (y < LEVEL + (hasBoardwalk(order) ? 0.15 : 0.5) || sight.blocks([x, y, z], hasBoardwalk(order) ? 0.5 : 2.2, 8))
      return;
    placements.push(
      trees.place({ species: 'palm', at: [x, y, z], size, chance, distance: sight.apparent([x, y + 3, z]) }),
    );
  };
  for (const [x, z, size, chance] of hasBoardwalk(order) ? BOARDWALK_PALMS : PALMS) palm(x, z, size, chance);
  sow(
    { seed: layerSeed(order, 4), sight, heightAt, centre: [0, 30], reach: 300, step: 9, to: 300, tall: 8 },
    ({ x, y, z, chance }) => {
      const inland = z - shoreAt(relief, x);
      if (inland < 20 || Math.hypot(x, z) < 19 || y < 0.2) return;
      if (chance(0) < 0.1 + smoothstep(40, 140, inland) * 0.35) palm(x, z, 0.8 + 0.5 * chance(1), chance(2));
      else if (chance(0) < 0.3 + smoothstep(40, 120, inland) * 0.4) {
        const distance = sight.apparent([x, y, z]);
        if (!sight.blocks([x, y, z], 1.5, 1.5))
          placements.push(
            trees.place({ species: 'bush', at: [x, y, z], size: 0.7 + 0.9 * chance(1), chance: chance(2), distance }),
          );
      }
    },
  );
  return placements;
}

/** Woods on capes and islands. */
function growIslands(order: PlaceOrder, { relief, heightAt, sight, season }: Land): Placement[] {
  const leaves = TREES.jungle.leaves.summer;
  const density = (x: number, z: number, y: number): number =>
    smoothstep(5, 12, y) * smoothstep(-0.35, 0.1, relief.noise.fbm(x * 0.01, z * 0.01, 2));
  return plantWoods({
    seed: layerSeed(order, 7),
    sight,
    heightAt,
    season,
    centre: [0, -900],
    reach: 1500,
    step: 17,
    from: 250,
    to: 2600,
    density,
    spires: 0,
    spire: leaves,
    dome: leaves,
    height: 13,
    most: 2600,
  });
}

function strewStones(order: PlaceOrder, { relief, heightAt, sight, season }: Land): Placement[] {
  const stones = makeStones(
    layerSeed(order, 5),
    { stone: lightOf(0x7a706a), moss: lightOf(0x4f5a3a), mossy: 0.3, tall: 0.62, cuts: 11, strata: 0 },
    season,
  );
  const placements: Placement[] = [];
  sow(
    { seed: layerSeed(order, 6), sight, heightAt, centre: [0, -12], reach: 90, step: 3.2, to: 90, tall: 1 },
    ({ x, y, z, distance, chance }) => {
      const inland = z - shoreAt(relief, x);
      const cluster = relief.noise.noise(x * 0.05 + 3, z * 0.02);
      if (Math.abs(inland + 1) > 4 || Math.abs(x) < 9 || chance(0) > smoothstep(0.15, 0.5, cluster) * 0.6) return;
      placements.push(stones.place([x, y, z], 0.15 + chance(1) ** 3 * 1.5, chance(2), distance));
    },
  );
  return placements;
}
