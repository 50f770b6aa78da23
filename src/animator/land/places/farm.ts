import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeFence } from '../kits/built.ts';
import { makeBale, makeBarn } from '../kits/farm-buildings.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { type GrassLook, groundUnder, sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { SNOW_WHITE, seasonOf, weathered } from '../kits/season.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number =>
    beyond(x, z, 22, 120) * relief.swells(x, z, 140) * 2.6 +
    beyond(x, z, 160, 700) * (relief.swells(x, z, 360) * 22 + 20) +
    shareOf(beyond(x, z, 1500, 3600), () => relief.peaks(x, z, 1900, 6)) * 420;

/** The yard in the middle, a track through it, wheat on the left, rows of crops on the right. */
const trackX = (z: number): number => 3.2 + Math.sin(z * 0.03) * 1.5;
const onTrack = (x: number, z: number): number => 1 - smoothstep(1.3, 1.7, Math.abs(x - trackX(z)));
const inWheat = (x: number, z: number): number =>
  smoothstep(-11, -12.2, x) * smoothstep(-120, -110, z) * smoothstep(70, 60, z) * smoothstep(-90, -84, x);
const inRows = (x: number, z: number): number =>
  smoothstep(12, 13, x) * smoothstep(-110, -100, z) * smoothstep(40, 30, z) * smoothstep(78, 70, x);

export const FARM: PlaceBuilder = {
  name: 'farm',
  describe(order) {
    const heightAt = heightOf(makeRelief(layerSeed(order, 1)));
    const points: Vector[] = [];
    for (let z = 60; z >= -90; z -= 6) points.push([trackX(z), heightAt(trackX(z), z), z]);
    return {
      heightAt,
      waterLevel: null,
      indoor: false,
      bestView: 0.42,
      viewSlack: 0.16,
      openRadius: 10,
      plainRadius: 40,
      spots: [
        { kind: 'sit', at: [-7.4, 1.2, -8], heading: 0.4, radius: 0.6 },
        { kind: 'door', at: [-14, 0, -26], heading: 0.35, radius: 1.5 },
      ],
      ways: [{ kind: 'road', points, width: 2.8 }],
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order);
    const grass = meadowGrass(season.name, 0.18);
    const young = season.name === 'spring';
    const bare = season.name === 'winter' || season.snow > 0.5;
    const wheat: GrassLook = young
      ? { root: lightOf(0x3c5226), tip: lightOf(0x7f9a4e), dry: lightOf(0xa8b060), dryness: 0.1, height: 0.5 }
      : {
          root: lightOf(0x8a6f38),
          tip: lightOf(0xcaa557),
          dry: lightOf(0xe6c983),
          dryness: 0.5,
          height: season.name === 'autumn' ? 0.3 : 0.85,
        };
    const crop: GrassLook = {
      root: lightOf(0x2f4a24),
      tip: lightOf(0x6f9146),
      dry: lightOf(0x9aa858),
      dryness: 0.08,
      height: 0.42,
      broad: 2.6,
    };
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 50,
      rockFrom: 500,
      snowFrom: 700,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const inRow = (x: number): number => smoothstep(0.55, 0.75, Math.cos(((x - 12) / 1.6) * Math.PI * 2) * 0.5 + 0.5);
    const growth = (x: number, z: number): number =>
      (1 - onTrack(x, z)) *
      (inWheat(x, z) > 0.2 || inRows(x, z) > 0.2
        ? 0
        : smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (bare ? 0.25 : 1));
    const land: Land = { relief, heightAt, sight, season };
    return {
      placements: [
        ...sowGrass(order, land, { layer: 2, look: grass, growth, tint, reach: 120, detail }),
        ...(bare
          ? []
          : sowGrass(order, land, {
              layer: 3,
              look: wheat,
              growth: (x, z) => inWheat(x, z),
              tint,
              reach: 120,
              detail,
              centre: [-40, -20],
            })),
        ...(bare
          ? []
          : sowGrass(order, land, {
              layer: 4,
              look: crop,
              growth: (x, z) => inRows(x, z) * inRow(x),
              tint: () => [1, 1, 1],
              reach: 90,
              detail,
              centre: [40, -30],
            })),
        ...(bare || order.without.includes('flower')
          ? []
          : sowFlowers(order, land, { layer: 5, reach: 40, bare: (x, z) => growth(x, z) < 0.5 })),
        ...buildYard(order, land),
        ...(order.without.includes('tree')
          ? []
          : plantCopse(order, land, {
              layer: 6,
              reach: 380,
              step: 12,
              density: (x, z) =>
                inWheat(x, z) > 0 || inRows(x, z) > 0 || onTrack(x, z) > 0 || (Math.abs(x) < 26 && z < -14 && z > -48)
                  ? 0
                  : 0.05 + smoothstep(0.02, 0.3, relief.noise.fbm(x * 0.012, z * 0.012, 2)) * 0.5,
              species: [
                ['oak', 0.4],
                ['apple', 0.65],
                ['maple', 0.85],
                ['poplar', 1],
              ],
              size: [0.8, 1.2],
              clear: 18,
              crowd: 1.2,
            })),
        ...plantWoods({
          seed: layerSeed(order, 7),
          sight,
          heightAt,
          season,
          centre: [0, 0],
          reach: 1300,
          step: 15,
          from: 370,
          to: 1300,
          density: (x, z, y) => smoothstep(0, 0.3, relief.noise.fbm(x * 0.004, z * 0.004, 2) + (y > 24 ? 0.12 : -0.02)),
          spires: 0.25,
          spire: TREES.spruce.leaves.summer,
          dome: farLeaves(season),
          height: 11,
          most: 7000,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const [track, left, right] = [onTrack(x, z), inWheat(x, z), inRows(x, z)];
            if (track + left + right <= 0) return look;
            const soil = lightOf(0x6a5238);
            const field = mixLight(look.colour, bare ? soil : groundUnder(wheat), left);
            const rows = mixLight(
              field,
              bare || cell > 1
                ? mixLight(soil, groundUnder(crop), bare ? 0 : 0.5)
                : mixLight(soil, groundUnder(crop), inRow(x)),
              right,
            );
            const colour = mixLight(
              rows,
              timesLight(lightOf(0x9a8462), 1 + relief.noise.noise(x * 1.4, z * 1.4) * 0.15),
              track * 0.9,
            );
            return {
              colour: mixLight(weathered(colour, { ...season, snow: 0 }, 1), SNOW_WHITE, season.snow * 0.85),
              material: materialOf('soil'),
            };
          },
          reach: 4096,
          middle: [0, 0, -1000],
          floor: null,
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      air,
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};

/** A barn and its silo at the back on the left, bales, fences along the fields. */
function buildYard(order: Parameters<PlaceBuilder['build']>[0], { heightAt, sight, season }: Land): Placement[] {
  const bale = makeBale(makeRandom(layerSeed(order, 8)), season);
  const fence = (from: Vector, to: Vector, count: number): Placement => {
    const points = Array.from({ length: count + 1 }, (_, k): Vector => {
      const [x, z] = [from[0] + ((to[0] - from[0]) * k) / count, from[2] + ((to[2] - from[2]) * k) / count];
      return [x, heightAt(x, z) - 0.05, z];
    });
    return { mesh: makeFence(points, { colour: lightOf(0x8d7a64), material: 'wood', season }), matrix: IDENTITY };
  };
  const bales = (
    [
      [-7.4, -8, 0.4],
      [-9.2, -9.5, 1.1],
      [-22, -14, 0.2],
      [-34, -30, 2],
      [-30, 2, 0.9],
      [-46, -12, 1.4],
    ] as const
  )
    .filter(([x, z]) => !sight.blocks([x, heightAt(x, z), z], 1.2, 1.3))
    .map(([x, z, heading]) => ({ mesh: bale, matrix: standing([x, heightAt(x, z), z], heading) }));
  return [
    { mesh: makeBarn(season), matrix: standing([-14, heightAt(-14, -32) - 0.1, -32], 0.35) },
    ...(order.without.includes('fence')
      ? []
      : [fence([-10.8, 0, 18], [-10.8, 0, -20], 15), fence([11.4, 0, 18], [11.4, 0, -40], 23)]),
    ...bales,
  ];
}
