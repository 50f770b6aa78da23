import { smoothstep } from '../../maths/ease.ts';
import { type Light, lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { hasHamlet, layHamlet } from '../kits/hamlet.ts';
import { type Land, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse, strewStones } from '../kits/plants/copse.ts';
import { sowFlowers } from '../kits/plants/flowers.ts';
import { sowGrass } from '../kits/plants/grass.ts';
import { farLeaves } from '../kits/plants/leaf-seasons.ts';
import { TREES } from '../kits/plants/trees-table.ts';
import { meadowGrass, paintTurf, STONE_GREY, type Turf, turfTint } from '../kits/plants/turf.ts';
import { plantWoods } from '../kits/plants/woods.ts';
import { beyond, makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { PEBBLES, paintSand, paintShore } from '../kits/sand.ts';
import { seasonOf } from '../kits/season.ts';
import { mixLight } from '../kits/tones.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import { type GroundLook, makeTerrain } from '../terrain.ts';
import type { Placement } from '../world.ts';

const LEVEL = -1.1;
const HALF_WIDTH = 11;

/** It winds toward the camera in wide bends and passes the middle on the right. */
const riverX = (z: number): number =>
  34 - smoothstep(-20, -140, z) * 30 + Math.sin((z + 60) * 0.0125) * 46 * smoothstep(-10, -120, z);

/** On the inner bank of the bend that whoever flies up the valley has before them. */
const HAMLET = { centre: [14, -208], heading: 0.35, rows: 2 } as const;
const nearHamlet = (x: number, z: number): number => Math.hypot((x - HAMLET.centre[0]) / 1.25, z - HAMLET.centre[1]);

/** A green floor with a river in it, wooded slopes on both sides, spurs that close behind each other, great peaks at the end. */
const heightOf =
  (relief: Relief) =>
  (x: number, z: number): number => {
    const aside = Math.abs(x - riverX(z)) + relief.noise.noise(x * 0.1, z * 0.1) * 1.4;
    const bed =
      aside < HALF_WIDTH
        ? LEVEL - 1.2 * (1 - (aside / HALF_WIDTH) ** 2)
        : LEVEL + Math.min(1.1, (aside - HALF_WIDTH) * 0.2);
    const rolling =
      beyond(x, z, 12, 80) * smoothstep(HALF_WIDTH + 8, 70, aside) * (relief.swells(x, z, 90) * 2.6 + 1.4);
    const spur = Math.sin(z * 0.0072 + (x > 0 ? 0 : 2.6)) * 46 + relief.noise.fbm(z * 0.006, 2, 2) * 40;
    const out = Math.abs(x - Math.sin(z * 0.003) * 40) - 118 - spur;
    const slopes =
      smoothstep(0, 420, out) * (190 + relief.swells(x, z, 240) * 46) +
      smoothstep(0, 150, out) * (12 + relief.swells(x, z, 90) * 9);
    const range =
      shareOf(smoothstep(160, 900, out) + smoothstep(1500, 3200, -z) * 0.9, () => relief.peaks(x, z, 1300, 8)) * 430;
    return (
      bed + rolling + slopes + range + smoothstep(0.1, 0.6, bed - LEVEL) * relief.noise.noise(x * 0.4, z * 0.4) * 0.06
    );
  };

/** A wide valley with a river, made to be flown over. */
export const VALLEY: PlaceBuilder = {
  name: 'valley',
  describe(order) {
    const points: Vector[] = [];
    for (let z = -260; z <= 80; z += 8) points.push([riverX(z), LEVEL, z]);
    return {
      heightAt: heightOf(makeRelief(layerSeed(order, 1))),
      waterLevel: LEVEL,
      indoor: false,
      bestView: 0,
      viewSlack: 0.25,
      openRadius: 11,
      plainRadius: 40,
      spots: [
        { kind: 'water', at: [riverX(-20), LEVEL, -20], heading: 0, radius: 4 },
        { kind: 'sit', at: [3.5, 0, -2.5], heading: 2.2, radius: 1.2 },
      ],
      ways: [{ kind: 'river', points, width: HALF_WIDTH * 1.5 }],
      prospect: {
        ground: { eye: [12, 9, 46], target: [4, 7, -40] },
        air: { eye: [14, 62, 60], target: [-4, 26, -130] },
      },
    };
  },
  build(order, sight, detail) {
    const season = seasonOf(order, true);
    const relief = makeRelief(layerSeed(order, 1));
    const heightAt = heightOf(relief);
    const air = openAir(order, order.time === 'day' ? 0 : 0.42);
    const grass = meadowGrass(season.name === 'summer' ? 'spring' : season.name, 0.24);
    const turf: Turf = {
      noise: relief.noise,
      season,
      grass,
      rock: STONE_GREY,
      woodsFrom: 26,
      rockFrom: 300,
      snowFrom: 430,
      woods: lightOf(0x35482c),
    };
    const tint = (x: number, z: number): Light => turfTint(relief.noise, x, z);
    const dry = (y: number): number => smoothstep(0.3, 0.7, y - LEVEL);
    const land: Land = { relief, heightAt, sight, season };
    // Mist lies on the floor of a valley; the slopes stand above it.
    const misty = order.weather === 'fog';
    const tilled = hasHamlet(order) && season.snow < 0.5;
    return {
      placements: [
        makeWaterSheet(LEVEL, [0, -260], 1400),
        ...sowGrass(order, land, {
          layer: 2,
          look: grass,
          growth: (x, z, y) =>
            y > 60
              ? 0
              : dry(y) * smoothstep(-0.8, 0.1, relief.noise.noise(x * 0.1, z * 0.1)) * (season.snow > 0.5 ? 0.25 : 1),
          tint,
          reach: 130,
          detail,
        }),
        ...sowFlowers(order, land, { layer: 3, reach: 60, bare: (x, z) => dry(heightAt(x, z)) < 1 }),
        ...(order.without.includes('tree') ? [] : plantSlopes(order, land)),
        ...(hasHamlet(order) ? layHamlet(order, heightAt, HAMLET) : []),
        ...strewStones(order, land, {
          layer: 8,
          centre: [20, -30],
          reach: 90,
          step: 2,
          density: (_x, _z, y) => (y > LEVEL + 0.5 || y < LEVEL - 1 ? 0 : 0.3),
          look: { stone: STONE_GREY, moss: lightOf(0x66703c), mossy: 0.35, tall: 0.62, cuts: 16, strata: 0 },
          size: [0.14, 1.9],
          clear: 9,
        }),
      ],
      grounds: makeTerrain(
        {
          heightAt,
          lookAt(x, z, y, normal, cell) {
            const look = tilled
              ? paintPlots(paintTurf(turf, x, z, y, normal, cell), x, z)
              : paintTurf(turf, x, z, y, normal, cell);
            const edge = dry(y + relief.noise.noise(x * 0.5, z * 0.5) * 0.12);
            if (edge >= 1) return look;
            return paintShore(paintSand(relief.noise, season, PEBBLES, x, z, y - LEVEL), look, edge);
          },
          reach: 4096,
          middle: [0, 0, -1500],
          floor: LEVEL - 3,
          farFineness: 2.4,
        },
        sight,
      ),
      groundFocus: [0, 0, -6],
      heightAt,
      air: {
        ...air,
        fog: misty
          ? { ...air.fog, density: air.fog.density * 0.2, height: 20, floor: LEVEL }
          : { ...air.fog, height: 120 },
        // Its floor lies in the shade of the slopes while the sun is low.
        print: LOW.test(order.time)
          ? { ...air.print, exposure: air.print.exposure * 1.3, saturation: air.print.saturation * 1.12 }
          : air.print,
      },
      water: makeWater(
        { level: LEVEL, deep: [0.02, 0.085, 0.1], shallow: [0.16, 0.24, 0.2], clarity: 0.8, waves: 0.2, flow: 0.9 },
        order,
        air,
      ),
      lamps: [],
      wind: windOf(season),
    };
  },
};

const LOW = /^(?:dawn|golden_hour|dusk)$/;

/** Strips of crops, each in its own colour, around the houses. */
const CROPS = [0x8fae3e, 0xc9b44e, 0x6f9a3a, 0xb7a468, 0xa3bd54, 0x7d8f3c].map((hex) => lightOf(hex));
function paintPlots(look: GroundLook, x: number, z: number): GroundLook {
  const far = nearHamlet(x, z);
  const share = smoothstep(38, 52, far) * (1 - smoothstep(105, 125, far)) * smoothstep(26, 34, Math.abs(x - riverX(z)));
  if (share <= 0) return look;
  const [along, across] = [x * 0.94 - z * 0.34, x * 0.34 + z * 0.94];
  const strip = Math.floor(along / 21) * 7 + Math.floor(across / 46 + Math.floor(along / 21) * 0.4) * 3;
  const crop = CROPS[((strip % CROPS.length) + CROPS.length) % CROPS.length] ?? look.colour;
  return { ...look, colour: mixLight(look.colour, crop, share * 0.8) };
}

function plantSlopes(order: PlaceOrder, land: Land): Placement[] {
  const { relief, heightAt, sight, season } = land;
  const group = (x: number, z: number): number => relief.noise.fbm(x * 0.011 + 3, z * 0.011, 2);
  const lived = hasHamlet(order);
  const wet = (x: number, z: number): boolean =>
    Math.abs(x - riverX(z)) < HALF_WIDTH + 3 || (lived && nearHamlet(x, z) < 58);
  // A river through woods has them down to its banks.
  const dense = order.dressing.some((word) => /forest|woods|woodland|jungle/.test(word)) ? 0.45 : 0;
  const wooded = (x: number, z: number, y: number): number =>
    wet(x, z) ? 0 : smoothstep(-0.05, 0.2, group(x, z) + smoothstep(6, 40, y) * 0.35 - 0.08 + dense);
  return [
    ...plantCopse(order, land, {
      layer: 4,
      centre: [0, -80],
      reach: 320,
      step: 9,
      density: (x, z, y) => wooded(x, z, y) * 0.6 + (wet(x, z) ? 0 : 0.02),
      species: [
        ['birch', 0.25],
        ['oak', 0.45],
        ['maple', 0.6],
        ['spruce', 0.88],
        ['pine', 1],
      ],
      size: [0.75, 1.25],
      clear: 17,
      crowd: 1.3,
    }),
    ...plantWoods({
      seed: layerSeed(order, 6),
      sight,
      heightAt,
      season,
      centre: [0, -500],
      reach: 1700,
      step: 11,
      from: 280,
      to: 1900,
      density: (x, z, y) => (y > 250 ? 0 : wooded(x, z, y)),
      spires: 0.6,
      spire: TREES.spruce.leaves.summer,
      dome: farLeaves(season),
      height: 12,
      most: 11000,
    }),
  ];
}
