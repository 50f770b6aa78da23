import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { type Light, lightOf, MeshBuilder } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { addBox, makeStrip } from '../kits/built.ts';
import { plantCopse } from '../kits/copse.ts';
import { sowFlowers } from '../kits/flowers.ts';
import { sowGrass } from '../kits/grass.ts';
import { farLeaves } from '../kits/leaf-seasons.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { type Season, SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import { TREES } from '../kits/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/turf.ts';
import { plantWoods } from '../kits/woods.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const HALF_WIDTH = 3.6;

/** Straight where the film plays, then it swings through the hills; level as long as it may be wet. */
const roadX = (z: number): number =>
  smoothstep(40, 260, Math.abs(z)) * Math.sin(z * 0.011 + 1.2) * 34 - smoothstep(40, 260, Math.abs(z)) * 20;
const roadY = (z: number): number => smoothstep(120, 620, -z) * 9 + smoothstep(160, 500, -z) * Math.sin(z * 0.012) * 3;

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const aside = Math.abs(x - roadX(z));
    const out = smoothstep(HALF_WIDTH + 1.5, 46, aside);
    const rolling = relief.swells(x, z, 120) * 5 + relief.swells(x, z, 34) * 0.6 + 1;
    const far = Math.hypot(x, z);
    const hills = smoothstep(160, 760, far) * smoothstep(10, 150, aside) * (relief.swells(x, z, 380) * 30 + 30);
    const range = shareOf(smoothstep(1300, 3400, far), () => relief.peaks(x, z, 1900, 8)) * 760;
    // The bed lies a hand below the asphalt, and a ditch beside it.
    const bed =
      aside < HALF_WIDTH + 0.6
        ? -0.1 - Math.min(0.25, far * 0.0012)
        : -0.06 - 0.16 * Math.exp(-(((aside - HALF_WIDTH - 2) / 0.9) ** 2));
    return roadY(z) * (1 - out * 0.6) + bed + out * rolling + hills + range;
  };

const pointsOf = (): Vector[] => {
  const points: Vector[] = [];
  for (let z = 220; z > -900; z -= Math.abs(z) < 80 ? 3 : Math.abs(z) < 300 ? 6 : 14)
    points.push([roadX(z), roadY(z), z]);
  return points;
};

export const ROAD: PlaceBuilder = {
  name: 'road',
  describe(order) {
    const land = heightOf(makeRelief(layerSeed(order, 1)));
    return {
      heightAt: (x, z) => (Math.abs(x - roadX(z)) < HALF_WIDTH ? roadY(z) : land(x, z)),
      waterLevel: null,
      indoor: false,
      bestView: 0,
      openRadius: 12,
      spots: [{ kind: 'roadside', at: [6, 0, -2], heading: -1.2, radius: 1.5 }],
      ways: [{ kind: 'road', points: pointsOf().filter(([, , z]) => Math.abs(z) < 210), width: HALF_WIDTH * 2 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const grass = meadowGrass(season.name, 0.28);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 70,
      rockFrom: 280,
      snowFrom: 480,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const verge = (x: number, z: number): number =>
      smoothstep(HALF_WIDTH + 0.5, HALF_WIDTH + 1.3, Math.abs(x - roadX(z)));
    const growth = (x: number, z: number, y: number): number =>
      y > 50
        ? 0
        : verge(x, z) * smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (season.snow > 0.5 ? 0.3 : 1);
    const land: Land = { relief, heightAt, sight, season };
    const wet = season.wet > 0.5;
    return {
      placements: [
        { mesh: paveRoad(season, wet), matrix: IDENTITY, shades: false, mirrored: false },
        ...lineRoad(season),
        ...sowGrass({
          seed: layerSeed(order, 2),
          sight,
          heightAt,
          look: grass,
          season,
          growth,
          tint,
          reach: 150,
          detail,
        }),
        ...(season.snow > 0.5
          ? []
          : sowFlowers({
              seed: layerSeed(order, 3),
              sight,
              heightAt,
              season,
              order,
              reach: 60,
              detail,
              noise: relief.noise,
              bare: (x, z) => verge(x, z) < 1,
            })),
        ...(order.without.includes('tree') ? [] : plantRoadside(order, land)),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const gravel = 1 - verge(x, z);
            return gravel <= 0
              ? look
              : {
                  colour: mixLight(
                    look.colour,
                    mixLight(timesLight(lightOf(0x8d8373), 1 - season.wet * 0.3), SNOW_WHITE, season.snow * 0.7),
                    gravel,
                  ),
                  material: materialOf('soil'),
                };
          },
          reach: 4096,
          middle: [0, 0, -1200],
          floor: null,
          farFineness: 1.8,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air,
      water: wet
        ? { kind: 'wet', level: 0, deep: [0, 0, 0], shallow: [0, 0, 0], clarity: 1, waves: 0, foam: 0, flow: 0 }
        : null,
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** Asphalt with worn tracks, a broken line in the middle and a line at each edge. */
function paveRoad(season: Season, wet: boolean) {
  const under = (hex: number, snow: number): Light =>
    mixLight(timesLight(lightOf(hex), wet ? 0.6 : 1), SNOW_WHITE, season.snow * snow);
  const material = wet ? 'asphaltWet' : 'asphalt';
  const paint = under(0xe6e2d6, 0.6);
  const edge = HALF_WIDTH - 0.3;
  return makeStrip(pointsOf(), [
    { from: -HALF_WIDTH, to: -2.6, colour: under(0x55545a, 0.85), material, lift: 0 },
    { from: -2.6, to: -1, colour: under(0x5c5b61, 0.35), material, lift: 0 },
    { from: -1, to: 1, colour: under(0x56555b, 0.8), material, lift: 0 },
    { from: 1, to: 2.6, colour: under(0x5c5b61, 0.35), material, lift: 0 },
    { from: 2.6, to: HALF_WIDTH, colour: under(0x55545a, 0.85), material, lift: 0 },
    { from: -0.07, to: 0.07, colour: paint, material, lift: 0.008, dashes: 4 },
    { from: -edge - 0.06, to: -edge + 0.06, colour: paint, material, lift: 0.008 },
    { from: edge - 0.06, to: edge + 0.06, colour: paint, material, lift: 0.008 },
  ]);
}

/** White posts at both sides, and poles with a wire farther off. */
function lineRoad(season: Season): Placement[] {
  const builder = new MeshBuilder();
  addBox(builder, [0, 0.45, 0], [0.11, 1, 0.11], { colour: lightOf(0xdedbd2), material: 'plastic', season });
  addBox(builder, [0, 0.78, 0.002], [0.115, 0.16, 0.115], { colour: lightOf(0x2a2a2e), material: 'plastic', season });
  const post = builder.build();
  const placements: Placement[] = [];
  for (let z = 108; z > -260; z -= 24) {
    for (const side of [-1, 1]) {
      if (Math.abs(z) < 10) continue;
      placements.push({ mesh: post, matrix: standing([roadX(z) + side * (HALF_WIDTH + 0.9), roadY(z) - 0.1, z]) });
    }
  }
  return placements;
}

function plantRoadside(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.012 + 7, z * 0.012, 2);
  const clear = (x: number, z: number): boolean => Math.abs(x - roadX(z)) < HALF_WIDTH + 5;
  return [
    ...plantCopse(order, land, {
      layer: 4,
      reach: 400,
      step: 11,
      density: (x, z) => (clear(x, z) ? 0 : 0.05 + smoothstep(-0.05, 0.25, group(x, z)) * 0.55),
      species: [
        ['oak', 0.35],
        ['maple', 0.6],
        ['birch', 0.75],
        ['spruce', 1],
      ],
      size: [0.8, 1.3],
      clear: 14,
      crowd: 1.2,
    }),
    ...plantCopse(order, land, {
      layer: 5,
      reach: 80,
      step: 6,
      density: (x, z) => (clear(x, z) ? 0 : 0.06 + smoothstep(0.05, 0.3, group(x, z)) * 0.25),
      species: [['bush', 1]],
      size: [0.6, 1.3],
      clear: 12,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, -300],
      reach: 1500,
      step: 15,
      from: 390,
      to: 1700,
      density: (x, z, y) =>
        Math.abs(x - roadX(z)) < 16 || y > 260
          ? 0
          : smoothstep(-0.1, 0.2, group(x * 0.4, z * 0.4) + (y > 24 ? 0.1 : 0)),
      spires: 0.45,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 5000,
    }),
  ];
}
