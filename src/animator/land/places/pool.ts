import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { COPING, makeBathHouse, makeBathRim, makeLounger, makeParasol, makeSteps } from '../kits/pool-side.ts';
import { beyond, makeRelief, type Relief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** Where the water is: metres from its middle, which lies behind the deck on which the film plays. */
const BASIN = { across: 6.4, along: 3.7, z: -5.4, depth: 1.7 } as const;
const LEVEL = -0.16;
/** Of the tiles around it. */
const DECK = 13;

/** Under a roof, where the prompt says so. */
const isIndoor = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /indoor|hall|olympic|gym|leisure|natatorium|aquatic/.test(word));

const inBasin = (x: number, z: number, more = 0): boolean =>
  Math.abs(x) < BASIN.across + more && Math.abs(z - BASIN.z) < BASIN.along + more;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    inBasin(x, z) ? -BASIN.depth : beyond(x, z, 18, 80) * (relief.swells(x, z, 90) * 1.2 + 1);

export const POOL: PlaceBuilder = {
  name: 'pool',
  describe(order) {
    return {
      heightAt: heightOf(makeRelief(layerSeed(order, 1))),
      waterLevel: LEVEL,
      indoor: false,
      bestView: 0,
      viewSlack: 0.5,
      openRadius: isIndoor(order) ? 4.5 : 6,
      spots: [
        { kind: 'water', at: [0, LEVEL, BASIN.z + 0.4], heading: 0, radius: 3 },
        { kind: 'sit', at: [-4.15, 0.42, BASIN.z - BASIN.along - 1.1], heading: 0, radius: 0.6 },
        { kind: 'sit', at: [4.15, 0.42, BASIN.z - BASIN.along - 1.1], heading: 0, radius: 0.6 },
      ],
      ways: [],
    };
  },
  build(order, sight) {
    const indoor = isIndoor(order);
    const season = seasonOf(order, !indoor);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass: meadowGrass(season.name, 0.08),
      rock: STONE_GREY,
      woodsFrom: 60,
      rockFrom: 900,
      snowFrom: 3000,
      woods: lightOf(0x35482c),
    };
    const tile = lightOf(indoor ? 0xdfe4e2 : 0xe4d9c4);
    return {
      placements: [
        { mesh: makeBathRim(BASIN, indoor), matrix: IDENTITY },
        { mesh: makeSteps(), matrix: standing([BASIN.across - 0.9, 0, BASIN.z + BASIN.along], Math.PI) },
        { mesh: makeSteps(), matrix: standing([-BASIN.across + 0.9, 0, BASIN.z - BASIN.along], 0) },
        ...(indoor ? [{ mesh: makeBathHouse(), matrix: IDENTITY, shades: false }] : restAround()),
        ...(indoor ? [] : plantAround(order, { relief, heightAt, sight, season })),
        makeWaterSheet(LEVEL, [0, BASIN.z], Math.hypot(BASIN.across, BASIN.along) + 0.2),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            if (inBasin(x, z, COPING)) return { colour: lightOf(0x59c3d6), material: materialOf('stone') };
            const far = Math.max(Math.abs(x), Math.abs(z - BASIN.z));
            if (far > DECK && !indoor) return paintTurf(turf, x, z, y, normal, cell);
            const even = (Math.floor(x / 0.6) + Math.floor(z / 0.6)) % 2 === 0;
            const tone: Light = timesLight(tile, (even ? 1 : 0.93) - season.wet * 0.2);
            return { colour: mixLight(tone, lightOf(0xffffff), season.snow * 0.6), material: materialOf('stone') };
          },
          reach: 1024,
          middle: [0, 0, -120],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, BASIN.z + 3],
      heightAt,
      air,
      water: makeWater(
        {
          level: LEVEL,
          deep: [0.02, 0.3, 0.42],
          shallow: [0.16, 0.62, 0.72],
          clarity: 0.28,
          waves: 0.2,
          flow: 0.25,
        },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** Loungers in pairs along the far side, each pair under a parasol. */
function restAround(): Placement[] {
  const back = BASIN.z - BASIN.along - 1.6;
  const pairs: readonly (readonly [number, number, number])[] = [
    [-3.4, back, 0],
    [3.4, back, 0],
    [-BASIN.across - 2.2, BASIN.z + 0.4, 1.2],
    [BASIN.across + 2.2, BASIN.z - 0.6, -1.2],
  ];
  const shades: readonly [number, number, number, number] = [0xd8503f, 0x2f8fa8, 0xf0b84a, 0x2f8fa8];
  return pairs.flatMap(([x, z, heading], index) => {
    const at = (across: number, near: number): Vector => [
      x + Math.cos(heading) * across + Math.sin(heading) * near,
      0,
      z - Math.sin(heading) * across + Math.cos(heading) * near,
    ];
    const lounger = makeLounger(shades[index] ?? shades[0]);
    return [
      { mesh: lounger, matrix: standing(at(-0.75, 0), heading) },
      { mesh: lounger, matrix: standing(at(0.75, 0), heading) },
      { mesh: makeParasol(shades[index] ?? shades[0]), matrix: standing(at(0, -0.5), heading) },
    ];
  });
}

function plantAround(order: PlaceOrder, land: Land): Placement[] {
  const { sight, heightAt, season } = land;
  const deck = (x: number, z: number): boolean => Math.max(Math.abs(x), Math.abs(z - BASIN.z)) < DECK + 1.2;
  return [
    ...plantCopse(order, land, {
      layer: 4,
      reach: 46,
      step: 6,
      density: (x, z) => (deck(x, z) || z > 6 ? 0 : 0.42),
      species:
        season.name === 'winter'
          ? [['spruce', 1]]
          : [
              ['palm', 0.75],
              ['oak', 1],
            ],
      size: [0.7, 1.05],
      clear: DECK + 1,
      crowd: 1.2,
    }),
    ...plantCopse(order, land, {
      layer: 5,
      reach: 30,
      step: 1.9,
      density: (x, z) => (deck(x, z) || Math.hypot(x, z - BASIN.z) > 22 ? 0 : 0.75),
      species: [['bush', 1]],
      size: [0.7, 1.3],
      clear: DECK,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      ...{ sight, heightAt, season, centre: [0, 0], reach: 300, step: 8, from: 50, to: 300 },
      density: () => 0.7,
      spires: 0.15,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 11,
      most: 2500,
    }),
  ];
}
