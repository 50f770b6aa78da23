import { clamp, smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeLighthouse } from '../kits/lighthouse.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { placeRockSheet } from '../kits/rock-sheet.ts';
import { SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -34;

/** A spur of rock that runs out before the edge: where, how wide, how far. */
const SPUR = { x: -3, half: 3, reach: 9 } as const;

/** How far before one the land breaks off: near in the middle and on the left, on the right it runs out to a headland. */
const edgeAt = ({ noise }: Relief, x: number): number =>
  -12.5 -
  SPUR.reach * Math.exp(-(((x - SPUR.x) / SPUR.half) ** 2)) +
  noise.fbm(x * 0.03, 3, 3) * 5 -
  smoothstep(7, 42, x) * 150 +
  smoothstep(60, 110, x) * 60 -
  smoothstep(-50, -260, x) * 260;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const inland = z - edgeAt(relief, x);
    const land =
      beyond(x, z, 9, 50) * (relief.swells(x, z, 60) * 1.6) +
      smoothstep(20, 260, inland) * 14 +
      smoothstep(14, 60, x) * smoothstep(0, 50, inland) * 7;
    const wall = smoothstep(0.5, -7, inland + relief.noise.noise(x * 0.11, z * 0.11) * 2.2);
    const foot =
      LEVEL -
      1 +
      Math.max(0, relief.noise.fbm(x * 0.05, z * 0.05, 3)) * 5 * smoothstep(-40, -8, inland) -
      smoothstep(-14, -70, inland) * 9;
    return land * (1 - wall) + foot * wall + relief.noise.noise(x * 0.45, z * 0.45) * 0.06;
  };

/** What the sea has left standing: where, how wide, how high above the water. */
const STACKS: readonly (readonly [number, number, number, number])[] = [
  [-24, -74, 6.5, 35],
  [-41, -118, 6, 28],
  [-33, -96, 3.4, 14],
  [6, -190, 10, 44],
];

const layStacks = (order: PlaceOrder, { relief, season }: Land): Placement[] =>
  // None stands between the lighthouse and who came to see it.
  (says(order, /lighthouse/) ? STACKS.slice(0, 3) : STACKS).map(([x, z, wide, tall], k) =>
    placeRockSheet({
      seed: layerSeed(order, 20 + k),
      columns: 44,
      rows: 30,
      base(u, v) {
        const angle = u * Math.PI * 2;
        const [s, c] = [Math.sin(angle), Math.cos(angle)];
        const climb = clamp(v / 0.86);
        const girth = 1.1 - 0.34 * climb + 0.3 * relief.noise.noise(s * 1.2 + k * 5, c * 1.2 + climb * 1.5);
        const reach = wide * girth * Math.sqrt(Math.max(1e-4, 1 - clamp((v - 0.86) / 0.14) ** 2));
        return [x + s * reach, LEVEL - 2 + (tall + 2) * climb, z + c * reach];
      },
      rough: 2,
      block: [3.4, 2],
      stone: mixLight(...stonesOf(order), 0.3),
      moss: lightOf(0x6a7440),
      mossy: 0.8,
      season,
      openness: ([, y]) => clamp(0.6 + (y - LEVEL) * 0.03, 0.6, 1),
      tone: ([, y], colour) => timesLight(colour, y < LEVEL + 1.6 ? 0.5 : 1),
    }),
  );

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));

/** Nobody lives there. */
const isWild = (order: PlaceOrder): boolean =>
  says(
    order,
    /\b(?:wild|rugged|jagged|volcanic|basalt|iceland\w*|faroe|patagonia\w*|big sur|rocks|forests?|woods|pines?|mountains?|valley|canyon|glacier)\b/,
  ) && !says(order, /lighthouse/);

/** Cooled lava is nearly black. */
const stonesOf = (order: PlaceOrder): readonly [Light, Light] =>
  says(order, /\b(?:volcanic|basalt|black|lava|iceland\w*|faroe)\b/)
    ? [lightOf(0x3d3b3c), lightOf(0x262629)]
    : [lightOf(0x8f8474), lightOf(0x6a625c)];

/** Where the sea breaks against the headland and the stacks before it. */
function breakersOf(order: PlaceOrder): PlaceFacts['spots'] {
  const relief = makeRelief(layerSeed(order, 1));
  const foot = [9, 17, 26, 34, 42].map((x) => [x, edgeAt(relief, x) - 7] as const);
  const stacks = STACKS.map(([x, z, wide]) => [x - wide * 0.4, z + wide] as const);
  return [...foot, ...stacks].map(([x, z]) => ({ kind: 'breakers', at: [x, LEVEL, z], heading: 0, radius: 4 }));
}

/** At the end of the spur, seen from beside it with the drop below and the headland behind. */
function lookoutOf(order: PlaceOrder): NonNullable<PlaceFacts['lookout']> {
  const relief = makeRelief(layerSeed(order, 1));
  const z = edgeAt(relief, SPUR.x) + 2.4;
  return { at: [SPUR.x, heightOf(relief)(SPUR.x, z), z], view: 0.8, room: 1.2 };
}

/** Its lamp turns when it is dark, or the air thick. */
function beaconOf(order: PlaceOrder): PlaceFacts['spots'] {
  const thick = order.weather === 'fog';
  const lit = thick || /^(?:night|dusk)$/.test(order.time) || order.weather === 'storm' || says(order, /beam/);
  if (!lit || order.without.includes('lighthouse') || isWild(order)) return [];
  const [x, z] = TOWER;
  const foot = heightOf(makeRelief(layerSeed(order, 1)))(x, z) - 0.5;
  return [{ kind: 'beacon', at: [x, foot + 21.5, z], heading: 0, radius: thick ? 1.3 : 0.8 }];
}
const TOWER = [52, -122] as const;

export const CLIFF: PlaceBuilder = {
  name: 'cliff',
  describe: (order) => ({
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.2,
    viewSlack: 0.18,
    openRadius: 9,
    lookout: lookoutOf(order),
    spots: [
      { kind: 'water', at: [-4, LEVEL, -70], heading: 0, radius: 14 },
      { kind: 'sit', at: [2, 0, -8], heading: Math.PI, radius: 1.2 },
      ...breakersOf(order),
      ...beaconOf(order),
    ],
    ways: [],
    prospect: says(order, /lighthouse/)
      ? {
          // The tower against the sky, from the water before it.
          ground: { eye: [-4, LEVEL + 11, -204], target: [40, LEVEL + 32, -130], stays: true },
          air: { eye: [-46, 24, -215], target: [36, 0, -134], stays: true },
        }
      : {
          ground: { eye: [-72, LEVEL + 10, -172], target: [-10, LEVEL + 19, -144] },
          air: { eye: [-90, 14, -190], target: [10, -8, -140] },
        },
  }),
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const stones = stonesOf(order);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const grass = meadowGrass(season.name, 0.24);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 60,
      rockFrom: 900,
      snowFrom: 3000,
      woods: lightOf(0x4a5a30),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const firm = (x: number, z: number): number => smoothstep(0.6, 2.6, z - edgeAt(relief, x));
    const growth = (x: number, z: number): number =>
      firm(x, z) * smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (season.snow > 0.5 ? 0.25 : 1);
    const land: Land = { relief, heightAt, sight, season };
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -200], 9000),
        ...layStacks(order, land),
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 150, detail }),
        ...sowFlowers(order, land, { layer: 3, reach: 60, bare: (x, z) => firm(x, z) < 1 }),
        ...plantCopse(order, land, {
          layer: 4,
          reach: 220,
          step: 8,
          density: (x, z) => (firm(x, z) < 1 ? 0 : 0.05),
          species: [
            ['bush', 0.8],
            ['pine', 1],
          ],
          size: [0.5, 1],
          clear: 16,
        }),
        ...strewStones(order, land, {
          layer: 5,
          reach: 70,
          step: 2.6,
          density: (x, z) => 0.03 + Math.exp(-(((z - edgeAt(relief, x)) / 2.4) ** 2)) * 0.4,
          look: { stone: lightOf(0x8a8176), moss: lightOf(0x7a7a48), mossy: 0.5, tall: 0.7, cuts: 9, strata: 5 },
          size: [0.12, 1.9],
          clear: 9.5,
        }),
        ...(order.without.includes('lighthouse') || isWild(order)
          ? []
          : [{ mesh: makeLighthouse(season), matrix: standing([TOWER[0], heightAt(...TOWER) - 0.5, TOWER[1]], 0.3) }]),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const steep = smoothstep(0.18, 0.42, 1 - normal[1]);
            const low = smoothstep(-4, -16, y);
            if (steep + low <= 0) return look;
            const band = 0.7 + 0.55 * clamp(0.5 + relief.noise.noise(y * 0.22 + x * 0.012, x * 0.03 + z * 0.03) * 0.95);
            let stone = timesLight(mixLight(...stones, clamp(0.5 + relief.noise.fbm(x * 0.04, y * 0.09, 2))), band);
            stone = mixLight(stone, timesLight(stone, 0.42), smoothstep(LEVEL + 4, LEVEL + 0.6, y));
            stone = mixLight(stone, SNOW_WHITE, season.snow * smoothstep(0.5, 0.25, 1 - normal[1]));
            return { colour: mixLight(look.colour, stone, Math.max(steep, low)), material: materialOf('rock') };
          },
          reach: 2048,
          middle: [0, 0, -300],
          floor: LEVEL - 4,
          farFineness: 1.4,
        },
        sight,
      ),
      groundFocus: [0, 0, -4],
      heightAt,
      air: { ...air, fog: { ...air.fog, floor: LEVEL } },
      water: makeWater(
        { level: LEVEL, deep: [0.008, 0.075, 0.11], shallow: [0.16, 0.36, 0.36], clarity: 0.3, waves: 0.55, flow: 0.4 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};
