import { smoothstep } from '../../maths/ease.ts';
import { materialOf } from '../../maths/materials.ts';
import { IDENTITY, standing } from '../../maths/matrix.ts';
import { type Light, lightOf, MeshBuilder } from '../../maths/mesh.ts';
import { addBox, makeStrip } from '../kits/built.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { type Season, SNOW_WHITE, seasonOf } from '../kits/season.ts';
import { gradeFor, makeNearRoad, PASS_HALF_WIDTH, serpentinePoints, slopeY } from '../kits/serpentine.ts';
import { mixLight, timesLight } from '../kits/tones.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import { makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

/** A road over a pass: hairpins up a green slope, a valley below, bare peaks above. */
const POINTS = serpentinePoints();
const nearRoad = makeNearRoad(POINTS);

const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const up = slopeY(Math.max(-520, Math.min(150, z)));
    const swells =
      smoothstep(8, 60, Math.hypot(x, z)) * relief.swells(x, z, 70) * 2.4 +
      relief.swells(x, z, 300) * smoothstep(90, 400, Math.abs(x)) * 34;
    const range =
      shareOf(smoothstep(240, 900, -z) + smoothstep(420, 1300, Math.abs(x)) * 0.7, () => relief.peaks(x, z, 1000, 8)) *
      430;
    const across = shareOf(smoothstep(700, 1700, z), () => relief.peaks(x, z, 1200, 8)) * 520;
    return gradeFor(up + swells + range + across + relief.noise.noise(x * 0.3, z * 0.3) * 0.12, nearRoad(x, z));
  };

/** Fog that one drives through, and not the mist of the valley below. */
const isThick = ({ weatherAmount = 1, dressing }: PlaceOrder): boolean =>
  (weatherAmount > 1 || dressing.includes('headlights')) && !dressing.includes('from the air');

const SUN_TURNS: Readonly<Record<string, number>> = { dawn: -1.5, night: -1.5, golden_hour: 1.58, dusk: 1.58 };

function describe(order: PlaceOrder): PlaceFacts {
  return {
    heightAt: heightOf(makeRelief(layerSeed(order, 1))),
    ...{ waterLevel: null, indoor: false, bestView: 0.7, viewSlack: 0.4, openRadius: 8 },
    spots: [{ kind: 'roadside', at: [-6, 0, 4.4], heading: 2.6, radius: 1.2 }],
    ways: [{ kind: 'road', points: POINTS.filter(([, , z]) => Math.abs(z) < 75), width: PASS_HALF_WIDTH * 2 }],
    // From above the upper bends down into the valley, where the sun rises and fog lies.
    overlook: { eye: [-74, 37, -48], target: [74, 44, 66] },
    prospect: {
      ground: { eye: [-34, 2, 24], target: [6, 13, -40] },
      air: { eye: [-58, 44, 150], target: [2, 40, -60] },
    },
  };
}

/** Asphalt with a line along each edge and a broken one in the middle. */
function pave(season: Season): Placement {
  const under = (hex: number, snow: number): Light =>
    mixLight(timesLight(lightOf(hex), 1 - season.wet * 0.35), SNOW_WHITE, season.snow * snow);
  const [edge, material] = [PASS_HALF_WIDTH - 0.25, 'asphalt' as const];
  const paint = under(0xe6e2d6, 0.5);
  const mesh = makeStrip(POINTS, [
    { from: -PASS_HALF_WIDTH, to: PASS_HALF_WIDTH, colour: under(0x5a595f, 0.5), material, lift: 0 },
    { from: -0.07, to: 0.07, colour: paint, material, lift: 0.02, dashes: 3 },
    { from: -edge - 0.06, to: -edge + 0.06, colour: paint, material, lift: 0.02 },
    { from: edge - 0.06, to: edge + 0.06, colour: paint, material, lift: 0.02 },
  ]);
  return { mesh, matrix: IDENTITY, shades: false, mirrored: false };
}

/** Stones along the edge toward the valley, and arrows in the bends. */
function guard(season: Season): Placement[] {
  const builder = new MeshBuilder();
  addBox(builder, [0, 0.3, 0], [0.35, 0.7, 0.9], { colour: lightOf(0xb5ada0), material: 'stone', season });
  const stone = builder.build();
  return POINTS.flatMap(([x, y, z], k): Placement[] => {
    const next = POINTS[k + 1];
    if (next === undefined) return [];
    const [dx, dz] = [next[0] - x, next[2] - z];
    const length = Math.hypot(dx, dz);
    // On the side that looks down to the valley.
    const side = dx > 0 ? 1 : -1;
    const out = PASS_HALF_WIDTH + 0.7;
    const at = [x - ((dz * side) / length) * out, y - 0.1, z + ((dx * side) / length) * out] as const;
    if (Math.hypot(at[0], at[2]) < 9) return [];
    return [{ mesh: stone, matrix: standing(at, Math.atan2(dx, dz)) }];
  });
}

function plant(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const free = (x: number, z: number): boolean => nearRoad(x, z) === null;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.014 + 3, z * 0.014, 2);
  return [
    ...plantCopse(order, land, {
      ...{ layer: 4, centre: [0, -40], reach: 300, step: 9, clear: 12, crowd: 1.2, size: [0.6, 1.15] },
      density: (x, z, y) => (!free(x, z) || y > 110 ? 0 : 0.08 + smoothstep(-0.1, 0.2, group(x, z)) * 0.6),
      species: [
        ['spruce', 0.65],
        ['pine', 0.9],
        ['birch', 1],
      ],
    }),
    ...plantWoods({
      ...{
        seed: layerSeed(order, 6),
        sight,
        heightAt,
        season,
        centre: [0, 100],
        reach: 1100,
        step: 13,
        from: 260,
        to: 1300,
      },
      density: (x, z, y) => (y > 120 || !free(x, z) ? 0 : smoothstep(-0.1, 0.2, group(x, z))),
      ...{ spires: 0.9, spire: TREES.spruce.leaves.summer, dome: farLeaves(season), height: 12, most: 5000 },
    }),
  ];
}

export const MOUNTAIN_PASS: PlaceBuilder = {
  name: 'mountain_pass',
  describe,
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    // The slope looks at the camera: a low sun stands beside it and not behind the ridge.
    const air = openAir(order, SUN_TURNS[order.time] ?? -0.4);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.2);
    const turf: Turf = {
      ...{ noise: relief.noise, season, grass, rock: STONE_GREY, woods: lightOf(0x3a4f2e) },
      ...{ woodsFrom: 60, rockFrom: 170, snowFrom: 320 },
    };
    const land: Land = { relief, heightAt, sight, season };
    const growth = (x: number, z: number): number => {
      const near = nearRoad(x, z);
      return near !== null && near.aside < PASS_HALF_WIDTH + 1.3
        ? 0
        : smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (season.snow > 0.5 ? 0.2 : 1);
    };
    return {
      placements: [
        pave(season),
        ...guard(season),
        ...sowGrass(order, land, {
          ...{ layer: 2, look: grass, growth, reach: 110, detail },
          tint: (x, z) => turfTint(relief.noise, x, z),
        }),
        ...sowFlowers(order, land, { layer: 3, reach: 60, bare: (x, z) => growth(x, z) === 0 }),
        ...(order.without.includes('tree') ? [] : plant(order, land)),
        ...strewStones(order, land, {
          ...{ layer: 8, reach: 120, step: 3, clear: 9, size: [0.15, 1.6] },
          density: (x, z) => (growth(x, z) === 0 ? 0 : 0.08),
          look: { stone: STONE_GREY, moss: lightOf(0x66703c), mossy: 0.4, tall: 0.66, cuts: 12, strata: 0 },
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = paintTurf(turf, x, z, y, normal, cell);
            const near = nearRoad(x, z);
            if (near === null) return look;
            const gravel = 1 - smoothstep(PASS_HALF_WIDTH + 0.3, PASS_HALF_WIDTH + 1.6, near.aside);
            const stones = mixLight(timesLight(lightOf(0x978d7d), 1 - season.wet * 0.3), SNOW_WHITE, season.snow * 0.7);
            return {
              colour: mixLight(look.colour, stones, gravel),
              material: gravel > 0.5 ? materialOf('soil') : look.material,
            };
          },
          ...{ reach: 3072, middle: [0, 0, -300], floor: null, farFineness: 2, nearFineness: 1.4 },
        },
        sight,
      ),
      groundFocus: [0, 0, 0],
      heightAt,
      // Mist lies in the valley; the road climbs out of it.
      air:
        order.weather === 'fog' && !isThick(order)
          ? {
              ...air,
              fog: { ...air.fog, density: air.fog.density * 1.5, haze: air.fog.haze * 0.4, floor: -62, height: 15 },
            }
          : order.weather === 'fog'
            ? { ...air, fog: { ...air.fog, density: air.fog.density * 1.4, floor: 0, height: 160 } }
            : air,
      water: null,
      lamps: [],
      wind: windOf(season),
    };
  },
};
