import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { beyondPool, isHotSpring, poolBed, rimOfSpring, spotsOfSpring } from '../kits/hot-spring.ts';
import { paintIce } from '../kits/ice.ts';
import { hasJetty, JETTY_METRES, JETTY_RADIUS, makeJetty, withJetty } from '../kits/jetty.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { paintSand, paintShore } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';

const LEVEL = -0.72;
const MIDDLE_Z = -178;

/** Metres by which the middle of a film lies out on the ice of a frozen lake. */
const ON_THE_ICE = 70;

const isFrozen = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /frozen|\bice\b|icy/.test(word)) && !isHotSpring({ dressing });

/** How the lake lies: with its shore before the middle, or around it. */
interface Lake {
  readonly relief: Relief;
  readonly frozen: boolean;
  /** Metres by which the shore lies behind the middle of the film. */
  readonly out: number;
  /** A pool among rocks, where it is a hot spring. */
  readonly spring: boolean;
}

function lakeOf(order: PlaceOrder): Lake {
  const frozen = isFrozen(order);
  const out = frozen ? ON_THE_ICE : hasJetty(order) ? SHORE_METRES + JETTY_METRES : 0;
  return { relief: makeRelief(layerSeed(order, 1)), frozen, out, spring: isHotSpring(order) };
}
/** Metres from the middle of a film ashore to the water. */
const SHORE_METRES = 9;

/** 0 at the shore, negative on the water, about one at as far out again. */
function ashore({ relief, out, spring }: Lake, x: number, far: number): number {
  if (spring) return beyondPool(relief, x, far) * 0.25;
  const { noise } = relief;
  const z = far - out;
  const warp = noise.fbm(x * 0.006 + 5, z * 0.006, 3) * 0.5 + noise.noise(x * 0.03, z * 0.03) * 0.04;
  const calm = Math.exp(-(x * x + z * z) / 1600);
  return Math.hypot(x / 280, (z - MIDDLE_Z) / 168) + warp * (1 - calm) - 1;
}

const heightOf = (lake: Lake): ((x: number, z: number) => number) => {
  const { relief, frozen } = lake;
  if (lake.spring)
    return (x, z) => {
      const far = Math.hypot(x, z - MIDDLE_Z);
      const hills = smoothstep(20, 240, Math.hypot(x, z)) * (relief.swells(x, z, 240) * 16 + 14);
      const range = shareOf(smoothstep(420, 2400, far), () => relief.peaks(x, z, 1500, 9)) * 380;
      return LEVEL + poolBed(relief, x, z, Math.max(0, hills) + range);
    };
  const bed = (x: number, z: number): number => {
    const d = ashore(lake, x, z);
    const shore = d < 0 ? d * 26 - smoothstep(0, 0.2, -d) * 6 : Math.min(d * 18, 1.1) + Math.max(0, d - 0.06) * 14;
    const far = Math.hypot(x, z - MIDDLE_Z);
    const hills = smoothstep(0.15, 1.3, d) * (relief.swells(x, z, 240) * 22 + 20);
    // Toward the evening sun the range is low.
    const toward = Math.atan2(x, -(z - MIDDLE_Z));
    const gate = 1 - 0.7 * Math.exp(-(((toward + 0.42) / 0.34) ** 2));
    const range =
      shareOf(smoothstep(620, 2900, far) * gate, () => relief.peaks(x, z, 1500, 9)) * 430 * (z > 60 ? 0.4 : 1);
    return (
      LEVEL +
      shore +
      Math.max(0, hills) +
      range +
      smoothstep(0, 0.04, d) * relief.noise.noise(x * 0.35, z * 0.35) * 0.07
    );
  };
  return frozen ? (x, z) => Math.max(LEVEL, bed(x, z)) : bed;
};

export const LAKE: PlaceBuilder = {
  name: 'lake',
  describe(order) {
    const lake = lakeOf(order);
    const points: Vector[] = [];
    for (let x = -48; x <= 48; x += 6) {
      let z = -4;
      while (ashore(lake, x, z) > 0.006 && z > -60) z -= 0.5;
      points.push([x, LEVEL + 0.1, z + 1]);
    }
    if (lake.frozen)
      return {
        heightAt: heightOf(lake),
        waterLevel: null,
        indoor: false,
        bestView: 0,
        openRadius: 40,
        spots: [],
        ways: [],
      };
    const jetty = hasJetty(order);
    return {
      heightAt: jetty ? withJetty(heightOf(lake), LEVEL) : heightOf(lake),
      waterLevel: LEVEL,
      indoor: false,
      bestView: 0,
      viewSlack: 0.26,
      prospect: {
        ground: { eye: [5, 1.9, -9], target: [-3, 7.5, -40] },
        air: { eye: [10, 42, 60], target: [-12, 16, -120] },
      },
      ...(lake.spring ? { parapet: 0.5 } : {}),
      openRadius: jetty ? JETTY_RADIUS : 8.5,
      spots: [
        ...(lake.spring
          ? spotsOfSpring(LEVEL)
          : [{ kind: 'water' as const, at: [0, LEVEL, -26] as const, heading: 0, radius: 10 }]),
        ...(jetty ? [] : [{ kind: 'sit', at: [2.5, 0, -3] as const, heading: Math.PI, radius: 1.5 }]),
      ],
      ways: [{ kind: 'shoreline', points, width: 2 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const lake = lakeOf(order);
    const { relief, frozen } = lake;
    const heightAt = heightOf(lake);
    const air = openAir(order, order.time === 'day' ? -0.5 : 0);
    const grass = meadowGrass(season.name, 0.24);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 6,
      rockFrom: 300,
      snowFrom: 430,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const dry = (y: number): number => smoothstep(0.22, 0.55, y - LEVEL);
    const growth = (x: number, z: number, y: number): number =>
      dry(y) *
      (y > 40 ? 0 : smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1))) *
      (season.snow > 0.5 ? 0.25 : 1);
    // Reeds stand in the shallows, beside where the film plays.
    const reeds = (x: number, z: number, y: number): number => {
      const shallow = smoothstep(-0.5, -0.2, y - LEVEL) * (1 - smoothstep(0.02, 0.2, y - LEVEL));
      return shallow * smoothstep(5, 9, Math.abs(x)) * smoothstep(0, 0.35, relief.noise.noise(x * 0.06 + 2, z * 0.02));
    };
    const land: Land = { relief, heightAt, sight, season };
    const reedLook = {
      ...meadowGrass(season.name === 'winter' ? 'autumn' : season.name, 1.05),
      root: lightOf(0x4a5a2c),
      broad: 1.5,
    };
    return {
      placements: [
        ...(frozen ? [] : [makeWaterSheet(LEVEL, lake.spring ? [0, -13] : [0, MIDDLE_Z], lake.spring ? 16 : 620)]),
        ...(lake.spring ? rimOfSpring(order, land) : []),
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 150, detail }),
        ...sowGrass(order, land, {
          layer: 3,
          look: reedLook,
          growth: frozen || lake.spring ? () => 0 : reeds,
          tint,
          reach: 80,
          detail,
        }),
        ...sowFlowers(order, land, { layer: 4, reach: 60, bare: (x, z) => dry(heightAt(x, z)) < 0.9 }),
        ...plantShores(order, land, lake),
        ...(hasJetty(order) && !frozen ? [makeJetty(order, LEVEL)] : []),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            if (frozen && y <= LEVEL + 0.004) return paintIce(relief.noise, x, z);
            const turfLook = paintTurf(turf, x, z, y, normal, cell);
            const edge = dry(y + relief.noise.noise(x * 0.4, z * 0.4) * 0.12);
            if (edge >= 1) return turfLook;
            return paintShore(paintSand(relief.noise, season, lightOf(0xa8977a), x, z, y - LEVEL), turfLook, edge);
          },
          reach: 4096,
          middle: [0, 0, -1400],
          floor: LEVEL - 3,
          farFineness: 2.2,
        },
        sight,
      ),
      groundFocus: [0, 0, -4],
      heightAt,
      air,
      water: frozen
        ? { kind: 'wet', level: LEVEL, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
        : makeWater(
            {
              level: LEVEL,
              // Hot water is milky, and lies still.
              ...(lake.spring
                ? { deep: [0.1, 0.22, 0.24] as const, shallow: [0.26, 0.42, 0.42] as const, clarity: 0.3 }
                : { deep: [0.012, 0.055, 0.07] as const, shallow: [0.2, 0.22, 0.14] as const, clarity: 0.5 }),
              ...{ waves: lake.spring ? 0.05 : 0.14, flow: 0.1 },
            },
            order,
            air,
          ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** A few trees at the water, woods around the lake and up the slopes, stones along the shore. */
function plantShores(order: PlaceOrder, land: Land, lake: Lake) {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.012 + 3, z * 0.012, 2);
  const density = (x: number, z: number): number => {
    const d = ashore(lake, x, z);
    return d < 0.03 ? 0 : 0.05 + smoothstep(-0.15, 0.2, group(x, z)) * (d > 0.12 ? 0.75 : 0.4);
  };
  const bare = order.without.includes('tree');
  return [
    ...(bare
      ? []
      : plantCopse(order, land, {
          layer: 5,
          centre: [0, -60],
          reach: 340,
          step: 10,
          density,
          species: [
            ['birch', 0.25],
            ['maple', 0.45],
            ['oak', 0.58],
            ['spruce', 0.85],
            ['pine', 1],
          ],
          size: [0.75, 1.3],
          clear: 17,
          crowd: 1.25,
        })),
    ...(bare
      ? []
      : plantCopse(order, land, {
          layer: 6,
          reach: 60,
          step: 5,
          density: (x, z) => (ashore(lake, x, z) < 0.02 ? 0 : 0.05),
          species: [['bush', 1]],
          size: [0.6, 1.2],
          clear: 15,
        })),
    ...plantWoods({
      seed: layerSeed(order, 7),
      sight,
      heightAt,
      season,
      centre: [0, MIDDLE_Z],
      reach: 1700,
      step: 13,
      from: 330,
      to: 1900,
      density: (x, z, y) =>
        ashore(lake, x, z) < 0.03 || y > 300
          ? 0
          : smoothstep(-0.35, 0.05, group(x * 0.4, z * 0.4) + (y > 14 ? 0.12 : 0)),
      spires: 0.68,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 11000,
    }),
    ...strewStones(order, land, {
      layer: 8,
      centre: [0, -10],
      reach: 70,
      step: 2.2,
      density: (x, z, y) =>
        Math.abs(y - LEVEL) > 0.45 || lake.frozen
          ? 0
          : smoothstep(0, 0.5, relief.noise.noise(x * 0.07, z * 0.07 + 4)) * 0.5,
      look: { stone: STONE_GREY, moss: lightOf(0x6a7340), mossy: 0.4, tall: 0.6, cuts: 12, strata: 0 },
      size: [0.14, 1.5],
      clear: 8.5,
    }),
  ];
}
